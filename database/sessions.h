#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

namespace database {

/// A part of the list of sessions; all of it unless told otherwise.
struct SessionPart {
    static constexpr std::int64_t kAll = -1;

    bool isPlayingOnly = false;
    bool isPlayingFirst = false; // unfinished ones before all others
    std::int64_t skipped = 0;    // how many come before it
    std::int64_t most = kAll;
};

/// The one touched last first.
[[nodiscard]] Result<std::vector<SessionSummary>> listSessions(const DatabaseFile& store,
                                                               const SessionPart& part = {});

/// How many are being played.
[[nodiscard]] Result<std::int64_t> countPlaying(const DatabaseFile& store);

[[nodiscard]] Result<SessionRecord> loadSession(const DatabaseFile& store, const std::string& id);

/// A new game or one from elsewhere, with all its entries. Players that are not known yet are
/// remembered.
[[nodiscard]] Outcome addSession(const DatabaseFile& store, const SessionRecord& session);

/// The session's result stays in the history, or returns to it.
[[nodiscard]] Outcome removeSession(const DatabaseFile& store, const std::string& id);

[[nodiscard]] Outcome setNotes(const DatabaseFile& store, const std::string& id,
                               const std::string& notes);
[[nodiscard]] Outcome setOptions(const DatabaseFile& store, const std::string& id,
                                 const std::string& options);

/// The game is over: its result goes to the history, once. A second call replaces the result, so
/// that an undone and replayed last move counts once too; location and comments stay, and if it
/// ended before, so does the time.
[[nodiscard]] Outcome finishSession(const DatabaseFile& store, const std::string& id,
                                    const Play& result, Ended ended = Ended::Now);

} // namespace database
