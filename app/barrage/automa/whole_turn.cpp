#include "app/barrage/automa/whole_turn.h"

#include <algorithm>

#include "engine/barrage/apply.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/legal.h"

namespace automa {

namespace {

using namespace barrage;

/// What the Automa that decides now did since its tile came up.
std::vector<TurnStep> earlierStepsOf(const Playthrough& game) {
    const Owner who = game.state().task().who;
    std::size_t start = game.cursor();
    while (start > 0 && !std::holds_alternative<RevealAutomaTile>(game.entries()[start - 1].what))
        --start;
    if (start == 0) // the table was corrected so that no tile came up
        return {};
    std::vector<TurnStep> steps;
    game.retell(start, [&](const State& before, const Move& move, const Events& events) {
        // Only what it decided itself: a correction may stand in between.
        if (isAutomaToDecide(before) && before.task().who == who)
            if (Decision decision = decide(before); decision.move == move)
                steps.push_back({before, std::move(decision), {}});
        // The last tile of the stack is known, it comes up without an entry.
        if (std::ranges::any_of(events, beginsSomethingElse))
            steps.clear();
    });
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
