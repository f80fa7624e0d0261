#pragma once

#include <map>
#include <string>

#include <QString>

#include "database/database_file.h"
#include "engine/core/result.h"

namespace tour {

/// A kept game, and how many of its entries are in force in a situation.
struct DemoGame {
    QString session;
    int cursor = 0;
    bool isOver = false;
};
using DemoGames = std::map<QString, DemoGame>; // each game has keys for its situations

/// Whether something is in the store now. The error is a sentence for the terminal.
using Kept = core::Result<core::Done, std::string>;

/// Puts games into the store, one for every situation, score pads and a history of years;
/// always the same ones. The error is a sentence for the terminal.
[[nodiscard]] core::Result<DemoGames, std::string>
keepDemoGames(const database::DatabaseFile& store);

} // namespace tour
