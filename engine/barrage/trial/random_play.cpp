#include "engine/barrage/random_play.h"

#include <cassert>
#include <vector>

#include "engine/barrage/automa.h"
#include "engine/barrage/legal.h"
#include "engine/core/random_play.h"

namespace barrage {

Move randomMove(const State& state, core::Rng& rng) {
    // Used again and again: a game has hundreds of moves with hundreds of choices each.
    thread_local std::vector<Move> moves;
    legalMoves(state, moves);
    return core::drawMove(moves, rng);
}

Move drawChance(const State& state, core::Rng& rng) {
    const std::vector<Move> moves = legalMoves(state);
    assert(!moves.empty() && decider(state) == Actor::Table);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

Playthrough playRandomGame(const Setup& setup, std::uint64_t seed) {
    return core::playGame<Game>(setup, seed, [](const State& state, core::Rng& rng) {
        return isAutomaToDecide(state) ? decide(state).move : randomMove(state, rng);
    });
}

} // namespace barrage
