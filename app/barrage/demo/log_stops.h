#pragma once

#include <vector>

#include "app/tour/tour_stops.h"

namespace barrage {

/// The log, the table after an earlier entry, and an entry that is entered anew.
[[nodiscard]] std::vector<tour::TourStop> logStops();

} // namespace barrage
