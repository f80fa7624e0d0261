#pragma once

#include <array>
#include <cstdint>

#include "engine/barrage/data/reward.h"
#include "engine/barrage/types.h"

namespace barrage {

struct ContractInfo {
    std::uint8_t energy;
    Rewards reward;
};

inline constexpr Contract kFirstStarting{0};
inline constexpr Contract kFirstNational{4};
inline constexpr Contract kFirstPrivate{10};
inline constexpr int kStartingCount = 4;
inline constexpr int kNationalCount = 6;
inline constexpr int kPrivatePerColour = 15;

// clang-format off
inline constexpr std::array<ContractInfo, kContractCount> kContracts{{
    {3, {{RewardKind::Credits, 2}, {RewardKind::Energy, 2}}}, // starting_01
    {3, {{RewardKind::Credits, 2}, {RewardKind::WheelSteps, 1}}}, // starting_02
    {2, {{RewardKind::Credits, 3}}}, // starting_03
    {4, {{RewardKind::Credits, 2}, {RewardKind::AnyMachines, 1}}}, // starting_04
    {13, {{RewardKind::Vp, 7}, {RewardKind::WheelSteps, 4}}}, // national_01
    {13, {{RewardKind::Vp, 6}, {RewardKind::AnyMachines, 4}}}, // national_02
    {14, {{RewardKind::Vp, 8}, {RewardKind::Credits, 8}}}, // national_03
    {14, {{RewardKind::Vp, 8}, {RewardKind::Energy, 6}}}, // national_04
    {15, {{RewardKind::Vp, 12}}}, // national_05
    {15, {{RewardKind::Vp, 9}, {RewardKind::FlowingDrops, 3}}}, // national_06
    {2, {{RewardKind::Credits, 1}, {RewardKind::WheelSteps, 2}}}, // green_01
    {2, {{RewardKind::AnyMachines, 2}}}, // green_02
    {2, {{RewardKind::Credits, 5}}}, // green_03
    {2, {{RewardKind::Vp, 2}, {RewardKind::Energy, 3}}}, // green_04
    {2, {{RewardKind::Credits, 3}, {RewardKind::WaitingDrops, 2}}}, // green_05
    {3, {{RewardKind::Credits, 4}, {RewardKind::Excavators, 1}}}, // green_06
    {3, {{RewardKind::Vp, 3}, {RewardKind::Mixers, 1}}}, // green_07
    {3, {{RewardKind::Credits, 4}, {RewardKind::FlowingDrops, 1}}}, // green_08
    {3, {{RewardKind::Energy, 2}, {RewardKind::WheelSteps, 2}}}, // green_09
    {3, {{RewardKind::Vp, 4}, {RewardKind::Credits, 2}}}, // green_10
    {4, {{RewardKind::PlaceConduit, 2}}}, // green_11
    {4, {{RewardKind::PlaceBase, areaBit(Area::Plains)}}}, // green_12
    {4, {{RewardKind::Vp, 5}, {RewardKind::Excavators, 1}}}, // green_13
    {4, {{RewardKind::Vp, 1}, {RewardKind::WheelSteps, 3}}}, // green_14
    {4, {{RewardKind::Vp, 3}, {RewardKind::FlowingDrops, 2}}}, // green_15
    {5, {{RewardKind::Vp, 4}, {RewardKind::Excavators, 2}}}, // yellow_01
    {5, {{RewardKind::PlacePowerhouse, 1}}}, // yellow_02
    {5, {{RewardKind::Credits, 3}, {RewardKind::Mixers, 2}}}, // yellow_03
    {5, {{RewardKind::Vp, 2}, {RewardKind::FlowingDrops, 1}, {RewardKind::WheelSteps, 2}}}, // yellow_04
    {5, {{RewardKind::Vp, 3}, {RewardKind::Excavators, 1}, {RewardKind::Energy, 2}}}, // yellow_05
    {6, {{RewardKind::PlaceBase, areaBit(Area::Plains) | areaBit(Area::Hills)}}}, // yellow_06
    {6, {{RewardKind::WheelSteps, 3}, {RewardKind::FlowingDrops, 1}}}, // yellow_07
    {6, {{RewardKind::PlaceConduit, 3}}}, // yellow_08
    {6, {{RewardKind::Vp, 3}, {RewardKind::AnyMachines, 2}}}, // yellow_09
    {6, {{RewardKind::Vp, 2}, {RewardKind::PlaceElevation, 1}}}, // yellow_10
    {7, {{RewardKind::Vp, 6}, {RewardKind::Excavators, 1}}}, // yellow_11
    {7, {{RewardKind::Vp, 7}, {RewardKind::WheelSteps, 1}}}, // yellow_12
    {7, {{RewardKind::Vp, 3}, {RewardKind::FlowingDrops, 2}, {RewardKind::Mixers, 1}}}, // yellow_13
    {7, {{RewardKind::Vp, 6}, {RewardKind::WaitingDrops, 3}}}, // yellow_14
    {7, {{RewardKind::Credits, 4}, {RewardKind::WaitingDrops, 2}, {RewardKind::AnyMachines, 1}}}, // yellow_15
    {8, {{RewardKind::Vp, 4}, {RewardKind::WheelSteps, 3}}}, // red_01
    {8, {{RewardKind::PlaceBase, kAllAreas}}}, // red_02
    {8, {{RewardKind::Credits, 4}, {RewardKind::Mixers, 1}, {RewardKind::WheelSteps, 2}}}, // red_03
    {8, {{RewardKind::PlaceConduit, 4}}}, // red_04
    {8, {{RewardKind::Vp, 4}, {RewardKind::Energy, 5}}}, // red_05
    {9, {{RewardKind::Vp, 3}, {RewardKind::Credits, 2}, {RewardKind::AnyMachines, 2}}}, // red_06
    {9, {{RewardKind::Vp, 8}, {RewardKind::WheelSteps, 1}}}, // red_07
    {9, {{RewardKind::Vp, 5}, {RewardKind::WaitingDrops, 3}, {RewardKind::Excavators, 1}}}, // red_08
    {9, {{RewardKind::PlacePowerhouse, 1}, {RewardKind::Energy, 3}}}, // red_09
    {9, {{RewardKind::PlaceElevation, 1}, {RewardKind::FlowingDrops, 2}}}, // red_10
    {10, {{RewardKind::PlaceConduit, 5}}}, // red_11
    {10, {{RewardKind::Vp, 7}, {RewardKind::Credits, 3}}}, // red_12
    {10, {{RewardKind::Vp, 8}, {RewardKind::FlowingDrops, 1}}}, // red_13
    {10, {{RewardKind::Vp, 6}, {RewardKind::WheelSteps, 2}, {RewardKind::WaitingDrops, 2}}}, // red_14
    {10, {{RewardKind::Vp, 2}, {RewardKind::AnyMachines, 3}}}, // red_15
}};
// clang-format on

[[nodiscard]] constexpr const ContractInfo& infoOf(Contract contract) {
    return kContracts[contract.index()];
}
[[nodiscard]] constexpr bool isStarting(Contract contract) { return contract < kFirstNational; }
[[nodiscard]] constexpr bool isNational(Contract contract) {
    return contract >= kFirstNational && contract < kFirstPrivate;
}
[[nodiscard]] constexpr bool isPrivate(Contract contract) {
    return contract >= kFirstPrivate && contract.value < kContractCount;
}
/// Only for private contracts.
[[nodiscard]] constexpr Colour colourOf(Contract contract) {
    return static_cast<Colour>((contract.value - kFirstPrivate.value) / kPrivatePerColour);
}

} // namespace barrage
