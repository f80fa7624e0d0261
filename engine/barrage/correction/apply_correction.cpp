#include "engine/barrage/correction/apply_correction.h"

#include <utility>

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/technology_tiles.h"

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

/// A tile that was not there after all is still to come, unless its level has been passed.
void putBackToPile(PatentOffice& office, Tile tile) {
    if (!isAdvanced(tile))
        return;
    if (office.pile.empty() || infoOf(tile).level >= lowestLevel(office.pile))
        office.pile.insert(tile);
}

/// A work that was not there after all is still to come, unless its pile has been passed.
void putBackToPile(ExternalWorks& works, Work work) {
    if (work.isSet() && (works.pile.empty() || pileOf(work) >= pileOf(*works.pile.begin())))
        works.pile.insert(work);
}

/// A thing that is in a set or not, and if not, in its pile.
template <class Set, class Thing, class Take, class PutBack>
void setMember(Set& set, Thing thing, bool isThere, Take take, PutBack putBack) {
    if (set.contains(thing) == isThere)
        return;
    if (isThere) {
        take();
        set.insert(thing);
    } else {
        set.erase(thing);
        putBack();
    }
}

void setHolding(State& state, ContractSet& set, const Correct& to) {
    const Contract contract(to.index);
    setMember(
        set, contract, to.value != 0, [&] { takeFromPile(state, contract); },
        [&] { putBackToPile(state, contract); });
}

/// A slot of the patent office or of a wheel.
void setTile(State& state, Tile& slot, Tile tile) {
    putBackToPile(state.patents, slot);
    state.patents.pile.erase(tile);
    slot = tile;
}

} // namespace

void setPiece(State& state, Owner& there, Owner owner, Structure structure) {
    countPiece(state, there, structure, -1);
    there = owner;
    countPiece(state, there, structure, 1);
}

void setEngineers(State& state, const Correct& to) {
    CompanyState& company = state.of(companyOf(to.owner));
    company.engineers = to.value;
    company.hasArchitect &= to.value > 0;
}

void setHeadstreamDrops(State& state, const Correct& to) {
    setDrops(state, state.map.headstreamDrops[to.index], to.value);
}

void setDamDrops(State& state, const Correct& to) {
    setDrops(state, state.map.dams[to.index].drops, to.value);
}

void setDam(State& state, const Correct& to) {
    Dam& dam = state.map.dams[to.index];
    countPiece(state, dam.owner, Structure::Elevation, -dam.elevations);
    setPiece(state, dam.owner, to.owner, Structure::Base);
    dam.elevations = static_cast<std::uint8_t>(to.value);
    countPiece(state, dam.owner, Structure::Elevation, dam.elevations);
    if (dam.owner == Owner::Nobody)
        setDrops(state, dam.drops, 0);
}

void setTileInSupply(State& state, const Correct& to) {
    const auto tile = static_cast<Tile>(to.index);
    setMember(
        state.of(companyOf(to.owner)).tiles, tile, to.value != 0,
        [&] { state.patents.pile.erase(tile); }, [&] { putBackToPile(state.patents, tile); });
}

void setWheelTile(State& state, const Correct& to) {
    setTile(state, state.of(companyOf(to.owner)).wheel[to.index].tile, static_cast<Tile>(to.value));
}

void setOpenTile(State& state, const Correct& to) {
    setTile(state, state.patents.open[to.index], static_cast<Tile>(to.value));
}

void setContractHeld(State& state, const Correct& to) {
    setHolding(state, state.of(companyOf(to.owner)).contracts, to);
}

void setContractFulfilled(State& state, const Correct& to) {
    setHolding(state, state.of(companyOf(to.owner)).fulfilled, to);
}

void setOpenContract(State& state, const Correct& to) {
    Contract& slot = state.contracts.open[to.index / 2U][to.index % 2U];
    putBackToPile(state, slot);
    slot = Contract(to.value);
    takeFromPile(state, slot);
}

void setNationalContract(State& state, const Correct& to) {
    auto& national = state.contracts.national;
    const std::size_t place = national.find(Contract(to.index));
    if (to.value != 0 && place == national.size())
        national.push(Contract(to.index));
    else if (to.value == 0 && place != national.size())
        national.removeAt(place);
}

void setTurnOrderPlace(State& state, const Correct& to) {
    auto& order = state.turnOrder;
    std::swap(order[to.index], order[order.find(companyOf(to.owner))]);
}

void setWorkFulfilled(State& state, const Correct& to) {
    const Work work(to.index);
    setMember(
        state.of(companyOf(to.owner)).works, work, to.value != 0,
        [&] { state.works.pile.erase(work); }, [&] { putBackToPile(state.works, work); });
}

void setOpenWork(State& state, const Correct& to) {
    Work& slot = state.works.open[to.index];
    putBackToPile(state.works, slot);
    slot = Work(to.value);
    if (slot.isSet())
        state.works.pile.erase(slot);
}

/// What stands on the wrong one stands on the right one then; a tile that lies elsewhere changes
/// places with it.
void setBuildingInPlay(State& state, const Correct& to) {
    auto& inPlay = state.buildings.inPlay;
    const PrivateBuilding before = inPlay[to.index];
    const auto building = static_cast<PrivateBuilding>(to.value);
    if (const std::size_t other = inPlay.find(building); other != inPlay.size())
        inPlay[other] = before;
    else
        std::swap(state.buildings.at(before), state.buildings.at(building));
    inPlay[to.index] = building;
}

} // namespace barrage
