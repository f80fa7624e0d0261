#pragma once

#include <cstdint>

#include "engine/barrage/types.h"

namespace barrage {

enum class CauseKind : std::uint8_t {
    None,           // the action itself
    Income,         // index: structure; number: which of its pieces uncovered it, from 1
    ContractReward, // index: contract
    TileAbility,    // index: tile
    WorkReward,     // index: external work
    BuildingAction, // index: private building
    CompanyAbility  // of the company
};

/// What brings an effect about, so that it can be told why: the reward of a contract, an uncovered
/// income. It decides nothing.
struct Cause {
    CauseKind kind = CauseKind::None;
    Owner who = Owner::Nobody; // whose contract, income ... it is
    std::uint8_t index = 0;
    std::uint8_t number = 0;

    friend bool operator==(const Cause&, const Cause&) = default;
};

} // namespace barrage
