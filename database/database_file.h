#pragma once

#include <chrono>
#include <filesystem>
#include <string>

#include "database/store_error.h"

namespace database {

/// How long a busy file is waited for.
inline constexpr std::chrono::seconds kPatience{5};

/// An open SQLite file, closed with the object. A commit is on the disk when it returns
/// (write-ahead log, full synchronisation), foreign keys are enforced, and a busy file is waited
/// for.
class DatabaseFile {
public:
    /// Opens the file and creates it if there is none. The folder must exist. A file that is not a
    /// database is refused and left as it was.
    [[nodiscard]] static Result<DatabaseFile> open(const std::filesystem::path& file);
    /// A database that is gone with the object.
    [[nodiscard]] static Result<DatabaseFile> openInMemory();

    DatabaseFile(DatabaseFile&& other) noexcept;
    DatabaseFile& operator=(DatabaseFile&& other) noexcept;
    DatabaseFile(const DatabaseFile&) = delete;
    DatabaseFile& operator=(const DatabaseFile&) = delete;
    ~DatabaseFile();

    /// The name under which Qt knows this connection; no other connection has it. Queries on it
    /// must be gone before the object is.
    [[nodiscard]] const std::string& connectionName() const { return m_connectionName; }

private:
    explicit DatabaseFile(std::string connectionName);
    [[nodiscard]] static Result<DatabaseFile> openNamed(const std::string& databaseName);
    void close() noexcept;

    std::string m_connectionName; // empty once moved from
};

} // namespace database
