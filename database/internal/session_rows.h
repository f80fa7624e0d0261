#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "database/database_file.h"
#include "database/records.h"
#include "database/sessions.h"
#include "database/store_error.h"

/// Parts of session functions for use inside a transaction.
namespace database {

[[nodiscard]] Result<std::int64_t> sessionKey(const DatabaseFile& store, const std::string& id);

/// The lines from the first one on.
[[nodiscard]] Result<std::vector<std::string>> entriesOf(const DatabaseFile& store,
                                                         std::int64_t key);

/// Asks for these columns of a part of the sessions; binds how many at most and how many are
/// skipped. Written for the part, because a flag that is bound would keep SQLite from its index.
[[nodiscard]] std::string selectSessions(const std::string& columns, const SessionPart& part);

[[nodiscard]] Outcome insertSession(const DatabaseFile& store, const SessionRecord& session);

} // namespace database
