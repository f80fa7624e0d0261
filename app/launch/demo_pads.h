#pragma once

#include "database/database_file.h"
#include "database/store_error.h"

namespace launch {

/// A score pad of each game, filled in as at the end of an evening.
[[nodiscard]] database::Outcome keepDemoPads(const database::DatabaseFile& store);

} // namespace launch
