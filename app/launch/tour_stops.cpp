#include "app/launch/tour_stops.h"

#include <algorithm>
#include <functional>

#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

#include "app/barrage/setup/setup_part.h"
#include "app/launch/visible_items.h"

namespace launch {

namespace {

constexpr int kMostSteps = 8; // of a person's choice

TourStop pageStop(const QString& name) {
    return {name, [name](TourWindow& tour) { return tour.openPage(name) && tour.draw(); }};
}

/// A page on a game, and then the buttons.
TourStop gameStop(const QString& name, Situation situation, const QString& page,
                  const QStringList& buttons = {}) {
    return {name, [=](TourWindow& tour) {
                bool isThere = tour.openGame(situation, page) && tour.draw();
                for (const QString& button : buttons)
                    isThere = isThere && tour.press(button);
                return isThere;
            }};
}

bool hasLeeghwater(TourWindow& tour) {
    const QQuickItem* const row = visibleItem(tour.window(), "leeghwater");
    return row && row->property("checked").toBool();
}

/// A new game goes on where it was left, so this goes back to its beginning.
bool openNewGame(TourWindow& tour) {
    if (!tour.openPage("newGame") || !tour.draw())
        return false;
    if (tour.shows("clearButton") && !tour.press("clearButton"))
        return false;
    while (!tour.shows("playersDone"))
        if (!tour.press("backButton"))
            return false;
    return !hasLeeghwater(tour) || tour.press("leeghwater");
}

TourStop newGameStop(const QString& name, const QStringList& buttons) {
    return {name, [buttons](TourWindow& tour) {
                bool isThere = openNewGame(tour);
                for (const QString& button : buttons)
                    isThere = isThere && tour.press(button);
                return isThere;
            }};
}

/// A part of the setup, from the first on, of which about half lies there.
bool openPart(TourWindow& tour, int part) {
    bool isThere = openNewGame(tour);
    for (const QString& button : {QString("playersDone"), QString("dealAllButton"),
                                  QString("backButton"), QStringLiteral("part%1").arg(part)})
        isThere = isThere && tour.press(button);
    int places = 0;
    while (tour.shows(QStringLiteral("place%1").arg(places)))
        ++places;
    for (int place = places / 2; isThere && place < places; ++place)
        isThere = tour.press(QStringLiteral("place%1").arg(place));
    return isThere;
}

std::vector<TourStop> partStops() {
    std::vector<TourStop> stops;
    for (const SetupPart part : kSetupParts) {
        // There is nothing to choose of these with every officer and every number of players.
        // The parts of the Leeghwater Project have stops of their own.
        if (part >= SetupPart::ExtraOfficers)
            continue;
        const int number = static_cast<int>(part);
        stops.push_back({QStringLiteral("new-game-part-%1").arg(number),
                         [number](TourWindow& tour) { return openPart(tour, number); }, true});
    }
    return stops;
}

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

/// The object name of the first control that is wanted, or empty.
QString controlThat(TourWindow& tour, const std::function<bool(const QQuickItem&)>& isWanted) {
    QString found;
    eachVisibleItem(tour.window(), [&](QQuickItem& item) {
        if (found.isEmpty() && isControl(item) && isWanted(item))
            found = item.objectName();
    });
    return found;
}

bool openCompany(TourWindow& tour, bool isAutoma) {
    if (!tour.openGame(Situation::Choice, "game") || !tour.draw())
        return false;
    const barrage::State& state = tour.table().state();
    return tour.press(controlThat(tour, [&](const QQuickItem& item) {
        return item.objectName().startsWith("chip") &&
               state.of(static_cast<barrage::Company>(item.property("company").toInt()))
                       .isAutoma() == isAutoma;
    }));
}

bool isLegal(const QQuickItem& item) { return item.property("isLegal").toBool(); }

/// Takes the options one after the other, in whichever game they are allowed.
bool openOptions(TourWindow& tour, const QStringList& options) {
    const auto take = [&tour](const QString& option) {
        const QQuickItem* const item = visibleItem(tour.window(), option);
        return item && isLegal(*item) && tour.press(option);
    };
    for (const Situation situation : {Situation::Choice, Situation::Production})
        if (tour.openGame(situation, "game") && tour.draw() && std::ranges::all_of(options, take))
            return true;
    return false;
}

/// What is asked after each thing that a person can do, and after each structure to build.
std::vector<TourStop> optionStops() {
    std::vector<TourStop> stops;
    const auto add = [&stops](const QString& name, const QStringList& options) {
        stops.push_back({"game-choice-" + name,
                         [options](TourWindow& tour) { return openOptions(tour, options); }, true});
    };
    const QStringList families{"build",    "produce",   "water",     "bank",
                               "workshop", "machinery", "contracts", "patents"};
    for (int i = 0; i < families.size(); ++i)
        add(families[i], {QStringLiteral("option%1").arg(i)});
    const QStringList structures{"base", "elevation", "conduit", "powerhouse"};
    for (int i = 0; i < structures.size(); ++i)
        add(structures[i], {"option0", QStringLiteral("option%1").arg(i)});
    add("headstreams", {"option2", "option0"});
    return stops;
}

bool completeChoice(TourWindow& tour) {
    for (int step = 0; step < kMostSteps && !tour.shows("doItButton"); ++step)
        if (!tour.press(controlThat(tour, isLegal)))
            return false;
    return tour.shows("doItButton");
}

/// Until drops and the contract they fulfil are to choose.
bool openProduction(TourWindow& tour) {
    const auto isContract = [](const QQuickItem& item) {
        return isLegal(item) && item.property("picture").toString() == "contract";
    };
    bool isThere = tour.openGame(Situation::Production, "game") && tour.draw() &&
                   tour.press("option1"); // to produce
    for (int step = 0; step < kMostSteps && controlThat(tour, isContract).isEmpty(); ++step)
        isThere = isThere && tour.press(controlThat(tour, isLegal));
    return isThere;
}

/// The places that a reason names stand out on the map.
bool openReason(TourWindow& tour) {
    return tour.openGame(Situation::AutomaBuilds, "game") && tour.draw() &&
           tour.press("whyButton") && tour.press(controlThat(tour, [](const QQuickItem& item) {
               return item.objectName().startsWith("reason") && item.isEnabled();
           }));
}

/// It has slid in as far as it goes.
bool isMenuOpen(TourWindow& tour) {
    const auto objects = tour.window().findChildren<QObject*>();
    return std::ranges::any_of(objects, [](const QObject* object) {
        return object->inherits("QQuickDrawer") && object->property("opened").toBool();
    });
}

bool openMenu(TourWindow& tour) {
    return tour.openGame(Situation::Choice, "game") && tour.draw() && tour.press("menuButton") &&
           tour.waitFor([&tour] { return isMenuOpen(tour); }) && tour.draw();
}

bool viewEntry(TourWindow& tour, const QString& page, const QString& button) {
    if (!tour.openGame(Situation::Choice, page))
        return false;
    tour.table().view(tour.table().cursor() / 2);
    return tour.draw() && tour.shows(button);
}

bool openForecast(TourWindow& tour) {
    if (!tour.openGame(Situation::Choice, "game"))
        return false;
    tour.settings().setShowsForecast(true);
    return tour.draw() && tour.press("forecastButton") && tour.shows("forecast0");
}

bool openBasin(TourWindow& tour) {
    if (!tour.openGame(Situation::Choice, "game") || !tour.draw())
        return false;
    QQuickItem* basin = nullptr;
    eachVisibleItem(tour.window(), [&basin](QQuickItem& item) {
        if (!basin && QByteArray(item.metaObject()->className()).startsWith("BasinDelegate"))
            basin = &item;
    });
    return basin && QMetaObject::invokeMethod(basin, "pressed") &&
           tour.waitFor([&tour] { return tour.shows("closeSheetButton"); }) && tour.draw();
}

/// Something the rules refuse: the game goes on and says why.
bool openRefused(TourWindow& tour) {
    return tour.openGame(Situation::Choice, "game") &&
           !tour.table().commit({barrage::Actor::Table, barrage::Proceed{}}) && tour.draw() &&
           tour.shows("trouble");
}

/// A game that is no longer there.
bool openWithoutGame(TourWindow& tour) {
    tour.table().close();
    return !tour.table().open("gone") && tour.openPage("home") && tour.draw() &&
           tour.shows("tableNotice");
}

/// The first company's counted pieces stand out on the map.
bool markObjective(TourWindow& tour) {
    if (!tour.openGame(Situation::Over, "game") || !tour.draw())
        return false;
    return tour.press(controlThat(
        tour, [](const QQuickItem& item) { return item.objectName().startsWith("objectiveRow"); }));
}

} // namespace

std::vector<TourStop> tourStops() {
    std::vector<TourStop> stops{
        // Reached from another page, it knows the games by now.
        {"home",
         [](TourWindow& tour) {
             return tour.openPage("about") && tour.openPage("home") && tour.draw();
         }},
        {"home-trouble", openWithoutGame},
        newGameStop("new-game-players", {}),
        newGameStop("new-game-rulings", {"rulingsButton"}),
        newGameStop("new-game-table", {"playersDone"}),
        newGameStop("new-game-part", {"playersDone", "copyButton"}),
        newGameStop("new-game-dealt", {"playersDone", "dealAllButton"}),
        gameStop("game-phase", Situation::Phase, "game"),
        gameStop("game-choice", Situation::Choice, "game"),
        {"game-choice-complete",
         [](TourWindow& tour) {
             return tour.openGame(Situation::Choice, "game") && tour.draw() && completeChoice(tour);
         }},
        {"game-production", openProduction},
        {"game-production-complete",
         [](TourWindow& tour) { return openProduction(tour) && completeChoice(tour); }},
        gameStop("game-automa-tile", Situation::TileWanted, "game"),
        gameStop("game-automa-codes", Situation::TileWanted, "game", {"enterTileButton"}),
        gameStop("game-automa-decided", Situation::AutomaDecided, "game"),
        gameStop("game-automa-why", Situation::AutomaDecided, "game", {"whyButton"}),
        gameStop("game-automa-builds", Situation::AutomaBuilds, "game", {"whyButton"}),
        {"game-automa-reason", openReason},
        gameStop("game-automa-produces", Situation::AutomaProduces, "game", {"whyButton"}),
        gameStop("game-reveal", Situation::Reveal, "game"),
        gameStop("game-dealt", Situation::Reveal, "game", {"dealButton"}),
        gameStop("game-drops", Situation::Water, "game", {"nextButton"}),
        gameStop("game-over", Situation::Over, "game"),
        {"game-over-objective", markObjective},
        gameStop("share", Situation::Over, "game", {"shareButton"}),
        newGameStop("new-game-leeghwater", {"leeghwater"}),
        newGameStop("new-game-leeghwater-table", {"leeghwater", "playersDone"}),
        newGameStop("new-game-buildings", {"leeghwater", "playersDone", "part12"}),
        newGameStop("new-game-works", {"leeghwater", "playersDone", "part13"}),
        gameStop("leeghwater", Situation::LeeghwaterChoice, "leeghwater"),
        gameStop("game-leeghwater", Situation::LeeghwaterChoice, "game"),
        gameStop("game-leeghwater-works", Situation::LeeghwaterChoice, "game", {"option8"}),
        gameStop("game-leeghwater-actions", Situation::LeeghwaterChoice, "game", {"option9"}),
        gameStop("game-leeghwater-reveal", Situation::LeeghwaterReveal, "game"),
        gameStop("game-automa-building", Situation::AutomaBuildsBuilding, "game", {"whyButton"}),
        gameStop("game-automa-work", Situation::AutomaTakesWork, "game", {"whyButton"}),
        gameStop("game-leeghwater-over", Situation::LeeghwaterOver, "game"),
        gameStop("correction-leeghwater", Situation::LeeghwaterChoice, "correction", {"option6"}),
        {"game-menu", openMenu},
        {"game-viewed-entry",
         [](TourWindow& tour) { return viewEntry(tour, "game", "returnToNowButton"); }},
        {"game-forecast", openForecast},
        {"game-basin", openBasin},
        {"game-refused", openRefused},
        {"company", [](TourWindow& tour) { return openCompany(tour, false); }},
        {"company-automa", [](TourWindow& tour) { return openCompany(tour, true); }},
        gameStop("log", Situation::Choice, "log"),
        {"log-viewed-entry",
         [](TourWindow& tour) { return viewEntry(tour, "log", "returnButton"); }},
        gameStop("correction", Situation::Choice, "correction"),
        gameStop("correction-company", Situation::Choice, "correction", {"option0"}),
        gameStop("correction-whose", Situation::Choice, "correction", {"option0", "option0"}),
        gameStop("correction-figure", Situation::Choice, "correction",
                 {"option0", "option0", "option0"}),
        gameStop("correction-map", Situation::Choice, "correction", {"option1"}),
        gameStop("correction-place", Situation::Choice, "correction", {"option1", "option1"}),
        gameStop("notes", Situation::Choice, "notes"),
        pageStop("scorePad"),
        padStop("pad-barrage-players", "barrage", {"part0"}),
        padStop("pad-barrage-points", "barrage", {"part1"}),
        padStop("pad-barrage-keypad", "barrage", {"part1", "value_vp"}),
        padStop("pad-barrage-details", "barrage", {"part2"}),
        padStop("pad-nucleum-players", "nucleum", {"part0"}),
        padStop("pad-nucleum-tiles", "nucleum", {"part0", "choose_tile1"}),
        padStop("pad-nucleum-points", "nucleum", {"part1"}),
        padStop("pad-outpost-points", "outpost", {"part1"}),
        pageStop("help"),
        pageStop("sessions"),
        {"sessions-delete",
         [](TourWindow& tour) {
             return tour.openPage("sessions") && tour.draw() && tour.press("remove0");
         }},
        historyStop("history", {}),
        historyStop("history-filter", {"filterButton", "filter1Open"}),
        historyStop("history-play", {}, 2),
        historyStop("history-tracked", {}, 0),
        historyStop("history-photo", {"photo0"}, 2),
        pageStop("camera"),
        historyStop("history-change", {"editButton"}, 2),
        historyStop("history-change-tracked", {"editButton"}, 0),
        {"history-add", openNewPlay},
        historyStop("history-deleted", {"deleteButton"}, 2),
        pageStop("statistics"),
        {"statistics-scores", [](TourWindow& tour) { return openChart(tour, "scores"); }},
        {"statistics-bests", [](TourWindow& tour) { return openChart(tour, "bests"); }},
        {"statistics-months", [](TourWindow& tour) { return openChart(tour, "months"); }},
        {"statistics-table",
         [](TourWindow& tour) { return openChart(tour, "level") && tour.press("tableButton"); }},
        pageStop("settings"),
        pageStop("about"),
    };
    for (const auto& more : {partStops(), optionStops()})
        stops.insert(stops.end(), more.begin(), more.end());
    return stops;
}

} // namespace launch
