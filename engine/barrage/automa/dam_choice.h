#pragma once

#include <optional>

#include "engine/barrage/decision.h"
#include "engine/barrage/state.h"

namespace barrage {

/// The dam that gets the Netherlands' drop after a production (8.1): the one of the best other
/// system; if there is none or several are as good, the criteria for bases decide as they do for an
/// elevation. Nothing if no dam has room. The site is the dam's, as that of an elevation.
[[nodiscard]] std::optional<Placement> chooseDamForDrop(const State& state, Company company,
                                                        const Task& task);

} // namespace barrage
