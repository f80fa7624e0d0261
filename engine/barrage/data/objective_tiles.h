#pragma once

#include <array>

namespace barrage {

/// VP for the places of the objective ranking (B-19.1), and for an Automa.
inline constexpr std::array<int, 4> kObjectiveVp{15, 10, 5, 0};
inline constexpr std::array<int, 4> kAutomaObjectiveVp{20, 15, 10, 0};

inline constexpr int kItemsPerVp = 5; // B-19.3
/// More machines and credits than the box holds are not declared (B-1.6).
inline constexpr int kMostLeftovers = 270;

} // namespace barrage
