#include "app/outpost/demo/outpost_stops.h"

#include <QQuickItem>
#include <QQuickWindow>

#include "app/outpost/demo/outpost_demo.h"
#include "app/tour/tour_steps.h"
#include "app/tour/visible_items.h"

namespace outpost {

namespace {

using namespace tour;

/// A page on a game, and then the buttons.
TourStop gameStop(const QString& name, Situation situation, const QString& page = "game",
                  const QStringList& buttons = {}) {
    return {"outpost-" + name, [=](TourWindow& tour) {
                return tour.openGame(keyOf(situation), page) && tour.draw() &&
                       pressAll(tour, buttons);
            }};
}

/// A new game goes on where it was left, so this goes back to its beginning.
TourStop newGameStop(const QString& name, const QStringList& buttons) {
    return {"outpost-" + name, [buttons](TourWindow& tour) {
                if (!tour.openPage("outpost/newGame") || !tour.draw())
                    return false;
                while (!tour.shows("playersDone"))
                    if (!tour.press("backButton"))
                        return false;
                while (tour.shows("name2"))
                    if (!tour.press("minus_players"))
                        return false;
                return pressAll(tour, buttons);
            }};
}

/// Four players, whose order is entered.
bool openOrder(TourWindow& tour) {
    return newGameStop({}, {"plus_players", "plus_players"}).open(tour) &&
           (tour.shows("up1") || tour.press("orderSwitch"));
}

bool viewEntry(TourWindow& tour, const QString& page, const QString& button) {
    if (!tour.openGame(keyOf(Situation::LateTurn), page))
        return false;
    GameTable& table = *tour.tables().current();
    table.view(table.cursor() / 2);
    return tour.draw() && tour.shows(button);
}

} // namespace

std::vector<TourStop> tourStops() {
    using enum Situation;
    return {
        homeStop("outpost-home", keyOf(LateTurn)),
        padStop("pad-outpost-points", "outpost", {"part1"}),
        newGameStop("new-game-players", {}),
        {"outpost-new-game-order", openOrder},
        newGameStop("new-game-rulings", {"rulingsButton"}),
        newGameStop("new-game-figures", {"figuresButton"}),
        newGameStop("new-game-table", {"figuresButton", "figuresDone"}),
        newGameStop("new-game-tokens", {"figuresButton", "figuresDone", "tokensButton"}),
        gameStop("first-cards", FirstCards),
        gameStop("card-known", FirstCards, "game", {"key1", "key2"}),
        gameStop("card-new", FirstCards, "game", {"key1", "key3", "kind1"}),
        gameStop("start-station", StartStation),
        gameStop("start-station-new", StartStation, "game", {"city3"}),
        gameStop("auction", Auction),
        gameStop("auction-chosen", Auction, "game", {"space1"}),
        gameStop("bidding", Bidding),
        gameStop("bidding-winner", Bidding, "game", {"winner0"}),
        gameStop("bid-by-bid", Bidding, "game", {"bidByBidButton"}),
        gameStop("syndicate-takes", SyndicateTakes, "game", {"whyButton"}),
        gameStop("syndicate-builds", SyndicateBuilds),
        gameStop("syndicate-operates", SyndicateOperates, "game", {"whyButton"}),
        gameStop("turn", Turn),
        gameStop("turn-late", LateTurn),
        gameStop("build-city", LateTurn, "game", {"build0"}),
        {"outpost-build-sum",
         [](TourWindow& tour) {
             return tour.openGame(keyOf(LateTurn), "game") && tour.draw() && tour.press("build0") &&
                    tour.press(controlThat(tour, [](const QQuickItem& item) {
                        return item.objectName().startsWith("city") && item.isEnabled();
                    }));
         }},
        gameStop("build-on-map", MapTurn, "game", {"build0"}),
        gameStop("supply", Supply),
        gameStop("over", Over),
        {"outpost-over-course",
         [](TourWindow& tour) {
             return tour.openGame(keyOf(Situation::Over), "game") && tour.draw() &&
                    scrollTo(tour, "course");
         }},
        gameStop("group-auction", GroupAuction),
        gameStop("group-bidding", GroupBidding),
        gameStop("group-supply", GroupSupply),
        gameStop("company", LateTurn, "game", {"company0"}),
        gameStop("company-syndicate", LateTurn, "game", {"company6"}),
        {"outpost-menu",
         [](TourWindow& tour) {
             return tour.openGame(keyOf(LateTurn), "game") && tour.draw() && openMenu(tour);
         }},
        {"outpost-viewed-entry",
         [](TourWindow& tour) { return viewEntry(tour, "game", "returnToNowButton"); }},
        gameStop("log", LateTurn, "log"),
        gameStop("correction", LateTurn, "correction"),
        gameStop("correction-company", LateTurn, "correction", {"option0", "plus_0", "minus_1"}),
        gameStop("correction-keys", LateTurn, "correction", {"option0", "value_0", "key7"}),
        gameStop("correction-city", LateTurn, "correction", {"option5"}),
        gameStop("notes", LateTurn, "notes"),
        pageStop("outpost/help", "outpost-help"),
        pageStop("outpost/cards", "outpost-cards"),
        {"outpost-cards-edit",
         [](TourWindow& tour) {
             return tour.openPage("outpost/cards") && tour.draw() && tour.press("card1");
         }},
        pageStop("outpost/map", "outpost-map"),
        {"outpost-map-city",
         [](TourWindow& tour) {
             return tour.openPage("outpost/map") && tour.draw() && tour.press("mapCity2");
         }},
    };
}

} // namespace outpost
