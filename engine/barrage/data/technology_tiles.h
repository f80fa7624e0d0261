#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/barrage/types.h"

namespace barrage {

/// What an advanced tile does beyond letting its owner build (B-22).
enum class TileEffect : std::uint8_t {
    None,
    DropInEmptyOwnDams,
    WheelStepPerElevation,
    CreditsForConduit,
    NoEngineers,
    NoSurcharge,
    EnergyPerBase,
    FillRaisedDam,
    ConduitCostAtMostFive,
    ProductionPlusTwo,
    AnyMachines,
    NoEngineersNoMachines,
    VpPerRaisedDam,
    EnergyForConduit,
    VpPerPowerhouse,
    VpPerAdvancedTile
};

struct TileInfo {
    std::uint8_t level;                 // 0: basic or special
    std::optional<Structure> structure; // none: wild, or Krylov's tile
    bool wild;
    TileEffect effect;
};

// clang-format off
inline constexpr std::array<TileInfo, kTileCount> kTiles{{
    {0, Structure::Base, false, TileEffect::None},
    {0, Structure::Elevation, false, TileEffect::None},
    {0, Structure::Conduit, false, TileEffect::None},
    {0, Structure::Powerhouse, false, TileEffect::None},
    {0, std::nullopt, true, TileEffect::None},
    {1, Structure::Base, false, TileEffect::DropInEmptyOwnDams},
    {1, Structure::Elevation, false, TileEffect::WheelStepPerElevation},
    {1, Structure::Conduit, false, TileEffect::CreditsForConduit},
    {1, Structure::Powerhouse, false, TileEffect::NoEngineers},
    {1, std::nullopt, true, TileEffect::NoSurcharge},
    {2, Structure::Base, false, TileEffect::EnergyPerBase},
    {2, Structure::Elevation, false, TileEffect::FillRaisedDam},
    {2, Structure::Conduit, false, TileEffect::ConduitCostAtMostFive},
    {2, Structure::Powerhouse, false, TileEffect::ProductionPlusTwo},
    {2, std::nullopt, true, TileEffect::AnyMachines},
    {3, Structure::Base, false, TileEffect::NoEngineersNoMachines},
    {3, Structure::Elevation, false, TileEffect::VpPerRaisedDam},
    {3, Structure::Conduit, false, TileEffect::EnergyForConduit},
    {3, Structure::Powerhouse, false, TileEffect::VpPerPowerhouse},
    {3, std::nullopt, true, TileEffect::VpPerAdvancedTile},
    {0, std::nullopt, false, TileEffect::None}, // Krylov's tile is what it copies
}};
// clang-format on

[[nodiscard]] constexpr const TileInfo& infoOf(Tile tile) {
    return kTiles[static_cast<std::size_t>(tile)];
}
[[nodiscard]] constexpr bool isAdvanced(Tile tile) {
    return tile != Tile::None && infoOf(tile).level > 0;
}
[[nodiscard]] constexpr bool canBuild(Tile tile, Structure structure) {
    return tile != Tile::None && (infoOf(tile).wild || infoOf(tile).structure == structure);
}

/// The five tiles of an advanced level (1 to 3) are neighbours.
inline constexpr int kAdvancedPerLevel = 5;
[[nodiscard]] constexpr Tile firstOfLevel(int level) {
    return static_cast<Tile>(static_cast<int>(Tile::L1Base) + (level - 1) * kAdvancedPerLevel);
}

} // namespace barrage
