#include "app/tour/tour_stops.h"

#include <algorithm>

#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>
#include <QUrl>

#include "app/shell/store_transfer.h"
#include "app/tour/game_tour.h"
#include "app/tour/tour_steps.h"
#include "app/tour/visible_items.h"

namespace tour {

namespace {

/// Only rows in sight are made.
bool pressPlay(TourWindow& tour, int row) {
    constexpr int kAtTheTop = 0; // ListView.Beginning
    QQuickItem* const plays = visibleItem(tour.window(), "plays");
    return plays &&
           QMetaObject::invokeMethod(plays, "positionViewAtIndex", Q_ARG(int, row),
                                     Q_ARG(int, kAtTheTop)) &&
           tour.draw() && tour.press(QStringLiteral("play%1").arg(row));
}

/// Which play of the history is opened.
enum class Opened { None, FirstTracked, FirstByHand };

/// The history with all its plays, one of them opened, and then the buttons.
TourStop historyStop(const QString& name, const QStringList& buttons,
                     Opened opened = Opened::None) {
    return {name, [=](TourWindow& tour) {
                bool isThere = tour.openPage("history") && tour.draw();
                while (isThere && tour.shows("restoreButton"))
                    isThere = tour.press("restoreButton");
                // The demo's own games are the newest.
                if (opened != Opened::None)
                    isThere =
                        isThere &&
                        pressPlay(tour, opened == Opened::FirstTracked ? 0 : tour.gamesOver());
                return isThere && pressAll(tour, buttons);
            }};
}

/// A play entered by hand; what was entered when this was opened before is still there.
bool openNewPlay(TourWindow& tour) {
    bool isThere = historyStop({}, {"addPlayButton"}).open(tour);
    if (isThere && tour.shows("discardDraft"))
        isThere = tour.press("discardDraft");
    for (const char* const button : {"addPlayer", "addAutoma", "score0Open"})
        isThere = isThere && tour.press(button);
    return isThere;
}

/// The statistics with this chart at the top.
bool openChart(TourWindow& tour, const QString& name) {
    if (!tour.openPage("statistics") || !tour.draw())
        return false;
    QQuickItem* const chart = visibleItem(tour.window(), name);
    QQuickItem* view = chart;
    while (view && !view->inherits("QQuickFlickable"))
        view = view->parentItem();
    if (!view)
        return false;
    auto* const content = view->property("contentItem").value<QQuickItem*>();
    const qreal end = view->property("contentHeight").toReal() - view->height();
    view->setProperty("contentY", std::min(chart->mapToItem(content, {0, 0}).y(), end));
    return tour.draw();
}

/// A game that is no longer there.
bool openWithoutGame(TourWindow& tour) {
    return !tour.tables().open("gone") && tour.openPage("home") && tour.draw() &&
           tour.shows("tableNotice");
}

/// A file with games came from outside, and it cannot be read.
bool openWithNotice(TourWindow& tour) {
    auto* const transfer = tour.window().findChild<StoreTransfer*>();
    if (!transfer || !tour.openPage("home"))
        return false;
    transfer->bringIn(QUrl::fromLocalFile("/gone.penstock"));
    return tour.waitFor([transfer] { return !transfer->isBusy(); }) && tour.draw() &&
           tour.shows("transferMessage");
}

std::vector<TourStop> sharedStops() {
    return {
        // Reached from another page, it knows the games by now.
        {"home",
         [](TourWindow& tour) {
             return tour.openPage("about") && tour.openPage("home") && tour.draw();
         }},
        {"home-trouble", openWithoutGame},
        {"home-import", openWithNotice},
        pageStop("scorePad"),
        pageStop("helpGames", "help-games"),
        pageStop("sessions"),
        {"sessions-delete",
         [](TourWindow& tour) {
             return tour.openPage("sessions") && tour.draw() && tour.press("remove0");
         }},
        historyStop("history", {}),
        historyStop("history-filter", {"filterButton", "filter1Open"}),
        historyStop("history-play", {}, Opened::FirstByHand),
        historyStop("history-tracked", {}, Opened::FirstTracked),
        historyStop("history-photo", {"photo0"}, Opened::FirstByHand),
        pageStop("camera"),
        historyStop("history-change", {"editButton"}, Opened::FirstByHand),
        historyStop("history-change-tracked", {"editButton"}, Opened::FirstTracked),
        {"history-add", openNewPlay},
        historyStop("history-deleted", {"deleteButton"}, Opened::FirstByHand),
        pageStop("statistics"),
        {"statistics-scores", [](TourWindow& tour) { return openChart(tour, "scores"); }},
        {"statistics-bests", [](TourWindow& tour) { return openChart(tour, "bests"); }},
        {"statistics-months", [](TourWindow& tour) { return openChart(tour, "months"); }},
        {"statistics-table",
         [](TourWindow& tour) { return openChart(tour, "level") && tour.press("tableButton"); }},
        pageStop("settings"),
        pageStop("about"),
        {"about-licence",
         [](TourWindow& tour) {
             return tour.openPage("about") && tour.draw() && tour.press("licence_LGPL-3.0");
         },
         true},
    };
}

} // namespace

std::vector<TourStop> tourStops() {
    std::vector<TourStop> stops = sharedStops();
    for (const GameTour& game : gameTours())
        stops.insert(stops.end(), game.stops.begin(), game.stops.end());
    return stops;
}

} // namespace tour
