#pragma once

#include <array>
#include <cstdint>

#include "engine/barrage/data/reward.h"
#include "engine/barrage/types.h"

/// External works of the Leeghwater Project (B-25.8 to B-25.14).
namespace barrage {

struct WorkInfo {
    std::uint8_t excavators;
    std::uint8_t mixers;
    Rewards reward;

    [[nodiscard]] constexpr int machines() const { return excavators + mixers; }
};

// clang-format off
inline constexpr std::array<WorkInfo, kWorkCount> kWorks{{
    {1, 0, {{RewardKind::Credits, 3}, {RewardKind::FulfilContract, 4}}}, // work_a_1
    {0, 1, {{RewardKind::Credits, 3}, {RewardKind::WheelSteps, 2}}}, // work_a_2
    {0, 2, {{RewardKind::Vp, 4}, {RewardKind::PlaceBase, areaBit(Area::Plains)}}}, // work_a_3
    {1, 1, {{RewardKind::Credits, 2}, {RewardKind::PlacePowerhouse, 1}}}, // work_a_4
    {2, 0, {{RewardKind::Credits, 4}, {RewardKind::AdvancedTile, 1}}}, // work_a_5
    {2, 1, {{RewardKind::Credits, 5}, {RewardKind::UsableEnergy, 6}}}, // work_b_1
    {0, 4, {{RewardKind::Vp, 2}, {RewardKind::PlaceElevation, 1}, {RewardKind::PlaceElevation, 1}}}, // work_b_2
    {0, 3, {{RewardKind::Credits, 3}, {RewardKind::PlaceConduit, 4}, {RewardKind::Vp, 3}}}, // work_b_3
    {3, 0, {{RewardKind::Vp, 5}, {RewardKind::Energy, 6}}}, // work_b_4
    {4, 0, {{RewardKind::Vp, 4}, {RewardKind::WaitingDrops, 2}, {RewardKind::WheelSteps, 2}}}, // work_b_5
    {2, 4, {{RewardKind::Vp, 8}, {RewardKind::WheelSteps, 3}}}, // work_c_1
    {0, 5, {{RewardKind::Vp, 10}, {RewardKind::FlowingDrops, 1}}}, // work_c_2
    {6, 0, {{RewardKind::Vp, 5}, {RewardKind::FulfilContract, kAnyContract}}}, // work_c_3
    {3, 2, {{RewardKind::Vp, 6}, {RewardKind::FlowingDrops, 2}}}, // work_c_4
    {5, 0, {{RewardKind::Vp, 6}, {RewardKind::Mixers, 3}}}, // work_c_5
}};
// clang-format on

[[nodiscard]] constexpr const WorkInfo& infoOf(Work work) { return kWorks[work.index()]; }

/// The three piles A, B and C follow each other.
inline constexpr int kWorksPerPile = 5;
[[nodiscard]] constexpr int pileOf(Work work) { return work.value / kWorksPerPile; }

/// Engineers on each of the three spaces.
inline constexpr int kWorkEngineers = 2;

/// The loan agency's price of a work (B-25.20g).
inline constexpr int kCreditsPerLentMachine = 2;
[[nodiscard]] constexpr int loanPrice(Work work) {
    return kCreditsPerLentMachine * infoOf(work).machines();
}

} // namespace barrage
