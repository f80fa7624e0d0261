#pragma once

#include <filesystem>
#include <span>
#include <vector>

#include "database/database_file.h"
#include "database/store_error.h"

namespace database {

/// One step of the tables from version n to n + 1.
struct SchemaStep {
    const char* name;
    std::vector<const char*> statements;
    bool rewritesData = false; // then a copy of the file is made first
};

/// The steps of this program, the first one makes version 1 of an empty file.
[[nodiscard]] std::span<const SchemaStep> schemaSteps();

/// The version that the file's first page names, 0 if it is no SQLite file. Read without SQLite,
/// which would change a file that it opens: it takes over what a killed program left to be done.
[[nodiscard]] int writtenVersion(const std::filesystem::path& file);

/// Takes the file from its version to the last step's, each step in a transaction of its own.
/// `file` is where the store lies, empty for one in memory; a copy before a rewriting step stands
/// beside it as "<file>.version-<n>".
[[nodiscard]] Outcome migrate(const DatabaseFile& store, const std::filesystem::path& file,
                              std::span<const SchemaStep> steps);

} // namespace database
