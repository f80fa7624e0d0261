#pragma once

#include <array>
#include <cstddef>

#include "engine/nucleum/types.h"

namespace nucleum {

/// What the number of players decides (N-3.9).
struct TableSize {
    int advancedTiles;
    int silver;
    int gold;
    int endConditions;
    int turbineRubble;
    bool hasRubble;     // urban and mining
    int coalSpacesLeft; // empty in each area
};

inline constexpr int kBaseTiles = 20;

[[nodiscard]] constexpr TableSize tableFor(int players) {
    constexpr std::array<TableSize, 3> kTables{
        {{10, 6, 10, 3, 0, true, 0}, {15, 9, 12, 2, 3, true, 1}, {25, 12, 16, 2, 0, false, 0}}};
    return kTables[static_cast<std::size_t>(players - kMinPlayers)];
}

inline constexpr int kOpenPerColour = 2; // contracts of the market at first
inline constexpr int kUrbanRubble = 5;
inline constexpr int kCoalWagons = 13;

// N-9.3
inline constexpr int kFirstCoalPrice = 1;
inline constexpr int kSecondCoalPrice = 2;
inline constexpr int kLastCoalPrice = 3;

// N-13
inline constexpr int kEndConditionVp = 3;
inline constexpr int kVpFlag = 70;
inline constexpr int kMilestoneSpaces = 3;

// N-12
inline constexpr int kRoyalFirst = 6;
inline constexpr int kRoyalSecond = 2;

} // namespace nucleum
