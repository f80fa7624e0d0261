#include "engine/nucleum/random_play.h"

#include <array>
#include <cassert>
#include <vector>

#include "engine/nucleum/legal.h"

namespace nucleum {

namespace {

bool flip(core::Rng& rng) { return rng.below(2) == 1; }

void vary(Urbanize& move, core::Rng& rng) {
    move.isRed = rng.below(4) == 0;
    move.discount = static_cast<std::uint8_t>(rng.below(3));
}
void vary(Industrialize& move, core::Rng& rng) {
    move.isRed = rng.below(4) == 0;
    move.hasSpaceUranium = move.kind == IndustryKind::Mine && flip(rng);
    move.hasWorkerSymbol = flip(rng);
    move.hasUraniumSymbol = flip(rng);
}
void vary(Develop& move, core::Rng& rng) {
    move.discount = static_cast<std::uint8_t>(rng.below(3));
}
void vary(TakeContract& move, core::Rng& rng) { move.isDoubled = flip(rng); }
void vary(Energize& move, core::Rng& rng) {
    move.tileEnergy = static_cast<std::uint8_t>(rng.below(3));
}
void vary(LayRailway& move, core::Rng& rng) {
    move.towardsA = static_cast<EndColour>(rng.below(6));
    move.towardsB = static_cast<EndColour>(rng.below(6));
}
void vary(Recharge& move, core::Rng& rng) {
    if (move.isByHand)
        move = {true, static_cast<std::uint8_t>(rng.below(11)),
                static_cast<std::uint8_t>(rng.below(5)), static_cast<std::uint8_t>(rng.below(4))};
}

/// What is printed on the tile or the space in use, as long as the move stays legal.
Move varied(const State& state, const Move& move, core::Rng& rng) {
    Move other = move;
    std::visit(
        [&rng](auto& what) {
            if constexpr (requires { vary(what, rng); })
                vary(what, rng);
        },
        other.what);
    return check(state, other) ? other : move;
}

} // namespace

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
            return varied(state, move, rng);
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
        const auto applied = game.commit(randomMove(game.state(), rng));
        assert(applied.ok());
        if (!applied)
            break; // an offered move that is refused: the game stays as it is
    }
    return game;
}

} // namespace nucleum
