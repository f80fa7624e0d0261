#include "engine/outpost/costs.h"

#include <algorithm>

namespace outpost {

bool hasTechnology(const Company& company, Technology technology) {
    return company.usesTechnologies &&
           std::any_of(company.pool.begin(), company.pool.end(),
                       [technology](const Card& card) { return card.is(technology); });
}

int payment(const Company& company, int bid) {
    return hasTechnology(company, Technology::DataLibrary) ? std::max(0, bid - kDataLibraryDiscount)
                                                           : bid;
}

int highestBid(const Company& company) {
    return company.money +
           (hasTechnology(company, Technology::DataLibrary) ? kDataLibraryDiscount : 0);
}

CitySet structureOf(const State& state, Owner owner) {
    CitySet cities;
    for (std::size_t i = 0; i < state.cities.size(); ++i)
        if (state.cities[i].belongsTo(owner))
            cities.insert(City(static_cast<int>(i)));
    return cities;
}

CitySet citiesInPlay(const State& state) {
    CitySet cities;
    for (std::size_t i = 0; i < state.cities.size(); ++i)
        if (state.cities[i].isInPlay)
            cities.insert(City(static_cast<int>(i)));
    return cities;
}

std::optional<int> connectionCost(const State& state, Seat seat, City city) {
    const CitySet structure = structureOf(state, ownerOf(seat));
    if (structure.empty() || structure.contains(city))
        return 0;
    if (!state.map.isEntered())
        return std::nullopt;
    const Distances distances = distancesFrom(state.map, structure, citiesInPlay(state));
    if (!distances.reaches(city))
        return std::nullopt;
    return distances.to(city);
}

int stationLimit(const State& state) { return state.step; }

BuildingCost buildingCost(const State& state, Piece piece, City city, int connection) {
    if (piece != Piece::Station)
        return {connection, kBuildingCost};
    const int there = city.index() < state.cities.size() ? state.at(city).stationCount() : 0;
    const auto field = static_cast<std::size_t>(std::min(there, kStationFields - 1));
    return {connection, kStationCosts[field]};
}

} // namespace outpost
