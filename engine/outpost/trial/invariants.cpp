#include "engine/outpost/invariants.h"

#include <algorithm>
#include <array>

#include "engine/outpost/costs.h"
#include "engine/outpost/market/card_census.h"
#include "engine/outpost/turn/checks.h"
#include "engine/outpost/turns.h"

namespace outpost {

namespace {

using Broken = std::optional<Error>;

int stationsOf(Owner owner) { return owner == Owner::Syndicate ? kSyndicateStations : kStations; }

Broken brokenCards(const State& state) {
    std::array<int, kTechnologyCount + 1> technologies{};
    std::array<int, 5> kinds{};
    int seen = 0;
    int plug = 0;
    bool isPlain = true;
    forEachSeenCard(state, [&](const Card& card) {
        ++seen;
        plug += isPlug(card) ? 1 : 0;
        isPlain &= isPlausible(card);
        if (!isPlain)
            return;
        ++kinds[static_cast<std::size_t>(card.kind)];
        ++technologies[static_cast<std::size_t>(card.technology)];
    });
    if (!isPlain)
        return refuse(ErrorCode::ImplausibleCard, "O-2.6");
    if (seen + state.deck.unseen != state.deck.total)
        return refuse(ErrorCode::CountMismatch, "O-3.8", seen + state.deck.unseen,
                      state.deck.total);
    const std::array<std::pair<CardKind, int>, 3> limits{{{CardKind::Plant, kPlants},
                                                          {CardKind::Habitat, kHabitats},
                                                          {CardKind::Technology, kTechnologies}}};
    for (const auto& [kind, limit] : limits)
        if (const int count = kinds[static_cast<std::size_t>(kind)]; count > limit)
            return refuse(ErrorCode::TooManyOfTheKind, "O-2.1", count, limit);
    for (std::size_t i = 1; i < technologies.size(); ++i)
        if (const int copies = copiesOf(static_cast<Technology>(i)); technologies[i] > copies)
            return refuse(ErrorCode::TooManyOfTheKind, "O-13.1", technologies[i], copies);
    if (plug > kPlugCards)
        return refuse(ErrorCode::TooManyOfTheBack, "O-2.5", plug, kPlugCards);
    if (seen - plug > kSocketCards)
        return refuse(ErrorCode::TooManyOfTheBack, "O-2.5", seen - plug, kSocketCards);
    if (state.deck.isKnown && state.deck.unknown.size() < state.deck.unseen)
        return refuse(ErrorCode::CountMismatch, "O-3.8");
    return std::nullopt;
}

Broken brokenMarket(const State& state) {
    int hammers = 0;
    for (std::size_t i = 0; i < state.market.size(); ++i) {
        const MarketSpace& space = state.market[i];
        if (space.cards.empty())
            return refuse(ErrorCode::NoSuchSpace, "O-6.3");
        for (const Card& card : space.cards)
            if (sortKey(card) != sortKey(space.top()))
                return refuse(ErrorCode::NotSorted, "O-6.2");
        if (i > 0 && sortKey(state.market[i - 1].top()) > sortKey(space.top()))
            return refuse(ErrorCode::NotSorted, "O-6.1");
        hammers += space.isUnderHammer ? 1 : 0;
    }
    if (hammers != (state.auction.isOpen ? 1 : 0))
        return refuse(ErrorCode::CountMismatch, "O-5.2", hammers);
    return std::nullopt;
}

Broken brokenWorkers(const State& state) {
    int workers = state.workers;
    for (const Owner owner : fullOrder(state))
        workers += state.of(owner).housed + state.of(owner).seasonal;
    const int total = workersInGame(state.players);
    if (workers != total || state.workers > total)
        return refuse(ErrorCode::CountMismatch, "O-9.6", workers, total);
    return std::nullopt;
}

Broken brokenCompany(const State& state, Owner owner) {
    const Company& company = state.of(owner);
    if (company.money < 0)
        return refuse(ErrorCode::NotEnoughMoney, "O-5.4", company.money);
    if (company.robots > kMaxRobots)
        return refuse(ErrorCode::OutOfRange, "O-13.3", company.robots, kMaxRobots);
    std::array<int, kPieceCount> built{};
    for (const CityState& city : state.cities) {
        built[0] += static_cast<int>(std::count(city.stations.begin(), city.stations.end(), owner));
        if (city.building == owner)
            ++built[city.field == FieldKind::Habitat ? 2 : 1];
    }
    for (const OutpostPieces& outpost : company.outposts)
        for (std::size_t piece = 0; piece < kPieceCount; ++piece)
            built[piece] += outpost.has[piece] ? 1 : 0;
    for (std::size_t piece = 0; piece < kPieceCount; ++piece) {
        const int most = piece == 0 ? stationsOf(owner) : kSlotsOfAKind;
        if (built[piece] != company.built[piece])
            return refuse(ErrorCode::CountMismatch, "O-2.2", built[piece], company.built[piece]);
        if (built[piece] > most)
            return refuse(ErrorCode::TooManyPieces, "O-3.3", built[piece], most);
    }
    for (int i = outpostsOf(company); i < 2; ++i)
        if (company.outposts[static_cast<std::size_t>(i)] != OutpostPieces{})
            return refuse(ErrorCode::NoOutpost, "O-13.5");
    for (const Slot slot : {Slot::Plant, Slot::Habitat}) {
        const auto cards = static_cast<int>(company.on(slot).size());
        if (cards > company.unlocked(slot))
            return refuse(ErrorCode::NoFreeSlot, "O-8.1", cards, company.unlocked(slot));
        const CardKind kind = slot == Slot::Plant ? CardKind::Plant : CardKind::Habitat;
        for (const Card& card : company.on(slot))
            if (card.kind != kind && !card.is(Technology::MoonBase))
                return refuse(ErrorCode::WrongSlot, "O-8.2");
    }
    return std::nullopt;
}

Broken brokenCities(const State& state) {
    for (const CityState& city : state.cities) {
        if (city.building != Owner::Nobody && city.field == FieldKind::Unknown)
            return refuse(ErrorCode::WrongField, "O-7.3");
        if (!city.isInPlay && (city.stationCount() > 0 || city.building != Owner::Nobody))
            return refuse(ErrorCode::NotInPlay, "O-3.1");
        const auto& stations = city.stations;
        const auto isTwice = [&stations](std::size_t a, std::size_t b) {
            return stations[a] != Owner::Nobody && stations[a] == stations[b];
        };
        if (isTwice(0, 1) || isTwice(0, 2) || isTwice(1, 2))
            return refuse(ErrorCode::AlreadyThere, "O-7.3");
    }
    return std::nullopt;
}

/// Whoever has made the highest bid can pay it.
Broken brokenAuction(const State& state) {
    if (!state.auction.isOpen)
        return std::nullopt;
    const Company& company = state.of(state.auction.bidder);
    const int needed = payment(company, state.auction.bid);
    if (company.money < needed)
        return refuse(ErrorCode::NotEnoughMoney, "O-5.4", company.money, needed);
    for (const Seat seat : state.auction.in)
        if (state.of(seat).hasActed)
            return refuse(ErrorCode::NotInAuction, "O-5.6");
    return std::nullopt;
}

} // namespace

Broken brokenInvariant(const State& state) {
    for (const auto part : {brokenCards, brokenMarket, brokenWorkers, brokenCities, brokenAuction})
        if (const Broken broken = part(state))
            return broken;
    for (const Owner owner : fullOrder(state))
        if (const Broken broken = brokenCompany(state, owner))
            return broken;
    return std::nullopt;
}

} // namespace outpost
