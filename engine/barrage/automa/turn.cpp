#include "engine/barrage/automa_turn.h"

#include <algorithm>
#include <cassert>

#include "engine/barrage/apply.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/turn/agenda.h"

namespace barrage {

namespace {

enum class Reveals { EndTheLook, LeaveSlotsEmpty };

/// Nobody knows what the pile brings: the question is dropped and the turn goes on.
void leaveSlotEmpty(TurnPreview& turn) {
    turn.after.agenda.pop();
    Effects e{turn.after, turn.steps.back().events};
    settle(e, SettleUntil::TurnOver);
}

TurnPreview lookAhead(const State& state, Reveals reveals) {
    TurnPreview turn{{}, state};
    const Owner who = state.task().who;
    while (!turn.after.isOver()) {
        const Task& task = turn.after.task();
        if (isAutomaToDecide(turn.after) && task.who == who) {
            TurnStep step{turn.after, decide(turn.after), {}};
            auto applied = applyWithinTurn(turn.after, step.decision.move);
            assert(applied.ok());
            if (!applied)
                break;
            step.events = std::move(applied.value());
            turn.steps.push_back(std::move(step));
        } else if (reveals == Reveals::LeaveSlotsEmpty && task.kind == TaskKind::RevealContract &&
                   !turn.steps.empty()) {
            leaveSlotEmpty(turn);
        } else {
            break;
        }
    }
    return turn;
}

} // namespace

TaskKind TurnPreview::next() const { return after.isOver() ? TaskKind::None : after.task().kind; }

Events TurnPreview::events() const {
    Events all;
    for (const TurnStep& step : steps)
        all.insert(all.end(), step.events.begin(), step.events.end());
    return all;
}

TurnPreview previewTurn(const State& state) {
    TurnPreview turn = lookAhead(state, Reveals::EndTheLook);
    if (turn.next() == TaskKind::EndTurn) {
        State passedOn = turn.after;
        Effects e{passedOn, turn.steps.back().events};
        settle(e, SettleUntil::Choice);
    }
    for (TurnStep& step : turn.steps)
        step.events.erase(std::find_if(step.events.begin(), step.events.end(), beginsSomethingElse),
                          step.events.end());
    return turn;
}

TurnPreview resolveTurn(const State& state) { return lookAhead(state, Reveals::LeaveSlotsEmpty); }

std::vector<Colour> emptiedSlots(const Events& events) {
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

bool beginsSomethingElse(const Event& event) {
    return event.kind == EventKind::TurnBegan || event.kind == EventKind::Passed ||
           event.kind == EventKind::PhaseBegan || event.kind == EventKind::RoundBegan;
}

} // namespace barrage
