#include "engine/nucleum/turn/legal_turn.h"

#include <algorithm>

#include "engine/nucleum/contracts.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/energize.h"
#include "engine/nucleum/milestones.h"
#include "engine/nucleum/turn/checks.h"

namespace nucleum {

namespace {

template <class T>
void addIfAllowed(const State& state, Player player, MoveList& list, const T& what) {
    if (checkMove(state, player, what))
        list.add(what);
}

void addDevelop(const State& state, Player player, MoveList& list) {
    for (int first = firstOfferedSlot(state); first < kOfferSlots; ++first) {
        Develop develop;
        develop.first = static_cast<std::uint8_t>(first);
        addIfAllowed(state, player, list, develop);
        for (int second = first + 1; second < kOfferSlots; ++second) {
            develop.second = static_cast<std::uint8_t>(second);
            addIfAllowed(state, player, list, develop);
        }
    }
}

void addContracts(const State& state, Player player, MoveList& list) {
    for (const Contract contract : state.contracts.open)
        for (int space = 0; contract.isSet() && space < kContractSpaceCount; ++space)
            addIfAllowed(state, player, list,
                         TakeContract{contract, static_cast<ContractSpace>(space), false});
}

} // namespace

void addRailways(const State& state, Player player, MoveList& list) {
    for (const Connection& connection : state.facts.connections)
        for (int space = 0; space < connection.spaces; ++space) {
            LayRailway lay;
            lay.a = connection.a;
            lay.b = connection.b;
            lay.space = static_cast<std::uint8_t>(space);
            addIfAllowed(state, player, list, lay);
        }
}

void addTurns(const State& state, Player player, MoveList& list) {
    addIfAllowed(state, player, list, PlayTile{false});
    addIfAllowed(state, player, list, PlayTile{true});
    addRailways(state, player, list);
    addIfAllowed(state, player, list, Recharge{});
    addIfAllowed(state, player, list, Recharge{true, 0, 0, 0});
}

void addUrbanize(const State& state, Player player, MoveList& list) {
    const CitySet cities =
        buildingCities(state, player, has(state, player, TechnologyEffect::CheapUrbanizeAnywhere));
    const ActionTerms terms = termsOf(state);
    for (int type = 0; type < kBuildingTypeCount; ++type)
        for (int level = 0; level < kLevelCount; ++level) {
            Urbanize urbanize;
            urbanize.building = {static_cast<BuildingType>(type), static_cast<std::uint8_t>(level)};
            if (state.of(player).at(urbanize.building).isOnMap() ||
                urbanizeCost(state, player, urbanize, terms) > state.of(player).thaler)
                continue;
            for (const City city : cities) {
                urbanize.city = city;
                list.add(urbanize);
            }
        }
}

void addIndustrialize(const State& state, Player player, MoveList& list) {
    const CitySet cities = buildingCities(state, player, termsOf(state).isAnywhere);
    for (int kind = 0; kind < 2; ++kind)
        for (int row = 0; row < kRowCount; ++row) {
            Industrialize industrialize;
            industrialize.kind = static_cast<IndustryKind>(kind);
            industrialize.row = static_cast<std::uint8_t>(row);
            // The city decides nothing else about a mine; a turbine needs a plant.
            bool isPossible = false;
            for (const City city : cities) {
                const bool isPlant =
                    std::find(kPlantCities.begin(), kPlantCities.end(), city) != kPlantCities.end();
                industrialize.city = city;
                if (industrialize.kind == IndustryKind::Mine ? city == *cities.begin() : isPlant)
                    isPossible = checkMove(state, player, industrialize).ok();
                if (isPossible && (industrialize.kind == IndustryKind::Mine || isPlant))
                    list.add(industrialize);
            }
        }
}

void addEnergize(const State& state, Player player, MoveList& list) {
    for (const EnergizeOption& option : energizeOptions(state, player, 0, termsOf(state)))
        list.add(option.action);
}

void addActions(const State& state, Player player, MoveList& list) {
    if (state.mayFulfil() && player == state.active)
        for (const Contract contract : fulfillable(state, player))
            list.add(FulfilContract{contract});
    list.add(Decline{});
    if (state.task().n == 0)
        return;
    addUrbanize(state, player, list);
    addIndustrialize(state, player, list);
    addDevelop(state, player, list);
    addContracts(state, player, list);
    addEnergize(state, player, list);
    for (int i = 0; i < kSubsidyCount; ++i)
        addIfAllowed(state, player, list, Subsidize{static_cast<Subsidy>(i)});
}

} // namespace nucleum
