#include "app/barrage/automa/turn_preview.h"

#include <algorithm>

#include "engine/barrage/apply.h"
#include "engine/barrage/bot/automa.h"
#include "engine/barrage/legal.h"

namespace automa {

namespace {

using namespace barrage;

bool beginsSomethingElse(const Event& event) {
    return event.kind == EventKind::TurnBegan || event.kind == EventKind::Passed ||
           event.kind == EventKind::PhaseBegan || event.kind == EventKind::RoundBegan;
}

/// What the move brings about, with gaps of the display that fill by themselves after the turn.
Events eventsOf(const State& before, const Move& move) {
    State after = before;
    auto applied = apply(after, move);
    if (!applied)
        return {};
    Events& events = applied.value();
    events.erase(std::find_if(events.begin(), events.end(), beginsSomethingElse), events.end());
    return std::move(events);
}

/// Whether contracts are all that the turn still waits for; which ones come makes no difference.
bool onlyRevealsUntilItsEnd(State state) {
    if (state.isOver() || state.task().kind != TaskKind::RevealContract)
        return false;
    while (!state.isOver() && state.task().kind == TaskKind::RevealContract)
        if (const auto moves = legalMoves(state);
            moves.empty() || !applyWithinTurn(state, moves.front()))
            return false;
    return state.isOver() || state.task().kind == TaskKind::EndTurn;
}

} // namespace

TurnPreview previewOf(const State& state) {
    TurnPreview preview;
    State now = state;
    const Owner who = state.task().who;
    while (!now.isOver() && isAutomaToDecide(now) && now.task().who == who) {
        Decision decision = decide(now);
        State after = now;
        if (!applyWithinTurn(after, decision.move))
            break;
        Events events = eventsOf(now, decision.move);
        preview.steps.push_back({now, std::move(decision), std::move(events)});
        now = after;
    }
    preview.next = now.isOver() ? TaskKind::None : now.task().kind;
    preview.endsAfterReveals = onlyRevealsUntilItsEnd(now);
    return preview;
}

std::vector<PreviewStep> earlierStepsOf(Playthrough game) {
    const Owner who = game.state().task().who;
    const std::size_t now = game.cursor();
    std::size_t start = now;
    while (start > 0 && !std::holds_alternative<RevealAutomaTile>(game.entries()[start - 1].what))
        --start;
    if (start == 0) // the table was corrected so that no tile came up
        return {};
    game.replayTo(start);
    State state = game.state();
    std::vector<PreviewStep> steps;
    for (std::size_t i = start; i < now; ++i) {
        const Move& move = game.entries()[i];
        // Only what it decided itself: a correction may stand in between.
        if (isAutomaToDecide(state) && state.task().who == who)
            if (Decision decision = decide(state); decision.move == move)
                steps.push_back({state, std::move(decision), {}});
        const auto events = apply(state, move);
        // The last tile of the stack is known, it comes up without an entry.
        if (events &&
            std::any_of(events.value().begin(), events.value().end(), beginsSomethingElse))
            steps.clear();
    }
    return steps;
}

} // namespace automa
