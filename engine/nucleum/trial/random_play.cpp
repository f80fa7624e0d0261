#include "engine/nucleum/random_play.h"

#include <cassert>
#include <vector>

#include "engine/core/random_play.h"
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
    return varied(state, core::drawMove(moves, rng), rng);
}

Move drawChance(const State& state, core::Rng& rng) {
    const std::vector<Move> moves = legalMoves(state);
    assert(!moves.empty() && decider(state) == Actor::Table);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

Playthrough playRandomGame(const Setup& setup, std::uint64_t seed) {
    return core::playGame<Game>(setup, seed, randomMove);
}

} // namespace nucleum
