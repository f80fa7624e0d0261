#pragma once

#include <optional>

#include "engine/nucleum/error.h"
#include "engine/nucleum/state.h"

namespace nucleum {

/// The first thing about the state that no game can have, or nothing: more workers than 18, cubes
/// beyond the places of a mine, a contract in two places, negative supplies, markers off the track,
/// more nucleum tokens than four, railways where no connection is.
[[nodiscard]] std::optional<Error> brokenInvariant(const State& state);

} // namespace nucleum
