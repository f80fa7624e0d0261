#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "engine/core/correction.h"
#include "engine/nucleum/facts.h"
#include "engine/nucleum/types.h"

/// Everything that can be entered into a log. Each struct is data only; legal.h says when it is
/// allowed, apply.h what it does. Symbols of action tiles (discounts, bonuses) are not known to the
/// engine: the move names those of the tile that is used.
namespace nucleum {

// --- how a turn begins (N-4.1) ------------------------------------------------------------------

/// Turn A. The actions follow as moves of their own; Decline ends them.
struct PlayTile {
    bool isDirective = false;
    friend bool operator==(const PlayTile&, const PlayTile&) = default;
};

/// Turn B, and the railway of technologies C5 and D5. `a` comes before `b` in City; `space` counts
/// from `a`; the ends are those towards `a` and towards `b`.
struct LayRailway {
    City a = City::None;
    City b = City::None;
    std::uint8_t space = 0;
    EndColour towardsA = EndColour::Unknown;
    EndColour towardsB = EndColour::Unknown;
    friend bool operator==(const LayRailway&, const LayRailway&) = default;
};

/// Turn C. The figures are given only where the tracks are not known or the table wants it so
/// (NA-16); otherwise they are 0 and `isByHand` is not set.
struct Recharge {
    bool isByHand = false;
    std::uint8_t thaler = 0;
    std::uint8_t workers = 0;
    std::uint8_t vp = 0;
    friend bool operator==(const Recharge&, const Recharge&) = default;
};

// --- actions ------------------------------------------------------------------------------------

/// `discount` is that of the tile, 0 to 2; those of technologies and of the Special Directive are
/// added by the engine.
struct Urbanize {
    Building building;
    City city = City::None;
    bool isRed = false; // the plot has a red border
    std::uint8_t discount = 0;
    friend bool operator==(const Urbanize&, const Urbanize&) = default;
};

struct Industrialize {
    IndustryKind kind = IndustryKind::Mine;
    std::uint8_t row = 0;
    City city = City::None;
    bool isRed = false;            // the space has a red border
    bool hasSpaceUranium = false;  // the mine space shows one more uranium
    bool hasWorkerSymbol = false;  // the tile takes one worker off the cost
    bool hasUraniumSymbol = false; // the tile gives one uranium afterwards
    friend bool operator==(const Industrialize&, const Industrialize&) = default;
};

/// Slots count from 0 at the left; `second` is kUnknown if only one tile is bought.
struct Develop {
    std::uint8_t first = 0;
    std::uint8_t second = kUnknown;
    std::uint8_t discount = 0;
    friend bool operator==(const Develop&, const Develop&) = default;
};

struct TakeContract {
    Contract contract;
    ContractSpace space = ContractSpace::Thaler;
    bool isDoubled = false;
    friend bool operator==(const TakeContract&, const TakeContract&) = default;
};

/// An own building, or a neutral one by its place in the list of the setup.
struct Target {
    bool isNeutral = false;
    Building building;
    std::uint8_t place = 0;
    friend auto operator<=>(const Target&, const Target&) = default;
};

/// `fees` are paid to the owners of turbines, by Player.
struct Energize {
    Plant plant = Plant::Riesa;
    Target target;
    std::array<std::uint8_t, kCoalAreaCount> coal{};
    std::array<std::uint8_t, kRowCount> uranium{}; // cubes from each own mine, by row
    std::uint8_t tileEnergy = 0;
    std::array<std::uint8_t, kMaxPlayers> fees{};
    friend bool operator==(const Energize&, const Energize&) = default;
};

/// N-9.9
enum class Subsidy : std::uint8_t {
    Worker,
    TwoThaler,
    IncomeThaler,
    IncomeWorkers,
    IncomeVp,
    Achievement,
    IncomeAny,
    PaidIncomeAny
};
inline constexpr int kSubsidyCount = 8;

struct Subsidize {
    Subsidy subsidy = Subsidy::Worker;
    friend bool operator==(const Subsidize&, const Subsidize&) = default;
};

struct FulfilContract {
    Contract contract;
    friend bool operator==(const FulfilContract&, const FulfilContract&) = default;
};

/// At any time a player has to decide something (N-2.5). Uranium comes from the mine of `row`.
enum class ExchangeKind : std::uint8_t { UraniumToWorkers, WorkersToThaler };
struct Exchange {
    ExchangeKind kind = ExchangeKind::WorkersToThaler;
    std::uint8_t amount = 1;
    std::uint8_t row = 0;
    friend bool operator==(const Exchange&, const Exchange&) = default;
};

// --- choices that follow ------------------------------------------------------------------------

struct UnlockTechnology {
    std::uint8_t position = 0;
    friend bool operator==(const UnlockTechnology&, const UnlockTechnology&) = default;
};

/// VP of the level instead of a technology (N-8.5).
struct TakeTechnologyVp {
    friend bool operator==(const TakeTechnologyVp&, const TakeTechnologyVp&) = default;
};

/// Cubes on each own mine by row; the rest of the cubes become workers (N-2.5).
struct PlaceUranium {
    std::array<std::uint8_t, kRowCount> cubes{};
    friend bool operator==(const PlaceUranium&, const PlaceUranium&) = default;
};

/// Steps on each track; together as many as were given (N-2.6).
struct AdvanceIncome {
    std::array<std::uint8_t, kIncomeTrackCount> steps{};
    friend bool operator==(const AdvanceIncome&, const AdvanceIncome&) = default;
};

/// Technology B4.
struct TakeSpaceReward {
    ContractSpace space = ContractSpace::Thaler;
    friend bool operator==(const TakeSpaceReward&, const TakeSpaceReward&) = default;
};

/// Technologies A4 and C4.
struct TakeWorker {
    friend bool operator==(const TakeWorker&, const TakeWorker&) = default;
};

/// A tile of the offer for nothing: technologies A4, C4, C5 and D5.
struct TakeOfferedTile {
    std::uint8_t slot = 0;
    friend bool operator==(const TakeOfferedTile&, const TakeOfferedTile&) = default;
};

/// Space 0 is the start space.
struct PlaceMarker {
    std::uint8_t space = 0;
    friend bool operator==(const PlaceMarker&, const PlaceMarker&) = default;
};

struct PlaceNucleum {
    Plant plant = Plant::Zittau;
    friend bool operator==(const PlaceNucleum&, const PlaceNucleum&) = default;
};

/// No (further) action, technology effect, railway or last marker.
struct Decline {
    friend bool operator==(const Decline&, const Decline&) = default;
};

// --- the table ----------------------------------------------------------------------------------

struct RevealContract {
    Contract contract;
    friend bool operator==(const RevealContract&, const RevealContract&) = default;
};

/// Scores the end of the game.
struct Proceed {
    friend bool operator==(const Proceed&, const Proceed&) = default;
};

/// A fact that was entered; may be made at any time.
struct Learn {
    Fact fact;
    friend bool operator==(const Learn&, const Learn&) = default;
};

// --- corrections --------------------------------------------------------------------------------

/// What a correction sets. The table in correction.cpp says what its numbers mean.
enum class Corrected : std::uint8_t {
    Vp,
    Thaler,
    Workers,
    Achievement,
    PoolTiles,
    BoardTiles,
    DirectiveOnBoard,
    SpecialTiles,
    Income,
    Technology,
    ContractInSpace,
    ContractFulfilled,
    BuildingCity,
    BuildingEnergized,
    MineCity,
    MineUranium,
    TurbineCity,
    MarkerInTier,
    MarkersOnStart,
    Recharges,
    RailwayOwner,
    RailwayEndA,
    RailwayEndB,
    RailwayWild,
    NeutralTile,
    NeutralCity,
    NeutralEnergized,
    MarketContract,
    PurpleContract,
    OfferTiles,
    StackTiles,
    SilverStack,
    GoldStack,
    MilestoneTile,
    SegmentNucleum,
    PlantNucleum,
    CoalAtOne,
    CoalAtTwo,
    EndConditionMet,
    ActivePlayer,
    Experiment,
    TurnsLeft
};
inline constexpr int kCorrectedCount = 42;

using core::CorrectionReason;
using Correct = core::Correction<Corrected, Owner>;

using MoveKind =
    std::variant<PlayTile, LayRailway, Recharge, Urbanize, Industrialize, Develop, TakeContract,
                 Energize, Subsidize, FulfilContract, Exchange, UnlockTechnology, TakeTechnologyVp,
                 PlaceUranium, AdvanceIncome, TakeSpaceReward, TakeWorker, TakeOfferedTile,
                 PlaceMarker, PlaceNucleum, Decline, RevealContract, Proceed, Learn, Correct>;

struct Move {
    Actor by = Actor::Table;
    MoveKind what;

    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace nucleum
