#pragma once

#include <vector>

#include "app/tour/tour_stops.h"

namespace barrage {

/// Where the table of Barrage spares taps: what was made at once, several things in one grid, and
/// what is remembered of the tiles.
[[nodiscard]] std::vector<tour::TourStop> tapStops();

} // namespace barrage
