#include "app/tour/demo_games.h"

#include <ranges>

#include "app/pad/pad_store.h"
#include "app/sessions/identity.h"
#include "app/tour/demo_history.h"
#include "app/tour/game_tour.h"

namespace tour {

namespace {

Kept keepPad(const database::DatabaseFile& store, const GameTour& tour) {
    pad::Draft draft = tour.padDraft;
    draft.play = sessions::newId();
    const auto kept = pad::keepDraft(store, *pad::gameNamed(tour.game), draft);
    return kept ? Kept(core::Done{}) : kept.error().detail;
}

} // namespace

core::Result<DemoGames, std::string> keepDemoGames(const database::DatabaseFile& store) {
    const std::vector<GameTour> tours = gameTours();
    DemoGames games;
    // What is offered first was played last.
    for (const GameTour& tour : tours | std::views::reverse)
        if (const auto kept = tour.keepGames(store, games); !kept)
            return kept.error();
    for (const GameTour& tour : tours)
        if (const auto kept = keepPad(store, tour); !kept)
            return kept.error();
    if (const auto kept = keepDemoHistory(store); !kept)
        return kept.error();
    return games;
}

} // namespace tour
