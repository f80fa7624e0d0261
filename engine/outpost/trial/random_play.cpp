#include "engine/outpost/random_play.h"

#include <algorithm>
#include <vector>

#include "engine/core/random_play.h"
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
    const Move& move = core::drawMove(moves, rng);
    const Move other = varied(state, move, rng);
    return other == move || !check(state, other) ? move : other;
}

const Cards& inventedCards() {
    static const Cards kCards{
        // 02 to 14
        plantCard(2, 1, 1), plantCard(3, 2, 2), habitatCard(3, 1), habitatCard(4, 1),
        plantCard(5, 2, 2), habitatCard(5, 1), plantCard(6, 1, 1), habitatCard(7, 1),
        plantCard(8, 3, 3), habitatCard(9, 2), technologyCard(11, Technology::DataLibrary),
        plantCard(12, 2, 2), technologyCard(14, Technology::Ecoplants),
        // from 15
        plantCard(15, 2, 2), habitatCard(15, 2), plantCard(16, 3, 3), plantCard(16, 4, 4),
        habitatCard(17, 2), technologyCard(18, Technology::Outpost), plantCard(18, 2, 3),
        habitatCard(18, 2), plantCard(20, 3, 4), technologyCard(20, Technology::Robots),
        habitatCard(21, 2), plantCard(22, 2, 3), technologyCard(22, Technology::Nodule),
        plantCard(23, 4, 5), habitatCard(24, 3), technologyCard(24, Technology::Outpost),
        plantCard(25, 5, 5), habitatCard(26, 3), plantCard(26, 3, 4),
        technologyCard(28, Technology::Laboratory), plantCard(28, 4, 5), habitatCard(28, 3),
        plantCard(30, 3, 5), plantCard(30, 4, 6), habitatCard(31, 3), plantCard(32, 5, 6),
        technologyCard(33, Technology::MoonBase), plantCard(34, 4, 6), habitatCard(35, 4),
        plantCard(36, 5, 7), habitatCard(38, 4), plantCard(40, 6, 7)};
    return kCards;
}

Playthrough playRandomGame(const Setup& setup, std::uint64_t seed) {
    return core::playGame<Game>(setup, seed, randomMove);
}

} // namespace outpost
