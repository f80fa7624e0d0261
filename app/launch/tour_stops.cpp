#include "app/launch/tour_stops.h"

#include <algorithm>

#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

#include "app/launch/tour_steps.h"
#include "app/launch/visible_items.h"

namespace launch {

namespace {

/// The score pad of a game, which is filled in, and then the buttons.
TourStop padStop(const QString& name, const QString& game, const QStringList& buttons) {
    return {name, [=](TourWindow& tour) {
                bool isThere =
                    tour.openPage("scorePad") && tour.draw() && tour.press("pad_" + game);
                for (const QString& button : buttons)
                    isThere = isThere && tour.press(button);
                return isThere;
            }};
}

/// Only rows in sight are made.
bool pressPlay(TourWindow& tour, int row) {
    constexpr int kAtTheTop = 0; // ListView.Beginning
    QQuickItem* const plays = visibleItem(tour.window(), "plays");
    return plays &&
           QMetaObject::invokeMethod(plays, "positionViewAtIndex", Q_ARG(int, row),
                                     Q_ARG(int, kAtTheTop)) &&
           tour.draw() && tour.press(QStringLiteral("play%1").arg(row));
}

/// The history with all its plays, one of them opened if a row is given, and then the buttons.
TourStop historyStop(const QString& name, const QStringList& buttons, int row = -1) {
    return {name, [=](TourWindow& tour) {
                bool isThere = tour.openPage("history") && tour.draw();
                while (isThere && tour.shows("restoreButton"))
                    isThere = tour.press("restoreButton");
                if (row >= 0)
                    isThere = isThere && pressPlay(tour, row);
                for (const QString& button : buttons)
                    isThere = isThere && tour.press(button);
                return isThere;
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

/// The first row of the history that is not one of the demo's own games; of those, four are over.
constexpr int kFirstByHand = 4;

std::vector<TourStop> sharedStops() {
    return {
        // Reached from another page, it knows the games by now.
        {"home",
         [](TourWindow& tour) {
             return tour.openPage("about") && tour.openPage("home") && tour.draw();
         }},
        {"home-trouble", openWithoutGame},
        pageStop("scorePad"),
        padStop("pad-barrage-players", "barrage", {"part0"}),
        padStop("pad-barrage-points", "barrage", {"part1"}),
        padStop("pad-barrage-keypad", "barrage", {"part1", "value_vp"}),
        padStop("pad-barrage-details", "barrage", {"part2"}),
        padStop("pad-nucleum-players", "nucleum", {"part0"}),
        padStop("pad-nucleum-tiles", "nucleum", {"part0", "choose_tile1"}),
        padStop("pad-nucleum-points", "nucleum", {"part1"}),
        padStop("pad-outpost-points", "outpost", {"part1"}),
        pageStop("helpGames", "help-games"),
        pageStop("sessions"),
        {"sessions-delete",
         [](TourWindow& tour) {
             return tour.openPage("sessions") && tour.draw() && tour.press("remove0");
         }},
        historyStop("history", {}),
        historyStop("history-filter", {"filterButton", "filter1Open"}),
        historyStop("history-play", {}, kFirstByHand),
        historyStop("history-tracked", {}, 0),
        historyStop("history-photo", {"photo0"}, kFirstByHand),
        pageStop("camera"),
        historyStop("history-change", {"editButton"}, kFirstByHand),
        historyStop("history-change-tracked", {"editButton"}, 0),
        {"history-add", openNewPlay},
        historyStop("history-deleted", {"deleteButton"}, kFirstByHand),
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
    for (const auto& more : {barrageStops(), outpostStops(), nucleumStops()})
        stops.insert(stops.end(), more.begin(), more.end());
    return stops;
}

} // namespace launch
