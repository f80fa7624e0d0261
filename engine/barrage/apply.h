#pragma once

#include "engine/barrage/error.h"
#include "engine/barrage/event.h"
#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

namespace barrage {

/// Makes the move and everything that follows without a choice. On error the state is unchanged.
[[nodiscard]] Result<Events> apply(State& state, const Move& move);

/// As apply, but when the turn is over it stops there: before gaps of the display are refilled and
/// the turn passes on. The agenda then has EndTurn on top.
[[nodiscard]] Result<Events> applyWithinTurn(State& state, const Move& move);

} // namespace barrage
