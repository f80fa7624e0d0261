#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <variant>
#include <vector>

#include "engine/core/playthrough.h"
#include "engine/core/rng.h"

/// Games at random, for tests, benchmarks and the command line.
namespace core {

/// One of the moves: first its kind is drawn, then the move, so that kinds with many variants do
/// not crowd out the others. There must be one.
template <class Move>
[[nodiscard]] const Move& drawMove(const std::vector<Move>& moves, Rng& rng) {
    assert(!moves.empty());
    std::array<std::uint32_t, std::variant_size_v<decltype(Move::what)>> counts{};
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

/// Plays a whole game; `choose(state, rng)` gives the moves. The same seed and setup give the same
/// log.
template <GameRules Game, class Choose>
[[nodiscard]] Playthrough<Game> playGame(const typename Game::Setup& setup, std::uint64_t seed,
                                         Choose choose) {
    auto begun = Playthrough<Game>::begin(setup);
    assert(begun.ok());
    Playthrough<Game> game = std::move(begun.value());
    while (!game.state().isOver()) {
        Rng rng = Rng::forStep(seed, game.cursor());
        const auto applied = game.commit(choose(game.state(), rng));
        assert(applied.ok());
        if (!applied)
            break; // an offered move that is refused: the game stays as it is
    }
    return game;
}

} // namespace core
