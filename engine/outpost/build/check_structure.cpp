#include <algorithm>

#include "engine/outpost/costs.h"
#include "engine/outpost/supply.h"
#include "engine/outpost/syndicate/needs.h"
#include "engine/outpost/turn/checks.h"
#include "engine/outpost/workers.h"

namespace outpost {

namespace {

int piecesOf(Piece piece) { return piece == Piece::Station ? kStations : kSlotsOfAKind; }

Check checkPieceLeft(const Company& company, Piece piece) {
    if (static_cast<int>(piece) >= kPieceCount)
        return refuse(ErrorCode::NoSuchThing, "O-2.2");
    if (company.builtOf(piece) >= piecesOf(piece))
        return refuse(ErrorCode::NoPieceLeft, piece == Piece::Station ? "O-3.7" : "O-8.1");
    return allowed();
}

Check checkStation(const State& state, const CityState& city, Owner owner) {
    if (city.hasStation(owner))
        return refuse(ErrorCode::AlreadyThere, "O-7.3");
    const int there = city.stationCount();
    if (there < std::min(stationLimit(state), kStationFields))
        return allowed();
    if (state.step == 1 && city.stations[0] == Owner::Syndicate)
        return refuse(ErrorCode::Blocked, "O-14.9");
    return refuse(ErrorCode::CityFull, "O-7.3", there, stationLimit(state));
}

Check checkField(const CityState& city, Piece piece, Owner owner) {
    if (city.building == owner)
        return refuse(ErrorCode::AlreadyThere, "O-7.3");
    if (city.building != Owner::Nobody)
        return refuse(ErrorCode::FieldTaken, "O-7.3");
    if (!isFieldFree(city, piece))
        return refuse(ErrorCode::WrongField, "O-7.3");
    return allowed();
}

/// Output and workers of a card on a plant slot, places of one on a habitat slot.
struct Worth {
    int cities;
    int workers;
    int places;
};
Worth worthOf(const Card& card) {
    if (card.is(Technology::MoonBase))
        return {kMoonBaseCities, kMoonBaseWorkers, kMoonBasePlaces};
    return {card.cities, card.workers, card.places};
}

bool isBetter(const Card& card, const Card& old, Slot slot) {
    const Worth a = worthOf(card);
    const Worth b = worthOf(old);
    return slot == Slot::Plant ? a.cities > b.cities || a.workers < b.workers : a.places > b.places;
}

} // namespace

int outpostsOf(const Company& company) {
    return static_cast<int>(
        std::count_if(company.pool.begin(), company.pool.end(),
                      [](const Card& card) { return card.is(Technology::Outpost); }));
}

Check checkSite(const State& state, Seat seat, Piece piece, City city) {
    if (const Check left = checkPieceLeft(state.of(seat), piece); !left)
        return left;
    const bool isNew = !state.map.isEntered() && city.index() == state.cities.size();
    if (isNew)
        return city.index() < kMaxCities ? allowed() : Check(refuse(ErrorCode::NotInPlay, "O-7.2"));
    if (city.index() >= state.cities.size() || !state.at(city).isInPlay)
        return refuse(ErrorCode::NotInPlay, "O-7.2");
    return piece == Piece::Station ? checkStation(state, state.at(city), ownerOf(seat))
                                   : checkField(state.at(city), piece, ownerOf(seat));
}

Check checkBuild(const State& state, Seat seat, const Build& move) {
    if (state.isBoardBegun)
        return refuse(ErrorCode::WrongPhase, "O-7.1");
    if (const Check site = checkSite(state, seat, move.piece, move.city); !site)
        return site;
    const std::optional<int> connection = connectionCost(state, seat, move.city);
    if (!connection && state.map.isEntered())
        return refuse(ErrorCode::NotReachable, "O-7.4");
    if (connection && *connection != move.connection)
        return refuse(ErrorCode::WrongConnection, "O-7.5", move.connection, *connection);
    // A way on the map may cost more than what is believed of a sum entered by hand.
    if (!connection && (move.connection < 0 || move.connection > kMostConnectionCost))
        return refuse(ErrorCode::OutOfRange, "O-7.5", move.connection, kMostConnectionCost);
    const int cost = buildingCost(state, move.piece, move.city, move.connection).total();
    const int money = state.of(seat).money;
    return cost <= money ? allowed()
                         : Check(refuse(ErrorCode::NotEnoughMoney, "O-7.5", money, cost));
}

Check checkOutpost(const State& state, Seat seat, const BuildOnOutpost& move) {
    const Company& company = state.of(seat);
    if (move.outpost >= outpostsOf(company) || move.outpost >= company.outposts.size())
        return refuse(ErrorCode::NoOutpost, "O-13.5");
    if (const Check left = checkPieceLeft(company, move.piece); !left)
        return left;
    if (company.outposts[move.outpost].of(move.piece))
        return refuse(ErrorCode::PieceThere, "O-13.5");
    return allowed();
}

Check checkPlaceCard(const State& state, Seat seat, const PlaceCard& move) {
    const Company& company = state.of(seat);
    const bool isMoonBase = move.card.is(Technology::MoonBase);
    if (!company.pool.contains(move.card))
        return refuse(ErrorCode::NotInPool, "O-8.2");
    if (static_cast<int>(move.slot) > 1)
        return refuse(ErrorCode::NoSuchThing, "O-8.2");
    const CardKind kind = move.slot == Slot::Plant ? CardKind::Plant : CardKind::Habitat;
    if (move.card.kind != kind && !isMoonBase)
        return refuse(ErrorCode::WrongSlot, "O-8.2");
    const auto& slots = company.on(move.slot);
    if (!move.replaced.isSet()) {
        const int unlocked = company.unlocked(move.slot);
        const auto taken = static_cast<int>(slots.size());
        if (move.replaced != Card{})
            return refuse(ErrorCode::NotOnBoard, "O-8.3");
        return taken < unlocked ? allowed()
                                : Check(refuse(ErrorCode::NoFreeSlot, "O-8.2", taken, unlocked));
    }
    if (!slots.contains(move.replaced))
        return refuse(ErrorCode::NotOnBoard, "O-8.3");
    return isBetter(move.card, move.replaced, move.slot)
               ? allowed()
               : Check(refuse(ErrorCode::NotBetter, "O-8.3"));
}

Check checkHire(const State& state, Seat seat, const Hire& move) {
    const Company& company = state.of(seat);
    const Owner owner = ownerOf(seat);
    if (move.makesRobot && !hasTechnology(company, Technology::Robots))
        return refuse(ErrorCode::NoRobotsCard, "O-13.3");
    if (move.makesRobot && (company.robots >= kMaxRobots || company.madeRobot))
        return refuse(ErrorCode::NoRobotLeft, "O-13.3");
    const auto choices = seasonalChoices(state, owner, move.makesRobot);
    if (!choices.contains(move.seasonal))
        return refuse(ErrorCode::WrongNumber, "O-9.2", move.seasonal, choices.back());
    const Hiring hired = hiringOf(state, owner, move.seasonal, move.makesRobot);
    if (hired.cost > company.money)
        return refuse(ErrorCode::NotEnoughMoney, "O-9.1", company.money, hired.cost);
    const bool isSeasonalEnough =
        state.options.rulings.robotsCardWorker == RobotsCardWorker::SeasonalToo;
    const int hands =
        company.housed + hired.housed + company.robots + (isSeasonalEnough ? hired.seasonal : 0);
    if (move.makesRobot && hands == 0)
        return refuse(ErrorCode::NobodyForRobot, "O-13.3");
    return allowed();
}

Check checkDeclare(const State& state, Seat seat, const Declare& move) {
    const int best = bestSupply(state, seat).supplied;
    return move.supplied <= best
               ? allowed()
               : Check(refuse(ErrorCode::TooManySupplied, "O-10.1", move.supplied, best));
}

} // namespace outpost
