#include "engine/outpost/correction.h"

#include <utility>

#include "engine/outpost/invariants.h"
#include "engine/outpost/turn/checks.h"
#include "engine/outpost/turn/effects.h"

namespace outpost {

namespace {

// --- things ------------------------------------------------------------------------------------

using Thing = core::Corrigible<State, Correct>;

template <class At>
constexpr Thing figure(At at) {
    return core::figureAt<State, Correct>(at);
}

template <auto Member>
constexpr Thing kOwn =
    figure([](auto& s, const Correct& c) -> auto& { return s.of(c.owner).*Member; });
template <auto Member>
constexpr Thing kTable = figure([](auto& s, const Correct&) -> auto& { return s.*Member; });

template <class Small>
void set(Small& number, int value) {
    number = static_cast<Small>(value);
}

/// Workers are taken from the worker market or put into it.
template <auto Member>
constexpr Thing kWorkers = {kOwn<Member>.value, [](State& s, const Correct& c) {
                                std::uint8_t& workers = s.of(c.owner).*Member;
                                set(s.workers, s.workers + workers - c.value);
                                set(workers, c.value);
                            }};

void countPiece(State& state, Owner owner, Piece piece, int change) {
    if (owner == Owner::Nobody)
        return;
    auto& built = state.of(owner).built[static_cast<std::size_t>(piece)];
    set(built, built + change);
}

void setPiece(State& state, Owner& there, Owner owner, Piece before, Piece after) {
    countPiece(state, there, before, -1);
    there = owner;
    countPiece(state, there, after, 1);
}

/// None if the city is one beyond those that are known.
const CityState* knownCity(const State& state, std::size_t index) {
    return index < state.cities.size() ? &state.cities[index] : nullptr;
}

/// A city number one beyond the last makes it known, in games without a map.
CityState& cityAt(State& state, std::size_t index) {
    if (index == state.cities.size())
        state.cities.push(CityState{});
    return state.cities[index];
}

void setStation(State& state, const Correct& to) {
    CityState& city = cityAt(state, to.index / kStationFields);
    setPiece(state, city.stations[to.index % kStationFields], to.owner, Piece::Station,
             Piece::Station);
}

Owner stationOwner(const State& state, const Correct& which) {
    const CityState* city = knownCity(state, which.index / kStationFields);
    return city ? city->stations[which.index % kStationFields] : Owner::Nobody;
}

Piece pieceFor(FieldKind kind) {
    return kind == FieldKind::Habitat ? Piece::Habitat : Piece::Plant;
}

void setBuilding(State& state, const Correct& to) {
    CityState& city = cityAt(state, to.index);
    const Piece before = pieceFor(city.field);
    if (!state.map.isEntered())
        city.field = static_cast<FieldKind>(to.value);
    setPiece(state, city.building, to.owner, before, pieceFor(city.field));
}

Owner buildingOwner(const State& state, const Correct& which) {
    const CityState* city = knownCity(state, which.index);
    return city ? city->building : Owner::Nobody;
}

int fieldOf(const State& state, const Correct& which) {
    const CityState* city = knownCity(state, which.index);
    return city ? static_cast<int>(city->field) : 0;
}

constexpr auto kOutpostPiece = [](auto& s, const Correct& c) -> auto& {
    return s.of(c.owner).outposts[c.index / kPieceCount].has[c.index % kPieceCount];
};

void setOutpostPiece(State& state, const Correct& to) {
    bool& has = kOutpostPiece(state, to);
    const auto piece = static_cast<Piece>(to.index % kPieceCount);
    countPiece(state, to.owner, piece, to.value - (has ? 1 : 0));
    has = to.value != 0;
}

int tokensOf(const State& state, const Correct& which) {
    const std::size_t space = which.index / kTokenValues;
    return space < state.market.size() ? state.market[space].tokens[which.index % kTokenValues] : 0;
}

void setTokens(State& state, const Correct& to) {
    set(state.market[to.index / kTokenValues].tokens[to.index % kTokenValues], to.value);
}

void setDeckCards(State& state, const Correct& to) {
    Deck& deck = state.deck;
    set(deck.total, deck.total + to.value - deck.unseen);
    set(deck.unseen, to.value);
}

/// What may be built, and the market's spaces; no card moves.
void setStep(State& state, const Correct& to) {
    if (to.value == 3 && state.step < 3) {
        state.deck.hasStep3 = false;
        for (const Card& card : state.deck.under)
            state.deck.shuffled.push(card);
        state.deck.under.clear();
        if (!state.market.empty() && state.market.back().top().kind == CardKind::Step3)
            state.market.removeAt(state.market.size() - 1U);
        state.step3 = Step3State::Started;
        state.marketSpaces = kMarketSpacesStep3;
    } else if (to.value < 3 && state.step == 3) {
        state.deck.hasStep3 = true;
        state.step3 = Step3State::NotDrawn;
        state.marketSpaces = kMarketSpaces;
    }
    set(state.step, to.value);
}

void changePlaces(State& state, const Correct& to) {
    std::swap(state.order[to.index], state.order[state.order.find(seatOf(to.owner))]);
}

Owner ownerInPlace(const State& state, const Correct& which) {
    return which.index < state.order.size() ? ownerOf(state.order[which.index]) : Owner::Nobody;
}

int connectionCost(const State& state, const Correct& which) {
    const auto& connections = state.map.connections;
    return which.index < connections.size() ? connections[which.index].cost : 0;
}

// --- whether there is a thing with this index now -----------------------------------------------

Check isThereIf(bool isThere) {
    return isThere ? allowed() : refuse(ErrorCode::NoSuchThing, "O-6.12");
}

template <int PerCity>
Check isInCity(const State& state, const Correct& move) {
    const std::size_t cities = state.cities.size() + (state.map.isEntered() ? 0U : 1U);
    return isThereIf(move.index / std::size_t{PerCity} < cities);
}

Check isInMarket(const State& state, const Correct& move) {
    return isThereIf(move.index / std::size_t{kTokenValues} < state.market.size());
}

Check isInOrder(const State& state, const Correct& move) {
    return isThereIf(move.index < state.order.size());
}

Check hasSyndicate(const State& state, const Correct& /*move*/) {
    return isThereIf(state.hasSyndicate());
}

Check isOnMap(const State& state, const Correct& move) {
    return isThereIf(move.index < state.map.connections.size());
}

// --- the table ---------------------------------------------------------------------------------

constexpr int kMostMoney = 9999;
constexpr int kMostTokens = 4; // of each value in the box (O-2.4)

// clang-format off
constexpr auto kForms = [] {
    using C = Corrected;
    using M = Meaning;
    using Of = Concerns;
    return std::array<CorrectionForm, kCorrectedCount>{{
        {C::Money, "money", Of::Player, M::Nothing, 0, M::Number, 0, kMostMoney, kOwn<&Company::money>},
        {C::Housed, "housed", Of::Company, M::Nothing, 0, M::Number, 0, 50, kWorkers<&Company::housed>},
        {C::Seasonal, "seasonal", Of::Company, M::Nothing, 0, M::Number, 0, 50, kWorkers<&Company::seasonal>},
        {C::Robots, "robots", Of::Player, M::Nothing, 0, M::Number, 0, kMaxRobots, kOwn<&Company::robots>},
        {C::MadeRobot, "made_robot", Of::Player, M::Nothing, 0, M::NoOrYes, 0, 1, kOwn<&Company::madeRobot>},
        {C::HasActed, "has_acted", Of::Player, M::Nothing, 0, M::NoOrYes, 0, 1, kOwn<&Company::hasActed>},
        {C::Supplied, "supplied", Of::Player, M::Nothing, 0, M::Number, 0, kStations, kOwn<&Company::supplied>}, // as declared
        {C::Station, "station", Of::Anybody, M::StationField, kMaxCities * kStationFields, M::Nothing, 0, 0,
         {nullptr, setStation, stationOwner}, isInCity<kStationFields>},
        {C::CityBuilding, "building", Of::Anybody, M::InCity, kMaxCities, M::Field, 0, 2,
         {fieldOf, setBuilding, buildingOwner}, isInCity<1>},
        {C::OutpostPiece, "outpost_piece", Of::Company, M::OnOutpost, 2 * kPieceCount, M::NoOrYes, 0, 1,
         {figure(kOutpostPiece).value, setOutpostPiece}},
        {C::Tokens, "tokens", Of::Nobody, M::TokenValue, kMarketCapacity * kTokenValues, M::Number, 0, kMostTokens,
         {tokensOf, setTokens}, isInMarket},
        {C::DeckCards, "deck_cards", Of::Nobody, M::Nothing, 0, M::Number, 0, kCardCount, // nobody has seen them
         {[](const State& s, const Correct&) { return int{s.deck.unseen}; }, setDeckCards}},
        {C::Round, "round", Of::Nobody, M::Nothing, 0, M::Number, 1, 99, kTable<&State::round>},
        {C::Step, "step", Of::Nobody, M::Nothing, 0, M::StepNumber, 1, 3, {kTable<&State::step>.value, setStep}},
        {C::OrderPlace, "order", Of::Player, M::Place, kMaxPlayers, M::Nothing, 0, 0,
         {nullptr, changePlaces, ownerInPlace}, isInOrder},
        {C::SyndicateHasTaken, "syndicate_has_taken", Of::Nobody, M::Nothing, 0, M::NoOrYes, 0, 1,
         kTable<&State::syndicateHasTaken>, hasSyndicate},
        {C::MarketSpaces, "market_spaces", Of::Nobody, M::Nothing, 0, M::Number, 1, kMarketSpaces, kTable<&State::marketSpaces>},
        {C::ConnectionCost, "connection_cost", Of::Nobody, M::OfConnection, kMaxConnections, M::Number, 0, kMostConnectionCost,
         {connectionCost, [](State& s, const Correct& c) { set(s.map.connections[c.index].cost, c.value); }}, isOnMap},
    }};
}();
// clang-format on
static_assert(core::isInOrder(kForms));

bool fitsConcerns(const State& state, Concerns concerns, Owner owner) {
    const bool isInGame = owner == Owner::Syndicate
                              ? state.hasSyndicate()
                              : isPlayer(owner) && static_cast<int>(seatOf(owner)) < state.players;
    switch (concerns) {
    case Concerns::Nobody:
        return owner == Owner::Nobody;
    case Concerns::Player:
        return isPlayer(owner) && isInGame;
    case Concerns::Company:
        return isInGame;
    case Concerns::Anybody:
        return owner == Owner::Nobody || isInGame;
    }
    return false;
}

} // namespace

const std::array<CorrectionForm, kCorrectedCount>& correctionForms() { return kForms; }

void correct(Effects& e, const Correct& move) {
    formOf(move.what).thing.set(e.state, move);
    Event event;
    event.kind = EventKind::Corrected;
    event.who = move.owner;
    event.source = Source::Correction;
    event.index = static_cast<std::uint8_t>(move.what);
    event.amount = move.value;
    e.tell(event);
}

Check checkCorrection(const State& state, const Correct& move) {
    constexpr std::string_view kRule = "O-6.12";
    if (static_cast<int>(move.what) >= kCorrectedCount)
        return refuse(ErrorCode::NoSuchThing, kRule);
    const CorrectionForm& form = formOf(move.what);
    if (!fitsConcerns(state, form.concerns, move.owner))
        return refuse(ErrorCode::WrongPlayer, kRule);
    if (!form.hasIndex(move.index))
        return refuse(ErrorCode::NoSuchThing, kRule);
    if (!form.hasValue(move.value))
        return refuse(ErrorCode::OutOfRange, kRule, move.value, form.most);
    return form.checkOutcome(state, move);
}

} // namespace outpost
