#pragma once

#include <array>
#include <span>

#include "engine/barrage/error.h"
#include "engine/barrage/options.h"
#include "engine/barrage/state.h"
#include "engine/barrage/types.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"

namespace barrage {

/// One company in play. Level is for Automas, tracking and starting contract for humans; an Automa
/// has an officer only at the level Very high.
struct Seat {
    Company company = Company::Usa;
    PlayerKind kind = PlayerKind::Human;
    Level level = Level::Medium;
    Tracking tracking = Tracking::Full;
    Officer officer = Officer::None;
    Contract startingContract;

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// Every choice and draw before round 1, from the seeded generator or copied from the table.
struct Setup {
    Options options;
    core::FixedVector<Seat, kMaxPlayers> seats; // in the turn order of round 1
    std::array<HeadstreamTile, kHeadstreamCount> headstreams{};
    std::array<BonusTile, kRounds> bonusTiles{};
    Objective objective = Objective::RedOutlines;
    core::FixedVector<Contract, 3> national; // from left to right
    std::array<std::array<Contract, 2>, kColourCount> openContracts{};
    std::array<Basin, kAreaCount> neutralDams{}; // mountains, hills, plains
    std::array<Tile, 3> patents{Tile::None, Tile::None,
                                Tile::None};     // none in the introductory game
    core::FixedVector<Officer, 3> extraOfficers; // for Sekibo to copy (R-B24)
    // with the Leeghwater Project only
    core::FixedVector<PrivateBuilding, kPrivateBuildingsInPlay> buildings; // from the top
    std::array<Work, kWorkSpaceCount> works{};                             // from the top
    std::array<Tile, 3> removedTiles{Tile::None, Tile::None, Tile::None};  // of level I, II, III

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// The state before round 1, or the first thing wrong with the setup.
[[nodiscard]] Result<State> begin(const Setup& setup);

/// Who plays; what they play is dealt.
struct PlayerRequest {
    PlayerKind kind = PlayerKind::Human;
    Level level = Level::Medium;
    Tracking tracking = Tracking::Full;

    friend bool operator==(const PlayerRequest&, const PlayerRequest&) = default;
};

/// A random setup for these players. Needs 2 to 4 players with at least one human, in the
/// introductory game humans only; otherwise begin() refuses what comes out.
[[nodiscard]] Setup dealSetup(const Options& options, std::span<const PlayerRequest> players,
                              core::Rng& rng);

/// First turn order from the choosing order: Automas in front, then the humans, the last
/// chooser first (B-4.7).
template <class AnySeat>
[[nodiscard]] core::FixedVector<AnySeat, kMaxPlayers>
firstTurnOrder(const core::FixedVector<AnySeat, kMaxPlayers>& choosingOrder) {
    core::FixedVector<AnySeat, kMaxPlayers> order;
    for (const AnySeat& seat : choosingOrder)
        if (seat.kind == PlayerKind::Automa)
            order.push(seat);
    for (std::size_t i = choosingOrder.size(); i-- > 0;)
        if (choosingOrder[i].kind == PlayerKind::Human)
            order.push(choosingOrder[i]);
    return order;
}

/// The first thing wrong with a setup (B-3, B-4, A-2).
[[nodiscard]] Check checkSetup(const Setup& setup);

/// Whether a seat of this kind may have the officer (A-1.2, B-25.6, B-25.30).
[[nodiscard]] bool isOfficerInGame(const Options& options, PlayerKind kind, Officer officer);

/// How many officers have to be drawn for Sekibo to copy (R-B24, P-1).
[[nodiscard]] int extraOfficersNeeded(const core::FixedVector<Seat, kMaxPlayers>& seats);

} // namespace barrage
