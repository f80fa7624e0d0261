#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/nucleum/data/cities.h"
#include "engine/nucleum/facts.h"
#include "engine/nucleum/options.h"
#include "engine/nucleum/types.h"

namespace nucleum {

struct PlacedBuilding {
    City city = City::None; // none: on the player board
    bool isEnergized = false;

    [[nodiscard]] bool isOnMap() const { return city != City::None; }

    friend bool operator==(const PlacedBuilding&, const PlacedBuilding&) = default;
};

struct Mine {
    City city = City::None;
    std::uint8_t uranium = 0;

    [[nodiscard]] bool isOnMap() const { return city != City::None; }

    friend bool operator==(const Mine&, const Mine&) = default;
};

/// Own markers of the milestone track.
struct Markers {
    std::array<std::uint8_t, kTierCount> inTier{}; // the space, 0: none
    std::uint8_t onStart = 0;
    std::uint8_t taken = 0; // at recharges: the first three come from the milestone spaces

    friend bool operator==(const Markers&, const Markers&) = default;
};

struct PlayerState {
    PlayerColour colour = PlayerColour::Red;
    Experiment experiment = Experiment::A;
    std::int16_t vp = 0;
    std::int16_t thaler = 0;
    std::int16_t workers = 0;     // available; those not on railways either are in reserve
    std::int16_t achievement = 0; // tokens held
    std::uint8_t poolTiles = 0;   // action tiles in the pool and on top of the board, both
    std::uint8_t boardTiles = 0;  // without the Special Directive
    bool isDirectiveOnBoard = false;
    std::uint8_t specialTiles = 0;                        // still under the board of experiment B
    std::array<std::uint8_t, kIncomeTrackCount> income{}; // steps from the first space
    TechnologySet technologies;
    std::array<Contract, kContractSpaceCount> contracts{}; // by ContractSpace
    ContractSet fulfilled;
    std::array<std::array<PlacedBuilding, kLevelCount>, kBuildingTypeCount> buildings{};
    std::array<Mine, kRowCount> mines{};
    std::array<City, kRowCount> turbines{City::None, City::None, City::None, City::None};
    Markers markers;

    [[nodiscard]] PlacedBuilding& at(Building building) {
        return buildings[indexOf(building.type)][building.level];
    }
    [[nodiscard]] const PlacedBuilding& at(Building building) const {
        return buildings[indexOf(building.type)][building.level];
    }
    /// On top of the board, the Special Directive included.
    [[nodiscard]] int tilesOnBoard() const { return boardTiles + (isDirectiveOnBoard ? 1 : 0); }

    friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// An action tile on a track space. The ends are those towards the first and the second city of the
/// connection.
struct Railway {
    Owner owner = Owner::Nobody;
    EndColour towardsA = EndColour::Unknown;
    EndColour towardsB = EndColour::Unknown;
    bool isWild = false; // laid when its owner had D7 (NA-14)

    friend bool operator==(const Railway&, const Railway&) = default;
};
using Track = std::array<Railway, kMostTrackSpaces>;

struct NeutralBuilding {
    Neutral neutral;
    City city = City::None;
    bool isEnergized = false;

    [[nodiscard]] bool isThere() const { return neutral.isSet() && city != City::None; }

    friend bool operator==(const NeutralBuilding&, const NeutralBuilding&) = default;
};

/// Silver and gold contracts. The stacks hold some of `unseen`, the others lie in the box.
struct ContractMarket {
    std::array<Contract, kMarketSlots> open{};
    std::array<Contract, kPurpleSlots> purple{};
    ContractSet unseen;
    std::uint8_t silver = 0; // in the stack
    std::uint8_t gold = 0;

    friend bool operator==(const ContractMarket&, const ContractMarket&) = default;
};

struct CoalWagons {
    std::uint8_t atOne = 0;
    std::uint8_t atTwo = 0;

    friend bool operator==(const CoalWagons&, const CoalWagons&) = default;
};

/// A turn lets its player fulfil one contract at most (N-4.4); D7 may allow it late (N-30.5).
enum class Fulfilment : std::uint8_t { NotAllowed, Allowed, Done };

/// What remains to be done, the next thing on top. Choices wait for a move; the others are carried
/// out as soon as they are on top.
enum class TaskKind : std::uint8_t {
    None,
    // choices of a player
    TakeTurn,
    UseActions,        // n: actions left; a: ActionSource
    UnlockTechnology,  // n: level
    PlaceUranium,      // n: cubes
    AdvanceIncome,     // n: steps on any tracks
    TakeSpaceReward,   // a: space that was used (B4)
    TakeEnergizeBonus, // A4, C4
    UseTechnology,     // a: TechnologyEffect: an action at once
    LayFreeTile,       // C5, D5: the tile that was just taken
    PlaceMarker,
    PlaceNucleum,
    LastMarker, // at the end of the game (N-14.1)
    // the table's
    RevealContract, // a: slot of the market
    ScoreGame,
    // automatic
    RewardLine, // a: connection
    RoyalScoring,
    FinishRecharge,
    EndTurn
};

/// Where the actions of UseActions come from.
enum class ActionSource : std::uint8_t {
    Tile,
    Directive, // a main action only (N-4.3)
    LaidRailway,
    MatchedRailways
};

struct Task {
    TaskKind kind = TaskKind::None;
    Owner who = Owner::Nobody;
    std::uint8_t a = 0;
    std::uint8_t n = 0;

    friend bool operator==(const Task&, const Task&) = default;
};

using Agenda = core::FixedVector<Task, 40>;

/// Everything that decides what can happen next. A value: copy it, compare it, throw it away.
struct State {
    Options options;
    Facts facts;
    core::FixedVector<PlayerState, kMaxPlayers> players;    // by Player
    Player active = Player::First;                          // whose turn it is or was last
    Fulfilment fulfilment = Fulfilment::NotAllowed;         // by the active player, in this turn
    std::array<Track, kMostConnections> tracks{};           // by the connections of `facts`
    std::array<NeutralBuilding, kNeutralPlaces> neutrals{}; // as many as were placed
    ContractMarket contracts;
    std::uint8_t offerTiles = 0; // on the rightmost slots
    std::uint8_t stackTiles = 0;
    std::array<MilestoneTile, kSegmentCount> milestones{};
    std::array<bool, kSegmentCount> segmentNucleum{};
    std::array<bool, kPlantCount> plantNucleum{};
    std::array<CoalWagons, kCoalAreaCount> coal{};
    std::array<Owner, kEndConditionCount> metBy{}; // the end conditions
    std::uint8_t turnsLeft = 0; // with the present one; 0 while the end is not triggered
    Agenda agenda;

    [[nodiscard]] PlayerState& of(Player player) { return players[indexOf(player)]; }
    [[nodiscard]] const PlayerState& of(Player player) const { return players[indexOf(player)]; }
    [[nodiscard]] int playerCount() const { return static_cast<int>(players.size()); }
    [[nodiscard]] MapSide mapSide() const { return mapSideFor(playerCount()); }
    [[nodiscard]] const Task& task() const { return agenda.back(); }
    [[nodiscard]] bool mayFulfil() const { return fulfilment == Fulfilment::Allowed; }
    [[nodiscard]] bool isOver() const { return agenda.empty(); }
    /// Not the last markers and the final scoring any more.
    [[nodiscard]] bool areTurnsPlayed() const {
        return !isOver() && agenda[0].kind != TaskKind::ScoreGame;
    }

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) < 4096);

} // namespace nucleum
