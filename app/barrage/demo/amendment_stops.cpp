#include "app/barrage/demo/amendment_stops.h"

#include <optional>
#include <utility>

#include "app/barrage/demo/demo_table.h"
#include "app/sessions/amendment.h"
#include "app/tour/tour_steps.h"
#include "engine/barrage/legal.h"

namespace barrage {

namespace {

using namespace tour;

/// An entry, and another move for it behind which the rest does not fit: the game of the tour stays
/// as it is.
std::optional<std::pair<int, Move>> misfitIn(const Playthrough& game) {
    for (std::size_t entry = game.cursor() / 2; entry < game.cursor(); ++entry) {
        Playthrough before = game;
        before.replayTo(entry);
        for (const Move& move : legalMoves(before.state())) {
            sessions::Amendment<Game> amendment(game, entry, 0);
            if (amendment.commit(move) && amendment.isAnswered() &&
                !amendment.outcome().dropped.empty())
                return std::pair(static_cast<int>(entry) + 1, move);
        }
    }
    return std::nullopt;
}

bool openAmendment(TourWindow& tour, const QString& page, bool isEntered) {
    if (!openGame(tour, Situation::Choice, page))
        return false;
    BarrageTable& table = tableOf(tour);
    const auto misfit = misfitIn(table.game());
    if (!misfit)
        return false;
    table.amend(misfit->first);
    return (!isEntered || table.commit(misfit->second)) && tour.draw();
}

/// What the button asks, which on a low page is the only one.
bool askAbout(TourWindow& tour, const QString& button) {
    return openAmendment(tour, "game", true) &&
           tour.press(tour.shows(button) ? button : QString("amendmentButton")) &&
           tour.waitFor([&tour] { return tour.shows("agreeButton"); }) && tour.draw();
}

} // namespace

std::vector<TourStop> amendmentStops() {
    return {{"game-amend",
             [](TourWindow& tour) {
                 return openAmendment(tour, "game", false) && tour.shows("amendmentBar");
             }},
            {"game-amend-misfit",
             [](TourWindow& tour) {
                 return openAmendment(tour, "game", true) && tour.shows("amendmentBar");
             }},
            {"game-amend-question",
             [](TourWindow& tour) { return askAbout(tour, "takeAmendmentButton"); }},
            {"game-amend-leave", [](TourWindow& tour) { return askAbout(tour, "backButton"); }},
            {"log-amend", [](TourWindow& tour) {
                 return openAmendment(tour, "log", true) && tour.shows("amendedNote");
             }}};
}

} // namespace barrage
