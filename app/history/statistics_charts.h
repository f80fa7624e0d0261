#pragma once

#include <vector>

#include "app/history/chart.h"
#include "database/statistics.h"

/// Statistics as charts, in the language of the installed translator.
namespace history {

/// "58%", rounded.
[[nodiscard]] QString percentText(double share);

/// How often people won and how many points they made, for each value of a dimension. Those without
/// a value are left out, except that a play without an Automa has no level if others have one.
[[nodiscard]] Chart winRateChart(database::Dimension dimension, const std::string& game,
                                 const std::vector<database::StatisticsLine>& lines);

/// A line for each of the four who played most; the sentence names them if there were more. Plays
/// without points are left out, here and of the bests.
[[nodiscard]] Chart scoreChart(const std::vector<database::ScorePoint>& all);

/// What everybody's points are made of; what costs points stands behind it.
[[nodiscard]] Chart sourceChart(const std::string& game,
                                const std::vector<database::SourceAverage>& averages);

/// Everybody's highest score, the highest first; of equal ones the earliest counts.
[[nodiscard]] Chart bestChart(const std::vector<database::ScorePoint>& points);

[[nodiscard]] Chart streakChart(const std::vector<database::Streak>& streaks);

/// The last 24 months up to the last play, those without any in between too.
[[nodiscard]] Chart monthChart(const std::vector<database::StatisticsLine>& lines);

/// By the number of players.
[[nodiscard]] Chart timeChart(const std::vector<database::StatisticsLine>& lines,
                              const database::PlayTimes& times);

} // namespace history
