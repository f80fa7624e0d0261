#pragma once

#include <string>

#include "database/database_file.h"
#include "engine/core/result.h"

namespace tour {

/// Puts plays of the last two years and of all games into the store, one with a photo; always the
/// same ones. The error is a sentence for the terminal.
[[nodiscard]] Kept keepDemoHistory(const database::DatabaseFile& store);

} // namespace tour
