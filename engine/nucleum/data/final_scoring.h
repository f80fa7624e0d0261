#pragma once

#include <array>

#include "engine/nucleum/types.h"

namespace nucleum {

/// How many make one, by MilestoneTile.
inline constexpr std::array<int, kMilestoneTileCount> kCountedTogether{2, 1, 1, 1, 1, 1, 2, 1};

/// The counts from which a priority goal gives its VP (N-14.4), by Experiment.
inline constexpr std::array<std::array<int, 3>, kExperimentCount> kGoalThresholds{
    {{5, 7, 9}, {1, 2, 3}, {4, 6, 8}, {6, 8, 10}}};
inline constexpr std::array<int, 3> kGoalVp{4, 10, 21};

// N-14.5
inline constexpr int kUraniumPerVp = 2;
inline constexpr int kWorkersPerVp = 2;
inline constexpr int kThalerPerVp = 5;

inline constexpr int kPrahaFactor = 2; // N-14.6

/// By IncomePlace (N-14.7).
inline constexpr std::array<int, 4> kIncomeTrackVp{0, 3, 6, 10};

} // namespace nucleum
