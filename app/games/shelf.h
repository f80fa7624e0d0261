#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "app/games/cartridge.h"
#include "app/games/standing.h"

class GameTable;
class QObject;

namespace pad {
class Game;
}

namespace games {

/// How many can play a game.
struct PlayerRange {
    int fewest = 1;
    int most = 1;
};

/// What a game gives to the program with windows: its cartridge, its table and its score pad.
struct ShelfGame {
    const Cartridge& (*cartridge)() = nullptr;
    GameTable* (*makeTable)(QObject* parent) = nullptr;
    const pad::Game& (*pad)() = nullptr;
    PlayerRange players;
    /// Of a game of this log with these seats, played again; nothing if it cannot be.
    std::optional<Standing> (*standingOf)(
        const core::GameLog& log, const std::vector<database::SessionSeat>& seats) = nullptr;
};

/// For the games to fill in theirs.
template <class Table>
GameTable* makeTable(QObject* parent) {
    return new Table(parent);
}
template <class Playthrough,
          Standing (*standingOf)(const Playthrough&, const std::vector<database::SessionSeat>&)>
std::optional<Standing> standingAfter(const core::GameLog& log,
                                      const std::vector<database::SessionSeat>& seats) {
    const auto game = Playthrough::load(log).playthrough;
    return game ? std::optional(standingOf(*game, seats)) : std::nullopt;
}
template <class Pad>
const pad::Game& padOf() {
    static const Pad kPad;
    return kPad;
}

/// In the order in which they are offered.
[[nodiscard]] std::span<const ShelfGame> shelf();
/// Null if there is none of that id.
[[nodiscard]] const ShelfGame* shelfGame(std::string_view id);

} // namespace games
