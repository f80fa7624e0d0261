#pragma once

#include <string>

#include "database/database_file.h"
#include "engine/core/result.h"

namespace launch {

/// Puts plays of the last two years and of all games into the store, one with a photo; always the
/// same ones. The error is a sentence for the terminal.
[[nodiscard]] core::Result<core::Done, std::string>
keepDemoHistory(const database::DatabaseFile& store);

} // namespace launch
