#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

namespace database {

/// A session of which only the first entries could be read.
struct CutSession {
    std::string id;
    std::uint64_t kept = 0;
    std::uint64_t cursor = 0; // how far it had been played

    friend bool operator==(const CutSession&, const CutSession&) = default;
};

/// What was saved from a damaged file and what was not.
struct RecoveryReport {
    std::filesystem::path setAside; // the damaged file under its new name
    int sessionsKept = 0;           // whole ones
    std::vector<CutSession> sessionsCut;
    int sessionsLost = 0; // known to have been there
    int playsKept = 0;
    int playsLost = 0;
    int cardsKept = 0;
    int settingsKept = 0;
    bool hasUnreadableParts = false; // there may have been more than the figures say

    friend bool operator==(const RecoveryReport&, const RecoveryReport&) = default;
};

struct OpenedStore {
    DatabaseFile store;
    std::optional<RecoveryReport> recovery; // the file was damaged
};

/// Opens the store; a damaged file is set aside under a name with the date of `now` (UTC) and what
/// can be read of it is put into a new one. Other trouble is an error and leaves the file alone.
[[nodiscard]] Result<OpenedStore> openOrRecover(const std::filesystem::path& file, Time now);

} // namespace database
