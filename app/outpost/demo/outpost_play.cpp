#include "app/outpost/demo/outpost_play.h"

#include <array>
#include <cassert>
#include <vector>

#include "engine/outpost/legal.h"
#include "engine/outpost/random_play.h"

namespace outpost {

namespace {

constexpr std::size_t kMostMoves = 4000;
constexpr std::uint32_t kMostConnection = 9;

constexpr std::array<Card, kCardCount> kCards{
    plantCard(2, 1, 1),
    plantCard(3, 2, 2),
    habitatCard(4, 1),
    plantCard(5, 2, 2),
    habitatCard(5, 2),
    plantCard(6, 1, 1),
    plantCard(7, 2, 3),
    habitatCard(8, 2),
    habitatCard(9, 2),
    plantCard(10, 3, 3),
    technologyCard(11, Technology::DataLibrary),
    plantCard(12, 2, 2),
    technologyCard(14, Technology::Ecoplants),
    plantCard(15, 2, 3),
    habitatCard(15, 3),
    plantCard(16, 3, 4),
    habitatCard(17, 3),
    technologyCard(18, Technology::Outpost),
    plantCard(18, 2, 3),
    habitatCard(19, 3),
    plantCard(20, 3, 4),
    technologyCard(21, Technology::Robots),
    habitatCard(22, 3),
    plantCard(22, 3, 4),
    technologyCard(23, Technology::Nodule),
    plantCard(24, 4, 5),
    technologyCard(24, Technology::Outpost),
    plantCard(25, 4, 5),
    habitatCard(26, 3),
    plantCard(27, 3, 5),
    technologyCard(28, Technology::Laboratory),
    habitatCard(28, 4),
    plantCard(29, 4, 5),
    plantCard(30, 3, 5),
    habitatCard(31, 4),
    plantCard(32, 4, 6),
    technologyCard(33, Technology::MoonBase),
    plantCard(34, 4, 6),
    habitatCard(35, 4),
    plantCard(36, 5, 7),
    habitatCard(37, 4),
    plantCard(38, 5, 7),
    habitatCard(39, 5),
    plantCard(40, 5, 8),
    habitatCard(41, 5),
};

template <class Kind>
std::vector<Move> movesOf(const std::vector<Move>& moves) {
    std::vector<Move> found;
    for (const Move& move : moves)
        if (std::holds_alternative<Kind>(move.what))
            found.push_back(move);
    return found;
}

const Move& anyOf(const std::vector<Move>& moves, core::Rng& rng) {
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

Move withConnection(const State& state, Move move, core::Rng& rng) {
    auto& build = std::get<Build>(move.what);
    const Build offered = build;
    build.connection = static_cast<std::uint8_t>(rng.below(kMostConnection + 1));
    return check(state, move) ? move : Move{move.by, offered};
}

/// Somebody's turn of phase 3.
Move turnMove(const State& state, const std::vector<Move>& moves, core::Rng& rng) {
    // Of two cards each may be better than the other: only the higher one is taken.
    for (const Move& move : movesOf<PlaceCard>(moves))
        if (const auto& place = std::get<PlaceCard>(move.what);
            place.card.number > place.replaced.number)
            return move;
    if (const auto free = movesOf<BuildOnOutpost>(moves); !free.empty())
        return free.front();
    if (const auto built = movesOf<Build>(moves); !built.empty() && rng.below(3) != 0)
        return withConnection(state, anyOf(built, rng), rng);
    const auto hired = movesOf<Hire>(moves);
    return hired.empty() ? movesOf<EndTurn>(moves).front() : hired.back();
}

Move demoMove(const State& state, core::Rng& rng) {
    const std::vector<Move> moves = legalMoves(state);
    switch (question(state)) {
    case Question::BuildAndHire:
        return turnMove(state, moves, rng);
    case Question::DeclareSupply:
        return moves.back();
    case Question::RaiseOrPass:
        return rng.below(3) == 0 ? randomMove(state, rng) : movesOf<PassBid>(moves).front();
    case Question::PutUpOrPass: {
        const auto putUp = movesOf<PutUp>(moves);
        return putUp.empty() ? moves.front() : anyOf(putUp, rng);
    }
    default:
        return randomMove(state, rng);
    }
}

} // namespace

std::span<const Card> demoCards() { return kCards; }

Playthrough playedGame(int players, std::uint64_t seed, const Map& map) {
    core::Rng rng(seed);
    Setup setup;
    setup.order = randomOrder(players, rng);
    setup.map = map;
    Playthrough shown = Playthrough::begin(setup).value();
    for (const Card& card : kCards)
        setup.cards.push(card);
    Playthrough known = Playthrough::begin(setup).value();
    for (std::size_t i = 0; i < kMostMoves && !known.state().isOver(); ++i) {
        const Move move = demoMove(known.state(), rng);
        if (!known.commit(move) || !shown.commit(move))
            break;
    }
    return shown;
}

} // namespace outpost
