#pragma once

#include "engine/barrage/automa_stack.h"
#include "engine/barrage/automa_turn.h"
#include "engine/barrage/building_choice.h"
#include "engine/barrage/construction_choice.h"
#include "engine/barrage/decision.h"
#include "engine/barrage/forecast.h"
#include "engine/barrage/instructions.h"
#include "engine/barrage/state.h"

/// The Automa's face: what it decides and why, the steps by which it chooses, what it may do next,
/// and what its turns ask of the hands at the table. How it decides is behind it.
namespace barrage {

/// Whether the next move is an Automa's to decide, or a human's turn that a tile dictates (8.3).
[[nodiscard]] bool isAutomaToDecide(const State& state);

/// The next move of the Automa that has to decide, with its reasons. A turn is a series of such
/// decisions with the table's reveals between them; each depends on the state alone. Needs
/// isAutomaToDecide and, for a turn, both tiles in force.
[[nodiscard]] Decision decide(const State& state);

} // namespace barrage
