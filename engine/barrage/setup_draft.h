#pragma once

#include <array>
#include <optional>

#include "engine/barrage/setup.h"

namespace barrage {

/// A player and what is already settled about the seat.
struct SeatDraft : PlayerRequest {
    int player = 0; // the caller's number for whoever sits here; it moves with the seat
    std::optional<Company> company;
    std::optional<Officer> officer;
    std::optional<Contract> startingContract;

    friend bool operator==(const SeatDraft&, const SeatDraft&) = default;
};

template <class T, std::size_t N>
using Places = std::array<std::optional<T>, N>;

/// A setup of which some things are settled at the table and the others still open.
struct SetupDraft {
    Options options;
    core::FixedVector<SeatDraft, kMaxPlayers> seats;
    bool isInTurnOrder = false; // the seats stand in the turn order of round 1
    Places<HeadstreamTile, kHeadstreamCount> headstreams;
    Places<BonusTile, kRounds> bonusTiles;
    std::optional<Objective> objective;
    Places<Contract, 3> national; // one fewer than there are players count
    std::array<Places<Contract, 2>, kColourCount> openContracts;
    Places<Basin, kAreaCount> neutralDams;
    Places<Tile, 3> patents;
    Places<Officer, 3> extraOfficers;
    Places<PrivateBuilding, kPrivateBuildingsInPlay> buildings;
    Places<Work, kWorkSpaceCount> works;
    Places<Tile, 3> removedTiles; // of level I, II, III

    friend bool operator==(const SetupDraft&, const SetupDraft&) = default;
};

/// The draft with all that was open drawn at random and nothing that was settled changed; the seats
/// stand in turn order. What a seat cannot have (an officer below the level Very high, a starting
/// contract of an Automa) is dropped, and the introductory game seats its fixed combinations.
[[nodiscard]] SetupDraft completed(const SetupDraft& draft, core::Rng& rng);

/// The setup of a draft in which nothing is open; begin() refuses what is still open.
[[nodiscard]] Setup setupOf(const SetupDraft& draft);

/// Places in use.
[[nodiscard]] std::size_t nationalPlaces(const SetupDraft& draft);
/// How many officers have to lie open for Sekibo, as far as the seats are settled (R-B24).
[[nodiscard]] std::size_t extraOfficerPlaces(const SetupDraft& draft);

} // namespace barrage
