#pragma once

#include "app/tour/demo_games.h"

namespace barrage {

/// What the table of Barrage waits for.
enum class Situation {
    Phase,
    Water,        // a water flow phase with drops to run
    IncomeChoice, // an income of which something is chosen
    Choice,
    Production, // a person can produce enough for a contract
    Gift,       // machines for a person to choose
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
[[nodiscard]] QString keyOf(Situation situation);

/// Puts a game for every situation into the store.
[[nodiscard]] tour::Kept keepDemoGames(const database::DatabaseFile& store, tour::DemoGames& games);

} // namespace barrage
