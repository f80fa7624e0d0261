#pragma once

#include "engine/nucleum/error.h"
#include "engine/nucleum/event.h"
#include "engine/nucleum/move.h"
#include "engine/nucleum/state.h"

namespace nucleum {

/// Makes the move and everything that follows without a choice. On error the state is unchanged.
[[nodiscard]] Result<Events> apply(State& state, const Move& move);

} // namespace nucleum
