#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/outpost/card.h"
#include "engine/outpost/error.h"
#include "engine/outpost/map.h"
#include "engine/outpost/options.h"
#include "engine/outpost/state.h"

namespace outpost {

/// Every choice before the first card is turned over. The market and the first stations of the
/// Syndicate are moves.
struct Setup {
    Options options;
    /// All players in the random order of round 1, which also says how many there are: P1 to Pn.
    /// In the game for two the Syndicate stands between them and is not listed (O-14.2).
    core::FixedVector<Seat, kMaxPlayers> order;
    /// All 45 cards of the box, if the table knows them; else empty, and every plausible card may
    /// be drawn.
    core::FixedVector<Card, kCardCount> cards;
    /// The whole board, if it was entered; else empty.
    Map map;
    /// The small areas in play, with a map only: none, one or both by the number of players.
    core::IndexSet<std::uint8_t> smallAreas;

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// The state before the first card is turned over, or the first thing wrong with the setup.
[[nodiscard]] Result<State> begin(const Setup& setup);

/// P1 to Pn in a random order (O-3.4).
[[nodiscard]] core::FixedVector<Seat, kMaxPlayers> randomOrder(int players, core::Rng& rng);

} // namespace outpost
