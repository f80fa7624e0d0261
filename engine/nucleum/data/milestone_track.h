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
inline constexpr int kGoalSpace = 10; // from here on a marker counts for the goal of experiment B

} // namespace nucleum
