#pragma once

#include <span>
#include <string_view>

#include "app/cli/command.h"
#include "engine/core/game_log.h"

namespace cli {

/// What a game gives to the command line tool.
struct GamePart {
    std::string_view game;
    /// Those that only this game has.
    std::span<const Command> commands;
    /// One line about a log that replays: how the game stands or ended, its length and fingerprint.
    QString (*gameText)(const core::GameLog& log) = nullptr;
    /// Plays random games; the options are the game's own.
    Output (*play)(const QStringList& arguments) = nullptr;
    const char* playArguments = nullptr;
    /// Plays against the game's own opponent and tells its decisions; null: it has none.
    Output (*solo)(const QStringList& arguments) = nullptr;
    const char* soloArguments = nullptr;
};

/// In the order in which they are offered.
[[nodiscard]] std::span<const GamePart> gameParts();

/// For the game that --game names, else for the first one; a log names its game itself.
Output play(const QStringList& arguments);
Output solo(const QStringList& arguments);
Output replay(const QStringList& arguments);

} // namespace cli
