#pragma once

#include <vector>

#include "app/tour/tour_stops.h"

namespace barrage {

/// An entry of the log while it is entered anew.
[[nodiscard]] std::vector<tour::TourStop> amendmentStops();

} // namespace barrage
