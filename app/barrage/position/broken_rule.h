#pragma once

#include <optional>

#include "app/barrage/position/reading.h"
#include "engine/barrage/state.h"

namespace position {

/// The first thing in the state that no game can have, with the key where to look for it.
[[nodiscard]] std::optional<Problem> brokenRule(const barrage::State& state);

} // namespace position
