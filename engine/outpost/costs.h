#pragma once

#include <optional>

#include "engine/outpost/state.h"

/// What things cost, for checks and for showing beforehand.
namespace outpost {

[[nodiscard]] bool hasTechnology(const Company& company, Technology technology);

/// What the winner of a bid pays (O-5.4, O-13.1).
[[nodiscard]] int payment(const Company& company, int bid);
/// The highest bid the company can pay.
[[nodiscard]] int highestBid(const Company& company);

/// All cities with a building of the owner (O-7.4).
[[nodiscard]] CitySet structureOf(const State& state, Owner owner);
[[nodiscard]] CitySet citiesInPlay(const State& state);

/// The connection sum to a city: 0 for the first building of all and for the second in a city;
/// otherwise by the map. Nothing if it has to be entered or no way leads there (O-7.5).
[[nodiscard]] std::optional<int> connectionCost(const State& state, Seat seat, City city);

/// How many stations a city may hold in this Step (O-7.3).
[[nodiscard]] int stationLimit(const State& state);

struct BuildingCost {
    int connection = 0;
    int field = 0; // 10, 15 or 20 for a station, 5 for a plant or a habitat

    [[nodiscard]] int total() const { return connection + field; }
};
/// A city that is not there yet (City(cities.size()), without a map) is empty.
[[nodiscard]] BuildingCost buildingCost(const State& state, Piece piece, City city, int connection);

} // namespace outpost
