#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/barrage/data/automa_tiles.h"
#include "engine/barrage/move.h"
#include "engine/barrage/types.h"
#include "engine/core/fixed_vector.h"

/// What an Automa does and why, as data. The app makes sentences of it.
namespace barrage {

/// A set of sites of one kind of structure: bit i is the site with index i.
using SiteSet = std::uint64_t;

[[nodiscard]] constexpr bool contains(SiteSet set, int index) { return (set >> index) & 1U; }
[[nodiscard]] constexpr SiteSet only(int index) { return SiteSet{1} << index; }

/// The steps by which a place is chosen.
enum class PlaceStep : std::uint8_t {
    None,
    Eligible,
    OnlySpace,
    ThirdStructure,
    B1,
    B2,
    B3,
    B4,
    B5,
    B6,
    C1,
    C2,
    C3,
    C4,
    C5,
    C6,
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    Outline,
    Code,
    Tile,      // 8.2: what an advanced tile prefers
    Officer,   // 8.3: what an officer prefers
    Arrow,     // the first private building in the direction of the arrow
    BestSystem // 8.1: the dam of the best other system, for the Netherlands' drop
};
/// "A-6.3", "C-B1", "8.2" ...; "eligible" for Eligible.
[[nodiscard]] std::string_view ruleOf(PlaceStep step);

/// The step a criterion stands for in a trace.
[[nodiscard]] PlaceStep stepOf(Criterion criterion);

/// The sites a step names; none: the step is ignored.
struct TraceStep {
    PlaceStep step = PlaceStep::None;
    SiteSet named = 0;

    friend bool operator==(const TraceStep&, const TraceStep&) = default;
};

/// A chosen place and how it was found. The first step of the trace lists the eligible sites.
struct Placement {
    Site site;
    PlaceStep decidedBy = PlaceStep::None;
    core::FixedVector<TraceStep, 12> trace;

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// Why an action of the tile is done or not. The comment names the rule and the two figures.
enum class Because : std::uint8_t {
    Done,
    NoLeeghwater,
    NoSystem,
    TrackReached, // own energy, start of the section of the round
    NoContract,   // best energy, least requirement of the colour (0: none open)
    NoGain,
    EmptyWheel,
    LastRound,
    NoOpenTile,
    NoPiece,      // piece
    NoTile,       // tile
    NoMachines,   // machines; of the usual kind there, least needed (0: a building, which
                  // takes both kinds)
    NoSpace,      // space
    NoWork        // open works there
};
[[nodiscard]] std::string_view ruleOf(Because because);

/// A production with its figures.
struct ProductionChoice {
    System system;
    std::uint8_t drops = 0;
    std::int16_t energy = 0;   // drops x value, then the two bonuses
    std::int8_t tileBonus = 0; // or malus
    std::int8_t companyBonus = 0;
    std::uint8_t tied = 1; // systems that yield as much, this one included

    friend bool operator==(const ProductionChoice&, const ProductionChoice&) = default;
};

/// One action of the tile that was looked at.
struct ActionReport {
    std::uint8_t order = 0; // on the tile, from 1
    AutomaActionKind kind = AutomaActionKind::Bank;
    Because because = Because::Done;
    std::int16_t there = 0;
    std::int16_t needed = 0;
    std::optional<ProductionChoice> production; // the best one, also if it was not enough

    [[nodiscard]] bool isPerformed() const { return because == Because::Done; }
    friend bool operator==(const ActionReport&, const ActionReport&) = default;
};

/// Drops on headstreams and how many more its own dams hold because of them.
struct WaterChoice {
    DropsPerHeadstream drops{};
    std::uint8_t gain = 0;
    std::uint8_t energy = 0; // for the USA: steps by passing water
    std::uint8_t tied = 1;   // placements as good as this one, it included

    friend bool operator==(const WaterChoice&, const WaterChoice&) = default;
};

/// An external work and how it was found.
struct WorkChoice {
    Work work;
    std::uint8_t place = 0; // from the top, 1 to 3
    WorkOrder order{};      // in which the places were looked at
    std::uint8_t tile = 0;  // Automa tile that prints the order; 0: none is known
    std::array<bool, kWorkSpaceCount> isPossible{}; // open and payable, by place

    friend bool operator==(const WorkChoice&, const WorkChoice&) = default;
};

/// What one production fulfils (8.3, Luciani): the contracts in the order in which they are
/// fulfilled.
struct ContractPlan {
    core::FixedVector<Contract, 9> contracts;
    std::int16_t energy = 0; // there
    std::int16_t needed = 0; // by all of them

    friend bool operator==(const ContractPlan&, const ContractPlan&) = default;
};

/// The next move of an Automa, with its reasons. Actions are filled at the beginning of a turn or
/// after a dashed action; the others if the move is of that kind.
struct Decision {
    Move move;
    core::FixedVector<ActionReport, 8> actions;
    std::optional<Placement> placement;
    std::optional<ProductionChoice> production;
    std::optional<WaterChoice> water;
    std::optional<WorkChoice> work;
    std::optional<ContractPlan> contracts;
    Officer officer = Officer::None; // whose habit replaced the construction of the tile (8.3)
};

} // namespace barrage
