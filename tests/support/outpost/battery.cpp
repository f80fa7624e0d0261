#include "tests/support/outpost/battery.h"

#include <algorithm>
#include <cstdint>

#include "engine/outpost/invariants.h"
#include "engine/outpost/market.h"
#include "engine/outpost/workers.h"

namespace outpost::test {

namespace {

std::uint64_t keyOf(const Card& card) {
    const std::uint64_t facts =
        static_cast<std::uint64_t>(card.kind) | std::uint64_t{card.number} << 8U |
        std::uint64_t{card.workers} << 16U | std::uint64_t{card.cities} << 24U |
        std::uint64_t{card.places} << 32U | static_cast<std::uint64_t>(card.technology) << 40U;
    return core::Rng(facts).next();
}

/// A sum over every card the table has turned over, in which each card's facts leave their mark;
/// counted here and not by the engine's own census.
std::uint64_t cardsSeen(const State& state) {
    std::uint64_t sum = 0;
    const auto all = [&sum](const auto& cards) {
        for (const Card& card : cards)
            sum += card.kind != CardKind::Step3 ? keyOf(card) : 0;
    };
    for (const MarketSpace& space : state.market)
        all(space.cards);
    all(state.boxed);
    all(state.deck.under);
    all(state.deck.shuffled);
    for (const Company& company : state.companies) {
        all(company.pool);
        all(company.plants);
        all(company.habitats);
    }
    all(state.syndicate.pool);
    all(state.syndicate.plants);
    all(state.syndicate.habitats);
    return sum;
}

int workersOf(const State& state) {
    int workers = state.workers + state.syndicate.housed + state.syndicate.seasonal;
    for (const Company& company : state.companies)
        workers += company.housed + company.seasonal;
    return workers;
}

int sumOf(const Events& events, EventKind kind, Owner who) {
    int sum = 0;
    for (const Event& event : events)
        sum += event.kind == kind && event.who == who ? event.amount : 0;
    return sum;
}

/// What stands in a city stays there.
bool staysBuilt(const State& before, const State& after) {
    for (std::size_t i = 0; i < before.cities.size(); ++i) {
        const CityState& was = before.cities[i];
        const CityState& is = after.cities[i];
        for (std::size_t field = 0; field < was.stations.size(); ++field)
            if (was.stations[field] != Owner::Nobody && is.stations[field] != was.stations[field])
                return false;
        if (was.building != Owner::Nobody && is.building != was.building)
            return false;
    }
    return true;
}

bool isCurrentMarketVaried(const State& state) {
    for (std::size_t i = 1; i < state.currentSpaces(); ++i)
        if (sortKey(state.market[i - 1].top()) == sortKey(state.market[i].top()))
            return false;
    return true;
}

} // namespace

const char* BatteryTable::problem(const State& before, const State& after, const Events& events,
                                  const Move& move) {
    if (brokenInvariant(after))
        return "an invariant is broken";
    if (!staysBuilt(before, after))
        return "a piece left the map";
    if (workersOf(after) != workersInGame(after.players))
        return "workers appeared or vanished";
    for (const Seat seat : after.order) {
        const Owner who = ownerOf(seat);
        if (after.of(seat).money - before.of(seat).money !=
            sumOf(events, EventKind::MoneyChanged, who))
            return "money changed untold";
        if (after.of(seat).housed > placesOf(after.of(seat)) + kMoonBasePlaces + 1)
            return "more workers are housed than there are places";
    }
    if (after.syndicate.money != 0)
        return "the Syndicate has money";
    const bool hasFuture =
        after.step3 == Step3State::NotDrawn || after.step3 == Step3State::InMarket;
    if (hasFuture && after.options.rulings.slidingCard == SlidingCard::JoinsPile &&
        after.phase != Phase::Setup && !isCurrentMarketVaried(after))
        return "the current market offers a number twice";
    if (after.currentGaps > 0 && (after.step == 3 || !isDrawDue(after)))
        return "a gap stays open";
    // Only a draw from the unseen cards brings a card.
    std::uint64_t cards = cardsSeen(before);
    if (const auto* draw = std::get_if<Draw>(&move.what))
        if (draw->card.kind != CardKind::Step3 && before.deck.unseen > 0)
            cards += keyOf(draw->card);
    return cards == cardsSeen(after) ? nullptr : "a card appeared or vanished";
}

} // namespace outpost::test
