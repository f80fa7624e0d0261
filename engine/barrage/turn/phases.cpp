#include "engine/barrage/turn/phases.h"

#include <algorithm>

#include "engine/barrage/abilities.h"
#include "engine/barrage/data/companies.h"
#include "engine/barrage/data/headstream_tiles.h"
#include "engine/barrage/score.h"

namespace barrage {

namespace {

void enterPhase(Effects& e, Phase phase) {
    e.state.phase = phase;
    e.tell(EventKind::PhaseBegan, Owner::Nobody, static_cast<int>(phase), e.state.round);
}

void confirmPhase(Effects& e, Phase phase) {
    enterPhase(e, phase);
    e.push({TaskKind::ConfirmPhase, Owner::Nobody, 0, 0, 0});
}

/// Reverse turn order: the last player's income lies on top of the agenda (R-B5).
void startIncome(Effects& e) {
    e.push({TaskKind::FillHeadstreams, Owner::Nobody, 0, 0, 0});
    for (const Company company : e.state.turnOrder)
        e.push({TaskKind::CompanyIncome, ownerOf(company), 0, 0, 0});
}

void flowAll(Effects& e) {
    for (int i = 0; i < kHeadstreamCount; ++i)
        while (e.state.map.headstreamDrops[static_cast<std::size_t>(i)] > 0)
            letHeadstreamFlow(e, static_cast<Headstream>(i));
    confirmPhase(e, Phase::Scoring);
}

void addLines(Effects& e, const std::vector<ScoreLine>& lines) {
    for (const ScoreLine& line : lines) {
        gainVp(e, line.company, line.vp, line.source);
        gainCredits(e, line.company, line.credits, line.source);
    }
}

void scorePhase(Effects& e) {
    State& state = e.state;
    addLines(e, scoreRound(state));
    e.tell(EventKind::BonusTileRemoved, Owner::Nobody,
           static_cast<int>(state.bonusTiles[static_cast<std::size_t>(state.round - 1)]),
           state.round);
    if (state.round < kRounds) {
        confirmPhase(e, Phase::EndOfRound);
        return;
    }
    e.push({TaskKind::FinalScoring, Owner::Nobody, 0, 0, 0});
    for (const Company company : state.turnOrder)
        if (!state.of(company).hasKnownSupply())
            e.push({TaskKind::DeclareLeftovers, ownerOf(company), 0, 0, 0});
}

void takeEngineersBack(Effects& e) {
    State& state = e.state;
    state.spaces = {};
    state.bank = {};
    state.beside = {};
    state.works.spaces = {};
    for (BuildingTile& tile : state.buildings.tiles)
        tile.spaces = {};
    for (const Company company : state.turnOrder) {
        CompanyState& own = state.of(company);
        e.tell(EventKind::EngineersReturned, ownerOf(company), 0,
               kEngineersPerCompany - own.engineers);
        own.engineers = kEngineersPerCompany;
        e.tell(EventKind::EnergyReset, ownerOf(company), 0, own.energy);
        own.energy = 0;
        own.passed = false;
        own.constructions = 0;
        own.officerCopies = 0;
        own.officerEngineers = 0;
        own.hasArchitect = own.officer == Officer::Battista;
        own.hasActed = false;
    }
}

void replacePatents(Effects& e) {
    State& state = e.state;
    if (state.options.introductory)
        return;
    for (std::size_t slot = state.patents.open.size(); slot-- > 0;) {
        Tile& tile = state.patents.open[slot];
        if (tile != Tile::None)
            e.tell(EventKind::TileRemoved, Owner::Nobody, static_cast<std::uint8_t>(tile), 0);
        tile = Tile::None;
        e.push({TaskKind::RevealTile, Owner::Nobody, static_cast<std::uint8_t>(slot), 0, 0});
    }
}

void replaceWorks(Effects& e) {
    State& state = e.state;
    if (!state.options.leeghwater)
        return;
    for (std::size_t slot = state.works.open.size(); slot-- > 0;) {
        Work& work = state.works.open[slot];
        if (work.isSet())
            e.tell(EventKind::WorkRemoved, Owner::Nobody, work.value);
        work = Work();
        e.push({TaskKind::RevealWork, Owner::Nobody, static_cast<std::uint8_t>(slot), 0, 0});
    }
}

void endRound(Effects& e) {
    State& state = e.state;
    state.turnOrder = nextTurnOrder(state);
    for (std::size_t i = 0; i < state.turnOrder.size(); ++i)
        e.tell(EventKind::TurnOrderSet, ownerOf(state.turnOrder[i]), 0, static_cast<int>(i) + 1);
    takeEngineersBack(e);
    e.push({TaskKind::StartRound, Owner::Nobody, 0, 0, 0});
    replaceWorks(e);
    replacePatents(e);
}

} // namespace

core::FixedVector<Company, kMaxPlayers> nextTurnOrder(const State& state) {
    auto order = state.turnOrder;
    std::reverse(order.begin(), order.end());
    std::stable_sort(order.begin(), order.end(), [&state](Company a, Company b) {
        return state.of(a).energy < state.of(b).energy;
    });
    return order;
}

void carryOutPhase(Effects& e) {
    switch (e.state.phase) {
    case Phase::IncomeAndHeadstreams:
        return startIncome(e);
    case Phase::WaterFlow:
        return flowAll(e);
    case Phase::Scoring:
        return scorePhase(e);
    case Phase::EndOfRound:
        return endRound(e);
    case Phase::Actions:
    case Phase::GameOver:
        return;
    }
}

void receiveIncome(Effects& e, Company company) {
    const CompanyState& own = e.state.of(company);
    if (!receivesIncome(own))
        return;
    // From the last income to the first: what leaves a choice is asked in the printed order (P-5).
    for (const Structure line : {Structure::Conduit, Structure::Elevation, Structure::Base})
        for (int piece = own.builtOf(line); piece > 0; --piece)
            if (const Rewards* income = uncoveredIncome(company, line, piece))
                receiveIncomeOf(e, company, line, piece, *income);
}

void fillHeadstreams(Effects& e) {
    State& state = e.state;
    for (std::size_t i = 0; i < state.map.headstreamTiles.size(); ++i) {
        const int drops = dropsOf(state.map.headstreamTiles[i], state.round);
        state.map.headstreamDrops[i] =
            static_cast<std::uint8_t>(state.map.headstreamDrops[i] + drops);
        state.dropsPlaced = static_cast<std::uint16_t>(state.dropsPlaced + drops);
        for (int n = 0; n < drops; ++n) {
            Event event;
            event.kind = EventKind::DropPlaced;
            event.amount = 1;
            event.from = Place{PlaceKind::Supply, 0};
            event.to = Place{PlaceKind::Headstream, static_cast<std::uint8_t>(i)};
            e.tell(event);
        }
    }
    enterPhase(e, Phase::Actions);
    state.active = state.turnOrder.back();
    e.push({TaskKind::NextTurn, Owner::Nobody, 0, 0, 0});
}

void endTurn(Effects& e) {
    State& state = e.state;
    const bool goesOn = state.turn.goesOn;
    state.turn = {};
    state.turn.isExtra = goesOn;
    state.of(state.active).hasActed = true;
    e.push({TaskKind::NextTurn, Owner::Nobody, 0, 0, 0});
    for (int colour = kColourCount - 1; colour >= 0; --colour)
        for (int slot = 1; slot >= 0; --slot)
            if (!state.contracts
                     .open[static_cast<std::size_t>(colour)][static_cast<std::size_t>(slot)]
                     .isSet())
                e.push({TaskKind::RevealContract, Owner::Nobody, static_cast<std::uint8_t>(colour),
                        static_cast<std::uint8_t>(slot), 0});
}

void nextTurn(Effects& e) {
    State& state = e.state;
    const std::size_t players = state.turnOrder.size();
    const std::size_t last = state.turnOrder.find(state.active);
    for (std::size_t i = state.turn.isExtra ? 0 : 1; i <= players; ++i) {
        const Company next = state.turnOrder[(last + i) % players];
        if (state.of(next).passed)
            continue;
        state.turn.isExtra = i == 0;
        state.active = next;
        e.tell(EventKind::TurnBegan, ownerOf(next));
        e.push({TaskKind::TakeTurn, ownerOf(next), 0, 0, 0});
        state.turn.isDictated = isDictatedTurn(state, next);
        if ((state.of(next).isAutoma() && state.of(next).engineers > 0) || state.turn.isDictated)
            e.push({TaskKind::FlipAutomaTile, Owner::Nobody, 0, 0, 0});
        return;
    }
    confirmPhase(e, Phase::WaterFlow);
}

void startRound(Effects& e) {
    ++e.state.round;
    e.tell(EventKind::RoundBegan, Owner::Nobody, 0, e.state.round);
    confirmPhase(e, Phase::IncomeAndHeadstreams);
}

void scoreGame(Effects& e) {
    addLines(e, scoreEnd(e.state));
    e.state.phase = Phase::GameOver;
    e.tell(EventKind::GameEnded, Owner::Nobody, 0, 0);
}

} // namespace barrage
