#include <algorithm>
#include <tuple>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/energize.h"

namespace nucleum {

namespace {

std::vector<Target> targetsOf(const State& state, Player player) {
    std::vector<Target> targets;
    for (int type = 0; type < kBuildingTypeCount; ++type)
        for (int level = 0; level < kLevelCount; ++level) {
            Target target;
            target.building = {static_cast<BuildingType>(type), static_cast<std::uint8_t>(level)};
            const PlacedBuilding& placed = state.of(player).at(target.building);
            if (placed.isOnMap() && !placed.isEnergized)
                targets.push_back(target);
        }
    for (std::size_t i = 0; i < state.neutrals.size(); ++i)
        if (state.neutrals[i].isThere() && !state.neutrals[i].isEnergized) {
            Target target;
            target.isNeutral = true;
            target.place = static_cast<std::uint8_t>(i);
            targets.push_back(target);
        }
    return targets;
}

/// Takes cubes of linked mines from the top row down; false if there are not so many.
bool fillUranium(const PlayerState& own, const CitySet& reach, int cubes, Energize& action) {
    const auto& mines = own.mines;
    for (std::size_t row = 0; row < mines.size() && cubes > 0; ++row) {
        if (mines[row].uranium == 0 || !reach.contains(mines[row].city))
            continue;
        const int taken = std::min<int>(cubes, mines[row].uranium);
        action.uranium[row] = static_cast<std::uint8_t>(taken);
        cubes -= taken;
    }
    return cubes == 0;
}

/// Spreads what is due over the owners from `next` on, who can be paid so much each.
void addSplits(const Fees& most, std::size_t next, int due, Fees fees, std::vector<Fees>& splits) {
    if (next == most.size()) {
        if (due == 0)
            splits.push_back(fees);
        return;
    }
    for (int paid = std::min<int>(due, most[next]); paid >= 0; --paid) {
        fees[next] = static_cast<std::uint8_t>(paid);
        addSplits(most, next + 1, due - paid, fees, splits);
    }
}

bool canBuyFrom(const State& state, const CitySet& reach, CoalArea area) {
    const auto cities = coalCities(area, state.mapSide(), state.options.rulings.easternCoal);
    return state.facts.coalWagons[indexOf(area)] != kUnknown &&
           std::any_of(cities.begin(), cities.end(),
                       [&reach](City city) { return reach.contains(city); });
}

/// The cheapest split of the coal over the areas that can be used; false if there is none.
bool fillCoal(const State& state, int coal, const std::array<bool, kCoalAreaCount>& isUsable,
              Energize& action) {
    int best = -1;
    for (int fromRuhr = 0; fromRuhr <= coal; ++fromRuhr) {
        const int fromSilesia = coal - fromRuhr;
        if ((fromRuhr > 0 && !isUsable[0]) || (fromSilesia > 0 && !isUsable[1]))
            continue;
        const int price =
            buyCoal(state.coal[0], fromRuhr).price + buyCoal(state.coal[1], fromSilesia).price;
        if (best < 0 || price < best) {
            best = price;
            action.coal = {static_cast<std::uint8_t>(fromRuhr),
                           static_cast<std::uint8_t>(fromSilesia)};
        }
    }
    return best >= 0;
}

} // namespace

std::vector<Fees> feeSplits(const State& state, Player player, Plant plant, int uranium) {
    Fees most{};
    for (int i = 0; i < state.playerCount(); ++i)
        if (const auto other = static_cast<Player>(i); other != player)
            most[indexOf(other)] = static_cast<std::uint8_t>(turbinesIn(state, other, plant));
    std::vector<Fees> splits;
    addSplits(most, 0, turbineFee(state, player, plant, uranium), {}, splits);
    return splits;
}

std::vector<EnergizeOption> energizeOptions(const State& state, Player player, int tileEnergy,
                                            const ActionTerms& terms) {
    std::vector<EnergizeOption> options;
    const int given = tileEnergy + turbineEnergy(state, player) + terms.extraEnergy;
    const int perCube = energyPerUranium(state, player);
    const std::vector<Target> targets = targetsOf(state, player);
    for (int p = 0; p < kPlantCount; ++p) {
        const auto plant = static_cast<Plant>(p);
        const CitySet reach = reachOf(state, player, plant);
        const std::array<bool, kCoalAreaCount> isUsable{
            canBuyFrom(state, reach, CoalArea::Ruhr), canBuyFrom(state, reach, CoalArea::Silesia)};
        const int limit = uraniumLimit(state, player, plant);
        for (const Target& target : targets) {
            const int demand = demandOf(state, target);
            if (demand == kUnknown || !reach.contains(cityOf(state, player, target)))
                continue;
            for (int cubes = 0; cubes <= limit; ++cubes) {
                if (cubes > 0 && given + (cubes - 1) * perCube >= demand)
                    break; // one cube less is enough already
                EnergizeOption option;
                option.action.plant = plant;
                option.action.target = target;
                option.action.tileEnergy = static_cast<std::uint8_t>(tileEnergy);
                if (!fillUranium(state.of(player), reach, cubes, option.action))
                    break;
                const int coal = std::max(0, demand - given - cubes * perCube);
                if (!fillCoal(state, coal, isUsable, option.action))
                    continue;
                if (turbineFee(state, player, plant, cubes) > 0)
                    option.action.fees = feeSplits(state, player, plant, cubes).front();
                option.result = resultOf(state, player, option.action, terms);
                if (option.result.thaler <= state.of(player).thaler)
                    options.push_back(option);
            }
        }
    }
    std::stable_sort(options.begin(), options.end(),
                     [](const EnergizeOption& one, const EnergizeOption& other) {
                         const auto key = [](const EnergizeOption& option) {
                             return std::tuple(option.action.target, option.result.thaler,
                                               option.result.uranium);
                         };
                         return key(one) < key(other);
                     });
    return options;
}

} // namespace nucleum
