#include "app/barrage/demo/log_stops.h"

#include "app/barrage/demo/demo_table.h"

namespace barrage {

namespace {

using namespace tour;

bool viewEntry(TourWindow& tour, const QString& page, const QString& button) {
    if (!openGame(tour, Situation::Choice, page))
        return false;
    tableOf(tour).view(tableOf(tour).cursor() / 2);
    return tour.draw() && tour.shows(button);
}

} // namespace

std::vector<TourStop> logStops() {
    return {
        {"log",
         [](TourWindow& tour) { return openGame(tour, Situation::Choice, "log") && tour.draw(); }},
        {"log-viewed-entry",
         [](TourWindow& tour) { return viewEntry(tour, "log", "returnButton"); }},
        {"game-viewed-entry",
         [](TourWindow& tour) { return viewEntry(tour, "game", "returnToNowButton"); }},
        {"table-viewed-entry", [](TourWindow& tour) { return viewEntry(tour, "table", "moment"); }},
    };
}

} // namespace barrage
