#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "database/database_file.h"
#include "database/store_error.h"

namespace database {

/// The file in which all games are kept, brought to the tables this program knows. A file from a
/// later version and a damaged one are refused and left as they are; recovery.h mends the latter.
[[nodiscard]] Result<DatabaseFile> openStore(const std::filesystem::path& file);

/// The same tables without a file, for a device that lets nothing be written: gone with the object.
[[nodiscard]] Result<DatabaseFile> openMemoryStore();

/// What SQLite finds wrong, one line each; none if all is well.
[[nodiscard]] Result<std::vector<std::string>> integrityProblems(const DatabaseFile& store);

/// A copy of the whole store as it stands, made while it is open. The target must not exist.
[[nodiscard]] Outcome backUp(const DatabaseFile& store, const std::filesystem::path& target);

} // namespace database
