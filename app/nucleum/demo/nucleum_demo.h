#pragma once

#include "app/tour/demo_games.h"

namespace nucleum {

/// What the table of Nucleum waits for.
enum class Situation {
    Fresh,   // the first turn, with nothing printed on the pieces known yet
    Turn,    // with a tile and a worker for a railway
    Actions, // all of them possible, and a contract to be fulfilled
    Technology,
    Uranium,
    Income,
    Marker,
    Reveal,
    Scoring,
    Over
};

/// Under which the games of the demo have it.
[[nodiscard]] QString keyOf(Situation situation);

/// Puts a game for every situation into the store.
[[nodiscard]] tour::Kept keepDemoGames(const database::DatabaseFile& store, tour::DemoGames& games);

} // namespace nucleum
