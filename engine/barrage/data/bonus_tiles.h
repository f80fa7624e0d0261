#pragma once

#include <array>

#include "engine/barrage/types.h"

namespace barrage {

/// VP for each thing a bonus tile counts (B-23), in the order of BonusTile.
inline constexpr std::array<int, kBonusTileCount> kBonusTileVp{2, 4, 4, 4, 5, 4, 5, 4};

[[nodiscard]] constexpr int vpEach(BonusTile tile) {
    return kBonusTileVp[static_cast<std::size_t>(tile)];
}

} // namespace barrage
