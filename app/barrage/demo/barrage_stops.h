#pragma once

#include <vector>

#include "app/tour/tour_stops.h"

namespace barrage {

/// The pages of Barrage in every state that looks different.
[[nodiscard]] std::vector<tour::TourStop> tourStops();

} // namespace barrage
