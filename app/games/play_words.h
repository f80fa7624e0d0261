#pragma once

#include <string>

#include <QString>
#include <QStringList>

namespace games {

/// What a game calls the things that the history and shared results have in common. Every game
/// fills in its own; what it has not stays null.
struct PlayWords {
    using Ids = QStringList (*)();
    using Name = QString (*)(const std::string& id); // empty if it is none of the game's

    bool hasAutomas = false;
    /// What a play entered by hand can choose from.
    Ids roles = nullptr;
    Ids officers = nullptr;
    Ids levels = nullptr;
    Name roleName = nullptr;
    Name officerName = nullptr;
    Name levelName = nullptr;
    Name boardName = nullptr;
    /// Where points came from: "Water in dams".
    Name sourceName = nullptr;
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

} // namespace games
