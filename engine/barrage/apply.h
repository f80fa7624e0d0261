#pragma once

#include "engine/barrage/error.h"
#include "engine/barrage/event.h"
#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

namespace barrage {

/// Makes the move and everything that follows without a choice. On error the state is unchanged.
[[nodiscard]] Result<Events> apply(State& state, const Move& move);

} // namespace barrage
