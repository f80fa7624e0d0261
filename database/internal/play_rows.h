#pragma once

#include <string>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

/// Parts of larger changes: the caller's transaction is around them.
namespace database {

/// Adds a play that is not there yet. One of a session that this store does not have as a finished
/// one loses that link; a session has one play at most.
[[nodiscard]] Outcome insertPlay(const DatabaseFile& store, const Play& play);

/// Also if it is out of the history while its session is being played again.
[[nodiscard]] Result<bool> hasPlay(const DatabaseFile& store, const std::string& id);

/// Puts another content into the play with the same id, whose photos stay.
[[nodiscard]] Outcome updatePlay(const DatabaseFile& store, const Play& play);

/// Puts the play of a finished session in the place of the one that the session has, if any, whose
/// location, comments and photos stay.
[[nodiscard]] Outcome replacePlay(const DatabaseFile& store, Play play, Ended ended);

} // namespace database
