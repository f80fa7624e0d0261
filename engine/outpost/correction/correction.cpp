#include "engine/outpost/correction.h"

#include <array>
#include <limits>

#include "engine/outpost/correction/apply_correction.h"
#include "engine/outpost/invariants.h"
#include "engine/outpost/market/card_census.h"
#include "engine/outpost/turn/checks.h"

namespace outpost {

namespace {

constexpr int kMostMoney = 9999;
constexpr int kMostTokens = 4; // of each value in the box (O-2.4)

/// In the order of Corrected.
constexpr std::array<CorrectionForm, kCorrectedCount> kForms{{
    {Corrected::Money, Concerns::Player, 0, 0, kMostMoney},
    {Corrected::Housed, Concerns::Company, 0, 0, 50},
    {Corrected::Seasonal, Concerns::Company, 0, 0, 50},
    {Corrected::Robots, Concerns::Player, 0, 0, kMaxRobots},
    {Corrected::MadeRobot, Concerns::Player, 0, 0, 1},
    {Corrected::HasActed, Concerns::Player, 0, 0, 1},
    {Corrected::Supplied, Concerns::Player, 0, 0, kStations},
    {Corrected::Station, Concerns::Anybody, kMaxCities* kStationFields, 0, 0},
    {Corrected::CityBuilding, Concerns::Anybody, kMaxCities, 0, 2},
    {Corrected::OutpostPiece, Concerns::Company, 2 * kPieceCount, 0, 1},
    {Corrected::Tokens, Concerns::Nobody, kMarketCapacity* kTokenValues, 0, kMostTokens},
    {Corrected::DeckCards, Concerns::Nobody, 0, 0, kCardCount},
    {Corrected::Round, Concerns::Nobody, 0, 1, 99},
    {Corrected::Step, Concerns::Nobody, 0, 1, 3},
    {Corrected::OrderPlace, Concerns::Player, kMaxPlayers, 0, 0},
    {Corrected::SyndicateHasTaken, Concerns::Nobody, 0, 0, 1},
    {Corrected::MarketSpaces, Concerns::Nobody, 0, 1, kMarketSpaces},
    {Corrected::ConnectionCost, Concerns::Nobody, kMaxConnections, 0, kMostConnectionCost},
}};

bool isInGame(const State& state, Owner owner) {
    if (owner == Owner::Syndicate)
        return state.hasSyndicate();
    return isPlayer(owner) && static_cast<int>(seatOf(owner)) < state.players;
}

bool fitsConcerns(const State& state, Concerns concerns, Owner owner) {
    switch (concerns) {
    case Concerns::Nobody:
        return owner == Owner::Nobody;
    case Concerns::Player:
        return isPlayer(owner) && isInGame(state, owner);
    case Concerns::Company:
        return isInGame(state, owner);
    case Concerns::Anybody:
        return owner == Owner::Nobody || isInGame(state, owner);
    }
    return false;
}

/// Whether there is a thing with this index now.
bool isThere(const State& state, const Correct& move) {
    const std::size_t index = move.index;
    const std::size_t cities = state.cities.size() + (state.map.isEntered() ? 0U : 1U);
    switch (move.what) {
    case Corrected::Station:
        return index / kStationFields < cities;
    case Corrected::CityBuilding:
        return index < cities;
    case Corrected::Tokens:
        return index / kTokenValues < state.market.size();
    case Corrected::OrderPlace:
        return index < state.order.size();
    case Corrected::SyndicateHasTaken:
        return state.hasSyndicate();
    case Corrected::ConnectionCost:
        return index < state.map.connections.size();
    default:
        return true;
    }
}

Check checkOutcome(const State& outcome) {
    if (const auto broken = brokenInvariant(outcome))
        return *broken;
    return allowed();
}

int figureAt(const State& state, Corrected what, Owner owner, int index) {
    const Company& company = state.of(owner == Owner::Nobody ? Owner::P1 : owner);
    const auto at = static_cast<std::size_t>(index);
    switch (what) {
    case Corrected::Money:
        return company.money;
    case Corrected::Housed:
        return company.housed;
    case Corrected::Seasonal:
        return company.seasonal;
    case Corrected::Robots:
        return company.robots;
    case Corrected::MadeRobot:
        return company.madeRobot ? 1 : 0;
    case Corrected::HasActed:
        return company.hasActed ? 1 : 0;
    case Corrected::Supplied:
        return company.supplied;
    case Corrected::CityBuilding:
        return at < state.cities.size() ? static_cast<int>(state.cities[at].field) : 0;
    case Corrected::OutpostPiece:
        return company.outposts[at / kPieceCount].has[at % kPieceCount] ? 1 : 0;
    case Corrected::Tokens:
        return at / kTokenValues < state.market.size()
                   ? state.market[at / kTokenValues].tokens[at % kTokenValues]
                   : 0;
    case Corrected::DeckCards:
        return state.deck.unseen;
    case Corrected::Round:
        return state.round;
    case Corrected::Step:
        return state.step;
    case Corrected::SyndicateHasTaken:
        return state.syndicateHasTaken ? 1 : 0;
    case Corrected::MarketSpaces:
        return state.marketSpaces;
    case Corrected::ConnectionCost:
        return at < state.map.connections.size() ? state.map.connections[at].cost : 0;
    case Corrected::Station:
    case Corrected::OrderPlace:
        break;
    }
    return 0;
}

Owner ownerAt(const State& state, Corrected what, Owner owner, int index) {
    const auto at = static_cast<std::size_t>(index);
    const std::size_t city = what == Corrected::Station ? at / kStationFields : at;
    switch (what) {
    case Corrected::Station:
        return city < state.cities.size() ? state.cities[city].stations[at % kStationFields]
                                          : Owner::Nobody;
    case Corrected::CityBuilding:
        return city < state.cities.size() ? state.cities[city].building : Owner::Nobody;
    case Corrected::OrderPlace:
        return at < state.order.size() ? ownerOf(state.order[at]) : owner;
    default:
        return formOf(what).concerns == Concerns::Nobody ? Owner::Nobody : owner;
    }
}

} // namespace

const CorrectionForm& formOf(Corrected what) { return kForms[static_cast<std::size_t>(what)]; }

Correct asItIs(const State& state, Corrected what, Owner owner, int index) {
    Correct correct;
    correct.what = what;
    correct.owner = ownerAt(state, what, owner, index);
    correct.index = static_cast<std::uint8_t>(index);
    correct.value = static_cast<std::int16_t>(figureAt(state, what, owner, index));
    return correct;
}

Check checkCorrection(const State& state, const Correct& move) {
    if (static_cast<int>(move.what) >= kCorrectedCount)
        return refuse(ErrorCode::NoSuchThing, "O-6.12");
    const CorrectionForm& form = formOf(move.what);
    if (!fitsConcerns(state, form.concerns, move.owner))
        return refuse(ErrorCode::WrongPlayer, "O-6.12");
    if (move.index > 0 && move.index >= form.indices)
        return refuse(ErrorCode::NoSuchThing, "O-6.12");
    if (!isThere(state, move))
        return refuse(ErrorCode::NoSuchThing, "O-6.12");
    if (move.value < form.least || move.value > form.most)
        return refuse(ErrorCode::OutOfRange, "O-6.12", move.value, form.most);
    State outcome = state;
    Events events;
    Effects e{outcome, events};
    applyCorrection(e, move);
    return checkOutcome(outcome);
}

Check checkCorrection(const State& state, const MoveCard& move) {
    if (!isPlausible(move.card) || move.card.kind == CardKind::Step3)
        return refuse(ErrorCode::ImplausibleCard, "O-6.12");
    State outcome = state;
    if (!takeCardFrom(outcome, move.card, move.from))
        return refuse(ErrorCode::NotThere, "O-6.12");
    if (!putCardTo(outcome, move.card, move.to))
        return refuse(ErrorCode::NoSuchThing, "O-6.12");
    return checkOutcome(outcome);
}

Check checkCorrection(const State& state, const ChangeCard& move) {
    if (!isPlausible(move.to) || move.to.kind == CardKind::Step3)
        return refuse(ErrorCode::ImplausibleCard, "O-6.12");
    bool isSeen = false;
    forEachSeenCard(state, [&](const Card& card) { isSeen |= card == move.from; });
    if (!isSeen)
        return refuse(ErrorCode::NotThere, "O-6.12");
    State outcome = state;
    Events events;
    Effects e{outcome, events};
    applyCorrection(e, move);
    return checkOutcome(outcome);
}

} // namespace outpost
