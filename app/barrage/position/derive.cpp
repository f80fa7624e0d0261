#include "app/barrage/position/derive.h"

#include <algorithm>

#include "engine/barrage/abilities.h"
#include "engine/barrage/data/companies.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/technology_tiles.h"

namespace position {

using namespace barrage;

namespace {

void count(State& state, Owner owner, Structure structure, int pieces = 1) {
    if (isCompany(owner))
        state.of(companyOf(owner)).built[static_cast<std::size_t>(structure)] +=
            static_cast<std::uint8_t>(pieces);
}

void countPieces(State& state) {
    for (CompanyState& company : state.companies)
        company.built = {};
    for (const Dam& dam : state.map.dams) {
        count(state, dam.owner, Structure::Base);
        count(state, dam.owner, Structure::Elevation, dam.elevations);
    }
    for (const Owner owner : state.map.conduits)
        count(state, owner, Structure::Conduit);
    for (const Owner owner : state.map.powerhouses)
        count(state, owner, Structure::Powerhouse);
    for (const BuildingTile& tile : state.buildings.tiles)
        for (const Owner owner : tile.owners)
            count(state, owner, Structure::Building);
}

void countDrops(State& state) {
    int drops = 0;
    for (const std::uint8_t waiting : state.map.headstreamDrops)
        drops += waiting;
    for (const Dam& dam : state.map.dams)
        drops += dam.drops;
    state.dropsPlaced = static_cast<std::uint16_t>(drops);
    state.dropsGone = 0;
}

bool isVisible(const State& state, Contract contract) {
    for (const auto& row : state.contracts.open)
        for (const Contract open : row)
            if (open == contract)
                return true;
    for (const CompanyState& company : state.companies)
        if (company.contracts.contains(contract) || company.fulfilled.contains(contract))
            return true;
    return false;
}

void fillContractPiles(State& state) {
    for (int i = 0; i < kColourCount * kPrivatePerColour; ++i) {
        const Contract contract(kFirstPrivate.value + i);
        if (!isVisible(state, contract))
            state.contracts.piles[static_cast<std::size_t>(i / kPrivatePerColour)].unseen.insert(
                contract);
    }
}

bool isVisible(const State& state, Tile tile) {
    for (const Tile open : state.patents.open)
        if (open == tile)
            return true;
    for (const CompanyState& company : state.companies) {
        if (company.tiles.contains(tile))
            return true;
        for (const WheelSegment& segment : company.wheel)
            if (segment.tile == tile)
                return true;
    }
    return false;
}

/// The lowest level that is still revealed after this round (B-18.4); 4 if none is.
int lowestLevelToCome(int round) {
    switch (round) {
    case 1:
        return 1;
    case 2:
    case 3:
        return 2;
    case 4:
        return 3;
    default:
        return 4;
    }
}

TileSet tilesToCome(const State& state) {
    TileSet tiles;
    const int lowest = lowestLevelToCome(state.round);
    for (int i = 0; i < kTileCount; ++i) {
        const auto tile = static_cast<Tile>(i);
        if (isAdvanced(tile) && (state.options.leeghwater || !needsLeeghwater(tile)) &&
            infoOf(tile).level >= lowest && !isVisible(state, tile))
            tiles.insert(tile);
    }
    return tiles;
}

/// Before, the pile holds the tiles that are out of the game.
void fillPatentPile(State& state) {
    if (state.options.introductory)
        return;
    const TileSet removed = state.patents.pile;
    state.patents.pile = tilesToCome(state);
    for (const Tile tile : removed)
        state.patents.pile.erase(tile);
}

bool isVisible(const State& state, Work work) {
    for (const Work open : state.works.open)
        if (open == work)
            return true;
    return std::any_of(
        state.companies.begin(), state.companies.end(),
        [work](const CompanyState& company) { return company.works.contains(work); });
}

/// The piles A, B and C come up in the same rounds as the levels I, II and III (B-25.10).
void fillWorkPile(State& state) {
    if (!state.options.leeghwater)
        return;
    for (int i = 0; i < kWorkCount; ++i)
        if (pileOf(Work(i)) + 1 >= lowestLevelToCome(state.round) && !isVisible(state, Work(i)))
            state.works.pile.insert(Work(i));
}

/// Whoever has placed engineers has had a turn this round.
void deriveWhoHasActed(State& state) {
    for (const Company company : state.turnOrder)
        state.of(company).hasActed =
            state.phase >= Phase::Actions && state.of(company).engineers < kEngineersPerCompany;
}

} // namespace

TileSet tilesNotToCome(const State& state) {
    TileSet tiles = tilesToCome(state);
    for (const Tile tile : state.patents.pile)
        tiles.erase(tile);
    return tiles;
}

Agenda agendaOf(const State& state) {
    switch (state.phase) {
    case Phase::GameOver:
        return {};
    case Phase::Actions:
        return {Task{.kind = TaskKind::TakeTurn, .who = ownerOf(state.active)}};
    default:
        return {Task{.kind = TaskKind::ConfirmPhase}};
    }
}

TurnState turnOf(const State& state) {
    TurnState turn;
    turn.isDictated = state.phase == Phase::Actions && isDictatedTurn(state, state.active);
    return turn;
}

void derive(State& state) {
    countPieces(state);
    countDrops(state);
    fillContractPiles(state);
    fillPatentPile(state);
    fillWorkPile(state);
    deriveWhoHasActed(state);
    state.turn = turnOf(state);
    state.agenda = agendaOf(state);
}

} // namespace position
