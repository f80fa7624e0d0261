#pragma once

#include <array>
#include <optional>
#include <variant>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/nucleum/data/reward.h"
#include "engine/nucleum/types.h"

/// What is only printed on the pieces of the game: entered once by the players, kept with the setup
/// and the log. A move that needs a fact nobody has entered is refused with FactUnknown; the table
/// then makes the move Learn and the move can be made.
namespace nucleum {

inline constexpr std::uint8_t kUnknown = 0xFF;

inline constexpr int kMostConnections = 48;
inline constexpr int kMostIncomeValues = 16;
inline constexpr int kLeastIncomeSpaces = 3; // the last three give VP at the end (N-14.7)

/// How the completion of a line is rewarded (N-4.9).
enum class LineReward : std::uint8_t { Unknown, PerTile, Fixed };

/// A possible railway connection; `a` is the city that comes first in City, and the track spaces
/// count from it.
struct Connection {
    City a = City::None;
    City b = City::None;
    std::uint8_t spaces = 0;
    LineReward reward = LineReward::Unknown;
    std::uint8_t steps = 0; // on the VP income track

    friend bool operator==(const Connection&, const Connection&) = default;
};

/// The front of an urban building and the VP on its energized side.
struct BuildingFace {
    std::uint8_t demand = kUnknown;
    Reward reward;
    std::uint8_t vp = kUnknown;

    friend bool operator==(const BuildingFace&, const BuildingFace&) = default;
};

/// The types a neutral building shows, as bits by BuildingType; level IV ones show government too.
struct NeutralFace {
    std::uint8_t types = 0;
    std::uint8_t demand = kUnknown;
    Reward reward;

    friend bool operator==(const NeutralFace&, const NeutralFace&) = default;
};

/// One value under an income track; the two upper tracks also show VP (N-10.2). On the VP track
/// `amount` are the VP.
struct IncomeValue {
    std::uint8_t amount = 0;
    std::uint8_t vp = 0;

    friend bool operator==(const IncomeValue&, const IncomeValue&) = default;
};
/// From left to right, one for every space of the marker: the n-th is left of the n-th space.
using IncomeValues = core::FixedVector<IncomeValue, kMostIncomeValues>;

struct KnownReward {
    bool isKnown = false;
    Reward reward;

    friend bool operator==(const KnownReward&, const KnownReward&) = default;
};

// --- one fact -----------------------------------------------------------------------------------

struct CityFact {
    City city = City::None;
    CityColour colour = CityColour::Unknown;
    friend bool operator==(const CityFact&, const CityFact&) = default;
};

/// A connection and its track spaces; `a` comes before `b` in City.
struct ConnectionFact {
    City a = City::None;
    City b = City::None;
    std::uint8_t spaces = 1;
    friend bool operator==(const ConnectionFact&, const ConnectionFact&) = default;
};

struct LineRewardFact {
    City a = City::None;
    City b = City::None;
    LineReward reward = LineReward::Unknown;
    std::uint8_t steps = 0;
    friend bool operator==(const LineRewardFact&, const LineRewardFact&) = default;
};

struct BuildingFact {
    Building building;
    std::uint8_t demand = 0;
    Reward reward;
    friend bool operator==(const BuildingFact&, const BuildingFact&) = default;
};

/// For a government building per building of its type (N-14.6).
struct BuildingVpFact {
    Building building;
    std::uint8_t vp = 0;
    friend bool operator==(const BuildingVpFact&, const BuildingVpFact&) = default;
};

struct NeutralFact {
    Neutral neutral;
    NeutralFace face;
    friend bool operator==(const NeutralFact&, const NeutralFact&) = default;
};

struct IncomeTrackFact {
    IncomeTrack track = IncomeTrack::Thaler;
    IncomeValues values;
    friend bool operator==(const IncomeTrackFact&, const IncomeTrackFact&) = default;
};

/// How many spaces a track has for its marker, where its values are not entered (NA-16).
struct IncomeSpacesFact {
    IncomeTrack track = IncomeTrack::Thaler;
    std::uint8_t spaces = 0;
    friend bool operator==(const IncomeSpacesFact&, const IncomeSpacesFact&) = default;
};

struct NucleumBonusFact {
    Plant plant = Plant::Zittau;
    Reward reward;
    friend bool operator==(const NucleumBonusFact&, const NucleumBonusFact&) = default;
};

/// From left to right.
struct OfferPricesFact {
    std::array<std::uint8_t, kOfferSlots> prices{};
    friend bool operator==(const OfferPricesFact&, const OfferPricesFact&) = default;
};

/// The wagons on an area when the game begins.
struct CoalWagonsFact {
    CoalArea area = CoalArea::Ruhr;
    std::uint8_t wagons = 0;
    friend bool operator==(const CoalWagonsFact&, const CoalWagonsFact&) = default;
};

/// Of row 0, 1 or 2.
struct PairRewardFact {
    std::uint8_t row = 0;
    Reward reward;
    friend bool operator==(const PairRewardFact&, const PairRewardFact&) = default;
};

/// The places for action tiles on top of a player board.
struct TopSlotsFact {
    std::uint8_t count = 0;
    friend bool operator==(const TopSlotsFact&, const TopSlotsFact&) = default;
};

struct LowestSpaceFact {
    ContractSpace space = ContractSpace::Achievement;
    friend bool operator==(const LowestSpaceFact&, const LowestSpaceFact&) = default;
};

using Fact =
    std::variant<CityFact, ConnectionFact, LineRewardFact, BuildingFact, BuildingVpFact,
                 NeutralFact, IncomeTrackFact, NucleumBonusFact, OfferPricesFact, CoalWagonsFact,
                 PairRewardFact, TopSlotsFact, LowestSpaceFact, IncomeSpacesFact>;

/// The alternatives of Fact; with an index they tell which fact is missing (see Missing).
enum class FactKind : std::uint8_t {
    City,            // index: City
    Connection,      // index: City * kCityCount + City
    LineReward,      // index: City * kCityCount + City
    Building,        // index: type * kLevelCount + level
    BuildingVp,      // index: type * kLevelCount + level
    NeutralBuilding, // index: Neutral
    IncomeTrack,     // index: IncomeTrack
    NucleumBonus,    // index: Plant
    OfferPrices,
    CoalWagons, // index: CoalArea
    PairReward, // index: row
    TopSlots,
    LowestSpace,
    IncomeSpaces // index: IncomeTrack
};
inline constexpr int kFactKindCount = 14;

// --- all of them --------------------------------------------------------------------------------

/// Connections belong to one side of the board and coal wagons to a number of players: an app that
/// keeps facts for later games keeps these for each of them.
struct Facts {
    std::array<CityColour, kCityCount> colours{}; // Praha is every colour without being entered
    core::FixedVector<Connection, kMostConnections> connections; // in the order they were entered
    std::array<std::array<BuildingFace, kLevelCount>, kBuildingTypeCount> buildings{};
    std::array<NeutralFace, kNeutralCount> neutrals{};
    std::array<IncomeValues, kIncomeTrackCount> income{}; // empty: unknown
    std::array<std::uint8_t, kIncomeTrackCount> incomeSpaces{kUnknown, kUnknown, kUnknown};
    std::array<KnownReward, kPlantCount> nucleumBonuses{};
    std::array<std::uint8_t, kOfferSlots> prices{kUnknown, kUnknown, kUnknown, kUnknown, kUnknown};
    std::array<std::uint8_t, kCoalAreaCount> coalWagons{kUnknown, kUnknown};
    std::array<KnownReward, kRowCount - 1> pairRewards{};
    std::uint8_t topSlots = kUnknown;
    ContractSpace lowestSpace = ContractSpace::Achievement; // N-30.1

    /// Praha included.
    [[nodiscard]] CityColour colourOf(City city) const {
        return city == City::Praha ? CityColour::Every : colours[indexOf(city)];
    }
    [[nodiscard]] BuildingFace& at(Building building) {
        return buildings[indexOf(building.type)][building.level];
    }
    [[nodiscard]] const BuildingFace& at(Building building) const {
        return buildings[indexOf(building.type)][building.level];
    }

    [[nodiscard]] bool knowsSpacesOf(IncomeTrack track) const {
        return !income[indexOf(track)].empty() || incomeSpaces[indexOf(track)] != kUnknown;
    }
    /// As many as there can be while they are not known.
    [[nodiscard]] int mostSpacesOf(IncomeTrack track) const {
        if (!income[indexOf(track)].empty())
            return static_cast<int>(income[indexOf(track)].size());
        return knowsSpacesOf(track) ? incomeSpaces[indexOf(track)] : kMostIncomeValues;
    }

    friend bool operator==(const Facts&, const Facts&) = default;
};

/// The connection of two cities in either order, as an index into Facts::connections.
[[nodiscard]] std::optional<std::size_t> findConnection(const Facts& facts, City one, City other);

/// Whether the values of the fact make sense by themselves.
[[nodiscard]] bool isPlausible(const Fact& fact);

/// Enters the fact; a connection that is there already only changes. Needs a plausible fact and,
/// for the reward of a line, its connection.
void enter(Facts& facts, const Fact& fact);

/// Everything that is known, as facts that build the same Facts when they are entered in this
/// order: what an app keeps for later games and exports.
[[nodiscard]] std::vector<Fact> listOf(const Facts& facts);

} // namespace nucleum
