#include "app/barrage/steps/pending_steps.h"

#include <algorithm>

#include "engine/barrage/apply.h"
#include "engine/barrage/automa.h"

namespace steps {

namespace {

using namespace barrage;

/// An empty pile reveals nothing.
bool isReveal(const Move& move) {
    const auto* contract = std::get_if<RevealContract>(&move.what);
    return (contract && contract->contract.isSet()) ||
           std::holds_alternative<RevealTile>(move.what) ||
           std::holds_alternative<RevealWork>(move.what);
}

/// Comes in between and leaves what has to be done as it is.
bool isCorrection(const Move& move) { return std::holds_alternative<Correct>(move.what); }

/// Told before it was carried out, or nothing for the hands.
bool isTold(const State& before, const Move& move, const State& after) {
    if (std::holds_alternative<Proceed>(
            move.what)) // where choices follow, they are told ahead instead
        return before.phase != Phase::IncomeAndHeadstreams || after.phase != before.phase;
    return isCorrection(move) || std::holds_alternative<RevealAutomaTile>(move.what) ||
           (move.by != Actor::Table && isAutomaToDecide(before));
}

/// Without what the table has shown, which is the first thing that a reveal tells.
Events withoutReveal(Events events) {
    if (!events.empty())
        events.erase(events.begin());
    return events;
}

/// The panel of the Automa tells of its tiles.
void dropAutomaTiles(Events& events) {
    std::erase_if(events, [](const Event& event) {
        return event.kind == EventKind::AutomaTileFlipped ||
               event.kind == EventKind::AutomaTilesShuffled;
    });
}

} // namespace

bool beginsSomething(const State& state) {
    if (state.isOver())
        return true;
    switch (state.task().kind) {
    case TaskKind::ConfirmPhase:
    case TaskKind::RevealAutomaTile:
        return true;
    case TaskKind::TakeTurn:
        return isAutomaToDecide(state) || state.turn.copied == Officer::None;
    default:
        return isAutomaToDecide(state);
    }
}

Pending pendingOf(Playthrough game, std::size_t from, const KeptSteps& kept) {
    const std::size_t now = game.cursor();
    Pending pending;
    pending.start = from;
    game.replayTo(from);
    State state = game.state();
    for (std::size_t i = from; i < now; ++i) {
        const Move& move = game.entries()[i];
        State before = state;
        if (beginsSomething(before) && !isCorrection(move)) {
            const bool isTurn = before.task().kind == TaskKind::TakeTurn;
            pending = {i, isTurn ? before.task().who : Owner::Nobody, before.phase, {}};
        }
        auto applied = apply(state, move);
        if (!applied || isTold(before, move, state))
            continue;
        Events events = isReveal(move) && !kept.isDealt(i)
                            ? withoutReveal(std::move(applied.value()))
                            : std::move(applied.value());
        pending.happenings.push_back({std::move(before), std::move(events), wayOf(move)});
    }
    if (!state.isOver() && state.task().kind == TaskKind::RevealAutomaTile)
        for (Happening& happening : pending.happenings)
            dropAutomaTiles(happening.events);
    return pending;
}

} // namespace steps
