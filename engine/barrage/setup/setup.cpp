#include "engine/barrage/setup.h"

#include <algorithm>

#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/data/start.h"
#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/setup/setup_check.h"

namespace barrage {

namespace {

TileSet startingTiles(const Setup& setup, const Seat& seat) {
    TileSet tiles;
    for (const Tile tile :
         {Tile::BasicBase, Tile::BasicElevation, Tile::BasicConduit, Tile::BasicPowerhouse})
        tiles.insert(tile);
    if (setup.options.introductory)
        tiles.insert(Tile::BasicWild);
    if (setup.options.leeghwater)
        tiles.insert(Tile::BasicBuilding);
    if (seat.officer == Officer::Krylov)
        tiles.insert(Tile::Krylov);
    if (seat.officer == Officer::Spencer)
        tiles.insert(Tile::Spencer);
    return tiles;
}

CompanyState seated(const Setup& setup, const Seat& seat) {
    CompanyState company;
    const bool isAutoma = seat.kind == PlayerKind::Automa;
    company.inPlay = true;
    company.kind = seat.kind;
    company.level = seat.level;
    company.tracking = seat.tracking;
    company.officer = seat.officer;
    company.vp = isAutoma ? kAutomaStartVp : kStartVp;
    company.engineers = kEngineersPerCompany;
    company.hasArchitect = seat.officer == Officer::Battista;
    if (company.hasKnownSupply() && seat.officer == Officer::Audia) {
        company.excamixers = kStartExcamixers;
    } else if (company.hasKnownSupply()) {
        company.excavators = kStartExcavators;
        company.mixers = kStartMixers;
    }
    if (!isAutoma && company.hasKnownSupply())
        company.credits =
            seat.officer == Officer::Sekibo ? setup.options.rulings.sekiboCredits : kStartCredits;
    company.tiles = startingTiles(setup, seat);
    if (seat.startingContract.isSet())
        company.contracts.insert(seat.startingContract);
    return company;
}

void placeNeutralDams(State& state, const Setup& setup) {
    for (std::size_t area = 0; area < setup.neutralDams.size(); ++area) {
        Dam& dam = state.map.at(lowerBase(setup.neutralDams[area]));
        dam.owner = Owner::Neutral;
        dam.elevations = static_cast<std::uint8_t>(area); // level 1, 2, 3 downhill
        dam.drops = 1;
        ++state.dropsPlaced;
    }
}

void layOutContracts(State& state, const Setup& setup) {
    state.contracts.national = setup.national;
    state.contracts.open = setup.openContracts;
    for (int i = kFirstPrivate.value; i < kContractCount; ++i) {
        const Contract contract(i);
        const auto colour = static_cast<std::size_t>(colourOf(contract));
        const auto& open = setup.openContracts[colour];
        if (open[0] != contract && open[1] != contract)
            state.contracts.piles[colour].unseen.insert(contract);
    }
}

void layOutPatents(State& state, const Setup& setup) {
    state.patents.open = setup.patents;
    if (setup.options.introductory)
        return;
    for (int i = 0; i < kTileCount; ++i) {
        const auto tile = static_cast<Tile>(i);
        const auto isAmong = [tile](const std::array<Tile, 3>& tiles) {
            return std::find(tiles.begin(), tiles.end(), tile) != tiles.end();
        };
        if (isAdvanced(tile) && (setup.options.leeghwater || !needsLeeghwater(tile)) &&
            !isAmong(setup.patents) && !isAmong(setup.removedTiles))
            state.patents.pile.insert(tile);
    }
}

void layOutLeeghwater(State& state, const Setup& setup) {
    if (!setup.options.leeghwater)
        return;
    state.buildings.inPlay = setup.buildings;
    state.works.open = setup.works;
    for (int i = 0; i < kWorkCount; ++i)
        state.works.pile.insert(Work(i));
    for (const Work work : setup.works)
        state.works.pile.erase(work);
}

} // namespace

Result<State> begin(const Setup& setup) {
    if (const Check check = checkSetup(setup); !check)
        return check.error();
    State state;
    state.options = setup.options;
    for (const Seat& seat : setup.seats) {
        state.turnOrder.push(seat.company);
        state.of(seat.company) = seated(setup, seat);
    }
    state.active = setup.seats[0].company;
    state.map.headstreamTiles = setup.headstreams;
    state.bonusTiles = setup.bonusTiles;
    state.objective = setup.objective;
    state.extraOfficers = setup.extraOfficers;
    placeNeutralDams(state, setup);
    layOutContracts(state, setup);
    layOutPatents(state, setup);
    layOutLeeghwater(state, setup);
    state.agenda.push({TaskKind::ConfirmPhase, Owner::Nobody, 0, 0, 0});
    return state;
}

} // namespace barrage
