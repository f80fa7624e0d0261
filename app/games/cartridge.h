#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/games/course.h"
#include "app/games/play_words.h"
#include "app/json/problem.h"
#include "database/records.h"
#include "engine/core/game_log.h"

namespace games {

/// A game or an expansion as other programs know it.
struct Title {
    std::string_view id; // ours; it never changes
    std::string_view name;
    int bggId = 0; // at BoardGameGeek, 0 if we do not know it
    int year = 0;  // of publication, 0 if we do not know it
};

/// How logs of the game are played again.
struct Rules {
    int version = 0;
    /// Where and why the log stops making sense; nothing if all of it replays.
    std::optional<core::LoadError> (*replayProblem)(const core::GameLog& log) = nullptr;
    /// Why the rules refuse the line of the error.
    QString (*reason)(const core::GameLog& log, const core::LoadError& error) = nullptr;
    /// Whether the line is an entry that shows something hidden.
    bool (*isChance)(const std::string& line) = nullptr;
};

/// How a game stands.
struct Tally {
    int round = 0;  // 0: it has none
    int rounds = 0; // 0: as many as it takes
    bool isOver = false;
    std::vector<int> points; // of the seats of its session
};

/// What a game gives to everything that serves all games and needs no window: its name, its rules
/// and its words. What it gives to the program with windows is a ShelfGame.
struct Cartridge {
    Title title;
    /// As the printed edition is called in the language in use.
    QString (*name)() = nullptr;
    /// Whose name it is, for "The games' names belong to ...": "Barrage to Cranio Creations".
    QString (*owner)() = nullptr;
    /// The expansion that the board of a play stands for, null if it is none; null: it has none.
    const Title* (*expansionOf)(std::string_view board) = nullptr;
    Rules rules;
    /// The position file of a session at its cursor, which its log reaches; null: there are none.
    json::Result<QByteArray> (*position)(const database::SessionRecord& session) = nullptr;
    PlayWords words;
    /// Who plays: "Ala (USA), Automa (Germany)".
    QString (*seatsText)(const database::SessionSummary& session) = nullptr;
    /// The same as short as can be, one for each seat: "Ala", "Automa".
    QStringList (*seatNames)(const database::SessionSummary& session) = nullptr;
    /// Where the log ends; nothing if it cannot be read. May be asked on any thread.
    std::optional<Tally> (*tally)(const core::GameLog& log) = nullptr;
    /// Everything hidden that the game of a log brings or could still bring, as entries in the
    /// order in which it comes up, for a second game that is set up the same; null: there is none.
    std::vector<std::string> (*drawOrder)(const core::GameLog& log) = nullptr;
    /// What the details of a play say beside the points, with these names for those who took part;
    /// null: nothing.
    QStringList (*factsOf)(const database::Play& play, const QStringList& names) = nullptr;
    /// How the points of the game of a log came together; no steps if the log does not reach the
    /// end of a game.
    Course (*courseOf)(const core::GameLog& log) = nullptr;

    [[nodiscard]] std::string_view id() const { return title.id; }
};

} // namespace games
