#pragma once

#include <array>
#include <cstdint>

#include "engine/barrage/types.h"

namespace barrage {

/// Drops that tiles 1 to 8 bring in rounds 1 to 4; in round 5 there are none (B-6.7).
// clang-format off
inline constexpr std::array<std::array<std::uint8_t, 4>, kHeadstreamTileCount> kHeadstreamTiles{{
    {{0, 2, 2, 0}}, // 1
    {{0, 0, 1, 3}}, // 2
    {{2, 0, 2, 0}}, // 3
    {{1, 1, 1, 1}}, // 4
    {{0, 1, 0, 2}}, // 5
    {{0, 0, 1, 2}}, // 6
    {{1, 0, 2, 2}}, // 7
    {{0, 1, 2, 1}}, // 8
}};
// clang-format on

[[nodiscard]] constexpr int dropsOf(HeadstreamTile tile, int round) {
    return round < kRounds ? kHeadstreamTiles[tile.index() - 1][static_cast<std::size_t>(round - 1)]
                           : 0;
}

} // namespace barrage
