#pragma once

#include <optional>

#include "engine/barrage/error.h"
#include "engine/barrage/state.h"

namespace barrage {

/// The first thing about the state that no game can have, or nothing: pieces beyond the box,
/// breaches of the placement limits, water above capacity, negative supplies, one contract or tile
/// in two places, drops that appeared or vanished.
[[nodiscard]] std::optional<Error> brokenInvariant(const State& state);

} // namespace barrage
