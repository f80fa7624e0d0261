#include "database/database_file.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <initializer_list>
#include <utility>

#include <QDeadlineTimer>
#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QThread>

#include "database/internal/query.h"

namespace database {

namespace {

struct Pragma {
    const char* name;
    const char* wanted;
    std::initializer_list<const char*> readsBack; // the second one for a database in memory
};

// SQLite ignores a pragma it cannot honour (write-ahead log on a read-only disk, say), so each one
// is read back. The first one that touches the file is the one that finds out it is no database.
const std::array kPragmas{
    Pragma{"busy_timeout", "5000", {"5000"}}, // kPatience
    Pragma{"journal_mode", "WAL", {"wal", "memory"}},
    Pragma{"synchronous", "FULL", {"2"}},
    Pragma{"foreign_keys", "ON", {"1"}},
};

std::string uniqueConnectionName() {
    static std::atomic<unsigned> count = 0;
    return "penstock-" + std::to_string(++count);
}

Outcome apply(const DatabaseFile& file, const Pragma& pragma) {
    const QString name = QString::fromLatin1(pragma.name);
    if (const auto set =
            runSql(file, QStringLiteral("PRAGMA %1 = %2").arg(name, QLatin1String(pragma.wanted)));
        !set)
        return set;
    Query query(file, ("PRAGMA " + std::string(pragma.name)).c_str());
    if (const auto asked = query.run(); !asked)
        return asked;
    const std::string actual = query.next() ? query.text(0) : std::string();
    if (std::find(pragma.readsBack.begin(), pragma.readsBack.end(), actual) ==
        pragma.readsBack.end())
        return StoreError{Trouble::Failed, std::string(pragma.name) + " stays " + actual};
    return core::Done{};
}

/// Programs that turn a fresh file to the write-ahead log at the same time are told at once that it
/// is busy, since each holds what the others wait for.
Outcome applyPatiently(const DatabaseFile& file, const Pragma& pragma) {
    const QDeadlineTimer end(kPatience);
    Outcome outcome = apply(file, pragma);
    while (!outcome && outcome.error().trouble == Trouble::Busy && !end.hasExpired()) {
        QThread::msleep(5);
        outcome = apply(file, pragma);
    }
    return outcome;
}

} // namespace

Result<DatabaseFile> DatabaseFile::openNamed(const std::string& databaseName) {
    DatabaseFile opened(uniqueConnectionName());
    QSqlDatabase connection = QSqlDatabase::addDatabase(
        QStringLiteral("QSQLITE"), QString::fromStdString(opened.m_connectionName));
    connection.setDatabaseName(QString::fromStdString(databaseName));
    if (!connection.open())
        return errorFrom(connection.lastError());
    for (const Pragma& pragma : kPragmas)
        if (const auto applied = applyPatiently(opened, pragma); !applied)
            return applied.error();
    return opened;
}

Result<DatabaseFile> DatabaseFile::open(const std::filesystem::path& file) {
    const auto utf8 = file.u8string();
    return openNamed(std::string(utf8.begin(), utf8.end()));
}

Result<DatabaseFile> DatabaseFile::openInMemory() { return openNamed(":memory:"); }

DatabaseFile::DatabaseFile(std::string connectionName)
    : m_connectionName(std::move(connectionName)) {}

DatabaseFile::DatabaseFile(DatabaseFile&& other) noexcept
    : m_connectionName(std::exchange(other.m_connectionName, {})) {}

DatabaseFile& DatabaseFile::operator=(DatabaseFile&& other) noexcept {
    if (this != &other) {
        close();
        m_connectionName = std::exchange(other.m_connectionName, {});
    }
    return *this;
}

DatabaseFile::~DatabaseFile() { close(); }

void DatabaseFile::close() noexcept {
    if (m_connectionName.empty())
        return;
    const QString name = QString::fromStdString(m_connectionName);
    // Qt warns if a handle is still alive when its connection is removed, hence the inner scope.
    {
        QSqlDatabase::database(name, false).close();
    }
    QSqlDatabase::removeDatabase(name);
    m_connectionName.clear();
}

} // namespace database
