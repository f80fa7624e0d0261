#include "engine/barrage/random_play.h"

#include <array>
#include <cassert>
#include <vector>

#include "engine/barrage/automa/decide.h"
#include "engine/barrage/legal.h"

namespace barrage {

Move randomMove(const State& state, core::Rng& rng) {
    // Used again and again: a game has hundreds of moves with hundreds of choices each.
    thread_local std::vector<Move> moves;
    legalMoves(state, moves);
    assert(!moves.empty());
    std::array<std::uint32_t, std::variant_size_v<MoveKind>> counts{};
    for (const Move& move : moves)
        ++counts[move.what.index()];
    std::uint32_t kinds = 0;
    for (const std::uint32_t count : counts)
        kinds += count > 0 ? 1 : 0;
    std::uint32_t kind = rng.below(kinds);
    std::size_t chosen = 0;
    while (counts[chosen] == 0 || kind-- > 0)
        ++chosen;
    std::uint32_t number = rng.below(counts[chosen]);
    for (const Move& move : moves)
        if (move.what.index() == chosen && number-- == 0)
            return move;
    return moves.front();
}

Move drawChance(const State& state, core::Rng& rng) {
    const std::vector<Move> moves = legalMoves(state);
    assert(!moves.empty() && decider(state) == Actor::Table);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

Playthrough playRandomGame(const Setup& setup, std::uint64_t seed) {
    auto begun = Playthrough::begin(setup);
    assert(begun.ok());
    Playthrough game = std::move(begun.value());
    while (!game.state().isOver()) {
        core::Rng rng = core::Rng::forStep(seed, game.cursor());
        const Move move = isAutomaToDecide(game.state()) ? decide(game.state()).move
                                                         : randomMove(game.state(), rng);
        const auto applied = game.commit(move);
        assert(applied.ok());
        if (!applied)
            break; // an offered move that is refused: the game stays as it is
    }
    return game;
}

} // namespace barrage
