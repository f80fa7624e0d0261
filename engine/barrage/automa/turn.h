#pragma once

#include <vector>

#include "engine/barrage/automa/decision.h"
#include "engine/barrage/event.h"
#include "engine/barrage/state.h"

namespace barrage {

/// A whole Automa turn with a contract pile nobody knows: emptied slots stay empty.
struct ResolvedTurn {
    std::vector<Decision> decisions;
    Events events;
    std::vector<Colour> reveals; // of the emptied slots, in the order in which they were emptied
    State after;                 // when the turn is over and before it passes on
};

/// Resolves the turn that an Automa has to take. Needs isAutomaToDecide and both tiles in force.
[[nodiscard]] ResolvedTurn resolveTurn(const State& state);

} // namespace barrage
