#include "app/nucleum/demo/nucleum_stops.h"

#include <QQuickItem>
#include <QQuickWindow>

#include "app/nucleum/choices/menu_forms.h"
#include "app/nucleum/choices/nucleum_choice_model.h"
#include "app/nucleum/demo/nucleum_demo.h"
#include "app/tour/tour_steps.h"
#include "app/tour/visible_items.h"

namespace nucleum {

namespace {

using namespace tour;

/// A page on a game, and then the buttons.
TourStop gameStop(const QString& name, Situation situation, const QString& page,
                  const QStringList& buttons = {}) {
    return {"nucleum-" + name, [=](TourWindow& tour) {
                return tour.openGame(keyOf(situation), page) && tour.draw() &&
                       pressAll(tour, buttons);
            }};
}

/// The end of a game with a part of it at the top.
TourStop overStop(const QString& part) {
    return {"nucleum-over-" + part, [part](TourWindow& tour) {
                return tour.openGame(keyOf(Situation::Over), "game") && tour.draw() &&
                       scrollTo(tour, part);
            }};
}

/// A new game goes on where it was left, so this goes back to its beginning.
TourStop newGameStop(const QString& name, const QStringList& buttons) {
    return {"nucleum-new-game-" + name, [buttons](TourWindow& tour) {
                bool isThere = tour.openPage("nucleum/newGame") && tour.draw();
                while (isThere && !tour.shows("playersDone"))
                    isThere = tour.press("backButton");
                return isThere && tour.press("players4") && pressAll(tour, buttons);
            }};
}

/// A form of the menu with its first possible choices taken.
TourStop formStop(const QString& name, Situation situation, Entry entry, const QStringList& keys) {
    return {"nucleum-form-" + name, [=](TourWindow& tour) {
                if (!tour.openGame(keyOf(situation), "game") || !tour.draw())
                    return false;
                auto* const choice =
                    tour.window().findChild<NucleumChoiceModel*>(QStringLiteral("choiceModel"));
                if (!choice)
                    return false;
                const auto take = [choice](const QString& key, auto isWanted) {
                    const Field* const field = choice->fields()->field(key);
                    for (int i = 0; field && i < field->options.size(); ++i)
                        if (isWanted(field->options[i])) {
                            choice->choose(key, i);
                            return;
                        }
                };
                for (const char* const menu : {"menu", "more"})
                    take(menu, [entry](const NucleumOption& option) {
                        return option.value == static_cast<int>(entry);
                    });
                if (!choice->canGoBack())
                    return false; // the form could not be opened
                for (const QString& key : keys)
                    take(key, [](const NucleumOption& option) { return option.isLegal; });
                return tour.draw();
            }};
}

} // namespace

std::vector<TourStop> tourStops() {
    using enum Situation;
    return {
        homeStop("nucleum-home", keyOf(Actions)),
        padStop("pad-nucleum-players", "nucleum", {"part0"}),
        padStop("pad-nucleum-tiles", "nucleum", {"part0", "choose_tile1"}),
        padStop("pad-nucleum-points", "nucleum", {"part1"}),
        newGameStop("players", {}),
        newGameStop("rulings", {"rulingsButton"}),
        newGameStop("table", {"playersDone"}),
        newGameStop("choosing", {"playersDone", "place0"}),
        newGameStop("facts", {"factsButton"}),
        gameStop("fresh", Fresh, "game"),
        gameStop("turn", Turn, "game"),
        gameStop("turn-menu", Turn, "game", {"menuButton"}),
        gameStop("actions", Actions, "game"),
        gameStop("technology", Technology, "game"),
        gameStop("uranium", Uranium, "game"),
        gameStop("income", Income, "game"),
        gameStop("marker", Marker, "game"),
        gameStop("reveal", Reveal, "game"),
        gameStop("scoring", Scoring, "game"),
        gameStop("over", Over, "game"),
        overStop("course"),
        overStop("sources"),
        formStop("urbanize", Actions, Entry::Urbanize, {"type", "level", "city"}),
        formStop("industrialize", Actions, Entry::Industrialize, {"kind", "row", "city"}),
        formStop("develop", Actions, Entry::Develop, {"first", "second"}),
        formStop("contract", Actions, Entry::TakeContract, {"contract", "space"}),
        formStop("energize", Actions, Entry::Energize, {"target"}),
        formStop("subsidize", Actions, Entry::Subsidize, {}),
        formStop("fulfil", Actions, Entry::Fulfil, {}),
        formStop("exchange", Actions, Entry::Exchange, {"source"}),
        formStop("railway", Turn, Entry::Railway, {"one", "other", "space"}),
        formStop("recharge", Turn, Entry::Recharge, {}),
        formStop("recharge-by-hand", Fresh, Entry::Recharge, {}),
        gameStop("player", Turn, "player"),
        gameStop("table", Turn, "table"),
        gameStop("facts", Turn, "facts"),
        gameStop("facts-building", Turn, "facts", {"chapter2_0"}),
        gameStop("facts-income", Turn, "facts", {"chapter0_0"}),
        gameStop("correction", Turn, "correction"),
        gameStop("correction-player", Turn, "correction", {"option0", "plus_0", "plus_1"}),
        gameStop("correction-keys", Turn, "correction", {"option0", "value_0", "key7"}),
        gameStop("correction-map", Turn, "correction", {"option5"}),
        gameStop("log", Over, "log"),
        gameStop("notes", Turn, "notes"),
        gameStop("help", Turn, "help"),
    };
}

} // namespace nucleum
