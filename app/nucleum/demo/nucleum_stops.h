#pragma once

#include <vector>

#include "app/tour/tour_stops.h"

namespace nucleum {

/// The pages of Nucleum in every state that looks different.
[[nodiscard]] std::vector<tour::TourStop> tourStops();

} // namespace nucleum
