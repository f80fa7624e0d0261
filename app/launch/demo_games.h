#pragma once

#include <map>
#include <string>

#include <QString>

#include "database/database_file.h"
#include "engine/core/result.h"

namespace launch {

/// What the table of a game waits for.
enum class Situation {
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

/// A kept game, and how many of its entries are in force in the situation.
struct DemoGame {
    QString session;
    int cursor = 0;
};
using DemoGames = std::map<Situation, DemoGame>;

/// Puts games into the store, one for every situation, score pads and a history of years;
/// always the same ones. The error is a sentence for the terminal.
[[nodiscard]] core::Result<DemoGames, std::string>
keepDemoGames(const database::DatabaseFile& store);

} // namespace launch
