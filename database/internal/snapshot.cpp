#include "database/internal/snapshot.h"

#include <utility>

#include "database/internal/query.h"

namespace database {

Result<Snapshot> Snapshot::begin(const DatabaseFile& store) {
    if (const auto begun = runSql(store, QStringLiteral("SAVEPOINT snapshot")); !begun)
        return begun.error();
    return Snapshot(store);
}

Snapshot::Snapshot(Snapshot&& other) noexcept : m_store(std::exchange(other.m_store, nullptr)) {}

Snapshot::~Snapshot() {
    // Nothing was written, so there is nothing to lose; SQLite may have ended it by itself.
    if (m_store)
        (void)runSql(*m_store, QStringLiteral("RELEASE snapshot")).ok();
}

} // namespace database
