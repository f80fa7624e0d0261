#pragma once

#include <optional>

#include "engine/outpost/error.h"
#include "engine/outpost/state.h"

namespace outpost {

/// The first thing about the state that no game can have, or nothing: cards or workers that
/// appeared or vanished, pieces miscounted or beyond the box, breaches of the placement limits, a
/// market out of order, more cards on slots than are unlocked, negative money.
[[nodiscard]] std::optional<Error> brokenInvariant(const State& state);

} // namespace outpost
