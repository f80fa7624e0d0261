#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

#include "engine/core/index_set.h"
#include "engine/core/strong_id.h"

/// The vocabulary of Nucleum. Figures are in data/, what is only printed on the pieces in facts.h.
namespace nucleum {

// --- who ----------------------------------------------------------------------------------------

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;

/// In turn order, the first player first.
enum class Player : std::uint8_t { First, Second, Third, Fourth };

/// Who made an entry of the log: one of the players, or the table for what nobody decides.
enum class Actor : std::uint8_t { Table, First, Second, Third, Fourth };

enum class Owner : std::uint8_t { Nobody, First, Second, Third, Fourth };

enum class PlayerColour : std::uint8_t { Red, Yellow, Blue, Turquoise };
inline constexpr int kPlayerColourCount = 4;

enum class Experiment : std::uint8_t { A, B, C, D };
inline constexpr int kExperimentCount = 4;

// --- map ----------------------------------------------------------------------------------------

enum class City : std::uint8_t {
    Aussig,
    Bautzen,
    Bruex,
    Chemnitz,
    Dresden,
    Freiberg,
    Glashuette,
    Goerlitz,
    Grimma,
    Joachimsthal,
    Karlsbad,
    Leipzig,
    Marienberg,
    Plauen,
    Praha,
    Pressnitz,
    Riesa,
    Zittau,
    Zwickau,
    None
};
inline constexpr int kCityCount = 19;
using CitySet = core::IndexSet<City>;

enum class CityColour : std::uint8_t { Unknown, Green, White, Orange, Purple, Every };

/// An end of an action tile; unknown ones may match or not, as the table says.
enum class EndColour : std::uint8_t { Unknown, Green, White, Orange, Purple, Wild };

enum class Plant : std::uint8_t { Riesa, Zittau, Glashuette, Grimma, Plauen };
inline constexpr int kPlantCount = 5;

enum class CoalArea : std::uint8_t { Ruhr, Silesia };
inline constexpr int kCoalAreaCount = 2;

inline constexpr int kMostTrackSpaces = 3;

// --- pieces -------------------------------------------------------------------------------------

/// Government buildings are the buildings of level IV, one of each type.
enum class BuildingType : std::uint8_t { Residence, Factory, Laboratory };
inline constexpr int kBuildingTypeCount = 3;
inline constexpr int kLevelCount = 4;
inline constexpr int kGovernmentLevel = 3;

/// One of the twelve urban buildings of a player; levels count from 0.
struct Building {
    BuildingType type = BuildingType::Residence;
    std::uint8_t level = 0;

    friend auto operator<=>(const Building&, const Building&) = default;
};

[[nodiscard]] constexpr bool isGovernment(Building building) {
    return building.level == kGovernmentLevel;
}

/// Mines and turbines stand in rows on the player board, counted from 0 at the top.
enum class IndustryKind : std::uint8_t { Mine, Turbine };
inline constexpr int kRowCount = 4;

/// The neutral buildings, numbered as the players keep them in their list.
struct NeutralTag;
using Neutral = core::StrongId<NeutralTag>;
inline constexpr int kNeutralCount = 10;
inline constexpr int kNeutralPlaces = 4;

/// C01 to C50, counted from 0.
struct ContractTag;
using Contract = core::StrongId<ContractTag>;
inline constexpr int kContractCount = 50;
using ContractSet = core::IndexSet<Contract>;

enum class ContractKind : std::uint8_t { Initial, Silver, Gold, Purple };

/// A contract space of the player board, by what it gives.
enum class ContractSpace : std::uint8_t { Thaler, Worker, Uranium, Achievement };
inline constexpr int kContractSpaceCount = 4;
inline constexpr int kMarketSlots = 4; // two silver and two gold ones at first
inline constexpr int kPurpleSlots = 3;

/// A technology of the player's own experiment, by its position from 0: A1 is 0, A8 is 7.
inline constexpr int kTechnologyCount = 8;
using TechnologySet = core::IndexSet<std::uint8_t>;
enum class TechnologyKind : std::uint8_t { Immediate, Permanent, PriorityGoal };

inline constexpr int kOfferSlots = 5;

/// S1 to S13, counted from 0.
struct SetupCardTag;
using SetupCard = core::StrongId<SetupCardTag>;
inline constexpr int kSetupCardCount = 13;
inline constexpr int kSetupCardsDrawn = 4;

// --- tracks -------------------------------------------------------------------------------------

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

enum class IncomeTrack : std::uint8_t { Thaler, Workers, Vp };
inline constexpr int kIncomeTrackCount = 3;
enum class IncomePlace : std::uint8_t { Earlier, ThirdLast, SecondLast, Last };

/// EC1 to EC5.
enum class EndCondition : std::uint8_t {
    ActionTiles,
    Contracts,
    MilestoneSpaces,
    Technologies,
    Vp
};
inline constexpr int kEndConditionCount = 5;

// --- conversions --------------------------------------------------------------------------------

template <class Enum>
[[nodiscard]] constexpr std::size_t indexOf(Enum value) {
    return static_cast<std::size_t>(value);
}

[[nodiscard]] constexpr Owner ownerOf(Player player) {
    return static_cast<Owner>(static_cast<int>(player) + 1);
}
[[nodiscard]] constexpr Actor actorOf(Player player) {
    return static_cast<Actor>(static_cast<int>(player) + 1);
}
/// Only for an owner that is somebody.
[[nodiscard]] constexpr Player playerOf(Owner owner) {
    return static_cast<Player>(static_cast<int>(owner) - 1);
}
[[nodiscard]] constexpr bool isPlayer(Owner owner) { return owner != Owner::Nobody; }

} // namespace nucleum
