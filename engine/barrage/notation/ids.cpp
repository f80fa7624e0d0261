#include "engine/barrage/ids.h"

#include <cstddef>

#include "engine/core/ids.h"

namespace barrage {

namespace {

using core::ids;

/// The ids of a type in the order of its values.
template <class T>
constexpr int kIds = 0;

template <>
constexpr auto kIds<Company> = ids("usa", "germany", "italy", "france", "netherlands");
static_assert(kIds<Company>.size() == kCompanyCount);

template <>
constexpr auto kIds<Owner> =
    ids("nobody", "neutral", "usa", "germany", "italy", "france", "netherlands");
static_assert(kIds<Owner>.size() == 2 + kCompanyCount);

template <>
constexpr auto kIds<Actor> = ids("table", "usa", "germany", "italy", "france", "netherlands");
static_assert(kIds<Actor>.size() == 1 + kCompanyCount);

template <>
constexpr auto kIds<PlayerKind> = ids("human", "automa");
static_assert(kIds<PlayerKind>.size() == static_cast<std::size_t>(PlayerKind::Automa) + 1);

template <>
constexpr auto kIds<Level> = ids("low", "medium", "high", "very_high");
static_assert(kIds<Level>.size() == static_cast<std::size_t>(Level::VeryHigh) + 1);

template <>
constexpr auto kIds<Tracking> = ids("full", "light");
static_assert(kIds<Tracking>.size() == static_cast<std::size_t>(Tracking::Light) + 1);

template <>
constexpr auto kIds<Phase> =
    ids("income_and_headstreams", "actions", "water_flow", "scoring", "end_of_round", "game_over");
static_assert(kIds<Phase>.size() == static_cast<std::size_t>(Phase::GameOver) + 1);

template <>
constexpr auto kIds<Area> = ids("mountains", "hills", "plains");
static_assert(kIds<Area>.size() == kAreaCount);

template <>
constexpr auto kIds<Structure> = ids("base", "elevation", "conduit", "powerhouse", "building");
static_assert(kIds<Structure>.size() == kStructureCount);

template <>
constexpr auto kIds<Headstream> = ids("A", "B", "C", "D");
static_assert(kIds<Headstream>.size() == kHeadstreamCount);

template <>
constexpr auto kIds<BaseSpace> = ids("1U", "1L", "2U", "2L", "3U", "3L", "4U", "4L", "5U", "5L",
                                     "6U", "6L", "7U", "7L", "8U", "8L", "9U", "9L", "10U", "10L");
static_assert(kIds<BaseSpace>.size() == kBaseSpaceCount);

template <>
constexpr auto kIds<ConduitSpace> =
    ids("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "5A", "5B", "6A", "6B", "7A", "7B", "8A",
        "8B", "9A", "9B", "10A", "10B");
static_assert(kIds<ConduitSpace>.size() == kConduitSpaceCount);

template <>
constexpr auto kIds<PowerhouseSpace> =
    ids("P5_0", "P5_1", "P6_0", "P6_1", "P7_0", "P7_1", "P8_0", "P8_1", "P8_2", "P9_0", "P9_1",
        "P9_2", "P10_0", "P10_1", "P10_2", "P11_0", "P11_1", "P11_2", "P11_3", "P12_0", "P12_1",
        "P12_2", "P12_3");
static_assert(kIds<PowerhouseSpace>.size() == kPowerhouseSpaceCount);

template <>
constexpr auto kIds<Contract> =
    ids("starting_01", "starting_02", "starting_03", "starting_04", "national_01", "national_02",
        "national_03", "national_04", "national_05", "national_06", "green_01", "green_02",
        "green_03", "green_04", "green_05", "green_06", "green_07", "green_08", "green_09",
        "green_10", "green_11", "green_12", "green_13", "green_14", "green_15", "yellow_01",
        "yellow_02", "yellow_03", "yellow_04", "yellow_05", "yellow_06", "yellow_07", "yellow_08",
        "yellow_09", "yellow_10", "yellow_11", "yellow_12", "yellow_13", "yellow_14", "yellow_15",
        "red_01", "red_02", "red_03", "red_04", "red_05", "red_06", "red_07", "red_08", "red_09",
        "red_10", "red_11", "red_12", "red_13", "red_14", "red_15");
static_assert(kIds<Contract>.size() == kContractCount);

template <>
constexpr auto kIds<Colour> = ids("green", "yellow", "red");
static_assert(kIds<Colour>.size() == kColourCount);

template <>
constexpr auto kIds<ActionSpace> =
    ids("turbine_station_plus_2_left", "turbine_station_plus_1_left", "turbine_station_zero_left",
        "turbine_station_minus_1_left", "turbine_station_minus_2_left",
        "turbine_station_plus_2_right", "turbine_station_plus_1_right",
        "turbine_station_zero_right", "turbine_station_minus_1_right",
        "turbine_station_minus_2_right", "water_management_two_drops_left",
        "water_management_one_drop_flowing_left", "water_management_two_drops_right",
        "water_management_one_drop_flowing_right", "bank", "workshop_one_left", "workshop_two_left",
        "workshop_three_left", "workshop_one_right", "workshop_two_right", "workshop_three_right",
        "machinery_shop_excavator_left", "machinery_shop_any_left", "machinery_shop_both_left",
        "machinery_shop_excavator_right", "machinery_shop_any_right", "machinery_shop_both_right",
        "contract_office_one_a_left", "contract_office_one_b_left", "contract_office_two_left",
        "contract_office_one_a_right", "contract_office_one_b_right", "contract_office_two_right",
        "patent_office_1", "patent_office_2", "patent_office_3");
static_assert(kIds<ActionSpace>.size() == kActionSpaceCount);

template <>
constexpr auto kIds<Section> = ids("turbine_station", "water_management", "bank", "workshop",
                                   "machinery_shop", "contract_office", "patent_office");
static_assert(kIds<Section>.size() == kSectionCount);

template <>
constexpr auto kIds<Officer> =
    ids("none", "wilhelm_adler", "graziano_del_monte", "viktor_fiesler", "jill_mcdowell",
        "solomon_p_jordan", "anton_krylov", "mahiri_sekibo", "simone_luciani", "tommaso_battista",
        "leslie_spencer", "margot_fouche", "elon_audia", "gennaro_grasso", "wu_fang", "dr_octavius",
        "amir_zahir");
static_assert(kIds<Officer>.size() == kOfficerCount);

template <>
constexpr auto kIds<Tile> =
    ids("basic_base", "basic_elevation", "basic_conduit", "basic_powerhouse", "basic_wild",
        "l1_base", "l1_elevation", "l1_conduit", "l1_powerhouse", "l1_wild", "l2_base",
        "l2_elevation", "l2_conduit", "l2_powerhouse", "l2_wild", "l3_base", "l3_elevation",
        "l3_conduit", "l3_powerhouse", "l3_wild", "anton_krylov", "basic_building", "l1_building",
        "l2_building", "l3_building", "leslie_spencer", "none");
static_assert(kIds<Tile>.size() == kTileCount + 1);

template <>
constexpr auto kIds<BonusTile> = ids("contracts", "bases", "elevations", "conduits", "powerhouses",
                                     "advanced_technology_tiles", "external_works", "buildings");
static_assert(kIds<BonusTile>.size() == kBonusTileCount);

template <>
constexpr auto kIds<Objective> = ids("red_outline_spaces", "best_area", "connected_bases",
                                     "weakest_area", "basins_with_one", "basins_with_three");
static_assert(kIds<Objective>.size() == kObjectiveCount);

template <>
constexpr auto kIds<Work> = ids("work_a_1", "work_a_2", "work_a_3", "work_a_4", "work_a_5",
                                "work_b_1", "work_b_2", "work_b_3", "work_b_4", "work_b_5",
                                "work_c_1", "work_c_2", "work_c_3", "work_c_4", "work_c_5");
static_assert(kIds<Work>.size() == kWorkCount);

template <>
constexpr auto kIds<PrivateBuilding> =
    ids("cofferdam", "control_station", "customer_office", "development_office",
        "energy_relay_field", "financial_division", "loan_agency", "research_lab", "robot_factory",
        "wind_farm");
static_assert(kIds<PrivateBuilding>.size() == kPrivateBuildingCount);

template <>
constexpr auto kIds<BuildingSlot> =
    ids("cofferdam_1", "cofferdam_2", "cofferdam_3", "cofferdam_4", "control_station_1",
        "control_station_2", "control_station_3", "control_station_4", "customer_office_1",
        "customer_office_2", "customer_office_3", "customer_office_4", "development_office_1",
        "development_office_2", "development_office_3", "development_office_4",
        "energy_relay_field_1", "energy_relay_field_2", "energy_relay_field_3",
        "energy_relay_field_4", "financial_division_1", "financial_division_2",
        "financial_division_3", "financial_division_4", "loan_agency_1", "loan_agency_2",
        "loan_agency_3", "loan_agency_4", "research_lab_1", "research_lab_2", "research_lab_3",
        "research_lab_4", "robot_factory_1", "robot_factory_2", "robot_factory_3",
        "robot_factory_4", "wind_farm_1", "wind_farm_2", "wind_farm_3", "wind_farm_4");
static_assert(kIds<BuildingSlot>.size() == kBuildingSlotCount);

/// Types whose "none" is the unset value and not an entry of the table.
template <class T>
constexpr bool kMayBeUnset = false;
template <>
constexpr bool kMayBeUnset<Contract> = true;
template <>
constexpr bool kMayBeUnset<ActionSpace> = true;
template <>
constexpr bool kMayBeUnset<Work> = true;

template <class T>
std::string_view lookUp(T thing) {
    return core::idAmong<T, kMayBeUnset<T>>(kIds<T>, thing);
}

} // namespace

template <class T>
std::optional<T> parseId(std::string_view id) {
    return core::thingAmong<T, kMayBeUnset<T>>(kIds<T>, id);
}

std::string_view idOf(Company company) { return lookUp(company); }
std::string_view idOf(Owner owner) { return lookUp(owner); }
std::string_view idOf(Actor actor) { return lookUp(actor); }
std::string_view idOf(PlayerKind kind) { return lookUp(kind); }
std::string_view idOf(Level level) { return lookUp(level); }
std::string_view idOf(Tracking tracking) { return lookUp(tracking); }
std::string_view idOf(Phase phase) { return lookUp(phase); }
std::string_view idOf(Area area) { return lookUp(area); }
std::string_view idOf(Structure structure) { return lookUp(structure); }
std::string_view idOf(Headstream headstream) { return lookUp(headstream); }
std::string_view idOf(BaseSpace space) { return lookUp(space); }
std::string_view idOf(ConduitSpace space) { return lookUp(space); }
std::string_view idOf(PowerhouseSpace space) { return lookUp(space); }
std::string_view idOf(Contract contract) { return lookUp(contract); }
std::string_view idOf(Colour colour) { return lookUp(colour); }
std::string_view idOf(ActionSpace space) { return lookUp(space); }
std::string_view idOf(Section section) { return lookUp(section); }
std::string_view idOf(Officer officer) { return lookUp(officer); }
std::string_view idOf(Tile tile) { return lookUp(tile); }
std::string_view idOf(BonusTile tile) { return lookUp(tile); }
std::string_view idOf(Objective objective) { return lookUp(objective); }
std::string_view idOf(Work work) { return lookUp(work); }
std::string_view idOf(PrivateBuilding building) { return lookUp(building); }
std::string_view idOf(BuildingSlot slot) { return lookUp(slot); }

template std::optional<Company> parseId(std::string_view id);
template std::optional<Owner> parseId(std::string_view id);
template std::optional<Actor> parseId(std::string_view id);
template std::optional<PlayerKind> parseId(std::string_view id);
template std::optional<Level> parseId(std::string_view id);
template std::optional<Tracking> parseId(std::string_view id);
template std::optional<Phase> parseId(std::string_view id);
template std::optional<Area> parseId(std::string_view id);
template std::optional<Structure> parseId(std::string_view id);
template std::optional<Headstream> parseId(std::string_view id);
template std::optional<BaseSpace> parseId(std::string_view id);
template std::optional<ConduitSpace> parseId(std::string_view id);
template std::optional<PowerhouseSpace> parseId(std::string_view id);
template std::optional<Contract> parseId(std::string_view id);
template std::optional<Colour> parseId(std::string_view id);
template std::optional<ActionSpace> parseId(std::string_view id);
template std::optional<Section> parseId(std::string_view id);
template std::optional<Officer> parseId(std::string_view id);
template std::optional<Tile> parseId(std::string_view id);
template std::optional<BonusTile> parseId(std::string_view id);
template std::optional<Objective> parseId(std::string_view id);
template std::optional<Work> parseId(std::string_view id);
template std::optional<PrivateBuilding> parseId(std::string_view id);
template std::optional<BuildingSlot> parseId(std::string_view id);

} // namespace barrage
