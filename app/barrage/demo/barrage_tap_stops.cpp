#include "app/barrage/demo/barrage_tap_stops.h"

#include <QQuickItem>

#include "app/barrage/demo/demo_table.h"
#include "app/barrage/table/barrage_table.h"
#include "app/tour/tour_steps.h"

namespace barrage {

namespace {

using namespace tour;

bool openTable(TourWindow& tour, Situation situation) {
    return tour.openGame(keyOf(situation), "game") && tour.draw();
}

bool isOption(const QQuickItem& item) { return item.property("isLegal").toBool(); }

bool showsContract(const QQuickItem& item) {
    return isOption(item) && item.property("picture").toString() == "contract";
}

bool isChosen(const QQuickItem& item) { return item.property("isChosen").toBool(); }

bool makeAtOnce(TourWindow& tour) {
    return openTable(tour, Situation::Gift) && tour.press(controlThat(tour, isOption)) &&
           tour.shows("undoDoneButton");
}

/// The first of two contracts is chosen, on whichever space gives two.
bool chooseFirstContract(TourWindow& tour) {
    const QString family =
        openTable(tour, Situation::Choice)
            ? controlThat(tour,
                          [](const QQuickItem& item) {
                              return isOption(item) &&
                                     item.property("pictogram").toString() == "contract";
                          })
            : QString();
    bool isThere = !family.isEmpty() && tour.press(family);
    for (int space = 0; isThere; ++space) {
        const QString option = QStringLiteral("option%1").arg(space);
        isThere = tour.press(option) && tour.press(controlThat(tour, showsContract));
        if (!controlThat(tour, isChosen).isEmpty())
            return isThere;
        isThere = isThere && pressAll(tour, {"choiceBackButton", "choiceBackButton"});
    }
    return false;
}

bool openTile(TourWindow& tour, bool isOwn, const QStringList& buttons) {
    tour.settings().setOwnTiles(isOwn);
    return openTable(tour, Situation::TileWanted) && pressAll(tour, buttons);
}

bool openFirstTiles(TourWindow& tour) {
    if (!openTile(tour, false, {}))
        return false;
    BarrageTable& table = tableOf(tour);
    table.goTo(0);
    while (table.canRedo() && table.state().task().kind != TaskKind::RevealAutomaTile)
        table.redo();
    return tour.draw() && tour.shows("drawTileButton");
}

} // namespace

std::vector<TourStop> tapStops() {
    return {
        {"game-made-at-once", makeAtOnce},
        {"game-choice-two-contracts", chooseFirstContract},
        {"game-automa-own-stack",
         [](TourWindow& tour) { return openTile(tour, true, {}) && tour.shows("tileGrid"); }},
        {"game-automa-tile", [](TourWindow& tour) { return openTile(tour, false, {}); }},
        {"game-automa-codes",
         [](TourWindow& tour) { return openTile(tour, false, {"enterTileButton"}); }},
        {"game-automa-first-tiles", openFirstTiles},
    };
}

} // namespace barrage
