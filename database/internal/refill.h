#pragma once

#include "database/database_file.h"
#include "database/internal/salvaged_rows.h"
#include "database/recovery.h"
#include "database/store_error.h"

namespace database {

/// Puts salvaged rows into an empty store, all that make sense together: a session with its entries
/// up to the first that is missing, a play with all its results. The report lacks the file's name.
[[nodiscard]] Result<RecoveryReport> refill(const DatabaseFile& store, const SalvagedRows& rows);

} // namespace database
