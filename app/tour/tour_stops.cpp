#include "app/tour/tour_stops.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>
#include <QUrl>

#include "app/shell/store_transfer.h"
#include "app/store/store_host.h"
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
    return tour.openPage("statistics") && tour.draw() && scrollTo(tour, name);
}

/// Home with the games of this store, none of which is on the table.
bool openHome(TourWindow& tour, StoreHost& host) {
    if (!tour.openPage("home"))
        return false;
    if (GameTable* const table = tour.tables().current())
        table->close();
    return showAtHome(tour, host) && tour.draw();
}

/// As somebody sees it who has just installed the program: the store of a moment.
bool openFirstTime(TourWindow& tour) {
    const QString name = QStringLiteral("emptyStore");
    auto* empty = tour.window().findChild<StoreHost*>(name);
    if (!empty) {
        empty = new StoreHost(&tour.window());
        empty->setObjectName(name);
        empty->setFile(QFileInfo(storeOf(tour).path()).dir().filePath("empty.sqlite"));
    }
    return openHome(tour, *empty) && tour.shows("beginButton");
}

/// A game that is no longer there.
bool openWithoutGame(TourWindow& tour) {
    return openHome(tour, storeOf(tour)) && !tour.tables().open("gone") && tour.draw() &&
           tour.shows("tableNotice");
}

/// A file with games came from outside, and it cannot be read.
bool openWithNotice(TourWindow& tour) {
    auto* const transfer = tour.window().findChild<StoreTransfer*>();
    if (!transfer || !openHome(tour, storeOf(tour)))
        return false;
    transfer->bringIn(QUrl::fromLocalFile("/gone.penstock"));
    return tour.waitFor([transfer] { return !transfer->isBusy(); }) && tour.draw() &&
           tour.shows("transferMessage");
}

/// How each game stands is found out while the page is seen.
bool openSessions(TourWindow& tour) {
    const auto isOpen = [](const QQuickItem& item) {
        return item.property("standing").isValid() &&
               item.property("standing").toString().isEmpty();
    };
    return tour.openPage("sessions") && tour.draw() && tour.waitFor([&tour, isOpen] {
        bool isWaiting = false;
        eachVisibleItem(tour.window(),
                        [&](QQuickItem& item) { isWaiting = isWaiting || isOpen(item); });
        return !isWaiting;
    }) && tour.draw();
}

std::vector<TourStop> sharedStops() {
    return {
        // Reached from another page, it knows the games by now.
        {"home",
         [](TourWindow& tour) {
             return tour.openPage("about") && openHome(tour, storeOf(tour)) &&
                    tour.waitFor([&tour] { return tour.shows("continueSeat0"); }) && tour.draw();
         }},
        {"home-first", openFirstTime},
        {"home-trouble", openWithoutGame},
        {"home-import", openWithNotice},
        pageStop("scorePad"),
        pageStop("helpGames", "help-games"),
        {"sessions", openSessions},
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
