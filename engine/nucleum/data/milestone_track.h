#pragma once

#include <array>

#include "engine/nucleum/types.h"

namespace nucleum {

struct Tier {
    int from;
    int to;
    int multiplier;
};

// clang-format off
inline constexpr std::array<Tier, kTierCount> kTiers{{
    {1, 2, 1},
    {3, 6, 2},
    {7, 9, 3},
    {10, 14, 4},
    {16, 26, 5},
    {28, 40, 6},
}};
// clang-format on

struct Segment {
    int from;
    int to;
};
inline constexpr std::array<Segment, kSegmentCount> kSegments{
    {{1, 6}, {7, 12}, {13, 22}, {24, 40}}};

inline constexpr int kStartSpaceVp = -3; // for each marker there (N-11.4)
inline constexpr int kBailoutWorkers = 1;
inline constexpr int kBailoutThaler = 2;
inline constexpr int kTopSpace = 40; // N-11.7
inline constexpr int kTopSpaceVp = 9;
inline constexpr int kNucleumSegments = 3; // the lowest hold a nucleum token (NA-2)
inline constexpr int kTopSegment = 3;
inline constexpr int kGoalSpace = 10; // from here on a marker counts for the goal of experiment B

/// As printed: every number up to 14, then the even ones (NA-11).
[[nodiscard]] constexpr bool isPrintedSpace(int space) {
    return space >= 1 && space <= kTopSpace && (space <= 14 || space % 2 == 0);
}

} // namespace nucleum
