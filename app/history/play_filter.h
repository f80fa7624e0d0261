#pragma once

#include <optional>
#include <string>

#include <QString>

#include "database/records.h"

namespace history {

enum class Outcome { Any, Won, Lost };

/// Which plays are wanted; what is empty lets everything through.
struct PlayFilter {
    QString text; // words that all occur, in any order
    std::string game;
    std::string player;
    std::string role;    // of the player if one is given, else of anybody
    std::string officer; // likewise
    std::string level;   // of some Automa
    Outcome outcome =
        Outcome::Any; // for the player if one is given, else for the people at the table
    std::optional<database::Time> from;
    std::optional<database::Time> until; // not included

    [[nodiscard]] bool isEmpty() const;
};

/// Letters without case and accents, so that "lodz" finds "Łódź".
[[nodiscard]] QString folded(const QString& text);

/// What is searched for the words: game, names, companies, officers, place and comments; folded.
[[nodiscard]] QString searchTextOf(const database::PlayHeading& play);

[[nodiscard]] bool matches(const PlayFilter& filter, const database::PlayHeading& play,
                           const QString& searchText);

} // namespace history
