#include "engine/outpost/setup.h"

#include <algorithm>
#include <array>
#include <span>

namespace outpost {

namespace {

Check checkOrder(const Setup& setup) {
    const auto players = static_cast<int>(setup.order.size());
    if (players < kMinPlayers || players > kMaxPlayers)
        return refuse(ErrorCode::WrongPlayerCount, "O-3.4", players);
    SeatSet seen;
    for (const Seat seat : setup.order) {
        if (static_cast<int>(seat) >= players || seen.contains(seat))
            return refuse(ErrorCode::WrongOrder, "O-3.4");
        seen.insert(seat);
    }
    return allowed();
}

Check checkOptions(const Options& options) {
    for (std::size_t i = 1; i < options.payout.size(); ++i)
        if (options.payout[i] < options.payout[i - 1])
            return refuse(ErrorCode::WrongOptions, "O-10.2", static_cast<int>(i), 0);
    for (std::size_t i = 1; i < options.prices.size(); ++i)
        if (options.prices[i] < options.prices[i - 1])
            return refuse(ErrorCode::WrongOptions, "O-9.1", static_cast<int>(i), 1);
    return allowed();
}

Check checkCards(const Cards& cards) {
    if (cards.empty())
        return allowed();
    std::array<int, 5> kinds{};
    std::array<int, kTechnologyCount + 1> technologies{};
    std::array<int, kMostNumber + 1> numbers{};
    int plug = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Card& card = cards[i];
        const auto wrong = [i] {
            return refuse(ErrorCode::WrongCards, "O-2.1", static_cast<int>(i));
        };
        if (!isPlausible(card) || card.kind == CardKind::Step3)
            return wrong();
        plug += isPlug(card) ? 1 : 0;
        if (card.kind == CardKind::Technology &&
            ++technologies[static_cast<std::size_t>(card.technology)] > copiesOf(card.technology))
            return wrong();
        if (++numbers[card.number] > kMaxPile)
            return wrong();
        ++kinds[static_cast<std::size_t>(card.kind)];
    }
    const bool isWholeBox = kinds[static_cast<std::size_t>(CardKind::Plant)] == kPlants &&
                            kinds[static_cast<std::size_t>(CardKind::Habitat)] == kHabitats &&
                            kinds[static_cast<std::size_t>(CardKind::Technology)] == kTechnologies;
    if (!isWholeBox || plug != kPlugCards)
        return refuse(ErrorCode::WrongCards, "O-2.5", static_cast<int>(cards.size()));
    return allowed();
}

bool isInPlay(const Setup& setup, const MapCity& city) {
    return city.area == 0 || setup.smallAreas.contains(city.area);
}

/// How many cities in play hang together, at most.
int adjoiningCities(const Setup& setup) {
    CitySet inPlay;
    for (std::size_t i = 0; i < setup.map.cities.size(); ++i)
        if (isInPlay(setup, setup.map.cities[i]))
            inPlay.insert(City(static_cast<int>(i)));
    int most = 0;
    for (const City first : inPlay) {
        CitySet start;
        start.insert(first);
        const Distances distances = distancesFrom(setup.map, start, inPlay);
        int joined = 0;
        for (const City city : inPlay)
            joined += distances.reaches(city) ? 1 : 0;
        most = std::max(most, joined);
    }
    return most;
}

/// Without room for the Syndicate's first stations the game could not begin.
Check checkSyndicateRoom(const Setup& setup) {
    if (setup.order.size() != kMinPlayers || !setup.map.isEntered())
        return allowed();
    const int cities = adjoiningCities(setup);
    return cities >= kSyndicateStartStations
               ? allowed()
               : Check(refuse(ErrorCode::MapTooSmall, "O-14.3", cities, kSyndicateStartStations));
}

Check checkMap(const Setup& setup) {
    const Map& map = setup.map;
    const auto small = setup.smallAreas.size();
    if (!map.isEntered()) {
        if (!map.connections.empty())
            return refuse(ErrorCode::WrongMap, "O-3.1", 0, 1);
        return small == 0 ? allowed() : Check(refuse(ErrorCode::WrongAreas, "O-3.1", small, 0));
    }
    const int needed = setupRow(static_cast<int>(setup.order.size())).smallAreas;
    if (small != needed || setup.smallAreas.contains(0))
        return refuse(ErrorCode::WrongAreas, "O-3.1", small, needed);
    for (const std::uint8_t area : setup.smallAreas)
        if (area >= kAreaCount)
            return refuse(ErrorCode::WrongAreas, "O-3.1", area, needed);
    for (std::size_t i = 0; i < map.cities.size(); ++i) {
        const MapCity& city = map.cities[i];
        const bool isField = city.field == FieldKind::Plant || city.field == FieldKind::Habitat;
        if (!isField || city.area >= kAreaCount)
            return refuse(ErrorCode::WrongMap, "O-7.3", static_cast<int>(i), 0);
    }
    for (std::size_t i = 0; i < map.connections.size(); ++i) {
        const Connection& connection = map.connections[i];
        if (connection.a.index() >= map.cities.size() ||
            connection.b.index() >= map.cities.size() || connection.a == connection.b ||
            connection.cost > kMostConnectionCost)
            return refuse(ErrorCode::WrongMap, "O-3.1", static_cast<int>(i), 1);
    }
    return checkSyndicateRoom(setup);
}

void prepareCompanies(State& state) {
    for (const Seat seat : state.order)
        state.of(seat).money = kStartMoney;
    state.syndicate.usesTechnologies = false;
}

void prepareDeck(State& state, const Setup& setup) {
    state.deck.total = static_cast<std::uint8_t>(cardsInGame(state.players));
    state.deck.unseen = state.deck.total;
    state.deck.unknown = setup.cards;
    state.deck.isKnown = !setup.cards.empty();
}

void prepareCities(State& state, const Setup& setup) {
    state.map = setup.map;
    for (const MapCity& city : setup.map.cities) {
        CityState there;
        there.field = city.field;
        there.isInPlay = isInPlay(setup, city);
        state.cities.push(there);
    }
}

} // namespace

Result<State> begin(const Setup& setup) {
    for (const Check& checked : {checkOrder(setup), checkOptions(setup.options)})
        if (!checked)
            return checked.error();
    for (const Check& checked : {checkCards(setup.cards), checkMap(setup)})
        if (!checked)
            return checked.error();
    State state;
    state.options = setup.options;
    state.players = static_cast<std::uint8_t>(setup.order.size());
    state.order = setup.order;
    state.workers = static_cast<std::uint8_t>(workersInGame(state.players));
    prepareCompanies(state);
    prepareDeck(state, setup);
    prepareCities(state, setup);
    return state;
}

core::FixedVector<Seat, kMaxPlayers> randomOrder(int players, core::Rng& rng) {
    std::array<Seat, kMaxPlayers> seats{};
    for (std::size_t i = 0; i < seats.size(); ++i)
        seats[i] = static_cast<Seat>(i);
    rng.shuffle(std::span(seats.data(), static_cast<std::size_t>(players)));
    core::FixedVector<Seat, kMaxPlayers> order;
    for (int i = 0; i < players; ++i)
        order.push(seats[static_cast<std::size_t>(i)]);
    return order;
}

} // namespace outpost
