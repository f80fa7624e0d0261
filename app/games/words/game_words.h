#pragma once

#include <span>
#include <string>
#include <string_view>

#include <QString>
#include <QStringList>

/// What each game calls the things that the history and shared results have in common. Every game
/// fills in its own; what it has not stays null.
namespace games {

struct GameWords {
    using Ids = QStringList (*)();
    using Name = QString (*)(const std::string& id); // empty if it is none of the game's

    std::string_view game;
    bool hasAutomas = false;
    /// What a play entered by hand can choose from.
    Ids roles = nullptr;
    Ids officers = nullptr;
    Ids levels = nullptr;
    Name roleName = nullptr;
    Name officerName = nullptr;
    Name levelName = nullptr;
    Name boardName = nullptr;
    /// A role's few letters, and its colour among those of Style, -1 if it has none.
    Name roleSign = nullptr;
    int (*roleColour)(const std::string& role) = nullptr;
    /// The lines of a score sheet in their order, and in which of them a source counts; null: a
    /// line for every source.
    Ids sheetLabels = nullptr;
    Name sheetLabel = nullptr;
    /// "14 cities"; null: victory points.
    QString (*pointsText)(int points) = nullptr;
    /// "Company", and "Wins by company".
    QString (*roleTitle)() = nullptr;
    QString (*winsByRole)() = nullptr;
};

/// In the order in which they are offered.
[[nodiscard]] std::span<const GameWords> allWords();
/// Empty ones if there is no such game.
[[nodiscard]] const GameWords& wordsOf(std::string_view game);

/// The name any game has for the id, or the id itself.
[[nodiscard]] QString nameFor(GameWords::Name GameWords::* naming, const std::string& id);

} // namespace games
