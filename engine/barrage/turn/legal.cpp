#include "engine/barrage/legal.h"

#include "engine/barrage/automa/deck.h"
#include "engine/barrage/building.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/data/objective_tiles.h"
#include "engine/barrage/production.h"
#include "engine/barrage/turn/checks.h"
#include "engine/barrage/turn/legal_turn.h"

namespace barrage {

namespace {

void addPieces(const State& state, const Task& task, MoveList& list) {
    const auto structure = static_cast<Structure>(task.a);
    for (int i = 0; i < siteCount(structure); ++i) {
        const Site site{structure, static_cast<std::uint8_t>(i)};
        if (checkFreePiece(state, companyOf(task.who), structure, task.b, site))
            list.add(PlacePiece{site});
    }
    list.add(Decline{});
}

void addContracts(const State& state, const Task& task, MoveList& list) {
    const Company company = companyOf(task.who);
    for (const Contract contract : reachableContracts(state, company))
        if (checkFulfil(state, company, contract, task.n, task.a, task.b))
            list.add(FulfilContract{contract});
    list.add(Decline{});
}

void addProductions(const State& state, const Task& task, MoveList& list) {
    forEachProduction(
        state, companyOf(task.who), termsOf(task), [&](const System& system, int drops) {
            list.add(Produce{ActionSpace(), system, static_cast<std::uint8_t>(drops)});
            return true;
        });
    if (checkMove(state, companyOf(task.who), Decline{}))
        list.add(Decline{});
}

void addLeftovers(MoveList& list) {
    for (int items = 0; items <= kMostLeftovers; ++items)
        list.add(DeclareLeftovers{static_cast<std::uint16_t>(items)});
}

} // namespace

void legalMoves(const State& state, std::vector<Move>& moves) {
    moves.clear();
    if (state.isOver())
        return;
    const Task& task = state.task();
    MoveList list{moves, decider(state)};
    switch (task.kind) {
    case TaskKind::TakeTurn:
        addTurns(state, companyOf(task.who), list);
        break;
    case TaskKind::PlaceDrops:
        forEachSplit(task.b, task.n, [&](const DropsPerHeadstream& drops) {
            list.add(PlaceDrops{drops, DropTiming::AsTold});
        });
        addLeeghwaterChoices(state, task, list);
        break;
    case TaskKind::ChooseMachines:
        for (int n = 0; n <= task.n; ++n)
            list.add(ChooseMachines{static_cast<std::uint8_t>(n),
                                    static_cast<std::uint8_t>(task.n - n)});
        break;
    case TaskKind::PlacePiece:
        addPieces(state, task, list);
        break;
    case TaskKind::FulfilContract:
        addContracts(state, task, list);
        break;
    case TaskKind::ProduceAgain:
        addProductions(state, task, list);
        break;
    case TaskKind::DiscardContract:
        for (const Contract contract : state.of(companyOf(task.who)).contracts)
            list.add(DiscardContract{contract});
        break;
    case TaskKind::DeclareLeftovers:
        addLeftovers(list);
        break;
    case TaskKind::ConfirmPhase:
        list.add(Proceed{});
        break;
    case TaskKind::RevealContract:
        for (const Contract contract : nextOf(state.contracts.piles[task.a]))
            list.add(RevealContract{contract});
        break;
    case TaskKind::RevealTile:
        for (const Tile tile : nextOf(state.patents))
            list.add(RevealTile{tile});
        break;
    case TaskKind::RevealAutomaTile:
        for (const std::uint8_t tile : nextOf(state.deck))
            list.add(RevealAutomaTile{tile});
        break;
    default:
        addLeeghwaterChoices(state, task, list);
        break;
    }
}

std::vector<Move> legalMoves(const State& state) {
    std::vector<Move> moves;
    legalMoves(state, moves);
    return moves;
}

} // namespace barrage
