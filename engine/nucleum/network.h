#pragma once

#include <vector>

#include "engine/nucleum/state.h"

/// Railways, lines and what they join (N-3.5 to N-3.7).
namespace nucleum {

[[nodiscard]] const Connection& connectionAt(const State& state, std::size_t connection);

/// Whether every track space of the connection has a railway.
[[nodiscard]] bool isLine(const State& state, std::size_t connection);
[[nodiscard]] bool ownsTileIn(const State& state, Player player, std::size_t connection);
[[nodiscard]] int tilesIn(const State& state, Player player, std::size_t connection);

/// Own railways on the map.
[[nodiscard]] int railwaysOf(const State& state, Player player);

/// Whether the player has any structure or railway on the map.
[[nodiscard]] bool isOnMap(const State& state, Player player);

/// Cities with an own structure: a building, a mine or a turbine.
[[nodiscard]] CitySet citiesWithStructures(const State& state, Player player);

/// All cities of the player's networks (N-3.6).
[[nodiscard]] CitySet networkCities(const State& state, Player player);

/// The player's networks, largest first.
[[nodiscard]] std::vector<CitySet> networksOf(const State& state, Player player);
/// The one with this city; empty if the city is in none.
[[nodiscard]] CitySet networkWith(const State& state, Player player, City city);
/// Of the largest one, 0 without any.
[[nodiscard]] int networkSize(const State& state, Player player);

/// Every city that lines of anybody link to this one, itself included.
[[nodiscard]] CitySet linkedTo(const State& state, City city);

} // namespace nucleum
