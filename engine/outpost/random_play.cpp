#include "engine/outpost/random_play.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

#include "engine/outpost/costs.h"
#include "engine/outpost/legal.h"

namespace outpost {

namespace {

constexpr std::uint32_t kMostRaise = 4;
constexpr std::uint32_t kMostConnection = 15; // counted at a table without a map

/// The number, now and then a little higher, up to `most`.
std::int16_t raised(std::int16_t least, int most, core::Rng& rng) {
    const int raise = rng.below(2) == 0 ? 0 : static_cast<int>(rng.below(kMostRaise + 1));
    return static_cast<std::int16_t>(std::max<int>(least, std::min(least + raise, most)));
}

/// The offered move with its open number raised as far as check allows.
Move varied(const State& state, Move move, core::Rng& rng) {
    if (auto* putUp = std::get_if<PutUp>(&move.what)) {
        putUp->bid = raised(putUp->bid, highestBid(state.of(seatOf(move.by))), rng);
    } else if (auto* bid = std::get_if<Bid>(&move.what)) {
        bid->amount = raised(bid->amount, highestBid(state.of(seatOf(move.by))), rng);
    } else if (auto* hammer = std::get_if<HammerFalls>(&move.what)) {
        hammer->price = raised(hammer->price, highestBid(state.of(hammer->winner)), rng);
    } else if (auto* build = std::get_if<Build>(&move.what)) {
        if (!state.map.isEntered())
            build->connection = static_cast<std::int16_t>(rng.below(kMostConnection + 1));
    } else {
        return move;
    }
    return move;
}

} // namespace

Move randomMove(const State& state, core::Rng& rng) {
    // Used again and again: a game has hundreds of moves.
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
        if (move.what.index() == chosen && number-- == 0) {
            const Move other = varied(state, move, rng);
            return other == move || !check(state, other) ? move : other;
        }
    return moves.front();
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

} // namespace outpost
