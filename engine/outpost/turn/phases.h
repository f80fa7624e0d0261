#pragma once

#include "engine/outpost/turn/effects.h"

/// The course of a round (O-4.0).
namespace outpost {

/// Player order of the next round (O-4.1 to O-4.3).
[[nodiscard]] core::FixedVector<Seat, kMaxPlayers> nextOrder(const State& state);

/// Phase 3: the turn of the next in reverse order.
void beginTurn(Effects& e);
void endTurn(Effects& e);

/// Goes on until somebody has to decide or a card has to be drawn.
void goOn(Effects& e);

} // namespace outpost
