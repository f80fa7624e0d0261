#include "app/barrage/choices/choice_at_once.h"

#include <algorithm>
#include <numeric>

#include "engine/barrage/apply.h"
#include "engine/barrage/legal.h"

namespace choices {

namespace {

using namespace barrage;

/// Fewer drops than were given are something left undone.
bool isAllOf(const PlaceDrops& what, const Task& task) {
    return std::accumulate(what.drops.begin(), what.drops.end(), 0) == task.n;
}

/// The energy would do for another contract too.
bool hasRival(const State& state) {
    const std::vector<Move> moves = legalMoves(state);
    return std::count_if(moves.begin(), moves.end(), [](const Move& move) {
               return std::holds_alternative<FulfilContract>(move.what);
           }) > 1;
}

bool isGift(const State& state, const MoveKind& what) {
    if (const auto* drops = std::get_if<PlaceDrops>(&what))
        return isAllOf(*drops, state.task());
    if (std::holds_alternative<FulfilContract>(what))
        return !hasRival(state);
    return std::holds_alternative<ChooseMachines>(what) ||
           std::holds_alternative<PlacePiece>(what) || std::holds_alternative<PlaceInDam>(what) ||
           std::holds_alternative<TakeBackTile>(what) ||
           std::holds_alternative<TakeBackMachines>(what) ||
           std::holds_alternative<ChooseTile>(what) || std::holds_alternative<GoOn>(what);
}

bool isExpense(const Event& event) {
    switch (event.kind) {
    case EventKind::EngineersPlaced:
    case EventKind::EngineersOnOfficer:
    case EventKind::EngineersOnWork:
    case EventKind::EngineersOnBuilding:
        return event.amount > 0;
    case EventKind::VpChanged:
    case EventKind::CreditsChanged:
    case EventKind::ExcavatorsChanged:
    case EventKind::MixersChanged:
    case EventKind::ExcamixersChanged:
        return event.amount < 0;
    default:
        return false;
    }
}

bool isFree(State state, const Move& move) {
    const Owner own = state.task().who;
    const auto events = applyWithinTurn(state, move);
    return events &&
           std::none_of(events.value().begin(), events.value().end(),
                        [own](const Event& event) { return event.who == own && isExpense(event); });
}

} // namespace

bool isMadeAtOnce(const ChoiceTree& tree) {
    const std::vector<Move> moves = tree.moves();
    if (moves.size() != 1 || moves[0].by == Actor::Table ||
        std::holds_alternative<DeclareLeftovers>(moves[0].what))
        return false;
    return (!tree.hasAlternatives() || isGift(tree.state(), moves[0].what)) &&
           isFree(tree.state(), moves[0]);
}

} // namespace choices
