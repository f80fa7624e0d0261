#include "app/barrage/demo/barrage_stops.h"

#include <algorithm>

#include <QQuickItem>
#include <QQuickWindow>

#include "app/barrage/demo/amendment_stops.h"
#include "app/barrage/demo/barrage_demo.h"
#include "app/barrage/demo/barrage_tap_stops.h"
#include "app/barrage/demo/demo_table.h"
#include "app/barrage/demo/log_stops.h"
#include "app/barrage/setup/setup_part.h"
#include "app/tour/tour_steps.h"
#include "app/tour/visible_items.h"

namespace barrage {

namespace {

using namespace tour;

constexpr int kMostSteps = 8; // of a person's choice

/// A page on a game, and then the buttons.
TourStop gameStop(const QString& name, Situation situation, const QString& page,
                  const QStringList& buttons = {}) {
    return {name, [=](TourWindow& tour) {
                return openGame(tour, situation, page) && tour.draw() && pressAll(tour, buttons);
            }};
}

/// A game and then the buttons, with a part of what is shown at the top.
TourStop scrolledStop(const QString& name, Situation situation, const QStringList& buttons,
                      const QString& part) {
    return {name, [=](TourWindow& tour) {
                return gameStop(name, situation, "game", buttons).open(tour) &&
                       scrollTo(tour, part);
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

/// The option with this sign, if it is allowed; else empty.
QString legalOption(TourWindow& tour, const QString& sign) {
    return controlThat(tour, [&sign](const QQuickItem& item) {
        return isLegal(item) && item.property("pictogram").toString() == sign;
    });
}

/// Takes the options with these signs one after the other, in whichever game they are allowed.
bool openOptions(TourWindow& tour, const QStringList& signs) {
    const auto take = [&tour](const QString& sign) {
        const QString option = legalOption(tour, sign);
        return !option.isEmpty() && tour.press(option);
    };
    for (const Situation situation : {Situation::Choice, Situation::Production})
        if (openGame(tour, situation) && tour.draw() && std::ranges::all_of(signs, take))
            return true;
    return false;
}

/// What is asked after each thing that a person can do, and after each structure to build.
std::vector<TourStop> optionStops() {
    std::vector<TourStop> stops;
    const auto add = [&stops](const QString& name, const QStringList& signs) {
        stops.push_back({"game-choice-" + name,
                         [signs](TourWindow& tour) { return openOptions(tour, signs); }, true});
    };
    add("build", {"base"});
    add("produce", {"production"});
    add("water", {"headstream"});
    add("bank", {"credit"});
    add("workshop", {"wheel"});
    add("machinery", {"excavator"});
    add("contracts", {"contract"});
    add("patents", {"tile"});
    for (const char* const structure : {"base", "elevation", "conduit", "powerhouse"})
        add(structure, {"base", structure});
    add("headstreams", {"headstream", "waiting"});
    return stops;
}

/// What is refused says why in its place.
bool openRefusedOption(TourWindow& tour) {
    return openGame(tour, Situation::Choice) && tour.draw() &&
           tour.press(controlThat(tour,
                                  [](const QQuickItem& item) {
                                      return item.property("isLegal").isValid() && !isLegal(item);
                                  })) &&
           tour.shows("refusedTap");
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
    bool isThere = openGame(tour, Situation::Production) && tour.draw() &&
                   tour.press(legalOption(tour, "production"));
    for (int step = 0; step < kMostSteps && controlThat(tour, isContract).isEmpty(); ++step)
        isThere = isThere && tour.press(controlThat(tour, isLegal));
    return isThere;
}

/// The list of what that turn has left to do, with the next thing below it.
bool openSteps(TourWindow& tour) {
    return openProduction(tour) && completeChoice(tour) && tour.press("doItButton") &&
           (!tour.shows("skipButton") || tour.press("skipButton")) && tour.shows("stepsHead");
}

bool foldSteps(TourWindow& tour, bool isShown) {
    return tour.shows("steps") == isShown || tour.press("stepsHead");
}

std::vector<TourStop> stepStops() {
    return {
        {"game-steps", [](TourWindow& tour) { return openSteps(tour) && foldSteps(tour, true); }},
        {"game-steps-folded",
         [](TourWindow& tour) { return openSteps(tour) && foldSteps(tour, false); }},
        {"game-steps-ticked",
         [](TourWindow& tour) {
             return openSteps(tour) && foldSteps(tour, true) && tour.press("tick");
         }},
        gameStop("game-income-choice", Situation::IncomeChoice, "game"),
    };
}

/// What can be chosen of the boards of the Leeghwater Project.
bool openBoards(TourWindow& tour, const QString& sign) {
    return openGame(tour, Situation::LeeghwaterChoice) && tour.draw() &&
           tour.press(legalOption(tour, sign));
}

/// The places that a reason names stand out on the map.
bool openReason(TourWindow& tour) {
    return openGame(tour, Situation::AutomaBuilds) && tour.draw() && tour.press("whyButton") &&
           tour.press(controlThat(tour, [](const QQuickItem& item) {
               return item.objectName().startsWith("reason") && item.isEnabled();
           }));
}

/// A game that is set up again takes the place of one that somebody has begun to enter.
bool openOffered(TourWindow& tour) {
    return openNewGame(tour) && pressAll(tour, {"playersDone", "dealAllButton"}) &&
           openGame(tour, Situation::Over, "repeat") && tour.draw() &&
           tour.press("playAgainButton") && tour.shows("offeredText");
}

bool openRepeat(TourWindow& tour, const QStringList& buttons) {
    return openOffered(tour) && tour.press("takeOfferedButton") && pressAll(tour, buttons);
}

TourStop repeatStop(const QString& name, const QStringList& buttons) {
    return {name, [buttons](TourWindow& tour) { return openRepeat(tour, buttons); }};
}

/// The end of what to put where.
bool scrollInstructions(TourWindow& tour) {
    QQuickItem* const list = visibleItem(tour.window(), "instructionList");
    // Rows are made as they are seen, so that the end moves away the first times.
    bool isThere = list != nullptr;
    for (int time = 0; time < kMostSteps && isThere; ++time)
        isThere = QMetaObject::invokeMethod(list, "positionViewAtEnd") && tour.draw();
    return isThere;
}

/// A game that is set up again does not show the order of its piles before it is asked for.
bool openHiddenOrder(TourWindow& tour) {
    return openRepeat(tour, {"playersDone", "instructionsButton"}) && scrollInstructions(tour);
}

bool openPiles(TourWindow& tour) {
    return openHiddenOrder(tour) && tour.press("showOrderButton") && tour.draw();
}

bool openGameMenu(TourWindow& tour) {
    return openGame(tour, Situation::Choice) && tour.draw() && openMenu(tour);
}

bool openForecast(TourWindow& tour) {
    return openGame(tour, Situation::Choice) && tour.draw() && tour.press("forecastButton") &&
           tour.waitFor([&tour] { return tour.shows("forecast0"); }) && tour.draw();
}

/// A thing of the table in large.
bool openLarge(TourWindow& tour, Situation situation, const QString& thing) {
    return openGame(tour, situation, "table") && tour.draw() && tour.press(thing) &&
           tour.waitFor([&tour] { return tour.shows("closeSheetButton"); }) && tour.draw();
}

TourStop largeStop(const QString& name, Situation situation, const QString& thing) {
    return {name, [=](TourWindow& tour) { return openLarge(tour, situation, thing); }};
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
        homeStop("barrage-home", keyOf(Situation::Production)),
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
        {"game-choice-refused", openRefusedOption},
        {"game-choice-complete",
         [](TourWindow& tour) {
             return openGame(tour, Situation::Choice) && tour.draw() && completeChoice(tour);
         }},
        {"game-production", openProduction},
        {"game-production-complete",
         [](TourWindow& tour) { return openProduction(tour) && completeChoice(tour); }},
        gameStop("game-automa-decided", Situation::AutomaDecided, "game"),
        gameStop("game-automa-why", Situation::AutomaDecided, "game", {"whyButton"}),
        gameStop("game-automa-builds", Situation::AutomaBuilds, "game", {"whyButton"}),
        {"game-automa-reason", openReason},
        gameStop("game-automa-produces", Situation::AutomaProduces, "game", {"whyButton"}),
        gameStop("game-reveal", Situation::Reveal, "game"),
        gameStop("game-dealt", Situation::Reveal, "game", {"dealButton"}),
        gameStop("game-water", Situation::Water, "game"),
        gameStop("game-drops", Situation::Water, "game", {"nextButton"}),
        gameStop("game-over", Situation::Over, "game"),
        scrolledStop("game-over-course", Situation::Over, {}, "course"),
        scrolledStop("game-over-sources", Situation::Over, {}, "sources"),
        {"game-over-objective", markObjective},
        gameStop("share", Situation::Over, "game", {"shareButton"}),
        scrolledStop("share-picture", Situation::Over, {"shareButton"}, "resultCard"),
        newGameStop("new-game-leeghwater", {"leeghwater"}),
        newGameStop("new-game-leeghwater-table", {"leeghwater", "playersDone"}),
        newGameStop("new-game-buildings", {"leeghwater", "playersDone", "part12"}),
        newGameStop("new-game-works", {"leeghwater", "playersDone", "part13"}),
        gameStop("table", Situation::Water, "table"),
        gameStop("table-over", Situation::Over, "table"),
        gameStop("table-cleared", Situation::LeeghwaterReveal, "table"),
        largeStop("table-energy", Situation::Water, "energyTrack"),
        largeStop("table-bonus", Situation::Water, "bonusCard"),
        largeStop("table-objective", Situation::Water, "objectiveCard"),
        largeStop("table-contract", Situation::Water, "contract0"),
        largeStop("table-patent", Situation::Water, "patent0"),
        largeStop("table-section", Situation::Water, "section0"),
        gameStop("table-leeghwater", Situation::LeeghwaterChoice, "table"),
        gameStop("table-leeghwater-closed", Situation::LeeghwaterOver, "table"),
        largeStop("table-work", Situation::LeeghwaterChoice, "work0"),
        largeStop("table-building", Situation::LeeghwaterChoice, "building0"),
        gameStop("game-leeghwater", Situation::LeeghwaterChoice, "game"),
        {"game-leeghwater-works", [](TourWindow& tour) { return openBoards(tour, "work"); }},
        {"game-leeghwater-actions", [](TourWindow& tour) { return openBoards(tour, "building"); }},
        gameStop("game-leeghwater-reveal", Situation::LeeghwaterReveal, "game"),
        gameStop("game-automa-closes", Situation::AutomaBuildsBuilding, "game"),
        gameStop("game-automa-building", Situation::AutomaBuildsBuilding, "game", {"whyButton"}),
        gameStop("game-automa-work", Situation::AutomaTakesWork, "game", {"whyButton"}),
        gameStop("game-leeghwater-over", Situation::LeeghwaterOver, "game"),
        gameStop("correction-leeghwater", Situation::LeeghwaterChoice, "correction", {"option6"}),
        {"game-menu", openGameMenu},
        {"game-forecast", openForecast},
        {"game-basin", openBasin},
        {"game-refused", openRefused},
        {"company", [](TourWindow& tour) { return openCompany(tour, false); }},
        {"company-automa", [](TourWindow& tour) { return openCompany(tour, true); }},
        gameStop("correction", Situation::Choice, "correction"),
        gameStop("correction-company", Situation::Choice, "correction", {"option0"}),
        gameStop("correction-changed", Situation::Choice, "correction",
                 {"option0", "plus_0", "plus_2"}),
        gameStop("correction-keys", Situation::Choice, "correction",
                 {"option0", "value_6", "key9", "key9"}),
        gameStop("correction-map", Situation::Choice, "correction", {"option2"}),
        gameStop("correction-place", Situation::Choice, "correction", {"option2", "option1"}),
        gameStop("correction-figure", Situation::Choice, "correction",
                 {"option2", "option1", "option0"}),
        gameStop("notes", Situation::Choice, "notes"),
        pageStop("barrage/help", "help"),
    };
    // Behind the others: the players of a new game stay.
    const std::vector<TourStop> repeats{gameStop("repeat", Situation::Over, "repeat"),
                                        {"new-game-repeat-offered", openOffered},
                                        repeatStop("new-game-repeat", {}),
                                        repeatStop("new-game-repeat-table", {"playersDone"}),
                                        {"new-game-repeat-order", openHiddenOrder},
                                        {"new-game-repeat-piles", openPiles}};
    for (const auto& more : {logStops(), amendmentStops(), stepStops(), tapStops(), partStops(),
                             optionStops(), repeats})
        stops.insert(stops.end(), more.begin(), more.end());
    return stops;
}

} // namespace barrage
