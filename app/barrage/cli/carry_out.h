#pragma once

#include "app/cli/command.h"
#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

namespace cli {

/// Makes the state wait for this phase to be carried out, whatever was to come before it.
void waitFor(barrage::State& state, barrage::Phase phase);

/// Makes a move that has to be possible.
[[nodiscard]] Result<core::Done> carryOut(barrage::State& state, const barrage::Move& move);

} // namespace cli
