#include "engine/barrage/correction.h"

namespace barrage {

namespace {

/// Of a company's things.
int valueOf(const State& state, Company company, Corrected what, std::size_t index) {
    const CompanyState& own = state.of(company);
    switch (what) {
    case Corrected::Vp:
        return own.vp;
    case Corrected::Energy:
        return own.energy;
    case Corrected::Credits:
        return own.credits;
    case Corrected::Excavators:
        return own.excavators;
    case Corrected::Mixers:
        return own.mixers;
    case Corrected::Engineers:
        return own.engineers;
    case Corrected::Constructions:
        return own.constructions;
    case Corrected::OfficerCopies:
        return own.officerCopies;
    case Corrected::HasPassed:
        return own.passed ? 1 : 0;
    case Corrected::TileInSupply:
        return own.tiles.contains(static_cast<Tile>(index)) ? 1 : 0;
    case Corrected::WheelTile:
        return static_cast<int>(own.wheel[index].tile);
    case Corrected::WheelExcavators:
        return own.wheel[index].excavators;
    case Corrected::WheelMixers:
        return own.wheel[index].mixers;
    case Corrected::ContractHeld:
        return own.contracts.contains(Contract(static_cast<int>(index))) ? 1 : 0;
    case Corrected::ContractFulfilled:
        return own.fulfilled.contains(Contract(static_cast<int>(index))) ? 1 : 0;
    case Corrected::BankEngineers:
        return state.bank[indexOf(company)];
    case Corrected::BesideEngineers:
        return state.beside[index][indexOf(company)];
    case Corrected::Excamixers:
        return own.excamixers;
    case Corrected::WheelExcamixers:
        return own.wheel[index].excamixers;
    case Corrected::Architect:
        return own.hasArchitect ? 1 : 0;
    case Corrected::OfficerEngineers:
        return own.officerEngineers;
    case Corrected::WorkFulfilled:
        return own.works.contains(Work(static_cast<int>(index))) ? 1 : 0;
    default:
        return 0;
    }
}

/// A space of a private building.
Occupancy buildingSpace(const State& state, std::size_t index) {
    return state.buildings.tiles[index / kSpacesPerBuilding].spaces[index % kSpacesPerBuilding];
}

/// Of what is not a company's.
int valueOf(const State& state, Corrected what, std::size_t index) {
    switch (what) {
    case Corrected::HeadstreamDrops:
        return state.map.headstreamDrops[index];
    case Corrected::DamDrops:
        return state.map.dams[index].drops;
    case Corrected::DamOwner:
        return state.map.dams[index].elevations;
    case Corrected::OpenContract:
        return state.contracts.open[index / 2][index % 2].value;
    case Corrected::NationalContract:
        return state.contracts.national.contains(Contract(static_cast<int>(index))) ? 1 : 0;
    case Corrected::OpenTile:
        return static_cast<int>(state.patents.open[index]);
    case Corrected::SpaceEngineers:
        return state.spaces[index].engineers;
    case Corrected::HeadstreamTileNumber:
        return state.map.headstreamTiles[index].value;
    case Corrected::BonusTile:
        return static_cast<int>(state.bonusTiles[index]);
    case Corrected::Objective:
        return static_cast<int>(state.objective);
    case Corrected::AutomaActionTile:
        return state.deck.actionTile;
    case Corrected::AutomaCriteriaTile:
        return state.deck.criteriaTile;
    case Corrected::OpenWork:
        return state.works.open[index].value;
    case Corrected::WorkSpaceEngineers:
        return state.works.spaces[index].engineers;
    case Corrected::BuildingInPlay:
        return index < state.buildings.inPlay.size()
                   ? static_cast<int>(state.buildings.inPlay[index])
                   : 0;
    case Corrected::BuildingEngineers:
        return buildingSpace(state, index).engineers;
    default:
        return 0;
    }
}

Owner ownerOf(const State& state, Corrected what, std::size_t index) {
    switch (what) {
    case Corrected::DamOwner:
        return state.map.dams[index].owner;
    case Corrected::ConduitOwner:
        return state.map.conduits[index];
    case Corrected::PowerhouseOwner:
        return state.map.powerhouses[index];
    case Corrected::SpaceEngineers:
        return state.spaces[index].owner;
    case Corrected::WorkSpaceEngineers:
        return state.works.spaces[index].owner;
    case Corrected::BuildingOwner:
        return state.buildings.at(BuildingSlot(static_cast<int>(index)));
    case Corrected::BuildingEngineers:
        return buildingSpace(state, index).owner;
    case Corrected::TurnOrderPlace:
        return ownerOf(state.turnOrder[index]);
    default:
        return Owner::Nobody;
    }
}

} // namespace

Correct asItIs(const State& state, Corrected what, Owner owner, int index) {
    const auto place = static_cast<std::size_t>(index);
    const bool isCompanys =
        formOf(what).concerns == Concerns::Company && what != Corrected::TurnOrderPlace;
    Correct correction{what, isCompanys ? owner : ownerOf(state, what, place)};
    correction.index = static_cast<std::uint8_t>(index);
    correction.value = static_cast<std::int16_t>(
        isCompanys ? valueOf(state, companyOf(owner), what, place) : valueOf(state, what, place));
    return correction;
}

} // namespace barrage
