#pragma once

#include <string>
#include <vector>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

namespace database {

// A play whose session is being played again is kept, but out of the history until the session is
// finished again.

/// The one that ended last first.
[[nodiscard]] Result<std::vector<Play>> listPlays(const DatabaseFile& store);
[[nodiscard]] Result<Play> loadPlay(const DatabaseFile& store, const std::string& id);
[[nodiscard]] Outcome addPlay(const DatabaseFile& store, const Play& play);
/// Replaces the play with the same id.
[[nodiscard]] Outcome changePlay(const DatabaseFile& store, const Play& play);
[[nodiscard]] Outcome removePlay(const DatabaseFile& store, const std::string& id);

enum class Dimension : std::uint8_t { Game, Player, Role, Officer, Level, PlayerCount, Month };

/// The human results of the plays that fall under one value of a dimension. With Level the value is
/// the highest level among the Automas of a play, empty if it had none; PlayerCount counts Automas
/// too; Month is like "2026-11" (UTC).
struct StatisticsLine {
    std::string value;
    int results = 0;
    int wins = 0;
    double averageScore = 0;
    int bestScore = 0;
    Duration averageTime = 0; // of those whose time is known

    friend bool operator==(const StatisticsLine&, const StatisticsLine&) = default;
};

/// In the order of the values, levels from low to very high. An empty game means all of them.
[[nodiscard]] Result<std::vector<StatisticsLine>>
statistics(const DatabaseFile& store, Dimension dimension, const std::string& game);

} // namespace database
