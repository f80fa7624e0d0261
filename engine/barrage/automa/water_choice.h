#pragma once

#include <optional>

#include "engine/barrage/decision.h"
#include "engine/barrage/state.h"

namespace barrage {

/// The best way to place up to `drops` drops: most gain for its own dams, no
/// needless drop, then (8.1) more energy for the USA, then the letters of the criteria tile.
/// Nothing if no drop would end in an own dam.
[[nodiscard]] std::optional<WaterChoice> chooseWater(const State& state, Company company, int drops,
                                                     bool flowsAtOnce);

} // namespace barrage
