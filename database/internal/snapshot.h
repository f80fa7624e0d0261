#pragma once

#include "database/database_file.h"
#include "database/store_error.h"

namespace database {

/// Several queries that see the store at one moment, whatever other programs write meanwhile. May
/// stand inside a transaction; only for reading. Queries must be gone before the object is.
class Snapshot {
public:
    [[nodiscard]] static Result<Snapshot> begin(const DatabaseFile& store);
    Snapshot(Snapshot&& other) noexcept;
    Snapshot& operator=(Snapshot&&) = delete;
    ~Snapshot();

private:
    explicit Snapshot(const DatabaseFile& store) : m_store(&store) {}

    const DatabaseFile* m_store; // null once moved from
};

} // namespace database
