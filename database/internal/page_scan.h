#pragma once

#include <string_view>
#include <vector>

#include "database/internal/salvaged_rows.h"

namespace database {

struct ScannedRow {
    bool hasRowKey = false; // then the key stands in the first column
    Row values;
};

/// The rows on every page of an SQLite file that is in use, indexes among them, whatever has become
/// of the pages that lead there. The table of a row is not known, only its form. What does not read
/// as a row of numbers and texts is left out.
[[nodiscard]] std::vector<ScannedRow> scanPages(std::string_view file);

} // namespace database
