#pragma once

#include <QString>

#include "app/barrage/demo/barrage_demo.h"
#include "app/barrage/table/barrage_table.h"
#include "app/tour/tour_window.h"

namespace barrage {

/// A page on the demo's game in that situation.
[[nodiscard]] inline bool openGame(tour::TourWindow& tour, Situation situation,
                                   const QString& page = "game") {
    return tour.openGame(keyOf(situation), page);
}

/// The stops that ask for it have opened a game of Barrage.
[[nodiscard]] inline BarrageTable& tableOf(tour::TourWindow& tour) {
    auto* const table = qobject_cast<BarrageTable*>(tour.tables().current());
    if (!table)
        qFatal("another game is on the table");
    return *table;
}

} // namespace barrage
