#include "app/barrage/demo/barrage_stops.h"

#include <algorithm>

#include <QQuickItem>
#include <QQuickWindow>

#include "app/barrage/demo/barrage_demo.h"
#include "app/barrage/setup/setup_part.h"
#include "app/barrage/table/barrage_table.h"
#include "app/tour/tour_steps.h"
#include "app/tour/visible_items.h"

namespace barrage {

namespace {

using namespace tour;

constexpr int kMostSteps = 8; // of a person's choice

bool openGame(TourWindow& tour, Situation situation, const QString& page = "game") {
    return tour.openGame(keyOf(situation), page);
}

BarrageTable& tableOf(TourWindow& tour) {
    return static_cast<BarrageTable&>(*tour.tables().current());
}

/// A page on a game, and then the buttons.
TourStop gameStop(const QString& name, Situation situation, const QString& page,
                  const QStringList& buttons = {}) {
    return {name, [=](TourWindow& tour) {
                return openGame(tour, situation, page) && tour.draw() && pressAll(tour, buttons);
            }};
}

bool hasLeeghwater(TourWindow& tour) {
    const QQuickItem* const row = visibleItem(tour.window(), "leeghwater");
    return row && row->property("checked").toBool();
}

/// A new game goes on where it was left, so this goes back to its beginning.
bool openNewGame(TourWindow& tour) {
    if (!tour.openPage("barrage/newGame") || !tour.draw())
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

bool openCompany(TourWindow& tour, bool isAutoma) {
    if (!openGame(tour, Situation::Choice) || !tour.draw())
        return false;
    const State& state = tableOf(tour).state();
    return tour.press(controlThat(tour, [&](const QQuickItem& item) {
        return item.objectName().startsWith("chip") &&
               state.of(static_cast<Company>(item.property("company").toInt())).isAutoma() ==
                   isAutoma;
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
        if (openGame(tour, situation) && tour.draw() && std::ranges::all_of(options, take))
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
    bool isThere =
        openGame(tour, Situation::Production) && tour.draw() && tour.press("option1"); // to produce
    for (int step = 0; step < kMostSteps && controlThat(tour, isContract).isEmpty(); ++step)
        isThere = isThere && tour.press(controlThat(tour, isLegal));
    return isThere;
}

/// The places that a reason names stand out on the map.
bool openReason(TourWindow& tour) {
    return openGame(tour, Situation::AutomaBuilds) && tour.draw() && tour.press("whyButton") &&
           tour.press(controlThat(tour, [](const QQuickItem& item) {
               return item.objectName().startsWith("reason") && item.isEnabled();
           }));
}

bool viewEntry(TourWindow& tour, const QString& page, const QString& button) {
    if (!openGame(tour, Situation::Choice, page))
        return false;
    tableOf(tour).view(tableOf(tour).cursor() / 2);
    return tour.draw() && tour.shows(button);
}

bool openGameMenu(TourWindow& tour) {
    return openGame(tour, Situation::Choice) && tour.draw() && openMenu(tour);
}

bool openForecast(TourWindow& tour) {
    if (!openGame(tour, Situation::Choice))
        return false;
    tour.settings().setShowsForecast(true);
    return tour.draw() && tour.press("forecastButton") && tour.shows("forecast0");
}

bool openBasin(TourWindow& tour) {
    if (!openGame(tour, Situation::Choice) || !tour.draw())
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
    return openGame(tour, Situation::Choice) && !tableOf(tour).commit({Actor::Table, Proceed{}}) &&
           tour.draw() && tour.shows("trouble");
}

/// The first company's counted pieces stand out on the map.
bool markObjective(TourWindow& tour) {
    if (!openGame(tour, Situation::Over) || !tour.draw())
        return false;
    return tour.press(controlThat(
        tour, [](const QQuickItem& item) { return item.objectName().startsWith("objectiveRow"); }));
}

} // namespace

std::vector<TourStop> tourStops() {
    std::vector<TourStop> stops{
        padStop("pad-barrage-players", "barrage", {"part0"}),
        padStop("pad-barrage-points", "barrage", {"part1"}),
        padStop("pad-barrage-keypad", "barrage", {"part1", "value_vp"}),
        padStop("pad-barrage-details", "barrage", {"part2"}),
        newGameStop("new-game-players", {}),
        newGameStop("new-game-rulings", {"rulingsButton"}),
        newGameStop("new-game-table", {"playersDone"}),
        newGameStop("new-game-part", {"playersDone", "copyButton"}),
        newGameStop("new-game-dealt", {"playersDone", "dealAllButton"}),
        gameStop("game-phase", Situation::Phase, "game"),
        gameStop("game-choice", Situation::Choice, "game"),
        {"game-choice-complete",
         [](TourWindow& tour) {
             return openGame(tour, Situation::Choice) && tour.draw() && completeChoice(tour);
         }},
        {"game-production", openProduction},
        {"game-production-complete",
         [](TourWindow& tour) { return openProduction(tour) && completeChoice(tour); }},
        {"game-steps",
         [](TourWindow& tour) {
             return openProduction(tour) && completeChoice(tour) && tour.press("doItButton") &&
                    (!tour.shows("skipButton") || tour.press("skipButton")) &&
                    tour.shows("stepsDoneButton");
         }},
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
        gameStop("leeghwater-closed", Situation::LeeghwaterOver, "leeghwater"),
        gameStop("game-leeghwater", Situation::LeeghwaterChoice, "game"),
        gameStop("game-leeghwater-works", Situation::LeeghwaterChoice, "game", {"option8"}),
        gameStop("game-leeghwater-actions", Situation::LeeghwaterChoice, "game", {"option9"}),
        gameStop("game-leeghwater-reveal", Situation::LeeghwaterReveal, "game"),
        gameStop("game-automa-closes", Situation::AutomaBuildsBuilding, "game"),
        gameStop("game-automa-building", Situation::AutomaBuildsBuilding, "game", {"whyButton"}),
        gameStop("game-automa-work", Situation::AutomaTakesWork, "game", {"whyButton"}),
        gameStop("game-leeghwater-over", Situation::LeeghwaterOver, "game"),
        gameStop("correction-leeghwater", Situation::LeeghwaterChoice, "correction", {"option6"}),
        {"game-menu", openGameMenu},
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
        pageStop("barrage/help", "help"),
    };
    for (const auto& more : {partStops(), optionStops()})
        stops.insert(stops.end(), more.begin(), more.end());
    return stops;
}

} // namespace barrage
