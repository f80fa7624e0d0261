#include "engine/barrage/automa/turn.h"

#include <cassert>

#include "engine/barrage/apply.h"
#include "engine/barrage/automa/decide.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/turn/agenda.h"

namespace barrage {

namespace {

bool play(ResolvedTurn& turn, const Move& move) {
    const auto applied = applyWithinTurn(turn.after, move);
    assert(applied.ok());
    if (applied)
        turn.events.insert(turn.events.end(), applied.value().begin(), applied.value().end());
    return applied.ok();
}

/// The colours of the slots that were emptied, in order.
std::vector<Colour> emptied(const Events& events) {
    std::vector<Colour> colours;
    for (const Event& event : events) {
        const Contract contract(event.index);
        const bool isSwept = event.kind == EventKind::ContractSwept;
        const bool isTaken = event.kind == EventKind::ContractFulfilled && isPrivate(contract);
        if (isSwept || isTaken)
            colours.push_back(colourOf(contract));
    }
    return colours;
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
            leaveSlotEmpty(turn);
        } else if (isAutomaToDecide(turn.after) && turn.after.active == state.active) {
            turn.decisions.push_back(decide(turn.after));
            if (!play(turn, turn.decisions.back().move))
                break;
        } else {
            break;
        }
    }
    turn.reveals = emptied(turn.events);
    return turn;
}

} // namespace barrage
