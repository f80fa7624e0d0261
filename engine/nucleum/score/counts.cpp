#include "engine/nucleum/counts.h"

#include <algorithm>

#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/network.h"

namespace nucleum {

namespace {

template <class Visit>
void forEachOnMap(const PlayerState& own, Visit visit) {
    for (int type = 0; type < kBuildingTypeCount; ++type)
        for (int level = 0; level < kLevelCount; ++level) {
            const Building building{static_cast<BuildingType>(type),
                                    static_cast<std::uint8_t>(level)};
            if (own.at(building).isOnMap())
                visit(building, own.at(building));
        }
}

template <class Holds>
int countBuildings(const State& state, Player player, Holds holds) {
    int count = 0;
    forEachOnMap(state.of(player), [&](Building building, const PlacedBuilding& placed) {
        count += holds(building, placed) ? 1 : 0;
    });
    return count;
}

} // namespace

int buildingsOf(const State& state, Player player) {
    return countBuildings(state, player, [](Building, const PlacedBuilding&) { return true; });
}

int buildingsOf(const State& state, Player player, BuildingType type) {
    return countBuildings(state, player, [type](Building building, const PlacedBuilding&) {
        return building.type == type;
    });
}

int governmentBuildings(const State& state, Player player) {
    return countBuildings(state, player, [](Building building, const PlacedBuilding&) {
        return isGovernment(building);
    });
}

int energizedBuildings(const State& state, Player player) {
    return countBuildings(
        state, player, [](Building, const PlacedBuilding& placed) { return placed.isEnergized; });
}

int minesOf(const State& state, Player player) {
    const auto& mines = state.of(player).mines;
    return static_cast<int>(
        std::count_if(mines.begin(), mines.end(), [](const Mine& mine) { return mine.isOnMap(); }));
}

int turbinesOf(const State& state, Player player) {
    const auto& turbines = state.of(player).turbines;
    return static_cast<int>(std::count_if(turbines.begin(), turbines.end(),
                                          [](City city) { return city != City::None; }));
}

int uraniumOf(const State& state, Player player) {
    int cubes = 0;
    for (const Mine& mine : state.of(player).mines)
        cubes += mine.uranium;
    return cubes;
}

int freeUraniumPlaces(const State& state, Player player) {
    int places = 0;
    const auto& mines = state.of(player).mines;
    for (std::size_t row = 0; row < mines.size(); ++row)
        if (mines[row].isOnMap())
            places += kMineCapacity[row] - mines[row].uranium;
    return places;
}

int actionTiles(const State& state, Player player) {
    const PlayerState& own = state.of(player);
    const bool counts = state.options.rulings.directiveCounts == DirectiveCounts::Yes;
    return own.poolTiles + own.boardTiles + (counts ? 1 : 0);
}

int workersInReserve(const State& state, Player player) {
    return kWorkers - state.of(player).workers - railwaysOf(state, player);
}

CitySet citiesWithEnergized(const State& state, Player player) {
    CitySet cities;
    forEachOnMap(state.of(player), [&](Building, const PlacedBuilding& placed) {
        if (placed.isEnergized)
            cities.insert(placed.city);
    });
    return cities;
}

int countFor(const State& state, Player player, MilestoneTile tile) {
    switch (tile) {
    case MilestoneTile::UrbanBuildings:
        return buildingsOf(state, player);
    case MilestoneTile::Residences:
        return buildingsOf(state, player, BuildingType::Residence);
    case MilestoneTile::Factories:
        return buildingsOf(state, player, BuildingType::Factory);
    case MilestoneTile::Laboratories:
        return buildingsOf(state, player, BuildingType::Laboratory);
    case MilestoneTile::Mines:
        return minesOf(state, player);
    case MilestoneTile::Turbines:
        return turbinesOf(state, player);
    case MilestoneTile::Railways:
        return railwaysOf(state, player);
    case MilestoneTile::EnergizedCities:
        break;
    }
    return citiesWithEnergized(state, player).size();
}

bool has(const State& state, Player player, TechnologyEffect effect) {
    const PlayerState& own = state.of(player);
    for (const std::uint8_t position : own.technologies)
        if (effectOf(own.experiment, position) == effect)
            return true;
    return false;
}

} // namespace nucleum
