#include "app/barrage/automa/whole_turn.h"

#include <algorithm>

#include "engine/barrage/apply.h"

namespace automa {

namespace {

using namespace barrage;

/// What the Automa that decides now did since its tile came up.
std::vector<TurnStep> earlierStepsOf(Playthrough game) {
    const Owner who = game.state().task().who;
    const std::size_t now = game.cursor();
    std::size_t start = now;
    while (start > 0 && !std::holds_alternative<RevealAutomaTile>(game.entries()[start - 1].what))
        --start;
    if (start == 0) // the table was corrected so that no tile came up
        return {};
    game.replayTo(start);
    State state = game.state();
    std::vector<TurnStep> steps;
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

} // namespace

WholeTurn wholeTurnOf(const Playthrough& game) {
    return {earlierStepsOf(game), previewTurn(game.state())};
}

} // namespace automa
