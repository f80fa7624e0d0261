#pragma once

#include <optional>

#include "engine/outpost/state.h"

/// Questions about the card market and the deck (section 6).
namespace outpost {

/// Number less tokens, at least 1 (O-5.3).
[[nodiscard]] int minimumBid(const MarketSpace& space);

/// The space with the hammer on it; only while an auction is open.
[[nodiscard]] std::size_t spaceUnderHammer(const State& state);

/// Whether there is a future market: not any more once the Step 3 card is in the box.
[[nodiscard]] bool hasFutureMarket(const State& state);

/// Whether the market lacks a card that the deck can give.
[[nodiscard]] bool isDrawDue(const State& state);
/// The same, unless the draw waits for the end of the auction (OA-4).
[[nodiscard]] bool needsDraw(const State& state);

/// What the next card can be.
struct Drawable {
    bool isStep3 = false;     // it must be the Step 3 card
    bool isAnyUnseen = false; // any plausible card that was not seen too often; the table looks
    bool isPlugOnly = false;  // with a number from 2 to 14 (O-3.8)
    Cards cards;              // the only ones it can be, each once; empty if isAnyUnseen or isStep3
};
[[nodiscard]] Drawable drawable(const State& state);

/// The space whose top card the Syndicate takes now (O-14.6, OA-4); nothing if there is none.
[[nodiscard]] std::optional<std::size_t> syndicateSpace(const State& state);

} // namespace outpost
