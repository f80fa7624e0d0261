#pragma once

#include <string>
#include <vector>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

namespace database {

// A play whose session is being played again is kept, but out of the history until the session is
// finished again.

/// The one that ended last first.
[[nodiscard]] Result<std::vector<Play>> listPlays(const DatabaseFile& store);
[[nodiscard]] Result<Play> loadPlay(const DatabaseFile& store, const std::string& id);
/// The id of a session's result.
[[nodiscard]] Result<std::string> playOfSession(const DatabaseFile& store,
                                                const std::string& session);
[[nodiscard]] Outcome addPlay(const DatabaseFile& store, const Play& play);
/// The same as headings: little to read, so that a long history is there at once.
[[nodiscard]] Result<std::vector<PlayHeading>> listPlayHeadings(const DatabaseFile& store);
/// Replaces the play with the same id; its photos stay. Names go to the seats of its session too,
/// so that the game is called the same everywhere.
[[nodiscard]] Outcome changePlay(const DatabaseFile& store, const Play& play);
[[nodiscard]] Outcome removePlay(const DatabaseFile& store, const std::string& id);

} // namespace database
