#pragma once

#include "app/common/drawing.h"
#include "app/outpost/words/cast.h"
#include "engine/outpost/state.h"

namespace outpost {

/// The market's cards above, and below them everybody's cities as houses on the ground of a planet:
/// the board itself is known only as far as somebody entered it.
[[nodiscard]] Drawing boardDrawing(const State& state, const Cast& cast);

} // namespace outpost
