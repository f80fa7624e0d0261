#pragma once

#include <QByteArray>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "engine/outpost/event.h"
#include "engine/outpost/game.h"

/// Tables for tests of single rules, without a map and with unknown cards unless said otherwise.
namespace outpost::test {

/// P1 to Pn in this order.
[[nodiscard]] Setup bareSetup(int players);

/// A plant that needs 1 worker for 1 city, where only the number matters.
[[nodiscard]] Card numbered(int number);

/// The numbers of the market's spaces, piles in brackets, a bar after the current market:
/// "2 (3 3) 4 5 | 7 9 11 13"; the Step 3 card is "S".
[[nodiscard]] QByteArray text(const State& state);

using Spaces = std::vector<std::vector<int>>;

/// A state made by hand and the game that goes on from it.
class Table {
public:
    /// Round 2, P1 to Pn, the phase just begun, an empty market that is not refilled.
    explicit Table(int players, Phase phase = Phase::Auction);
    explicit Table(const Setup& setup, Phase phase = Phase::Auction);

    State state;
    Events events; // of the last move

    [[nodiscard]] Company& operator[](Seat seat) { return state.of(seat); }

    /// Cards of these numbers, lowest first, as many spaces as there are to fill.
    Table& market(const Spaces& spaces);
    Table& give(Owner who, const Card& card);
    /// On the board, with a piece in a city of its own that unlocks the slot.
    Table& board(Owner who, const Card& card);
    /// A piece in a city of its own.
    Table& build(Owner who, Piece piece);
    Table& stations(Owner who, int number);
    Table& step(int step);
    /// Cards and workers are counted anew after changes by hand.
    Table& settle();

    /// Plays a line of the notation; fails the test if it is refused.
    Table& play(std::string_view line);
    Table& play(std::initializer_list<std::string_view> lines);
    /// The rule that refuses the line, or "accepted".
    [[nodiscard]] QByteArray refusal(std::string_view line) const;
    /// Events of the last move of this kind.
    [[nodiscard]] int count(EventKind kind) const;
};

} // namespace outpost::test
