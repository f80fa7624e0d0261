#include <utility>

#include "engine/barrage/automa/deck.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/turn/performs.h"

namespace barrage {

namespace {

/// Drops that turn out to be there, or not, are counted as if they had been seen from the start.
void countDrops(State& state, int before, int after) {
    state.dropsPlaced = static_cast<std::uint16_t>(state.dropsPlaced + after - before);
}

void countPiece(State& state, Owner owner, Structure structure, int change) {
    if (!isCompany(owner))
        return;
    std::uint8_t& built = state.of(companyOf(owner)).built[static_cast<std::size_t>(structure)];
    built = static_cast<std::uint8_t>(built + change);
}

void setDrops(State& state, std::uint8_t& drops, int value) {
    countDrops(state, drops, value);
    drops = static_cast<std::uint8_t>(value);
}

void setDam(State& state, BaseSpace space, Owner owner, int elevations) {
    Dam& dam = state.map.at(space);
    countPiece(state, dam.owner, Structure::Base, -1);
    countPiece(state, dam.owner, Structure::Elevation, -dam.elevations);
    dam.owner = owner;
    dam.elevations = static_cast<std::uint8_t>(elevations);
    countPiece(state, owner, Structure::Base, 1);
    countPiece(state, owner, Structure::Elevation, elevations);
    if (owner == Owner::Nobody)
        setDrops(state, dam.drops, 0);
}

void setOwner(State& state, Owner& owner, Owner value, Structure structure) {
    countPiece(state, owner, structure, -1);
    owner = value;
    countPiece(state, owner, structure, 1);
}

void takeFromPile(State& state, Contract contract) {
    if (!isPrivate(contract))
        return;
    ContractPile& pile = state.contracts.piles[static_cast<std::size_t>(colourOf(contract))];
    pile.unseen.erase(contract);
    if (const std::size_t place = pile.under.find(contract); place != pile.under.size())
        pile.under.removeAt(place);
}

void putBackToPile(State& state, Contract contract) {
    if (contract.isSet() && isPrivate(contract))
        state.contracts.piles[static_cast<std::size_t>(colourOf(contract))].unseen.insert(contract);
}

void setHolding(State& state, ContractSet& set, Contract contract, bool holds) {
    if (set.contains(contract) == holds)
        return;
    if (holds) {
        takeFromPile(state, contract);
        set.insert(contract);
    } else {
        set.erase(contract);
        putBackToPile(state, contract);
    }
}

void setOpenContract(State& state, int index, Contract contract) {
    Contract& slot =
        state.contracts
            .open[static_cast<std::size_t>(index / 2)][static_cast<std::size_t>(index % 2)];
    putBackToPile(state, slot);
    takeFromPile(state, contract);
    slot = contract;
}

/// A tile that was not there after all is still to come, unless its level has been passed.
void putBackToPile(PatentOffice& office, Tile tile) {
    if (!isAdvanced(tile))
        return;
    if (office.pile.empty() || infoOf(tile).level >= lowestLevel(office.pile))
        office.pile.insert(tile);
}

void setTileInSupply(State& state, CompanyState& company, Tile tile, bool isThere) {
    if (company.tiles.contains(tile) == isThere)
        return;
    if (isThere) {
        state.patents.pile.erase(tile);
        company.tiles.insert(tile);
    } else {
        company.tiles.erase(tile);
        putBackToPile(state.patents, tile);
    }
}

void setOpenTile(State& state, Tile& slot, Tile tile) {
    putBackToPile(state.patents, slot);
    state.patents.pile.erase(tile);
    slot = tile;
}

void setWheelTile(State& state, WheelSegment& segment, Tile tile) {
    putBackToPile(state.patents, segment.tile);
    if (tile != Tile::None)
        state.patents.pile.erase(tile);
    segment.tile = tile;
}

void setNational(State& state, Contract contract, bool isOpen) {
    auto& national = state.contracts.national;
    const std::size_t place = national.find(contract);
    if (isOpen && place == national.size())
        national.push(contract);
    else if (!isOpen && place != national.size())
        national.removeAt(place);
}

/// A work that was not there after all is still to come, unless its pile has been passed.
void putBackToPile(ExternalWorks& works, Work work) {
    if (work.isSet() && (works.pile.empty() || pileOf(work) >= pileOf(*works.pile.begin())))
        works.pile.insert(work);
}

void setOpenWork(State& state, Work& slot, Work work) {
    putBackToPile(state.works, slot);
    if (work.isSet())
        state.works.pile.erase(work);
    slot = work;
}

void setWorkFulfilled(State& state, CompanyState& company, Work work, bool isFulfilled) {
    if (company.works.contains(work) == isFulfilled)
        return;
    if (isFulfilled) {
        state.works.pile.erase(work);
        company.works.insert(work);
    } else {
        company.works.erase(work);
        putBackToPile(state.works, work);
    }
}

/// What stands on the wrong one stands on the right one then; a tile that lies elsewhere changes
/// places with it.
void setBuildingInPlay(State& state, std::size_t place, PrivateBuilding building) {
    auto& inPlay = state.buildings.inPlay;
    const PrivateBuilding before = inPlay[place];
    if (const std::size_t other = inPlay.find(building); other != inPlay.size())
        inPlay[other] = before;
    else
        std::swap(state.buildings.at(before), state.buildings.at(building));
    inPlay[place] = building;
}

void correctCompany(State& state, CompanyState& company, const Correct& move) {
    const auto amount = static_cast<std::uint8_t>(move.value);
    switch (move.what) {
    case Corrected::Vp:
        company.vp = move.value;
        break;
    case Corrected::Energy:
        company.energy = move.value;
        break;
    case Corrected::Credits:
        company.credits = move.value;
        break;
    case Corrected::Excavators:
        company.excavators = move.value;
        break;
    case Corrected::Mixers:
        company.mixers = move.value;
        break;
    case Corrected::Engineers:
        company.engineers = move.value;
        company.hasArchitect &= move.value > 0;
        break;
    case Corrected::Constructions:
        company.constructions = amount;
        break;
    case Corrected::OfficerCopies:
        company.officerCopies = amount;
        break;
    case Corrected::HasPassed:
        company.passed = move.value != 0;
        break;
    case Corrected::TileInSupply:
        setTileInSupply(state, company, static_cast<Tile>(move.index), move.value != 0);
        break;
    case Corrected::WheelTile:
        setWheelTile(state, company.wheel[move.index], static_cast<Tile>(move.value));
        break;
    case Corrected::WheelExcavators:
        company.wheel[move.index].excavators = amount;
        break;
    case Corrected::WheelMixers:
        company.wheel[move.index].mixers = amount;
        break;
    case Corrected::ContractHeld:
        setHolding(state, company.contracts, Contract(move.index), move.value != 0);
        break;
    case Corrected::ContractFulfilled:
        setHolding(state, company.fulfilled, Contract(move.index), move.value != 0);
        break;
    case Corrected::BankEngineers:
        state.bank[indexOf(companyOf(move.owner))] = amount;
        break;
    case Corrected::BesideEngineers:
        state.beside[move.index][indexOf(companyOf(move.owner))] = amount;
        break;
    case Corrected::Excamixers:
        company.excamixers = move.value;
        break;
    case Corrected::WheelExcamixers:
        company.wheel[move.index].excamixers = amount;
        break;
    case Corrected::Architect:
        company.hasArchitect = move.value != 0;
        break;
    case Corrected::OfficerEngineers:
        company.officerEngineers = amount;
        break;
    case Corrected::WorkFulfilled:
        setWorkFulfilled(state, company, Work(move.index), move.value != 0);
        break;
    case Corrected::TurnOrderPlace:
        std::swap(state.turnOrder[move.index],
                  state.turnOrder[state.turnOrder.find(companyOf(move.owner))]);
        break;
    default:
        break;
    }
}

} // namespace

void correct(State& state, const Correct& move) {
    switch (move.what) {
    case Corrected::HeadstreamDrops:
        return setDrops(state, state.map.headstreamDrops[move.index], move.value);
    case Corrected::DamDrops:
        return setDrops(state, state.map.dams[move.index].drops, move.value);
    case Corrected::DamOwner:
        return setDam(state, BaseSpace(move.index), move.owner, move.value);
    case Corrected::ConduitOwner:
        return setOwner(state, state.map.conduits[move.index], move.owner, Structure::Conduit);
    case Corrected::PowerhouseOwner:
        return setOwner(state, state.map.powerhouses[move.index], move.owner,
                        Structure::Powerhouse);
    case Corrected::OpenContract:
        return setOpenContract(state, move.index, Contract(move.value));
    case Corrected::NationalContract:
        return setNational(state, Contract(move.index), move.value != 0);
    case Corrected::OpenTile:
        return setOpenTile(state, state.patents.open[move.index], static_cast<Tile>(move.value));
    case Corrected::SpaceEngineers:
        state.spaces[move.index] = {move.owner, static_cast<std::uint8_t>(move.value)};
        return;
    case Corrected::HeadstreamTileNumber:
        state.map.headstreamTiles[move.index] = HeadstreamTile(move.value);
        return;
    case Corrected::BonusTile:
        state.bonusTiles[move.index] = static_cast<BonusTile>(move.value);
        return;
    case Corrected::Objective:
        state.objective = static_cast<Objective>(move.value);
        return;
    case Corrected::AutomaActionTile:
        state.deck.actionTile = static_cast<std::uint8_t>(move.value);
        return;
    case Corrected::AutomaCriteriaTile:
        setCriteriaTile(state.deck, static_cast<std::uint8_t>(move.value));
        return;
    case Corrected::OpenWork:
        return setOpenWork(state, state.works.open[move.index], Work(move.value));
    case Corrected::WorkSpaceEngineers:
        state.works.spaces[move.index] = {move.owner, static_cast<std::uint8_t>(move.value)};
        return;
    case Corrected::BuildingInPlay:
        return setBuildingInPlay(state, move.index, static_cast<PrivateBuilding>(move.value));
    case Corrected::BuildingOwner:
        return setOwner(state, state.buildings.at(BuildingSlot(move.index)), move.owner,
                        Structure::Building);
    case Corrected::BuildingEngineers:
        state.buildings.tiles[move.index / kSpacesPerBuilding]
            .spaces[move.index % kSpacesPerBuilding] = {move.owner,
                                                        static_cast<std::uint8_t>(move.value)};
        return;
    default:
        return correctCompany(state, state.of(companyOf(move.owner)), move);
    }
}

} // namespace barrage
