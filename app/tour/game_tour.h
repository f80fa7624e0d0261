#pragma once

#include <string_view>
#include <vector>

#include <QStringList>

#include "app/games/list.h"
#include "app/pad/pad_draft.h"
#include "app/tour/demo_games.h"
#include "app/tour/tour_stops.h"
#include "database/records.h"

namespace tour {

/// What a game gives to the tour.
struct GameTour {
    std::string_view game; // its name in the store
    /// Puts a game for every situation into the store.
    Kept (*keepGames)(const database::DatabaseFile& store, DemoGames& games) = nullptr;
    /// Its score pad, filled in as at the end of an evening.
    pad::Draft padDraft;
    /// A play of the history: the game, its board and its results. Every number gives another one.
    /// Null: there is none.
    database::Play (*play)(int number) = nullptr;
    /// Its pages in every state that looks different.
    std::vector<TourStop> stops;
    /// Pages that show a game, beside those that every game has.
    QStringList gamePages;
};

/// In the order in which the games are offered.
[[nodiscard]] std::vector<GameTour> gameTours();

} // namespace tour

/// Each game has its own in its folder demo.
#define PENSTOCK_DECLARE_TOUR(game)                                                                \
    namespace game {                                                                               \
    [[nodiscard]] tour::GameTour gameTour();                                                       \
    }
PENSTOCK_GAMES(PENSTOCK_DECLARE_TOUR)
#undef PENSTOCK_DECLARE_TOUR
