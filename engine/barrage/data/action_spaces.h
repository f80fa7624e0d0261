#pragma once

#include <array>
#include <cstdint>

#include "engine/barrage/types.h"

namespace barrage {

/// One space of the management board or the patent office. What its action does stands in the
/// fields of its section; the others keep 0.
struct ActionSpaceInfo {
    Section section;
    std::uint8_t engineers; // 0: any number (bank)
    std::uint8_t fee;       // credits of the red outline (B-7.5)
    std::uint8_t cost;      // credits inside the action symbol
    std::uint8_t minPlayers;
    std::int8_t bonus = 0; // turbine station
    std::uint8_t drops = 0;
    bool flowsAtOnce = false;
    std::uint8_t segments = 0;
    std::uint8_t excavators = 0;
    std::uint8_t mixers = 0;
    std::uint8_t anyMachines = 0;
    std::uint8_t contracts = 0;
    std::uint8_t patentSlot = 0;
};

/// Each section from top to bottom of its left column, then of its right column: the order in which
/// an Automa fills it.
// clang-format off
inline constexpr std::array<ActionSpaceInfo, kActionSpaceCount> kActionSpaces{{
    {.section = Section::TurbineStation, .engineers = 2, .fee = 0, .cost = 0, .minPlayers = 2, .bonus = 2}, // turbine_station_plus_2_left
    {.section = Section::TurbineStation, .engineers = 2, .fee = 0, .cost = 0, .minPlayers = 4, .bonus = 1}, // turbine_station_plus_1_left
    {.section = Section::TurbineStation, .engineers = 2, .fee = 0, .cost = 0, .minPlayers = 2, .bonus = 0}, // turbine_station_zero_left
    {.section = Section::TurbineStation, .engineers = 2, .fee = 0, .cost = 0, .minPlayers = 3, .bonus = -1}, // turbine_station_minus_1_left
    {.section = Section::TurbineStation, .engineers = 1, .fee = 0, .cost = 0, .minPlayers = 2, .bonus = -2}, // turbine_station_minus_2_left
    {.section = Section::TurbineStation, .engineers = 3, .fee = 3, .cost = 0, .minPlayers = 2, .bonus = 2}, // turbine_station_plus_2_right
    {.section = Section::TurbineStation, .engineers = 3, .fee = 3, .cost = 0, .minPlayers = 4, .bonus = 1}, // turbine_station_plus_1_right
    {.section = Section::TurbineStation, .engineers = 3, .fee = 3, .cost = 0, .minPlayers = 2, .bonus = 0}, // turbine_station_zero_right
    {.section = Section::TurbineStation, .engineers = 3, .fee = 3, .cost = 0, .minPlayers = 3, .bonus = -1}, // turbine_station_minus_1_right
    {.section = Section::TurbineStation, .engineers = 2, .fee = 0, .cost = 0, .minPlayers = 2, .bonus = -2}, // turbine_station_minus_2_right
    {.section = Section::WaterManagement, .engineers = 1, .fee = 0, .cost = 0, .minPlayers = 2, .drops = 2, .flowsAtOnce = false}, // water_management_two_drops_left
    {.section = Section::WaterManagement, .engineers = 1, .fee = 0, .cost = 0, .minPlayers = 2, .drops = 1, .flowsAtOnce = true}, // water_management_one_drop_flowing_left
    {.section = Section::WaterManagement, .engineers = 2, .fee = 3, .cost = 0, .minPlayers = 2, .drops = 2, .flowsAtOnce = false}, // water_management_two_drops_right
    {.section = Section::WaterManagement, .engineers = 2, .fee = 3, .cost = 0, .minPlayers = 2, .drops = 1, .flowsAtOnce = true}, // water_management_one_drop_flowing_right
    {.section = Section::Bank, .engineers = 0, .fee = 0, .cost = 0, .minPlayers = 2}, // bank
    {.section = Section::Workshop, .engineers = 1, .fee = 0, .cost = 0, .minPlayers = 2, .segments = 1}, // workshop_one_left
    {.section = Section::Workshop, .engineers = 2, .fee = 0, .cost = 2, .minPlayers = 3, .segments = 2}, // workshop_two_left
    {.section = Section::Workshop, .engineers = 2, .fee = 0, .cost = 5, .minPlayers = 2, .segments = 3}, // workshop_three_left
    {.section = Section::Workshop, .engineers = 2, .fee = 0, .cost = 0, .minPlayers = 2, .segments = 1}, // workshop_one_right
    {.section = Section::Workshop, .engineers = 3, .fee = 3, .cost = 2, .minPlayers = 3, .segments = 2}, // workshop_two_right
    {.section = Section::Workshop, .engineers = 3, .fee = 3, .cost = 5, .minPlayers = 2, .segments = 3}, // workshop_three_right
    {.section = Section::MachineryShop, .engineers = 1, .fee = 0, .cost = 2, .minPlayers = 2, .excavators = 1, .mixers = 0, .anyMachines = 0}, // machinery_shop_excavator_left
    {.section = Section::MachineryShop, .engineers = 1, .fee = 0, .cost = 4, .minPlayers = 4, .excavators = 0, .mixers = 0, .anyMachines = 1}, // machinery_shop_any_left
    {.section = Section::MachineryShop, .engineers = 2, .fee = 0, .cost = 5, .minPlayers = 2, .excavators = 1, .mixers = 1, .anyMachines = 0}, // machinery_shop_both_left
    {.section = Section::MachineryShop, .engineers = 1, .fee = 3, .cost = 2, .minPlayers = 2, .excavators = 1, .mixers = 0, .anyMachines = 0}, // machinery_shop_excavator_right
    {.section = Section::MachineryShop, .engineers = 2, .fee = 0, .cost = 4, .minPlayers = 4, .excavators = 0, .mixers = 0, .anyMachines = 1}, // machinery_shop_any_right
    {.section = Section::MachineryShop, .engineers = 3, .fee = 3, .cost = 5, .minPlayers = 2, .excavators = 1, .mixers = 1, .anyMachines = 0}, // machinery_shop_both_right
    {.section = Section::ContractOffice, .engineers = 1, .fee = 0, .cost = 0, .minPlayers = 2, .contracts = 1}, // contract_office_one_a_left
    {.section = Section::ContractOffice, .engineers = 1, .fee = 0, .cost = 0, .minPlayers = 4, .contracts = 1}, // contract_office_one_b_left
    {.section = Section::ContractOffice, .engineers = 2, .fee = 0, .cost = 1, .minPlayers = 2, .contracts = 2}, // contract_office_two_left
    {.section = Section::ContractOffice, .engineers = 1, .fee = 3, .cost = 0, .minPlayers = 2, .contracts = 1}, // contract_office_one_a_right
    {.section = Section::ContractOffice, .engineers = 1, .fee = 3, .cost = 0, .minPlayers = 4, .contracts = 1}, // contract_office_one_b_right
    {.section = Section::ContractOffice, .engineers = 3, .fee = 0, .cost = 1, .minPlayers = 2, .contracts = 2}, // contract_office_two_right
    {.section = Section::PatentOffice, .engineers = 2, .fee = 0, .cost = 5, .minPlayers = 2, .patentSlot = 0}, // patent_office_1
    {.section = Section::PatentOffice, .engineers = 2, .fee = 0, .cost = 5, .minPlayers = 2, .patentSlot = 1}, // patent_office_2
    {.section = Section::PatentOffice, .engineers = 2, .fee = 0, .cost = 5, .minPlayers = 2, .patentSlot = 2}, // patent_office_3
}};
// clang-format on

[[nodiscard]] constexpr const ActionSpaceInfo& infoOf(ActionSpace space) {
    return kActionSpaces[space.index()];
}

struct SectionRange {
    std::uint8_t first;
    std::uint8_t count;
};

// clang-format off
inline constexpr std::array<SectionRange, kSectionCount> kSectionRanges{{
    {0, 10}, // turbine_station
    {10, 4}, // water_management
    {14, 1}, // bank
    {15, 6}, // workshop
    {21, 6}, // machinery_shop
    {27, 6}, // contract_office
    {33, 3}, // patent_office
}};
// clang-format on

[[nodiscard]] constexpr const SectionRange& spacesOf(Section section) {
    return kSectionRanges[static_cast<std::size_t>(section)];
}
inline constexpr ActionSpace kBank{14};

/// The four construction spaces of a company board, filled from left to right (B-8.1).
struct ConstructionSpaceInfo {
    std::uint8_t engineers;
    std::uint8_t fee;
};
inline constexpr std::array<ConstructionSpaceInfo, 4> kConstructionSpaces{
    {{1, 0}, {2, 0}, {3, 0}, {3, 3}}};

inline constexpr int kRedOutlineFee = 3;

} // namespace barrage
