#include "engine/nucleum/contracts.h"

#include <algorithm>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/network.h"

namespace nucleum {

namespace {

/// Visits the city of every own building.
template <class Visit>
void forEachBuilding(const PlayerState& own, Visit visit) {
    for (const auto& buildings : own.buildings)
        for (const PlacedBuilding& building : buildings)
            if (building.isOnMap())
                visit(building.city);
}

/// Visits the city of every own building, mine and turbine.
template <class Visit>
void forEachStructure(const PlayerState& own, Visit visit) {
    forEachBuilding(own, visit);
    for (const Mine& mine : own.mines)
        if (mine.isOnMap())
            visit(mine.city);
    for (const City turbine : own.turbines)
        if (turbine != City::None)
            visit(turbine);
}

/// Praha has no colour here.
void countStructures(const State& state, Player player, CityColour colour, Progress& progress) {
    forEachStructure(state.of(player), [&](City city) {
        progress.count += state.facts.colourOf(city) == colour ? 1 : 0;
        progress.doubtful += state.facts.colourOf(city) == CityColour::Unknown ? 1 : 0;
    });
}

void countColours(const State& state, Player player, Progress& progress) {
    core::IndexSet<CityColour> colours;
    CitySet doubtful;
    forEachBuilding(state.of(player), [&](City city) {
        const CityColour colour = state.facts.colourOf(city);
        if (colour == CityColour::Unknown)
            doubtful.insert(city);
        else if (colour != CityColour::Every) // Praha
            colours.insert(colour);
    });
    progress.count = colours.size();
    progress.doubtful = doubtful.size();
}

int buildingsInPraha(const State& state, Player player, bool onlyEnergized) {
    int count = 0;
    for (const auto& buildings : state.of(player).buildings)
        for (const PlacedBuilding& building : buildings)
            count +=
                building.city == City::Praha && (building.isEnergized || !onlyEnergized) ? 1 : 0;
    return count;
}

int countOf(const State& state, Player player, const RequirementInfo& info) {
    switch (info.what) {
    case Requirement::BuildingsOfType:
        return buildingsOf(state, player, info.type);
    case Requirement::GovernmentBuildings:
        return governmentBuildings(state, player);
    case Requirement::ActionTiles:
        return actionTiles(state, player);
    case Requirement::Achievement:
        return state.of(player).achievement;
    case Requirement::Railways:
        return railwaysOf(state, player);
    case Requirement::Turbines:
        return turbinesOf(state, player);
    case Requirement::Mines:
        return minesOf(state, player);
    case Requirement::Uranium:
        return uraniumOf(state, player);
    case Requirement::EnergizedBuildings:
        return energizedBuildings(state, player);
    case Requirement::BuildingInPraha:
        return buildingsInPraha(state, player, false);
    case Requirement::EnergizedBuildingInPraha:
        return buildingsInPraha(state, player, true);
    case Requirement::NetworkSize:
        return networkSize(state, player);
    case Requirement::FulfilledContracts:
        return state.of(player).fulfilled.size();
    case Requirement::StructuresInColour:
    case Requirement::CityColours:
        break;
    }
    return 0;
}

/// The first city whose colour is not known among those the contract looks at.
int firstUnknownCity(const State& state, Player player, Contract contract) {
    CitySet unknown;
    const auto note = [&](City city) {
        if (state.facts.colourOf(city) == CityColour::Unknown)
            unknown.insert(city);
    };
    if (infoOf(contract).requirement.what == Requirement::CityColours)
        forEachBuilding(state.of(player), note);
    else
        forEachStructure(state.of(player), note);
    return static_cast<int>(*unknown.begin());
}

} // namespace

Progress progressOf(const State& state, Player player, Contract contract) {
    const RequirementInfo& info = infoOf(contract).requirement;
    Progress progress;
    progress.needed = info.count;
    if (info.what == Requirement::StructuresInColour)
        countStructures(state, player, info.colour, progress);
    else if (info.what == Requirement::CityColours)
        countColours(state, player, progress);
    else
        progress.count = countOf(state, player, info);
    return progress;
}

bool isReachable(const State& state, Player player, Contract contract) {
    if (contract.index() >= kContractCount)
        return false;
    const auto& own = state.of(player).contracts;
    const auto& purple = state.contracts.purple;
    return std::find(own.begin(), own.end(), contract) != own.end() ||
           std::find(purple.begin(), purple.end(), contract) != purple.end();
}

Check checkFulfilment(const State& state, Player player, Contract contract) {
    if (!isReachable(state, player, contract))
        return refuse(ErrorCode::ContractNotReachable, "N-4.4");
    const Progress progress = progressOf(state, player, contract);
    if (progress.isMet())
        return allowed();
    if (progress.count + progress.doubtful >= progress.needed)
        return refuse(ErrorCode::FactUnknown, "N-20.1", static_cast<int>(FactKind::City),
                      firstUnknownCity(state, player, contract));
    return refuse(ErrorCode::RequirementNotMet, "N-8.4", progress.count, progress.needed);
}

ContractSet fulfillable(const State& state, Player player) {
    ContractSet contracts;
    const auto add = [&](Contract contract) {
        if (contract.isSet() && progressOf(state, player, contract).isMet())
            contracts.insert(contract);
    };
    for (const Contract contract : state.of(player).contracts)
        add(contract);
    for (const Contract contract : state.contracts.purple)
        add(contract);
    return contracts;
}

} // namespace nucleum
