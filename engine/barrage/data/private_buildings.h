#pragma once

#include <array>
#include <cstdint>

#include "engine/barrage/types.h"

/// Private buildings of the Leeghwater Project (B-25.15 to B-25.21). What their actions do is code.
namespace barrage {

struct BuildingSpaceInfo {
    std::uint8_t engineers;
    std::uint8_t fee;
};

struct PrivateBuildingInfo {
    std::uint8_t excavators;
    std::uint8_t mixers;
    std::uint8_t vp;   // at the end of the game
    std::uint8_t cost; // credits inside the action symbol
    BuildingSpaceInfo left;
    BuildingSpaceInfo right; // all of them
};

// clang-format off
inline constexpr std::array<PrivateBuildingInfo, kPrivateBuildingCount> kPrivateBuildings{{
    {2, 1, 3, 0, {1, 0}, {1, 3}}, // cofferdam
    {4, 3, 5, 0, {2, 0}, {2, 3}}, // control_station
    {3, 5, 7, 3, {2, 0}, {2, 3}}, // customer_office
    {1, 2, 3, 0, {1, 0}, {1, 3}}, // development_office
    {4, 1, 4, 1, {1, 0}, {1, 3}}, // energy_relay_field
    {3, 4, 6, 0, {1, 0}, {2, 0}}, // financial_division
    {1, 3, 4, 0, {1, 0}, {2, 0}}, // loan_agency
    {2, 2, 4, 0, {1, 0}, {1, 3}}, // research_lab
    {1, 5, 5, 1, {2, 0}, {2, 3}}, // robot_factory
    {6, 2, 5, 2, {2, 0}, {2, 3}}, // wind_farm
}};
// clang-format on

[[nodiscard]] constexpr const PrivateBuildingInfo& infoOf(PrivateBuilding building) {
    return kPrivateBuildings[static_cast<std::size_t>(building)];
}
[[nodiscard]] constexpr const BuildingSpaceInfo& spaceInfo(PrivateBuilding building, int space) {
    return space == 0 ? infoOf(building).left : infoOf(building).right;
}

/// A slot of a private building: the last two have a red outline (B-25.16, R-B34).
struct BuildingSlotInfo {
    bool surcharge;
    std::uint8_t minPlayers;
};
inline constexpr std::array<BuildingSlotInfo, kSlotsPerBuilding> kBuildingSlots{
    {{false, 2}, {false, 4}, {true, 2}, {true, 2}}};

[[nodiscard]] constexpr const BuildingSlotInfo& infoOf(BuildingSlot slot) {
    return kBuildingSlots[static_cast<std::size_t>(placeOf(slot))];
}

inline constexpr int kControlStationBonus = 3;
inline constexpr int kRelayFieldEnergy = 4;
inline constexpr int kFinancialCredits = 5;
inline constexpr int kRobotFactoryMachines = 2;
inline constexpr int kWindFarmEnergy = 5;

} // namespace barrage
