#pragma once

#include <cstdint>
#include <vector>

#include "engine/nucleum/types.h"

namespace nucleum {

/// Why something changes: what a score by source is made of.
enum class Source : std::uint8_t {
    Action, // its cost and what it gives
    Exchange,
    Income,
    ContractReward,
    ContractSpace,
    Building, // the reward of an energized one
    Technology,
    TurbineEffect,
    TurbineFee,
    Pair,
    Railway, // its cost
    Line,    // the completion of a line
    Nucleum,
    Bailout,
    TopSpace, // 40 of the milestone track
    RoyalScoring,
    EndCondition,
    IncomeOverflow,
    Milestones, // from here on the final scoring
    PriorityGoal,
    Leftovers,
    Buildings,
    Government,
    IncomeTracks,
    Correction
};
inline constexpr int kSourceCount = 25;

enum class EventKind : std::uint8_t {
    TurnBegan,
    TilePlayed,         // index 1: the Special Directive
    RailwayLaid,        // city, other; index: space; amount: actions the tile itself gives
    MatchesFound,       // amount: actions for `who` by matched railways
    LineCompleted,      // city, other; amount: tiles
    VpChanged,          // amount; source
    ThalerChanged,      // amount; source
    WorkersChanged,     // amount; source
    AchievementChanged, // amount; source
    UraniumGained,      // amount; source; where it goes is told by the next ones
    UraniumPlaced,      // index: row; amount; negative if it leaves the mine
    IncomeAdvanced,     // index: track; amount: steps; source
    BuildingPlaced,     // index: type * 4 + level; city
    MinePlaced,         // index: row; city
    TurbinePlaced,      // index: row; city
    BuildingEnergized,  // index: type * 4 + level; city; amount: demand
    NeutralEnergized,   // index: place; city; amount: demand
    CoalBought,         // index: area; amount: wagons
    TilesTaken,         // amount: from the offer
    SpecialTilesTaken,  // amount
    ContractTaken,      // index: contract; amount: space
    ContractRevealed,   // index: contract; amount: slot
    ContractFulfilled,  // index: contract
    TechnologyUnlocked, // index: position
    MarkerPlaced,       // amount: space, 0 for the start space
    NucleumPlaced,      // index: plant
    RoyalScoringBegan,  // index: milestone space from 0
    TilesTakenBack,     // amount
    EndConditionMet,    // index: condition
    EndTriggered,       // amount: turns left after this one
    FactLearned,        // index: FactKind
    Corrected,          // index: what; amount: new value
    GameEnded
};

/// Something that happened, in the order in which it happened: what the app narrates and animates.
struct Event {
    EventKind kind = EventKind::TurnBegan;
    Owner who = Owner::Nobody;
    Source source = Source::Action;
    std::uint8_t index = 0;
    std::int16_t amount = 0;
    City city = City::None;
    City other = City::None;

    friend bool operator==(const Event&, const Event&) = default;
};

using Events = std::vector<Event>;

} // namespace nucleum
