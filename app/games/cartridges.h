#pragma once

#include <span>
#include <string>
#include <string_view>

#include <QString>

#include "app/games/cartridge.h"

/// The cartridges of all games, and names asked of the game they belong to.
namespace games {

/// In the order in which they are offered.
[[nodiscard]] std::span<const Cartridge* const> cartridges();
/// Null if there is none of that id.
[[nodiscard]] const Cartridge* cartridgeOf(std::string_view game);
/// Empty ones if there is no such game.
[[nodiscard]] const PlayWords& wordsOf(std::string_view game);

/// "Barrage"; the id itself if the game is unknown.
[[nodiscard]] QString gameName(const std::string& game);
/// "USA", "Experiment A"; an id that the game does not have is shown as it was entered. Officers
/// and levels likewise.
[[nodiscard]] QString roleName(std::string_view game, const std::string& role);
[[nodiscard]] QString officerName(std::string_view game, const std::string& officer);
[[nodiscard]] QString levelName(std::string_view game, const std::string& level);
[[nodiscard]] QString boardName(std::string_view game, const std::string& board);
/// Where points came from: "Water in dams"; an unknown id as it reads.
[[nodiscard]] QString sourceName(std::string_view game, const std::string& source);
/// The role's letters, or empty.
[[nodiscard]] QString roleSign(std::string_view game, const std::string& role);
/// In whose colours somebody played, as PieceColors.seat counts them, or -1.
[[nodiscard]] int colourOf(std::string_view game, const database::PlayResult& result);

} // namespace games
