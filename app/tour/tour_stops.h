#pragma once

#include <functional>
#include <vector>

#include <QString>

#include "app/tour/tour_window.h"

namespace tour {

/// Something to look at: a page in one of its states, and the way there from wherever one is.
struct TourStop {
    QString name;
    std::function<bool(TourWindow&)> open;
    /// One of many alike, which is looked at only where room is short.
    bool isOneOfMany = false;
};

/// Every page in every state that looks different, those of the games last.
[[nodiscard]] std::vector<TourStop> tourStops();

} // namespace tour
