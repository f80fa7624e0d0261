#pragma once

#include <filesystem>

#include "database/internal/salvaged_rows.h"

namespace database {

/// Everything that can still be read from a damaged store. The file and its write-ahead log are
/// changed by this, so it takes a copy.
[[nodiscard]] SalvagedRows salvageRows(const std::filesystem::path& copy);

} // namespace database
