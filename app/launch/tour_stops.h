#pragma once

#include <functional>
#include <vector>

#include <QString>

#include "app/launch/tour_window.h"

namespace launch {

/// Something to look at: a page in one of its states, and the way there from wherever one is.
struct TourStop {
    QString name;
    std::function<bool(TourWindow&)> open;
    /// One of many alike, which is looked at only where room is short.
    bool isOneOfMany = false;
};

/// The pages of one game.
[[nodiscard]] std::vector<TourStop> barrageStops();
[[nodiscard]] std::vector<TourStop> nucleumStops();
[[nodiscard]] std::vector<TourStop> outpostStops();

/// Every page in every state that looks different.
[[nodiscard]] std::vector<TourStop> tourStops();

} // namespace launch
