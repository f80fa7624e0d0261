#pragma once

#include <vector>

#include "app/tour/tour_stops.h"

namespace outpost {

/// The pages of Power Grid: Outpost in every state that looks different.
[[nodiscard]] std::vector<tour::TourStop> tourStops();

} // namespace outpost
