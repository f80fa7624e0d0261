#pragma once

#include <optional>

#include <QString>

#include "app/json/problem.h"
#include "app/sessions/penstock_file.h"
#include "database/transfer.h"

/// Imports that take their time: what a file holds is read first, then added in parts.
namespace sessions {

/// Everything in a .penstock file or in a backup of a store, told apart by how they begin. The file
/// is only read.
[[nodiscard]] json::Result<FileContents>
contentsOfFile(const QString& path, const database::GoesOn& goesOn = database::alwaysGoesOn);

/// What is in; if not everything, then because it was stopped or because of the problem. A session
/// and its result are one game, as are results without a session.
struct BroughtIn {
    int gamesAdded = 0;
    int gamesThere = 0;  // nothing of them was new
    int gamesCopied = 0; // the store has other ones under their ids
    int cardsAdded = 0;
    bool isComplete = true;
    std::optional<json::Problem> problem;
};

/// Adds what the store has not, as importContents does, but part by part: each is kept when it is
/// in, and others can write to the store in between. What was stopped can be done again, as nothing
/// comes twice. `goesOn` is asked before each part.
[[nodiscard]] BroughtIn bringIn(const database::DatabaseFile& store, database::Contents contents,
                                const database::GoesOn& goesOn);

} // namespace sessions
