#pragma once

#include <filesystem>
#include <string>

#include "app/cli/command.h"
#include "database/database_file.h"

/// The store that a command works on, and what can be wrong with it.
namespace cli {

[[nodiscard]] std::filesystem::path pathOf(const QString& file);

[[nodiscard]] Failure storeFailure(const database::StoreError& error, const QString& file);

[[nodiscard]] Failure noSuchFile(const QString& file);

/// A store that has to be there already; none is made.
[[nodiscard]] Result<database::DatabaseFile> openExisting(const QString& file);
/// A new store if there is none, but never in the place of another file. What became of a damaged
/// one is told on the standard error.
[[nodiscard]] Result<database::DatabaseFile> openOrCreate(const QString& file);

/// The id of the only session whose id begins like this.
[[nodiscard]] Result<std::string> sessionIn(const database::DatabaseFile& store,
                                            const QString& file, const QString& beginning);

} // namespace cli
