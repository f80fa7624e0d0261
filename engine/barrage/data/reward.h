#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

#include "engine/barrage/types.h"
#include "engine/core/fixed_vector.h"

namespace barrage {

enum class RewardKind : std::uint8_t {
    None,
    Vp,
    Credits,
    Excavators,
    Mixers,
    AnyMachines, // free mix of the two kinds
    Energy,      // moves the marker only (B-11.2)
    WheelSteps,
    WaitingDrops, // on headstreams of choice, for the water flow phase
    FlowingDrops, // on headstreams of choice, flow at once
    PlaceBase,    // in one of the areas of `amount` (bit per Area)
    PlaceElevation,
    PlaceConduit, // of at most the value `amount`
    PlacePowerhouse,
    UsableEnergy,   // may fulfil a contract as well (B-25.12)
    FulfilContract, // one that asks at most `amount`, without energy (B-25.11)
    AdvancedTile    // one of the open ones (B-25.13)
};

/// One icon of a contract or an income.
struct Reward {
    RewardKind kind = RewardKind::None;
    std::uint8_t amount = 0;

    friend constexpr bool operator==(const Reward&, const Reward&) = default;
};

/// Icons from left to right.
using Rewards = core::FixedVector<Reward, 3>;

[[nodiscard]] constexpr std::uint8_t areaBit(Area area) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(area));
}
inline constexpr std::uint8_t kAllAreas = 7;
/// More than any contract asks.
inline constexpr std::uint8_t kAnyContract = 99;

} // namespace barrage
