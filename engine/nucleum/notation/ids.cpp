#include "engine/nucleum/ids.h"

#include <cstddef>

#include "engine/core/ids.h"

namespace nucleum {

namespace {

using core::ids;

/// The ids of a type in the order of its values.
template <class T>
constexpr int kIds = 0;

template <>
constexpr auto kIds<Actor> = ids("table", "p1", "p2", "p3", "p4");
static_assert(kIds<Actor>.size() == 1 + kMaxPlayers);

template <>
constexpr auto kIds<Owner> = ids("nobody", "p1", "p2", "p3", "p4");
static_assert(kIds<Owner>.size() == 1 + kMaxPlayers);

template <>
constexpr auto kIds<PlayerColour> = ids("red", "yellow", "blue", "turquoise");
static_assert(kIds<PlayerColour>.size() == kPlayerColourCount);

template <>
constexpr auto kIds<Experiment> = ids("A", "B", "C", "D");
static_assert(kIds<Experiment>.size() == kExperimentCount);

template <>
constexpr auto kIds<City> =
    ids("aussig", "bautzen", "bruex", "chemnitz", "dresden", "freiberg", "glashuette", "goerlitz",
        "grimma", "joachimsthal", "karlsbad", "leipzig", "marienberg", "plauen", "praha",
        "pressnitz", "riesa", "zittau", "zwickau", "none");
static_assert(kIds<City>.size() == kCityCount + 1);

template <>
constexpr auto kIds<CityColour> = ids("unknown", "green", "white", "orange", "purple", "every");
static_assert(kIds<CityColour>.size() == static_cast<std::size_t>(CityColour::Every) + 1);

template <>
constexpr auto kIds<EndColour> = ids("unknown", "green", "white", "orange", "purple", "wild");
static_assert(kIds<EndColour>.size() == static_cast<std::size_t>(EndColour::Wild) + 1);

template <>
constexpr auto kIds<Plant> = ids("riesa", "zittau", "glashuette", "grimma", "plauen");
static_assert(kIds<Plant>.size() == kPlantCount);

template <>
constexpr auto kIds<CoalArea> = ids("ruhr", "silesia");
static_assert(kIds<CoalArea>.size() == kCoalAreaCount);

template <>
constexpr auto kIds<BuildingType> = ids("residence", "factory", "laboratory");
static_assert(kIds<BuildingType>.size() == kBuildingTypeCount);

template <>
constexpr auto kIds<IndustryKind> = ids("mine", "turbine");
static_assert(kIds<IndustryKind>.size() == 2);

template <>
constexpr auto kIds<Neutral> = ids("N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "N9", "N10");
static_assert(kIds<Neutral>.size() == kNeutralCount);

template <>
constexpr auto kIds<Contract> =
    ids("C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10", "C11", "C12", "C13",
        "C14", "C15", "C16", "C17", "C18", "C19", "C20", "C21", "C22", "C23", "C24", "C25", "C26",
        "C27", "C28", "C29", "C30", "C31", "C32", "C33", "C34", "C35", "C36", "C37", "C38", "C39",
        "C40", "C41", "C42", "C43", "C44", "C45", "C46", "C47", "C48", "C49", "C50");
static_assert(kIds<Contract>.size() == kContractCount);

template <>
constexpr auto kIds<ContractSpace> = ids("thaler", "worker", "uranium", "achievement");
static_assert(kIds<ContractSpace>.size() == kContractSpaceCount);

template <>
constexpr auto kIds<SetupCard> =
    ids("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12", "S13");
static_assert(kIds<SetupCard>.size() == kSetupCardCount);

template <>
constexpr auto kIds<MilestoneTile> = ids("MT1", "MT2", "MT3", "MT4", "MT5", "MT6", "MT7", "MT8");
static_assert(kIds<MilestoneTile>.size() == kMilestoneTileCount);

template <>
constexpr auto kIds<IncomeTrack> = ids("thaler", "workers", "vp");
static_assert(kIds<IncomeTrack>.size() == kIncomeTrackCount);

template <>
constexpr auto kIds<EndCondition> = ids("EC1", "EC2", "EC3", "EC4", "EC5");
static_assert(kIds<EndCondition>.size() == kEndConditionCount);

constexpr auto kTechnologyIds = ids(
    "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8",
    "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8");
static_assert(kTechnologyIds.size() == kExperimentCount * kTechnologyCount);

template <class T>
std::string_view lookUp(T thing) {
    return core::idAmong(kIds<T>, thing);
}

} // namespace

std::string_view idOf(Actor thing) { return lookUp(thing); }
std::string_view idOf(Owner thing) { return lookUp(thing); }
std::string_view idOf(PlayerColour thing) { return lookUp(thing); }
std::string_view idOf(Experiment thing) { return lookUp(thing); }
std::string_view idOf(City thing) { return lookUp(thing); }
std::string_view idOf(CityColour thing) { return lookUp(thing); }
std::string_view idOf(EndColour thing) { return lookUp(thing); }
std::string_view idOf(Plant thing) { return lookUp(thing); }
std::string_view idOf(CoalArea thing) { return lookUp(thing); }
std::string_view idOf(BuildingType thing) { return lookUp(thing); }
std::string_view idOf(IndustryKind thing) { return lookUp(thing); }
std::string_view idOf(Neutral thing) { return lookUp(thing); }
std::string_view idOf(Contract thing) { return lookUp(thing); }
std::string_view idOf(ContractSpace thing) { return lookUp(thing); }
std::string_view idOf(SetupCard thing) { return lookUp(thing); }
std::string_view idOf(MilestoneTile thing) { return lookUp(thing); }
std::string_view idOf(IncomeTrack thing) { return lookUp(thing); }
std::string_view idOf(EndCondition thing) { return lookUp(thing); }

std::string_view technologyId(Experiment experiment, int position) {
    const std::size_t number =
        indexOf(experiment) * kTechnologyCount + static_cast<std::size_t>(position);
    return number < kTechnologyIds.size() ? kTechnologyIds[number] : core::kUnknownId;
}

template <class T>
std::optional<T> parseId(std::string_view id) {
    return core::thingAmong<T>(kIds<T>, id);
}

template std::optional<Actor> parseId(std::string_view);
template std::optional<Owner> parseId(std::string_view);
template std::optional<PlayerColour> parseId(std::string_view);
template std::optional<Experiment> parseId(std::string_view);
template std::optional<City> parseId(std::string_view);
template std::optional<CityColour> parseId(std::string_view);
template std::optional<EndColour> parseId(std::string_view);
template std::optional<Plant> parseId(std::string_view);
template std::optional<CoalArea> parseId(std::string_view);
template std::optional<BuildingType> parseId(std::string_view);
template std::optional<IndustryKind> parseId(std::string_view);
template std::optional<Neutral> parseId(std::string_view);
template std::optional<Contract> parseId(std::string_view);
template std::optional<ContractSpace> parseId(std::string_view);
template std::optional<SetupCard> parseId(std::string_view);
template std::optional<MilestoneTile> parseId(std::string_view);
template std::optional<IncomeTrack> parseId(std::string_view);
template std::optional<EndCondition> parseId(std::string_view);

} // namespace nucleum
