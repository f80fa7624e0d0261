#pragma once

#include <filesystem>
#include <string>

#include "engine/core/result.h"

namespace database {

/// Why a file could not be opened: one English sentence that names the file.
struct OpenError {
    std::string sentence;
};

/// An open SQLite file, closed with the object. A commit is on the disk when it returns
/// (write-ahead log, full synchronisation), foreign keys are enforced, and a busy file is waited
/// for.
class DatabaseFile {
public:
    /// Opens the file and creates it if there is none. The folder must exist. A file that is not a
    /// database is refused and left as it was.
    [[nodiscard]] static core::Result<DatabaseFile, OpenError>
    open(const std::filesystem::path& file);

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
    void close() noexcept;

    std::string m_connectionName; // empty once moved from
};

} // namespace database
