#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/index_set.h"
#include "engine/core/strong_id.h"

/// The vocabulary of Barrage: what there is to name. Figures are in data/.
namespace barrage {

enum class Company : std::uint8_t { Usa, Germany, Italy, France, Netherlands };
inline constexpr int kCompanyCount = 5;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kRounds = 5;

/// Whose piece or engineer something is. The companies stand in the order of Company.
enum class Owner : std::uint8_t { Nobody, Neutral, Usa, Germany, Italy, France, Netherlands };

/// Who makes a move: a company, or the table (draws, confirmed phases, corrections).
enum class Actor : std::uint8_t { Table, Usa, Germany, Italy, France, Netherlands };

[[nodiscard]] constexpr Owner ownerOf(Company company) {
    return static_cast<Owner>(static_cast<int>(company) + static_cast<int>(Owner::Usa));
}
[[nodiscard]] constexpr Actor actorOf(Company company) {
    return static_cast<Actor>(static_cast<int>(company) + static_cast<int>(Actor::Usa));
}
[[nodiscard]] constexpr bool isCompany(Owner owner) { return owner >= Owner::Usa; }
/// Only for owners that are companies.
[[nodiscard]] constexpr Company companyOf(Owner owner) {
    return static_cast<Company>(static_cast<int>(owner) - static_cast<int>(Owner::Usa));
}
[[nodiscard]] constexpr std::size_t indexOf(Company company) {
    return static_cast<std::size_t>(company);
}

enum class PlayerKind : std::uint8_t { Human, Automa };
enum class Level : std::uint8_t { Low, Medium, High, VeryHigh };
/// How much of a human player's supply the app is told (design: full or light).
enum class Tracking : std::uint8_t { Full, Light };

enum class Phase : std::uint8_t {
    IncomeAndHeadstreams,
    Actions,
    WaterFlow,
    Scoring,
    EndOfRound,
    GameOver
};

enum class Area : std::uint8_t { Mountains, Hills, Plains };
inline constexpr int kAreaCount = 3;

/// Buildings stand on private buildings, the others on the map.
enum class Structure : std::uint8_t { Base, Elevation, Conduit, Powerhouse, Building };
inline constexpr int kStructureCount = 5;

enum class Machine : std::uint8_t { Excavator, Mixer };

enum class Headstream : std::uint8_t { A, B, C, D };
inline constexpr int kHeadstreamCount = 4;
/// Drops per headstream, A to D.
using DropsPerHeadstream = std::array<std::uint8_t, kHeadstreamCount>;

[[nodiscard]] constexpr int total(const DropsPerHeadstream& drops) {
    return drops[0] + drops[1] + drops[2] + drops[3];
}

struct BasinTag;
struct BaseSpaceTag;
struct ConduitSpaceTag;
struct PowerhouseSpaceTag;
struct ContractTag;
struct ActionSpaceTag;
struct HeadstreamTileTag;
struct WorkTag;
struct BuildingSlotTag;

/// Basins carry their printed numbers 1 to 12.
using Basin = core::StrongId<BasinTag>;
/// 0 to 19: 1U, 1L, 2U, ... 10L.
using BaseSpace = core::StrongId<BaseSpaceTag>;
/// 0 to 19: 1A, 1B, 2A, ... 10B.
using ConduitSpace = core::StrongId<ConduitSpaceTag>;
/// 0 to 22: P5_0, P5_1, P6_0, ... P12_3.
using PowerhouseSpace = core::StrongId<PowerhouseSpaceTag>;
/// 0 to 54: starting, national, green, yellow, red.
using Contract = core::StrongId<ContractTag>;
/// 0 to 35: the spaces of the management board and the patent office.
using ActionSpace = core::StrongId<ActionSpaceTag>;
/// Printed numbers 1 to 8.
using HeadstreamTile = core::StrongId<HeadstreamTileTag>;
/// External works, 0 to 14: pile A, B, C.
using Work = core::StrongId<WorkTag>;
/// 0 to 39: where buildings stand, four slots for each private building in their order.
using BuildingSlot = core::StrongId<BuildingSlotTag>;

inline constexpr int kBasinCount = 12;
inline constexpr int kBaseSpaceCount = 20;
inline constexpr int kConduitSpaceCount = 20;
inline constexpr int kPowerhouseSpaceCount = 23;
inline constexpr int kContractCount = 55;
inline constexpr int kActionSpaceCount = 36;
inline constexpr int kHeadstreamTileCount = 8;
inline constexpr int kWorkCount = 15;
inline constexpr int kWorkSpaceCount = 3;

using ContractSet = core::IndexSet<Contract>;
using WorkSet = core::IndexSet<Work>;

/// Private contracts come in three colours by level.
enum class Colour : std::uint8_t { Green, Yellow, Red };
inline constexpr int kColourCount = 3;

enum class Section : std::uint8_t {
    TurbineStation,
    WaterManagement,
    Bank,
    Workshop,
    MachineryShop,
    ContractOffice,
    PatentOffice
};
inline constexpr int kSectionCount = 7;

enum class Officer : std::uint8_t {
    None,
    Adler,
    DelMonte,
    Fiesler,
    McDowell,
    Jordan,
    Krylov,
    Sekibo,
    // Leeghwater Project
    Luciani,
    Battista,
    Spencer,
    Fouche,
    // promos
    Audia,
    Grasso,
    WuFang,
    Octavius,
    Zahir
};
inline constexpr int kOfficerCount = 17; // with None

/// Technology tiles. The basic ones exist once per company, the others once in the box.
enum class Tile : std::uint8_t {
    BasicBase,
    BasicElevation,
    BasicConduit,
    BasicPowerhouse,
    BasicWild,
    L1Base,
    L1Elevation,
    L1Conduit,
    L1Powerhouse,
    L1Wild,
    L2Base,
    L2Elevation,
    L2Conduit,
    L2Powerhouse,
    L2Wild,
    L3Base,
    L3Elevation,
    L3Conduit,
    L3Powerhouse,
    L3Wild,
    Krylov,
    // Leeghwater Project
    BasicBuilding,
    L1Building,
    L2Building,
    L3Building,
    Spencer,
    None
};
inline constexpr int kTileCount = 26; // without None
using TileSet = core::IndexSet<Tile>;

enum class BonusTile : std::uint8_t {
    Contracts,
    Bases,
    Elevations,
    Conduits,
    Powerhouses,
    AdvancedTiles,
    // Leeghwater Project
    ExternalWorks,
    Buildings
};
inline constexpr int kBonusTileCount = 8;

enum class Objective : std::uint8_t {
    RedOutlines,
    BestArea,
    ConnectedBases,
    WeakestArea,
    BasinsWithOne,
    BasinsWithThree
};
inline constexpr int kObjectiveCount = 6;

/// The private buildings of the Leeghwater Project.
enum class PrivateBuilding : std::uint8_t {
    Cofferdam,
    ControlStation,
    CustomerOffice,
    DevelopmentOffice,
    EnergyRelayField,
    FinancialDivision,
    LoanAgency,
    ResearchLab,
    RobotFactory,
    WindFarm
};
inline constexpr int kPrivateBuildingCount = 10;
inline constexpr int kPrivateBuildingsInPlay = 5;
inline constexpr int kSlotsPerBuilding = 4;
inline constexpr int kBuildingSlotCount = kPrivateBuildingCount * kSlotsPerBuilding;
/// Action spaces of a private building: the left one, then the right ones.
inline constexpr int kSpacesPerBuilding = 4;

[[nodiscard]] constexpr BuildingSlot slotOf(PrivateBuilding building, int slot) {
    return BuildingSlot(static_cast<int>(building) * kSlotsPerBuilding + slot);
}
[[nodiscard]] constexpr PrivateBuilding buildingOf(BuildingSlot slot) {
    return static_cast<PrivateBuilding>(slot.value / kSlotsPerBuilding);
}
/// From 0.
[[nodiscard]] constexpr int placeOf(BuildingSlot slot) { return slot.value % kSlotsPerBuilding; }

/// Where a piece stands or may stand. For a base and an elevation `index` is a BaseSpace, for the
/// others a ConduitSpace, PowerhouseSpace or BuildingSlot.
struct Site {
    Structure structure = Structure::Base;
    std::uint8_t index = 0;

    [[nodiscard]] constexpr BaseSpace base() const { return BaseSpace(index); }
    [[nodiscard]] constexpr ConduitSpace conduit() const { return ConduitSpace(index); }
    [[nodiscard]] constexpr PowerhouseSpace powerhouse() const { return PowerhouseSpace(index); }
    [[nodiscard]] constexpr BuildingSlot building() const { return BuildingSlot(index); }

    friend constexpr bool operator==(const Site&, const Site&) = default;
};

/// A dam, a conduit and a powerhouse that can produce together (B-10.1).
struct System {
    BaseSpace dam;
    ConduitSpace conduit;
    PowerhouseSpace powerhouse;

    friend constexpr bool operator==(const System&, const System&) = default;
};

} // namespace barrage
