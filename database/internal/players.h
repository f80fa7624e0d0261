#pragma once

#include <cstdint>
#include <string>

#include "database/database_file.h"
#include "database/records.h"
#include "database/store_error.h"

namespace database {

/// The row of the player with this name, who is remembered if not known yet. Playing at `now` moves
/// a player up in the list; something older from elsewhere moves nobody down.
[[nodiscard]] Result<std::int64_t> playerKey(const DatabaseFile& store, const std::string& name,
                                             Time now);

} // namespace database
