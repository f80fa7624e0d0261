#pragma once

#include <array>
#include <cstdint>

#include "engine/barrage/data/private_buildings.h"
#include "engine/barrage/types.h"

/// The map for 2 to 4 players (B-2). Every basin has one river downwards.
namespace barrage {

struct BasinInfo {
    Area area;
    Basin flowsTo; // not set: off the map
    std::uint8_t firstPowerhouse;
    std::uint8_t powerhouseCount;
    bool hasBaseSpaces; // two base and two conduit spaces, or none
};

struct BaseSpaceInfo {
    Basin basin;
    bool redOutline;
};

struct ConduitSpaceInfo {
    Basin from;
    Basin to;
    std::uint8_t value;
};

struct PowerhouseSpaceInfo {
    Basin basin;
    bool redOutline;
};

/// Basins 1 to 12.
// clang-format off
inline constexpr std::array<BasinInfo, kBasinCount> kBasins{{
    {Area::Mountains, Basin(8), 0, 0, true},
    {Area::Mountains, Basin(5), 0, 0, true},
    {Area::Mountains, Basin(6), 0, 0, true},
    {Area::Mountains, Basin(7), 0, 0, true},
    {Area::Hills, Basin(9), 0, 2, true},
    {Area::Hills, Basin(10), 2, 2, true},
    {Area::Hills, Basin(10), 4, 2, true},
    {Area::Plains, Basin(11), 6, 3, true},
    {Area::Plains, Basin(11), 9, 3, true},
    {Area::Plains, Basin(12), 12, 3, true},
    {Area::Plains, Basin(), 15, 4, false},
    {Area::Plains, Basin(), 19, 4, false},
}};
// clang-format on

// clang-format off
inline constexpr std::array<BaseSpaceInfo, kBaseSpaceCount> kBaseSpaces{{
    {Basin(1), true}, // 1U
    {Basin(1), false}, // 1L
    {Basin(2), true}, // 2U
    {Basin(2), false}, // 2L
    {Basin(3), true}, // 3U
    {Basin(3), false}, // 3L
    {Basin(4), true}, // 4U
    {Basin(4), false}, // 4L
    {Basin(5), true}, // 5U
    {Basin(5), false}, // 5L
    {Basin(6), true}, // 6U
    {Basin(6), false}, // 6L
    {Basin(7), true}, // 7U
    {Basin(7), false}, // 7L
    {Basin(8), true}, // 8U
    {Basin(8), false}, // 8L
    {Basin(9), true}, // 9U
    {Basin(9), false}, // 9L
    {Basin(10), true}, // 10U
    {Basin(10), false}, // 10L
}};
// clang-format on

// clang-format off
inline constexpr std::array<ConduitSpaceInfo, kConduitSpaceCount> kConduitSpaces{{
    {Basin(1), Basin(8), 5}, // 1A
    {Basin(1), Basin(5), 4}, // 1B
    {Basin(2), Basin(6), 3}, // 2A
    {Basin(2), Basin(10), 5}, // 2B
    {Basin(3), Basin(5), 4}, // 3A
    {Basin(3), Basin(6), 3}, // 3B
    {Basin(4), Basin(7), 3}, // 4A
    {Basin(4), Basin(12), 5}, // 4B
    {Basin(5), Basin(8), 3}, // 5A
    {Basin(5), Basin(10), 4}, // 5B
    {Basin(6), Basin(9), 4}, // 6A
    {Basin(6), Basin(7), 2}, // 6B
    {Basin(7), Basin(10), 2}, // 7A
    {Basin(7), Basin(12), 3}, // 7B
    {Basin(8), Basin(11), 3}, // 8A
    {Basin(8), Basin(9), 2}, // 8B
    {Basin(9), Basin(11), 1}, // 9A
    {Basin(9), Basin(12), 3}, // 9B
    {Basin(10), Basin(11), 2}, // 10A
    {Basin(10), Basin(12), 1}, // 10B
}};
// clang-format on

// clang-format off
inline constexpr std::array<PowerhouseSpaceInfo, kPowerhouseSpaceCount> kPowerhouseSpaces{{
    {Basin(5), false}, // P5_0
    {Basin(5), true}, // P5_1
    {Basin(6), false}, // P6_0
    {Basin(6), true}, // P6_1
    {Basin(7), false}, // P7_0
    {Basin(7), true}, // P7_1
    {Basin(8), false}, // P8_0
    {Basin(8), false}, // P8_1
    {Basin(8), true}, // P8_2
    {Basin(9), false}, // P9_0
    {Basin(9), false}, // P9_1
    {Basin(9), true}, // P9_2
    {Basin(10), false}, // P10_0
    {Basin(10), true}, // P10_1
    {Basin(10), true}, // P10_2
    {Basin(11), false}, // P11_0
    {Basin(11), false}, // P11_1
    {Basin(11), true}, // P11_2
    {Basin(11), true}, // P11_3
    {Basin(12), false}, // P12_0
    {Basin(12), true}, // P12_1
    {Basin(12), true}, // P12_2
    {Basin(12), true}, // P12_3
}};
// clang-format on

/// The basins below headstreams A to D.
inline constexpr std::array<Basin, kHeadstreamCount> kHeadstreamBasins{Basin(1), Basin(2), Basin(3),
                                                                       Basin(4)};

[[nodiscard]] constexpr const BasinInfo& infoOf(Basin basin) { return kBasins[basin.index() - 1]; }
[[nodiscard]] constexpr const BaseSpaceInfo& infoOf(BaseSpace space) {
    return kBaseSpaces[space.index()];
}
[[nodiscard]] constexpr const ConduitSpaceInfo& infoOf(ConduitSpace space) {
    return kConduitSpaces[space.index()];
}
[[nodiscard]] constexpr const PowerhouseSpaceInfo& infoOf(PowerhouseSpace space) {
    return kPowerhouseSpaces[space.index()];
}

/// Upper and lower base space of a basin that has them; the upper one is met first (B-2.3).
[[nodiscard]] constexpr BaseSpace upperBase(Basin basin) {
    return BaseSpace((basin.value - 1) * 2);
}
[[nodiscard]] constexpr BaseSpace lowerBase(Basin basin) {
    return BaseSpace((basin.value - 1) * 2 + 1);
}

/// The basin a piece on this site counts for; a conduit where it starts (B-2.5).
[[nodiscard]] constexpr Basin basinOf(Site site) {
    switch (site.structure) {
    case Structure::Conduit:
        return infoOf(site.conduit()).from;
    case Structure::Powerhouse:
        return infoOf(site.powerhouse()).basin;
    case Structure::Building: // not on the map
        return Basin();
    case Structure::Base:
    case Structure::Elevation:
        break;
    }
    return infoOf(site.base()).basin;
}
[[nodiscard]] constexpr Area areaOf(Site site) { return infoOf(basinOf(site)).area; }

/// The 3 credits of B-8.8: bases and powerhouses only, never an elevation or a conduit; and those
/// of a building slot (B-25.16).
[[nodiscard]] constexpr bool hasSurcharge(Site site) {
    return (site.structure == Structure::Building && infoOf(site.building()).surcharge) ||
           (site.structure == Structure::Base && infoOf(site.base()).redOutline) ||
           (site.structure == Structure::Powerhouse && infoOf(site.powerhouse()).redOutline);
}

} // namespace barrage
