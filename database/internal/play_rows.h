#pragma once

#include <string>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

/// Parts of larger changes: the caller's transaction is around them.
namespace database {

/// Adds a play that is not there yet. One of a session that this store does not have loses that
/// link; a session has one play at most.
[[nodiscard]] Outcome insertPlay(const DatabaseFile& store, const Play& play);

/// Does nothing if the session has no play.
[[nodiscard]] Outcome removePlayOfSession(const DatabaseFile& store, const std::string& session);

} // namespace database
