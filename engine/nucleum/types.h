#pragma once

#include <cstddef>
#include <cstdint>

/// The vocabulary of Nucleum, as far as the end of the game needs it. Figures are in data/.
namespace nucleum {

inline constexpr int kMaxPlayers = 4;

enum class Experiment : std::uint8_t { A, B, C, D };
inline constexpr int kExperimentCount = 4;

/// What the milestone tiles MT1 to MT8 count of a player's own.
enum class MilestoneTile : std::uint8_t {
    UrbanBuildings,
    Residences,
    Factories,
    Laboratories,
    Mines,
    Turbines,
    Railways,
    EnergizedCities
};
inline constexpr int kMilestoneTileCount = 8;

inline constexpr int kTierCount = 6;
inline constexpr int kSegmentCount = 4;

/// Government buildings are the buildings of level IV, one of each type.
inline constexpr int kBuildingTypeCount = 3;

/// Thaler, workers, VP.
inline constexpr int kIncomeTrackCount = 3;
enum class IncomePlace : std::uint8_t { Earlier, ThirdLast, SecondLast, Last };

[[nodiscard]] constexpr std::size_t indexOf(MilestoneTile tile) {
    return static_cast<std::size_t>(tile);
}

} // namespace nucleum
