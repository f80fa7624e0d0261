#pragma once

#include <string>

#include <QString>
#include <QStringList>

#include "database/records.h"

namespace games {

/// What a game calls the things that the history and shared results have in common. Every game
/// fills in its own; what it has not stays null.
struct PlayWords {
    using Ids = QStringList (*)();
    using Name = QString (*)(const std::string& id); // empty if it is none of the game's

    /// Of what the game has; empty of what it has not.
    [[nodiscard]] static QString said(QString (*text)()) { return text ? text() : QString(); }

    bool hasAutomas = false;
    /// "Officer", and "Wins by officer".
    QString (*officerTitle)() = nullptr;
    QString (*winsByOfficer)() = nullptr;
    /// What the figures of its rounds are: "Energy by round".
    QString (*roundsTitle)() = nullptr;
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
    /// A role's few letters.
    Name roleSign = nullptr;
    /// In whose colours somebody played, as PieceColors.seat counts them; -1: nobody's.
    int (*colourOf)(const database::PlayResult& result) = nullptr;
    /// The lines of a score sheet in their order, null: as the results have them; and in which of
    /// them a source counts, null: each in its own.
    Ids sheetLabels = nullptr;
    Name sheetLabel = nullptr;
    /// "14 cities"; null: victory points.
    QString (*pointsText)(int points) = nullptr;
    /// "Company", and "Wins by company".
    QString (*roleTitle)() = nullptr;
    QString (*winsByRole)() = nullptr;
    /// "Ida's first win with France"; null: what role one has is a matter of taste.
    QString (*firstWinAs)(const QString& player, const QString& role) = nullptr;
};

/// Where the kinds of colours begin in PieceColors.seat.
inline constexpr int kFirstCompany = 0;
inline constexpr int kFirstWoodenPiece = 5;
inline constexpr int kFirstMarker = 11;

} // namespace games
