#include "engine/nucleum/energize.h"

#include <algorithm>
#include <numeric>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/network.h"

namespace nucleum {

namespace {

bool hasTurbine(const State& state, Player player, int row) {
    return state.of(player).turbines[static_cast<std::size_t>(row)] != City::None;
}

template <class Numbers>
int sumOf(const Numbers& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

} // namespace

CoalPurchase buyCoal(CoalWagons wagons, int coal) {
    CoalPurchase purchase{0, wagons};
    for (; coal > 0; --coal) {
        if (purchase.left.atOne > 0) {
            --purchase.left.atOne;
            ++purchase.left.atTwo;
            purchase.price += kFirstCoalPrice;
        } else if (purchase.left.atTwo > 0) {
            --purchase.left.atTwo;
            purchase.price += kSecondCoalPrice;
        } else {
            purchase.price += kLastCoalPrice;
        }
    }
    return purchase;
}

int coalDiscount(const State& state, Player player) {
    int discount = hasTurbine(state, player, 0) ? kFirstTurbineDiscount : 0;
    if (state.of(player).experiment == Experiment::A && hasTurbine(state, player, 1))
        discount += kSecondTurbineDiscount;
    return discount;
}

int turbinesIn(const State& state, Player player, Plant plant) {
    const auto& turbines = state.of(player).turbines;
    return static_cast<int>(std::count(turbines.begin(), turbines.end(), cityOf(plant)));
}

int virtualTurbines(const State& state, Player player) {
    return has(state, player, TechnologyEffect::VirtualTurbine) ? 1 : 0;
}

int uraniumLimit(const State& state, Player player, Plant plant) {
    if (!state.plantNucleum[indexOf(plant)])
        return 0;
    int limit = 1 + virtualTurbines(state, player);
    for (int i = 0; i < state.playerCount(); ++i)
        limit += turbinesIn(state, static_cast<Player>(i), plant);
    return limit;
}

int turbineFee(const State& state, Player player, Plant plant, int uranium) {
    return std::max(0, uranium - 1 - virtualTurbines(state, player) -
                           turbinesIn(state, player, plant));
}

int energyPerUranium(const State& state, Player player) {
    return state.of(player).experiment == Experiment::C && hasTurbine(state, player, 1)
               ? kEnergyPerUraniumRaised
               : kEnergyPerUranium;
}

int turbineEnergy(const State& state, Player player) {
    const bool isTwoFirst = state.options.rulings.turbineEnergy == TurbineEnergy::TwoThenOne;
    return (hasTurbine(state, player, 2) ? (isTwoFirst ? 2 : 1) : 0) +
           (hasTurbine(state, player, 3) ? (isTwoFirst ? 1 : 2) : 0);
}

CitySet reachOf(const State& state, Player player, Plant plant) {
    if (!has(state, player, TechnologyEffect::NoLinesNeeded))
        return linkedTo(state, cityOf(plant));
    CitySet all;
    for (int i = 0; i < kCityCount; ++i)
        all.insert(static_cast<City>(i));
    return all;
}

bool isCoalLinked(const State& state, Player player, CoalArea area, Plant plant) {
    const CitySet reach = reachOf(state, player, plant);
    const auto cities = coalCities(area, state.mapSide(), state.options.rulings.easternCoal);
    return std::any_of(cities.begin(), cities.end(),
                       [&reach](City city) { return reach.contains(city); });
}

bool isLinked(const State& state, Player player, City city, Plant plant) {
    return reachOf(state, player, plant).contains(city);
}

City cityOf(const State& state, Player player, const Target& target) {
    if (!target.isNeutral)
        return state.of(player).at(target.building).city;
    return state.neutrals[target.place].city;
}

int demandOf(const State& state, const Target& target) {
    if (!target.isNeutral)
        return state.facts.at(target.building).demand;
    return state.facts.neutrals[state.neutrals[target.place].neutral.index()].demand;
}

EnergizeResult resultOf(const State& state, Player player, const Energize& action,
                        const ActionTerms& terms) {
    EnergizeResult result;
    result.uranium = sumOf(action.uranium);
    result.limit = uraniumLimit(state, player, action.plant);
    result.energy = sumOf(action.coal) + result.uranium * energyPerUranium(state, player) +
                    action.tileEnergy + turbineEnergy(state, player) + terms.extraEnergy;
    result.demand = demandOf(state, action.target);
    result.fees = sumOf(action.fees);
    for (std::size_t i = 0; i < action.coal.size(); ++i)
        result.coalCost += buyCoal(state.coal[i], action.coal[i]).price;
    result.coalCost = std::max(0, result.coalCost - coalDiscount(state, player));
    // The directive takes one Thaler off the coal, else off a fee (N-9.5).
    const bool helpsCoal = terms.isDirective && result.coalCost > 0;
    const bool helpsFee = terms.isDirective && !helpsCoal && result.fees > 0;
    result.coalCost -= helpsCoal ? kDirectiveDiscount : 0;
    result.thaler = result.coalCost + result.fees - (helpsFee ? kDirectiveDiscount : 0);
    return result;
}

} // namespace nucleum
