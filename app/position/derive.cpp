#include "app/position/derive.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/data/companies.h"
#include "engine/barrage/data/contracts.h"
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
    for (const auto& slots : state.contracts.open)
        for (const Contract open : slots)
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

void fillPatentPile(State& state) {
    if (state.options.introductory)
        return;
    const int lowest = lowestLevelToCome(state.round);
    for (int i = 0; i < kTileCount; ++i) {
        const auto tile = static_cast<Tile>(i);
        if (isAdvanced(tile) && infoOf(tile).level >= lowest && !isVisible(state, tile))
            state.patents.pile.insert(tile);
    }
}

/// Whoever has placed engineers has had a turn this round.
void deriveWhoHasActed(State& state) {
    for (const Company company : state.turnOrder)
        state.of(company).hasActed =
            state.phase >= Phase::Actions && state.of(company).engineers < kEngineersPerCompany;
}

} // namespace

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
    deriveWhoHasActed(state);
    state.turn = turnOf(state);
    state.agenda = agendaOf(state);
}

} // namespace position
