#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace barrage {

struct EnergyReward {
    int from; // energy total from which it holds
    int credits;
    int vp;
};

// clang-format off
inline constexpr std::array<EnergyReward, 9> kEnergyRewards{{
    {0, 3, -3},
    {1, 1, 0},
    {2, 2, 0},
    {4, 3, 0},
    {7, 4, 0},
    {11, 5, 0},
    {16, 6, 0},
    {22, 7, 0},
    {29, 8, 0},
}};
// clang-format on

inline constexpr int kEnergyTrackEnd = 30;
inline constexpr int kEnergySectionLength = 6;

/// More than 30 counts as 30 (B-11.1).
[[nodiscard]] constexpr const EnergyReward& energyReward(int total) {
    std::size_t reached = 0;
    for (std::size_t i = 0; i < kEnergyRewards.size(); ++i)
        if (kEnergyRewards[i].from <= total)
            reached = i;
    return kEnergyRewards[reached];
}

/// 0 below the first section, 5 from 30 on (B-17.4).
[[nodiscard]] constexpr int energySection(int total) {
    return std::min(total, kEnergyTrackEnd) / kEnergySectionLength;
}

inline constexpr int kLeaderVp = 6;
inline constexpr int kSecondVp = 2;
inline constexpr int kTiedSecondVp = 1;
inline constexpr int kBonusMalusPerSection = 4;

} // namespace barrage
