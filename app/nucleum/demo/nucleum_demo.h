#pragma once

#include "app/launch/demo_games.h"

namespace launch {

/// What the table of Nucleum waits for.
enum class NucleumSituation {
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
[[nodiscard]] QString keyOf(NucleumSituation situation);

/// Puts a game for every situation into the store.
[[nodiscard]] core::Result<core::Done, std::string>
keepNucleumGames(const database::DatabaseFile& store, DemoGames& games);

} // namespace launch
