#include "engine/barrage/bot/turn.h"

#include "engine/barrage/agenda.h"
#include "engine/barrage/apply.h"
#include "engine/barrage/bot/automa.h"

namespace barrage {

namespace {

void play(ResolvedTurn& turn, const Move& move) {
    const auto applied = applyWithinTurn(turn.after, move);
    if (applied)
        turn.events.insert(turn.events.end(), applied.value().begin(), applied.value().end());
}

/// Nobody knows what the pile brings: the question is dropped and the turn goes on.
void leaveSlotEmpty(ResolvedTurn& turn) {
    turn.after.agenda.pop();
    Effects e{turn.after, turn.events};
    settle(e, SettleUntil::TurnOver);
}

} // namespace

ResolvedTurn resolveTurn(const State& state) {
    ResolvedTurn turn;
    turn.after = state;
    while (!turn.after.isOver()) {
        const Task& task = turn.after.task();
        if (task.kind == TaskKind::RevealContract) {
            turn.reveals.push_back(static_cast<Colour>(task.a));
            leaveSlotEmpty(turn);
        } else if (isAutomaToDecide(turn.after) && turn.after.active == state.active) {
            turn.decisions.push_back(decide(turn.after));
            play(turn, turn.decisions.back().move);
        } else {
            break;
        }
    }
    return turn;
}

} // namespace barrage
