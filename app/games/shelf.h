#pragma once

#include <span>
#include <string_view>

#include "app/games/cartridge.h"
#include "app/pad/pad_game.h"
#include "app/table/game_table.h"

namespace games {

/// What a game gives to the program with windows: its cartridge, its table and its score pad.
struct ShelfGame {
    const Cartridge& (*cartridge)() = nullptr;
    GameTable* (*makeTable)(QObject* parent) = nullptr;
    const pad::Game& (*pad)() = nullptr;
};

/// For the games to fill in theirs.
template <class Table>
GameTable* makeTable(QObject* parent) {
    return new Table(parent);
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
