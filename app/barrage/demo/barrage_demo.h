#pragma once

#include "app/launch/demo_games.h"

namespace launch {

/// What the table of Barrage waits for.
enum class BarrageSituation {
    Phase,
    Water, // a water flow phase with drops to run
    Choice,
    Production, // a person can produce enough for a contract
    TileWanted,
    AutomaDecided,
    AutomaBuilds,
    AutomaProduces,
    Reveal,
    Over,
    // with the Leeghwater Project
    LeeghwaterChoice,
    LeeghwaterReveal,
    LeeghwaterOver,
    AutomaBuildsBuilding,
    AutomaTakesWork,
};

/// Under which the games of the demo have it.
[[nodiscard]] QString keyOf(BarrageSituation situation);

/// Puts a game for every situation into the store.
[[nodiscard]] core::Result<core::Done, std::string>
keepBarrageGames(const database::DatabaseFile& store, DemoGames& games);

} // namespace launch
