#pragma once

#include <optional>
#include <string>
#include <vector>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

/// What the history says about how people play. Automas' results are never counted, and a play
/// whose session is being played again is not in the history.
namespace database {

/// What is counted; an empty text means all of them.
struct StatisticsFilter {
    std::string game;
    std::string player;
};

enum class Dimension : std::uint8_t { Game, Player, Role, Officer, Level, PlayerCount, Month };

/// The human results of the plays that fall under one value of a dimension. With Level the value is
/// the highest level among the Automas of a play, empty if it had none; PlayerCount counts Automas
/// too; Month is like "2026-11", where the device is.
struct StatisticsLine {
    std::string value;
    int plays = 0; // one play may have several results
    int results = 0;
    int wins = 0;            // shared ones too
    int scored = 0;          // results of plays that were entered with points
    double averageScore = 0; // of those, as the best one; 0 if there are none
    int bestScore = 0;
    Duration averageTime = 0; // of those whose time is known

    friend bool operator==(const StatisticsLine&, const StatisticsLine&) = default;
};

/// In the order of the values, levels from low to very high.
[[nodiscard]] Result<std::vector<StatisticsLine>>
statistics(const DatabaseFile& store, Dimension dimension, const StatisticsFilter& filter);

/// One human result on the line of time.
struct ScorePoint {
    std::string play;
    std::string game;
    std::string player;
    Time ended = 0;
    std::optional<int> score; // nothing if the play was entered without points
    bool isWinner = false;

    friend bool operator==(const ScorePoint&, const ScorePoint&) = default;
};

/// The one that ended first first; results of one play in turn order.
[[nodiscard]] Result<std::vector<ScorePoint>> scoresOverTime(const DatabaseFile& store,
                                                             const StatisticsFilter& filter);

/// The plays in a row that a player won, of those that the player took part in.
struct Streak {
    std::string player;
    int longest = 0;
    int current = 0; // up to the last play

    friend bool operator==(const Streak&, const Streak&) = default;
};

/// Of everybody with a name, the longest first, then by name. The points stand in order of time.
[[nodiscard]] std::vector<Streak> streaksIn(const std::vector<ScorePoint>& points);

struct SourceAverage {
    std::string source;
    double vp =
        0; // per result of which the sources are known, also if it has nothing from this one

    friend bool operator==(const SourceAverage&, const SourceAverage&) = default;
};

/// The largest first.
[[nodiscard]] Result<std::vector<SourceAverage>> sourceAverages(const DatabaseFile& store,
                                                                const StatisticsFilter& filter);

/// Of the plays whose time is known; the player took part in them.
struct PlayTimes {
    int plays = 0;
    Duration shortest = 0;
    Duration longest = 0;
    Duration average = 0;
    Duration total = 0;

    friend bool operator==(const PlayTimes&, const PlayTimes&) = default;
};

[[nodiscard]] Result<PlayTimes> playTimes(const DatabaseFile& store,
                                          const StatisticsFilter& filter);

} // namespace database
