#include "app/barrage/automa/whole_turn.h"

#include <algorithm>

#include "engine/barrage/apply.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/legal.h"

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

WholeTurn wholeTurnOf(const Playthrough& game) {
    WholeTurn turn{earlierStepsOf(game), previewTurn(game.state())};
    turn.endsAfterReveals = onlyRevealsUntilItsEnd(turn.ahead.after);
    return turn;
}

} // namespace automa
