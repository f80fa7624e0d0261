#pragma once

#include <optional>

#include "engine/core/fixed_vector.h"
#include "engine/outpost/state.h"

/// Whose turn it is.
namespace outpost {

/// All who have a place on the order track, the Syndicate included.
using FullOrder = core::FixedVector<Owner, kMaxPlayers>;
[[nodiscard]] FullOrder fullOrder(const State& state);

/// Phase 2: the first player in order who may still act; nothing when the run is over.
[[nodiscard]] std::optional<Seat> chooser(const State& state);
/// Phase 2: who may still buy in this run.
[[nodiscard]] SeatSet eligible(const State& state);
/// Phase 3: whose turn it is, in reverse order (O-7.1); nobody when all had theirs.
[[nodiscard]] Owner builder(const State& state);
/// Phase 4: the first player in order who has not declared; nothing when all have.
[[nodiscard]] std::optional<Seat> declarer(const State& state);
/// Before round 1 in the game for two: who places the next station of the Syndicate (O-14.3).
[[nodiscard]] Seat stationPlacer(const State& state);

} // namespace outpost
