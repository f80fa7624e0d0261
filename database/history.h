#pragma once

#include <cstdint>
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

/// Which plays of the list are wanted. Told by the one before them, since plays come and go.
struct PlayPart {
    static constexpr std::int64_t kAll = -1;

    const PlayHeading* after = nullptr; // null: from the first one on
    std::int64_t most = kAll;
};

/// The same as headings, which are less to read.
[[nodiscard]] Result<std::vector<PlayHeading>> listPlayHeadings(const DatabaseFile& store,
                                                                const PlayPart& part = {});
/// How many there are.
[[nodiscard]] Result<std::int64_t> countPlays(const DatabaseFile& store);
/// Those of the same game whose sessions have the same setup as this one, itself not among them.
[[nodiscard]] Result<std::vector<PlayHeading>> listPlaysSetUpLike(const DatabaseFile& store,
                                                                  const std::string& session);
/// Replaces the play with the same id; its photos stay. Names go to the seats of its session too,
/// so that the game is called the same everywhere.
[[nodiscard]] Outcome changePlay(const DatabaseFile& store, const Play& play);
[[nodiscard]] Outcome removePlay(const DatabaseFile& store, const std::string& id);

} // namespace database
