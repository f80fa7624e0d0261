#include "app/barrage/automa/turn_preview.h"

#include <algorithm>

#include "engine/barrage/apply.h"
#include "engine/barrage/bot/automa.h"

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
    return preview;
}

} // namespace automa
