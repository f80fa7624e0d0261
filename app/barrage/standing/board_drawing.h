#pragma once

#include "app/common/drawing.h"
#include "engine/barrage/state.h"

namespace barrage {

/// The map as small as a thumbnail: what stands on it and where water is, without a letter.
[[nodiscard]] Drawing boardDrawing(const MapState& map);

} // namespace barrage
