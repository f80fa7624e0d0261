#pragma once

#include <vector>

#include "engine/nucleum/costs.h"
#include "engine/nucleum/error.h"
#include "engine/nucleum/move.h"
#include "engine/nucleum/state.h"

/// The energize calculator (N-9).
namespace nucleum {

/// The price of so many wagons from an area, and what is left on it (N-9.3).
struct CoalPurchase {
    int price = 0;
    CoalWagons left;

    friend bool operator==(const CoalPurchase&, const CoalPurchase&) = default;
};
[[nodiscard]] CoalPurchase buyCoal(CoalWagons wagons, int coal);

/// Discounts of the player's turbines on all coal of an action, the Special Directive excepted.
[[nodiscard]] int coalDiscount(const State& state, Player player);

/// Turbines of the player in a plant, built ones only.
[[nodiscard]] int turbinesIn(const State& state, Player player, Plant plant);
/// Virtual ones of B2 and C2.
[[nodiscard]] int virtualTurbines(const State& state, Player player);

/// Cubes the plant takes in one action (N-9.4).
[[nodiscard]] int uraniumLimit(const State& state, Player player, Plant plant);
/// Turbines of others that so many cubes use, each 1 Thaler (N-9.5).
[[nodiscard]] int turbineFee(const State& state, Player player, Plant plant, int uranium);

/// What is paid to each owner of turbines, by Player.
using Fees = std::array<std::uint8_t, kMaxPlayers>;
/// Every way to spread the fee over the turbines of others, those of the first players first: whose
/// are used is the player's choice (NA-15). One way, to pay nothing, if no fee is due.
[[nodiscard]] std::vector<Fees> feeSplits(const State& state, Player player, Plant plant,
                                          int uranium);

[[nodiscard]] int energyPerUranium(const State& state, Player player);
/// Of own turbines anywhere (N-9.8).
[[nodiscard]] int turbineEnergy(const State& state, Player player);

/// The cities that coal, uranium and electricity can come from or go to: those linked to the plant,
/// all of them with C7 (N-9.1).
[[nodiscard]] CitySet reachOf(const State& state, Player player, Plant plant);
/// Whether coal of the area can reach the plant, and uranium and electricity a city (N-9.1, N-9.2).
[[nodiscard]] bool isCoalLinked(const State& state, Player player, CoalArea area, Plant plant);
[[nodiscard]] bool isLinked(const State& state, Player player, City city, Plant plant);

/// Everything an energize action comes to.
struct EnergizeResult {
    int energy = 0;
    int demand = 0;
    int coalCost = 0; // after all discounts
    int fees = 0;     // to others, the directive's help not taken off
    int thaler = 0;   // what the player pays
    int uranium = 0;
    int limit = 0;
};
/// The figures of an action, whether it is allowed or not; needs the coal wagons if coal is used.
[[nodiscard]] EnergizeResult resultOf(const State& state, Player player, const Energize& action,
                                      const ActionTerms& terms);

[[nodiscard]] Check checkEnergize(const State& state, Player player, const Energize& action,
                                  const ActionTerms& terms);

struct EnergizeOption {
    Energize action;
    EnergizeResult result;
};
/// Which buildings can be powered and how: for every plant, building and number of cubes the
/// cheapest way, leaving out what the player cannot pay and buildings of unknown demand. Cheapest
/// first for each building, then fewest cubes.
[[nodiscard]] std::vector<EnergizeOption> energizeOptions(const State& state, Player player,
                                                          int tileEnergy, const ActionTerms& terms);

[[nodiscard]] City cityOf(const State& state, Player player, const Target& target);
/// kUnknown if nobody has entered it.
[[nodiscard]] int demandOf(const State& state, const Target& target);

} // namespace nucleum
