#pragma once

#include <vector>

#include <QByteArray>

#include "app/json/problem.h"
#include "database/database_file.h"
#include "database/records.h"

namespace sessions {

/// One row per result, the oldest play first, in the columns that FORMAT.md lists. RFC 4180, UTF-8
/// with a byte order mark: without it a spreadsheet takes the letters for those of the local code
/// page.
[[nodiscard]] QByteArray csvOf(const std::vector<database::Play>& plays);

[[nodiscard]] json::Result<QByteArray> historyCsv(const database::DatabaseFile& store);

} // namespace sessions
