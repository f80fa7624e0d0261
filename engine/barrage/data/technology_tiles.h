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
    VpPerAdvancedTile,
    UseBuildingAtOnce,
    OneMachineKind,
    VpOfBuilding
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
    {0, Structure::Building, false, TileEffect::None},
    {1, Structure::Building, false, TileEffect::UseBuildingAtOnce},
    {2, Structure::Building, false, TileEffect::OneMachineKind},
    {3, Structure::Building, false, TileEffect::VpOfBuilding},
    {0, std::nullopt, false, TileEffect::None}, // Spencer's tile builds nothing
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

/// Whether the tile belongs to the Leeghwater Project.
[[nodiscard]] constexpr bool needsLeeghwater(Tile tile) {
    return tile >= Tile::BasicBuilding && tile <= Tile::Spencer;
}

/// The five tiles of an advanced level (1 to 3) in the base game are neighbours; with the
/// Leeghwater Project a building tile joins them (B-25.5).
inline constexpr int kAdvancedPerLevel = 5;
[[nodiscard]] constexpr Tile firstOfLevel(int level) {
    return static_cast<Tile>(static_cast<int>(Tile::L1Base) + (level - 1) * kAdvancedPerLevel);
}
[[nodiscard]] constexpr Tile buildingTileOf(int level) {
    return static_cast<Tile>(static_cast<int>(Tile::BasicBuilding) + level);
}
/// The lowest level in the set, 0 if it is empty.
[[nodiscard]] constexpr int lowestLevel(const TileSet& tiles) {
    int lowest = 0;
    for (const Tile tile : tiles)
        if (lowest == 0 || infoOf(tile).level < lowest)
            lowest = infoOf(tile).level;
    return lowest;
}

} // namespace barrage
