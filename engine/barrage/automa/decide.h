#pragma once

#include "engine/barrage/automa/decision.h"
#include "engine/barrage/state.h"

namespace barrage {

/// Whether the next move is an Automa's to decide, or a human's turn that a tile dictates (8.3).
[[nodiscard]] bool isAutomaToDecide(const State& state);

/// The next move of the Automa that has to decide, with its reasons. A turn is a series of such
/// decisions with the table's reveals between them; each depends on the state alone. Needs
/// isAutomaToDecide and, for a turn, both tiles in force.
[[nodiscard]] Decision decide(const State& state);

} // namespace barrage
