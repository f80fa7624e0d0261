#pragma once

#include <cstdint>
#include <vector>

#include "engine/barrage/cause.h"
#include "engine/barrage/types.h"

namespace barrage {

/// Why VP, credits or energy change: what a score by source is made of.
enum class Source : std::uint8_t {
    Income,
    ContractReward,
    ConduitUse,
    ActionCost,
    Surcharge,
    ReplacedMachines,
    Bank,
    TileEffect,
    Production,
    Ability,
    PassingWater,
    ContractOffice,
    OfficerFee,
    EnergyRanking,
    EnergyTrack,
    BonusTile,
    Objective,
    Leftovers,
    WaterInDams,
    Correction,
    ExternalWork,
    BuildingAction,
    Buildings // VP of private buildings at the end
};
inline constexpr int kSourceCount = 23;

enum class PlaceKind : std::uint8_t { None, Supply, Headstream, Dam, Powerhouse, OffMap };

/// An end of a drop's way. `index` is a Headstream, BaseSpace, PowerhouseSpace, or for OffMap the
/// basin last passed.
struct Place {
    PlaceKind kind = PlaceKind::None;
    std::uint8_t index = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

enum class EventKind : std::uint8_t {
    RoundBegan, // amount: round
    PhaseBegan, // index: phase
    TurnBegan,
    Passed,
    EngineersPlaced,     // amount; index: action space, or kNothing for the company board
    EngineersBeside,     // amount; index: section
    EngineersOnOfficer,  // amount
    EngineersReturned,   // amount
    VpChanged,           // amount; source
    CreditsChanged,      // amount; source
    EnergyMoved,         // amount; source
    EnergyReset,         // amount: total before, now 0
    ExcavatorsChanged,   // amount: supply; index 1: back from the wheel
    MixersChanged,       // amount: supply; index 1: back from the wheel
    MachinesOfChoice,    // amount: a lightly tracked player takes them, kinds unknown
    WheelFilled,         // index: tile or None; amount: machines
    WheelTurned,         // amount: steps, always 1
    TileReturned,        // index: tile
    TileTaken,           // index: tile
    TileRevealed,        // index: tile
    TileRemoved,         // index: tile
    PiecePlaced,         // site
    DropPlaced,          // to
    DropMoved,           // from, to: through a conduit or down the rivers
    ContractTaken,       // index: contract
    ContractFulfilled,   // index
    ContractDiscarded,   // index
    ContractSwept,       // index: under its pile
    ContractRevealed,    // index
    AutomaTileRevealed,  // index: tile, action side
    AutomaTileFlipped,   // index: tile, now the criteria side
    AutomaTilesShuffled, // index: the criteria tile that is kept out (R-A1), 0 for none
    OfficerCopied,       // index: officer
    BonusTileRemoved,    // index
    TurnOrderSet,        // amount: place from 1
    Corrected,           // index: what; site.index: which one; amount: new value
    GameEnded,
    EngineersOnWork,     // amount; index: slot
    EngineersOnBuilding, // amount; index: building * 4 + space
    BuildingUsed,        // index: private building
    WorkTaken,           // index: work
    WorkRevealed,        // index: work; amount: slot
    WorkRemoved,         // index: work
    ExcamixersChanged,   // amount: supply; index 1: back from the wheel
    ArchitectUsed
};

/// Something that happened, in the order in which it happened: what the app narrates and animates.
struct Event {
    EventKind kind = EventKind::RoundBegan;
    Owner who = Owner::Nobody;
    Source source = Source::Income;
    std::uint8_t index = 0;
    std::int16_t amount = 0;
    Place from;
    Place to;
    Site site;
    Cause cause;

    friend bool operator==(const Event&, const Event&) = default;
};

using Events = std::vector<Event>;

} // namespace barrage
