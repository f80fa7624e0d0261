#pragma once

#include "engine/nucleum/data/technologies.h"
#include "engine/nucleum/event.h"
#include "engine/nucleum/state.h"

/// What can be counted of a player's own; contracts, milestone tiles and goals are made of it.
namespace nucleum {

[[nodiscard]] int buildingsOf(const State& state, Player player);
[[nodiscard]] int buildingsOf(const State& state, Player player, BuildingType type);
[[nodiscard]] int governmentBuildings(const State& state, Player player);
[[nodiscard]] int energizedBuildings(const State& state, Player player);
[[nodiscard]] int minesOf(const State& state, Player player);
[[nodiscard]] int turbinesOf(const State& state, Player player);
[[nodiscard]] int uraniumOf(const State& state, Player player);
[[nodiscard]] int freeUraniumPlaces(const State& state, Player player);
/// In the pool or on top of the board; the Special Directive by NA-5.
[[nodiscard]] int actionTiles(const State& state, Player player);
/// Neither available nor on a railway.
[[nodiscard]] int workersInReserve(const State& state, Player player);
[[nodiscard]] CitySet citiesWithEnergized(const State& state, Player player);

[[nodiscard]] int countFor(const State& state, Player player, MilestoneTile tile);

[[nodiscard]] bool has(const State& state, Player player, TechnologyEffect effect);

} // namespace nucleum
