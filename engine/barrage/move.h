#pragma once

#include <cstdint>
#include <variant>

#include "engine/barrage/types.h"
#include "engine/core/correction.h"

/// Everything that can be entered into a log. Each struct is data only; legal.h says when it is
/// allowed, apply.h what it does.
namespace barrage {

// --- a human's turn -----------------------------------------------------------------------------

/// How the machines of a construction are paid; `replaced` machines are paid with 3 credits each
/// (B-21.5), excamixers stand for either kind (B-25.30a).
struct Payment {
    std::uint8_t excavators = 0;
    std::uint8_t mixers = 0;
    std::uint8_t replaced = 0;
    std::uint8_t excamixers = 0;
    friend bool operator==(const Payment&, const Payment&) = default;
};

/// Grasso's officer has a construction space of his own (B-25.30b).
enum class BuildSpace : std::uint8_t { Board, Officer };

/// A construction (B-8). `copied` is the tile on the wheel that Krylov's tile copies; with Sekibo
/// copying Krylov `tile` is None (B-21.7d).
struct Build {
    Site site;
    Tile tile = Tile::None;
    Tile copied = Tile::None;
    Payment payment;
    BuildSpace space = BuildSpace::Board;
    friend bool operator==(const Build&, const Build&) = default;
};

/// A production (B-10). `space` is not set where no space is used: Germany's second production and
/// the level II powerhouse tile.
struct Produce {
    ActionSpace space;
    System system;
    std::uint8_t drops = 0;
    friend bool operator==(const Produce&, const Produce&) = default;
};

struct ManageWater {
    ActionSpace space;
    DropsPerHeadstream drops{};
    friend bool operator==(const ManageWater&, const ManageWater&) = default;
};

struct UseBank {
    std::uint8_t engineers = 0;
    friend bool operator==(const UseBank&, const UseBank&) = default;
};

struct UseWorkshop {
    ActionSpace space;
    friend bool operator==(const UseWorkshop&, const UseWorkshop&) = default;
};

struct BuyMachines {
    ActionSpace space;
    friend bool operator==(const BuyMachines&, const BuyMachines&) = default;
};

/// `second` is set on the spaces that give two contracts, unless only one is open.
struct TakeContracts {
    ActionSpace space;
    Contract first;
    Contract second;
    friend bool operator==(const TakeContracts&, const TakeContracts&) = default;
};

struct TakePatent {
    ActionSpace space;
    friend bool operator==(const TakePatent&, const TakePatent&) = default;
};

/// Only without engineers, when an engineer-free tile could still be used (R-B29).
struct Pass {
    friend bool operator==(const Pass&, const Pass&) = default;
};

/// Sekibo's space; the action of the turn follows (B-21.7).
struct CopyOfficer {
    Officer officer = Officer::None;
    friend bool operator==(const CopyOfficer&, const CopyOfficer&) = default;
};

/// Where the machines of an external work go: to the general supply, or with Spencer on the wheel.
enum class MachinesTo : std::uint8_t { GeneralSupply, OwnWheel };

/// An external work (B-25.9). Nothing is paid in machines when the loan agency buys it.
struct TakeWork {
    Work work;
    MachinesTo machinesTo = MachinesTo::GeneralSupply;
    Payment payment;
    friend bool operator==(const TakeWork&, const TakeWork&) = default;
};

/// Where the engineers for a private building's action go. With the level I building tile none are
/// placed.
enum class BuildingSpace : std::uint8_t { Left, Right1, Right2, Right3, Officer, None };

/// The action of a private building (B-25.18 to B-25.20).
struct UseBuilding {
    PrivateBuilding building = PrivateBuilding::Cofferdam;
    BuildingSpace space = BuildingSpace::None;
    friend bool operator==(const UseBuilding&, const UseBuilding&) = default;
};

/// Wu Fang's space (B-25.30c).
struct UseOfficer {
    friend bool operator==(const UseOfficer&, const UseOfficer&) = default;
};

// --- choices inside an action or an income ------------------------------------------------------

/// Zahir may let waiting drops flow (B-25.30e); what is left of them is asked again.
enum class DropTiming : std::uint8_t { AsTold, AtOnce };

/// None at all declines (R-B32).
struct PlaceDrops {
    DropsPerHeadstream drops{};
    DropTiming timing = DropTiming::AsTold;
    friend bool operator==(const PlaceDrops&, const PlaceDrops&) = default;
};

struct ChooseMachines {
    std::uint8_t excavators = 0;
    std::uint8_t mixers = 0;
    friend bool operator==(const ChooseMachines&, const ChooseMachines&) = default;
};

struct PlacePiece {
    Site site;
    friend bool operator==(const PlacePiece&, const PlacePiece&) = default;
};

struct FulfilContract {
    Contract contract;
    friend bool operator==(const FulfilContract&, const FulfilContract&) = default;
};

struct DiscardContract {
    Contract contract;
    friend bool operator==(const DiscardContract&, const DiscardContract&) = default;
};

/// A drop from the general supply straight into a dam (B-25.20a, B-25.24, B-25.30e).
struct PlaceInDam {
    BaseSpace dam;
    friend bool operator==(const PlaceInDam&, const PlaceInDam&) = default;
};

/// Segments of the wheel are numbered as in Wheel.
struct TakeBackTile {
    std::uint8_t segment = 0;
    friend bool operator==(const TakeBackTile&, const TakeBackTile&) = default;
};

struct TakeBackMachines {
    std::uint8_t segment = 0;
    std::uint8_t excavators = 0;
    std::uint8_t mixers = 0;
    std::uint8_t excamixers = 0;
    friend bool operator==(const TakeBackMachines&, const TakeBackMachines&) = default;
};

/// An open advanced tile as a reward.
struct ChooseTile {
    std::uint8_t slot = 0;
    friend bool operator==(const ChooseTile&, const ChooseTile&) = default;
};

/// The engineer was the architect: another turn (B-25.25).
struct GoOn {
    friend bool operator==(const GoOn&, const GoOn&) = default;
};

/// Octavius adds another dam to the production (B-25.30d).
struct AddSource {
    BaseSpace dam;
    ConduitSpace conduit;
    std::uint8_t drops = 0;
    friend bool operator==(const AddSource&, const AddSource&) = default;
};

/// No contract, no further production, no piece.
struct Decline {
    friend bool operator==(const Decline&, const Decline&) = default;
};

/// Machines and credits a lightly tracked player has left at the end (P-4).
struct DeclareLeftovers {
    std::uint16_t items = 0;
    friend bool operator==(const DeclareLeftovers&, const DeclareLeftovers&) = default;
};

// --- the table ----------------------------------------------------------------------------------

/// Carries out the phase that waits.
struct Proceed {
    friend bool operator==(const Proceed&, const Proceed&) = default;
};

/// Not set: the pile on the table is empty.
struct RevealContract {
    Contract contract;
    friend bool operator==(const RevealContract&, const RevealContract&) = default;
};

struct RevealTile {
    Tile tile = Tile::None;
    friend bool operator==(const RevealTile&, const RevealTile&) = default;
};

struct RevealWork {
    Work work;
    friend bool operator==(const RevealWork&, const RevealWork&) = default;
};

/// The tile that lies on top of the Automa stack now.
struct RevealAutomaTile {
    std::uint8_t tile = 0; // 1 to 20
    friend bool operator==(const RevealAutomaTile&, const RevealAutomaTile&) = default;
};

// --- an Automa's turn: what its tile says, with the choices made (A-1) --------------------------

struct AutomaProduce {
    std::uint8_t engineers = 0;
    std::int8_t bonus = 0;
    System system;
    std::uint8_t drops = 0;
    friend bool operator==(const AutomaProduce&, const AutomaProduce&) = default;
};

struct AutomaManageWater {
    std::uint8_t engineers = 0;
    bool flowsAtOnce = false;
    DropsPerHeadstream drops{};
    friend bool operator==(const AutomaManageWater&, const AutomaManageWater&) = default;
};

/// The two open contracts of the colour go under their pile, the marker moves.
struct AutomaSweepContracts {
    std::uint8_t engineers = 0;
    Colour colour = Colour::Green;
    std::uint8_t energy = 0;
    friend bool operator==(const AutomaSweepContracts&, const AutomaSweepContracts&) = default;
};

struct AutomaBuild {
    std::uint8_t engineers = 0;
    Build build;
    friend bool operator==(const AutomaBuild&, const AutomaBuild&) = default;
};

struct AutomaUseWorkshop {
    std::uint8_t engineers = 0;
    std::uint8_t vpCost = 0;
    std::uint8_t segments = 0;
    friend bool operator==(const AutomaUseWorkshop&, const AutomaUseWorkshop&) = default;
};

struct AutomaBuyMachines {
    std::uint8_t engineers = 0;
    std::uint8_t vpCost = 0;
    std::uint8_t excavators = 0;
    std::uint8_t mixers = 0;
    std::uint8_t any = 0;
    friend bool operator==(const AutomaBuyMachines&, const AutomaBuyMachines&) = default;
};

struct AutomaTakePatent {
    std::uint8_t engineers = 0;
    std::uint8_t vpCost = 0;
    std::uint8_t slot = 0;
    friend bool operator==(const AutomaTakePatent&, const AutomaTakePatent&) = default;
};

struct AutomaUseBank {
    std::uint8_t engineers = 0;
    friend bool operator==(const AutomaUseBank&, const AutomaUseBank&) = default;
};

/// An external work. With the machines on the wheel it is Spencer's construction, and the
/// engineer goes on the company board (8.3).
struct AutomaTakeWork {
    std::uint8_t engineers = 0;
    TakeWork take;
    friend bool operator==(const AutomaTakeWork&, const AutomaTakeWork&) = default;
};

// --- corrections --------------------------------------------------------------------------------

/// What a correction sets. The table in correction.cpp says what its numbers mean.
enum class Corrected : std::uint8_t {
    Vp,
    Energy,
    Credits,
    Excavators,
    Mixers,
    Engineers,
    Constructions,
    OfficerCopies,
    HasPassed,
    HeadstreamDrops,
    DamDrops,
    DamOwner,
    ConduitOwner,
    PowerhouseOwner,
    TileInSupply,
    WheelTile,
    WheelExcavators,
    WheelMixers,
    ContractHeld,
    ContractFulfilled,
    OpenContract,
    NationalContract,
    OpenTile,
    SpaceEngineers,
    BankEngineers,
    BesideEngineers,
    HeadstreamTileNumber,
    BonusTile,
    Objective,
    TurnOrderPlace,
    AutomaActionTile,
    AutomaCriteriaTile,
    Excamixers,
    WheelExcamixers,
    Architect,
    OfficerEngineers,
    WorkFulfilled,
    OpenWork,
    WorkSpaceEngineers,
    BuildingInPlay,
    BuildingOwner,
    BuildingEngineers
};
inline constexpr int kCorrectedCount = 42;

using core::CorrectionReason;
using Correct = core::Correction<Corrected, Owner>;

using MoveKind = std::variant<
    Build, Produce, ManageWater, UseBank, UseWorkshop, BuyMachines, TakeContracts, TakePatent, Pass,
    CopyOfficer, PlaceDrops, ChooseMachines, PlacePiece, FulfilContract, DiscardContract, Decline,
    DeclareLeftovers, Proceed, RevealContract, RevealTile, RevealAutomaTile, AutomaProduce,
    AutomaManageWater, AutomaSweepContracts, AutomaBuild, AutomaUseWorkshop, AutomaBuyMachines,
    AutomaTakePatent, AutomaUseBank, Correct, TakeWork, UseBuilding, UseOfficer, PlaceInDam,
    TakeBackTile, TakeBackMachines, ChooseTile, GoOn, AddSource, RevealWork, AutomaTakeWork>;

struct Move {
    Actor by = Actor::Table;
    MoveKind what;

    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace barrage
