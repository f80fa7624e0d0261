#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/barrage/cause.h"
#include "engine/barrage/data/companies.h"
#include "engine/barrage/options.h"
#include "engine/barrage/types.h"
#include "engine/core/fixed_vector.h"

namespace barrage {

/// A base with its elevations, or an empty base space.
struct Dam {
    Owner owner = Owner::Nobody;
    std::uint8_t elevations = 0;
    std::uint8_t drops = 0;

    [[nodiscard]] bool isBuilt() const { return owner != Owner::Nobody; }
    [[nodiscard]] int level() const { return isBuilt() ? 1 + elevations : 0; }

    friend bool operator==(const Dam&, const Dam&) = default;
};

struct MapState {
    std::array<HeadstreamTile, kHeadstreamCount> headstreamTiles{};
    std::array<std::uint8_t, kHeadstreamCount> headstreamDrops{};
    std::array<Dam, kBaseSpaceCount> dams{};
    std::array<Owner, kConduitSpaceCount> conduits{};
    std::array<Owner, kPowerhouseSpaceCount> powerhouses{};

    [[nodiscard]] Dam& at(BaseSpace space) { return dams[space.index()]; }
    [[nodiscard]] const Dam& at(BaseSpace space) const { return dams[space.index()]; }
    [[nodiscard]] Owner at(ConduitSpace space) const { return conduits[space.index()]; }
    [[nodiscard]] Owner at(PowerhouseSpace space) const { return powerhouses[space.index()]; }

    friend bool operator==(const MapState&, const MapState&) = default;
};

struct WheelSegment {
    Tile tile = Tile::None;
    std::uint8_t excavators = 0;
    std::uint8_t mixers = 0;
    std::uint8_t excamixers = 0;

    [[nodiscard]] int machines() const { return excavators + mixers + excamixers; }
    [[nodiscard]] bool empty() const { return tile == Tile::None && machines() == 0; }

    friend bool operator==(const WheelSegment&, const WheelSegment&) = default;
};

/// The five closed segments: [0] opens with the next step, [4] was the last to close. The open one
/// is always empty between moves (B-9.3).
using Wheel = std::array<WheelSegment, kWheelSegments - 1>;

struct CompanyState {
    bool inPlay = false;
    PlayerKind kind = PlayerKind::Human;
    Level level = Level::Medium;        // Automas only
    Tracking tracking = Tracking::Full; // humans only
    Officer officer = Officer::None;
    bool passed = false;
    std::uint8_t constructions = 0;    // construction spaces used this round
    std::uint8_t officerCopies = 0;    // Sekibo's uses this round
    std::uint8_t officerEngineers = 0; // on an officer's action space (B-25.28), copied ones too
    bool hasArchitect = false;         // Battista's is in supply, one of `engineers` (B-25.25)
    bool hasActed = false;             // this round
    std::int16_t vp = 0;
    std::int16_t energy = 0;
    std::int16_t credits = 0;    // Automas: always 0, theirs are VP
    std::int16_t excavators = 0; // supply only, what is on the wheel stands there
    std::int16_t mixers = 0;
    std::int16_t excamixers = 0; // Audia's
    std::int16_t engineers = 0;
    std::int16_t leftovers = 0; // what a lightly tracked player declared at the end (P-4)
    std::array<std::uint8_t, kStructureCount> built{};
    TileSet tiles; // in supply; a lightly tracked player's tiles never leave it
    Wheel wheel{};
    ContractSet contracts; // face up
    ContractSet fulfilled;
    WorkSet works; // fulfilled

    [[nodiscard]] bool isAutoma() const { return kind == PlayerKind::Automa; }
    /// Whether credits, machines, wheel and tiles are known and therefore checked.
    [[nodiscard]] bool hasKnownSupply() const { return isAutoma() || tracking == Tracking::Full; }
    [[nodiscard]] int builtOf(Structure structure) const {
        return built[static_cast<std::size_t>(structure)];
    }

    friend bool operator==(const CompanyState&, const CompanyState&) = default;
};

/// One space of the management board.
struct Occupancy {
    Owner owner = Owner::Nobody;
    std::uint8_t engineers = 0;

    friend bool operator==(const Occupancy&, const Occupancy&) = default;
};

/// A pile of private contracts: tiles nobody has seen, and below them those that Automas put under
/// the pile, first one first (P-3).
struct ContractPile {
    ContractSet unseen;
    core::FixedVector<Contract, 15> under;

    [[nodiscard]] bool empty() const { return unseen.empty() && under.empty(); }

    friend bool operator==(const ContractPile&, const ContractPile&) = default;
};

struct ContractOffice {
    std::array<std::array<Contract, 2>, kColourCount> open{};
    std::array<ContractPile, kColourCount> piles{};
    core::FixedVector<Contract, 3> national; // from left to right

    friend bool operator==(const ContractOffice&, const ContractOffice&) = default;
};

struct PatentOffice {
    std::array<Tile, 3> open{Tile::None, Tile::None, Tile::None};
    TileSet pile; // all levels; the lowest level left is on top

    friend bool operator==(const PatentOffice&, const PatentOffice&) = default;
};

/// The external works: one space for each open tile, numbered from the top (B-25.3, B-25.8).
struct ExternalWorks {
    std::array<Work, kWorkSpaceCount> open{};
    WorkSet pile; // A, then B, then C
    std::array<Occupancy, kWorkSpaceCount> spaces{};

    friend bool operator==(const ExternalWorks&, const ExternalWorks&) = default;
};

/// The companies' buildings and engineers on one private building (B-25.16, B-25.18).
struct BuildingTile {
    std::array<Owner, kSlotsPerBuilding> owners{};
    std::array<Occupancy, kSpacesPerBuilding> spaces{};

    friend bool operator==(const BuildingTile&, const BuildingTile&) = default;
};

struct PrivateBuildings {
    core::FixedVector<PrivateBuilding, kPrivateBuildingsInPlay> inPlay; // from the top
    std::array<BuildingTile, kPrivateBuildingCount> tiles{};

    [[nodiscard]] BuildingTile& at(PrivateBuilding building) {
        return tiles[static_cast<std::size_t>(building)];
    }
    [[nodiscard]] const BuildingTile& at(PrivateBuilding building) const {
        return tiles[static_cast<std::size_t>(building)];
    }
    [[nodiscard]] Owner& at(BuildingSlot slot) {
        return at(buildingOf(slot)).owners[static_cast<std::size_t>(placeOf(slot))];
    }
    [[nodiscard]] Owner at(BuildingSlot slot) const {
        return at(buildingOf(slot)).owners[static_cast<std::size_t>(placeOf(slot))];
    }

    friend bool operator==(const PrivateBuildings&, const PrivateBuildings&) = default;
};

/// Automa tiles by number, 1 to 20, the top one first.
using AutomaPile = core::FixedVector<std::uint8_t, 20>;

/// The two Automa tiles in force (0: none yet) and the piles. The order of the stack is known only
/// if a position file gave it (`isTracked`); the discard pile has the criteria tile on top.
struct AutomaDeck {
    std::uint8_t actionTile = 0;
    std::uint8_t criteriaTile = 0;
    bool isTracked = false;
    AutomaPile stack;
    AutomaPile discard;

    friend bool operator==(const AutomaDeck&, const AutomaDeck&) = default;
};

/// What remains to be done, the next thing on top. Choices wait for a move; the others are carried
/// out as soon as they are on top.
enum class TaskKind : std::uint8_t {
    None,
    // choices of a company
    TakeTurn,
    PlaceDrops,     // n drops; a: they flow at once
    ChooseMachines, // n
    PlacePiece,     // a: structure; b: areas of a base or highest value of a conduit
    FulfilContract, // n: energy; a: from a production (B-10.9); b: Luciani's further one
    ProduceAgain,   // n: bonus; a: powerhouse not to be used or kNothing; b: a SecondProduction
    DiscardContract,
    PlaceInDam, // a: dam not to be used or kNothing; b: the cofferdam's, neutral dams too
    TakeBackTile,
    TakeBackMachines,
    BuyWork,        // by the loan agency
    ChooseTile,     // an advanced one as a reward
    UseBuildingNow, // a: private building
    GoOn,           // with another turn after the architect
    AddSource,      // Octavius: a: powerhouse; n: energy so far; b: drops so far
    DeclareLeftovers,
    // the table's
    ConfirmPhase,
    RevealContract, // a: colour; b: slot
    RevealTile,     // a: slot
    RevealWork,     // a: slot
    RevealAutomaTile,
    // automatic
    TurnWheel,       // n
    FlowFrom,        // a: powerhouse space; n: drops
    AfterProduction, // a: powerhouse space used; b: base space of the dam used
    TileEffect,      // a: effect; b: index of the site built on
    FlipAutomaTile,
    EndTurn,
    NextTurn,
    CompanyIncome,
    FillHeadstreams,
    StartRound,
    FinalScoring
};

/// What a production that waits on the agenda is.
enum class SecondProduction : std::uint8_t { Tile, Germany, ControlStation };

struct Task {
    TaskKind kind = TaskKind::None;
    Owner who = Owner::Nobody;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::int16_t n = 0;
    Cause cause = {}; // of what it brings

    friend bool operator==(const Task&, const Task&) = default;
};

using Agenda = core::FixedVector<Task, 24>;

/// What holds for the turn being taken only.
struct TurnState {
    Officer copied = Officer::None; // by Sekibo (B-21.7)
    bool hasManagedWater = false;   // an Automa's dashed actions of this turn (P-7)
    bool hasSweptContracts = false;
    bool isDictated = false; // a human acts as an Automa tile says (8.3, Sekibo)
    bool goesOn = false;     // another turn follows, by the architect (B-25.25)
    bool isExtra = false;    // this is that turn

    friend bool operator==(const TurnState&, const TurnState&) = default;
};

/// Everything that decides what can happen next. A value: copy it, compare it, throw it away.
struct State {
    Options options;
    std::uint8_t round = 1;
    Phase phase = Phase::IncomeAndHeadstreams;
    core::FixedVector<Company, kMaxPlayers> turnOrder;
    Company active = Company::Usa; // whose turn it is or was last
    std::array<CompanyState, kCompanyCount> companies{};
    MapState map;
    ContractOffice contracts;
    PatentOffice patents;
    ExternalWorks works;
    PrivateBuildings buildings;
    std::array<BonusTile, kRounds> bonusTiles{};
    Objective objective = Objective::RedOutlines;
    std::array<Occupancy, kActionSpaceCount> spaces{};
    std::array<std::uint8_t, kCompanyCount> bank{};
    std::array<std::array<std::uint8_t, kCompanyCount>, kSectionCount> beside{};
    core::FixedVector<Officer, 3> extraOfficers; // drawn for Sekibo (R-B24)
    AutomaDeck deck;
    TurnState turn;
    Agenda agenda;
    std::uint16_t dropsPlaced = 0; // since the setup, its neutral dams included
    std::uint16_t dropsGone = 0;   // left the map

    [[nodiscard]] CompanyState& of(Company company) { return companies[indexOf(company)]; }
    [[nodiscard]] const CompanyState& of(Company company) const {
        return companies[indexOf(company)];
    }
    [[nodiscard]] int playerCount() const { return static_cast<int>(turnOrder.size()); }
    [[nodiscard]] const Task& task() const { return agenda.back(); }
    [[nodiscard]] bool isOver() const { return agenda.empty(); }

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) < 4096);

} // namespace barrage
