#include <algorithm>

#include "engine/outpost/costs.h"
#include "engine/outpost/turn/effects.h"
#include "engine/outpost/workers.h"

namespace outpost {

namespace {

std::size_t firstFreeField(const CityState& city) {
    std::size_t field = 0;
    while (field + 1U < city.stations.size() && city.stations[field] != Owner::Nobody)
        ++field;
    return field;
}

void count(Company& company, Piece piece) { ++company.built[static_cast<std::size_t>(piece)]; }

void putStation(Effects& e, Owner who, City city, std::size_t field) {
    e.state.at(city).stations[field] = who;
    count(e.state.of(who), Piece::Station);
    Event event;
    event.kind = EventKind::PiecePlaced;
    event.who = who;
    event.piece = Piece::Station;
    event.city = city;
    event.index = static_cast<std::uint8_t>(field);
    event.amount = static_cast<std::int16_t>(kStationCosts[field]);
    e.tell(event);
}

void putBuilding(Effects& e, Owner who, Piece piece, City city) {
    CityState& there = e.state.at(city);
    there.building = who;
    there.field = piece == Piece::Plant ? FieldKind::Plant : FieldKind::Habitat;
    count(e.state.of(who), piece);
    Event event;
    event.kind = EventKind::PiecePlaced;
    event.who = who;
    event.piece = piece;
    event.city = city;
    event.amount = kBuildingCost;
    e.tell(event);
}

} // namespace

void gainMoney(Effects& e, Owner who, int amount, Source source) {
    if (amount == 0)
        return;
    Company& company = e.state.of(who);
    company.money = static_cast<std::int16_t>(company.money + amount);
    Event event;
    event.kind = EventKind::MoneyChanged;
    event.who = who;
    event.source = source;
    event.amount = static_cast<std::int16_t>(amount);
    e.tell(event);
}

void placePiece(Effects& e, Owner who, Piece piece, City city) {
    if (city.index() == e.state.cities.size())
        e.state.cities.push(CityState{}); // first heard of, in a game without a map
    if (piece == Piece::Station)
        putStation(e, who, city, firstFreeField(e.state.at(city)));
    else
        putBuilding(e, who, piece, city);
}

void placeOnOutpost(Effects& e, Owner who, int outpost, Piece piece) {
    Company& company = e.state.of(who);
    company.outposts[static_cast<std::size_t>(outpost)].has[static_cast<std::size_t>(piece)] = true;
    count(company, piece);
    Event event;
    event.kind = EventKind::PieceOnOutpost;
    event.who = who;
    event.piece = piece;
    event.index = static_cast<std::uint8_t>(outpost);
    e.tell(event);
}

void blockCity(Effects& e, City city) {
    State& state = e.state;
    const CityState& there = state.at(city);
    if (state.syndicate.builtOf(Piece::Station) >= kSyndicateStations ||
        there.hasStation(Owner::Syndicate))
        return;
    if (there.stations[1] == Owner::Nobody)
        putStation(e, Owner::Syndicate, city, 1);
    else if (state.options.rulings.blockedCity == BlockedCity::NextField &&
             there.stations[2] == Owner::Nobody)
        putStation(e, Owner::Syndicate, city, 2);
}

void gainCard(Effects& e, Owner who, const Card& card) { e.state.of(who).pool.push(card); }

void placeCard(Effects& e, Owner who, const PlaceCard& move) {
    Company& company = e.state.of(who);
    auto& slots = company.on(move.slot);
    company.pool.removeAt(company.pool.find(move.card));
    if (move.replaced.isSet()) {
        slots[slots.find(move.replaced)] = move.card;
        company.pool.push(move.replaced);
    } else {
        slots.push(move.card);
    }
    Event event;
    event.kind = EventKind::CardPlaced;
    event.who = who;
    event.index = static_cast<std::uint8_t>(move.slot);
    event.card = move.card;
    event.other = move.replaced;
    e.tell(event);
}

void hire(Effects& e, Owner who, int seasonal, bool makesRobot) {
    State& state = e.state;
    Company& company = state.of(who);
    const Hiring hired = hiringOf(state, who, seasonal, makesRobot);
    if (hired.seasonal > 0)
        e.tell(EventKind::SeasonalHired, who, hired.seasonal);
    gainMoney(e, who, -hired.cost, Source::Workers);
    if (hired.housed > 0)
        e.tell(EventKind::WorkersHoused, who, hired.housed);
    company.seasonal = static_cast<std::uint8_t>(company.seasonal + hired.seasonal);
    company.housed = static_cast<std::uint8_t>(company.housed + hired.housed);
    state.workers = static_cast<std::uint8_t>(state.workers - hired.seasonal - hired.housed);
    if (makesRobot) {
        ++company.robots;
        company.madeRobot = true;
        e.tell(EventKind::RobotMade, who, company.robots);
    }
}

void returnWorkers(Effects& e, Owner who) {
    State& state = e.state;
    Company& company = state.of(who);
    const int workers = company.housed + company.seasonal;
    const int housed = std::min(workers, placesOf(company));
    company.housed = static_cast<std::uint8_t>(housed);
    company.seasonal = 0;
    company.madeRobot = false;
    state.workers = static_cast<std::uint8_t>(state.workers + workers - housed);
    if (workers > housed)
        e.tell(EventKind::WorkersReturned, who, workers - housed);
}

} // namespace outpost
