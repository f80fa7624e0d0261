#pragma once

#include "engine/outpost/error.h"
#include "engine/outpost/event.h"
#include "engine/outpost/move.h"
#include "engine/outpost/state.h"

namespace outpost {

/// Makes the move and everything that follows without a choice or a draw. On error the state is
/// unchanged.
[[nodiscard]] Result<Events> apply(State& state, const Move& move);

} // namespace outpost
