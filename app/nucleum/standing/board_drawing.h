#pragma once

#include "app/common/drawing.h"
#include "engine/nucleum/state.h"

namespace nucleum {

/// The map as small as a thumbnail: cities, railways and who has built where, without a letter.
[[nodiscard]] Drawing boardDrawing(const State& state);

} // namespace nucleum
