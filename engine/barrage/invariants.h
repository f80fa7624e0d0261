#pragma once

#include <optional>

#include "engine/barrage/error.h"
#include "engine/barrage/state.h"

namespace barrage {

/// The first thing about the state that no game can have, or nothing: pieces beyond the box,
/// breaches of the placement limits, water above capacity, negative supplies, one contract or tile
/// in two places, drops that appeared or vanished.
[[nodiscard]] std::optional<Error> brokenInvariant(const State& state);

/// The part of the external works and the private buildings.
[[nodiscard]] std::optional<Error> brokenLeeghwater(const State& state);

/// What only certain officers have: an architect, excamixers, a space of their own.
[[nodiscard]] std::optional<Error> brokenOfficer(const State& state, Company company);

} // namespace barrage
