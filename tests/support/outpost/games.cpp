#include "tests/support/outpost/games.h"

#include <QtGlobal>

#include <algorithm>
#include <vector>

#include "engine/outpost/legal.h"
#include "engine/outpost/random_play.h"
#include "tests/support/liked_moves.h"

namespace outpost::test {

namespace {

constexpr int kColumns = 7;
constexpr int kRows = 6;

using liked::isOneOf;

/// How much a kind of move is liked.
std::uint32_t likingOf(const Move& move) {
    if (isOneOf<PlaceCard, BuildOnOutpost>(move))
        return 24;
    if (isOneOf<Build, PutUp>(move))
        return 12;
    if (isOneOf<Hire, PassBid>(move))
        return 4;
    if (isOneOf<Bid, HammerFalls>(move))
        return 2;
    return 1;
}

std::vector<Move> ofOneKind(const std::vector<Move>& moves, core::Rng& rng) {
    const std::size_t kind = liked::drawKind(moves, likingOf, rng);
    std::vector<Move> chosen;
    for (const Move& move : moves)
        if (move.what.index() == kind)
            chosen.push_back(move);
    return chosen;
}

Rulings variedRulings(core::Rng& rng) {
    Rulings rulings;
    const auto set = [&rng](auto& ruling) {
        using Ruling = std::remove_reference_t<decltype(ruling)>;
        ruling = static_cast<Ruling>(rng.below(2));
    };
    set(rulings.slidingCard);
    set(rulings.discountedPile);
    set(rulings.highestPile);
    set(rulings.syndicateSameCard);
    set(rulings.syndicateRefill);
    set(rulings.blockedCity);
    set(rulings.newRobot);
    set(rulings.plantRanking);
    set(rulings.robotsCardWorker);
    set(rulings.secondRunPass);
    set(rulings.earlyStep3);
    return rulings;
}

} // namespace

Map madeUpMap(std::uint64_t seed) {
    core::Rng rng(seed);
    Map map;
    const auto cityAt = [](int column, int row) { return City(row * kColumns + column); };
    const auto connect = [&](City a, City b) {
        map.connections.push({a, b, static_cast<std::uint8_t>(rng.below(16))});
    };
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; column < kColumns; ++column) {
            const FieldKind field = (row + column) % 2 == 0 ? FieldKind::Plant : FieldKind::Habitat;
            const int area = column == 0 ? 1 : column == kColumns - 1 ? 2 : 0;
            map.cities.push({field, static_cast<std::uint8_t>(area)});
        }
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; column < kColumns; ++column) {
            if (column + 1 < kColumns)
                connect(cityAt(column, row), cityAt(column + 1, row));
            if (row + 1 < kRows)
                connect(cityAt(column, row), cityAt(column, row + 1));
        }
    return map;
}

Setup plainSetup(int players, std::uint64_t seed) {
    core::Rng rng(seed);
    Setup setup;
    setup.order = randomOrder(players, rng);
    setup.cards = inventedCards();
    setup.map = madeUpMap(seed);
    const int small = setupRow(players).smallAreas;
    if (small == 2 || (small == 1 && rng.below(2) == 0))
        setup.smallAreas.insert(1);
    if (small == 2 || (small == 1 && setup.smallAreas.empty()))
        setup.smallAreas.insert(2);
    return setup;
}

Setup variedSetup(int players, std::uint64_t seed) {
    Setup setup = plainSetup(players, seed);
    core::Rng rng(~seed);
    setup.options.rulings = variedRulings(rng);
    if (rng.below(4) == 0) {
        setup.map = {};
        setup.smallAreas = {};
    }
    return setup;
}

Move eagerMove(const State& state, core::Rng& rng) {
    const std::vector<Move> moves = legalMoves(state);
    if (moves.empty())
        qFatal("nothing is offered");
    if (std::holds_alternative<Declare>(moves.front().what))
        return moves.back(); // all that can be supplied
    std::vector<Move> chosen = ofOneKind(moves, rng);
    if (std::holds_alternative<Hire>(chosen.front().what) && rng.below(3) > 0)
        return chosen.back(); // as many as can be used
    Move move = chosen[rng.below(static_cast<std::uint32_t>(chosen.size()))];
    if (auto* build = std::get_if<Build>(&move.what); build && !state.map.isEntered()) {
        Move dearer = move;
        std::get<Build>(dearer.what).connection = static_cast<std::int16_t>(rng.below(12));
        return check(state, dearer) ? dearer : move;
    }
    return move;
}

Move moveFor(std::uint64_t seed, std::uint64_t step, const State& state) {
    core::Rng rng = core::Rng::forStep(seed, step);
    return seed % 3 == 0 ? randomMove(state, rng) : eagerMove(state, rng);
}

} // namespace outpost::test
