#pragma once

#include <cstdint>
#include <optional>

#include "engine/barrage/state.h"

namespace barrage {

/// The slot of the open tile an Automa takes among those that build the structure, or among all as
/// a reward: the highest level, then a specific one, then the leftmost (A-5.5, R-A15). Nothing if
/// there is none.
[[nodiscard]] std::optional<std::uint8_t> chooseOpenTile(const State& state,
                                                         std::optional<Structure> structure);

} // namespace barrage
