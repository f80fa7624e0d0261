#include "database/database_file.h"

#include <array>
#include <atomic>
#include <optional>
#include <utility>

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

namespace database {

namespace {

struct Pragma {
    const char* name;
    const char* wanted;
    const char* readsBack;
};

// SQLite ignores a pragma it cannot honour (write-ahead log on a read-only disk, say), so each one
// is read back. The first one that touches the file is the one that finds out it is no database.
constexpr std::array kPragmas{
    Pragma{"busy_timeout", "5000", "5000"},
    Pragma{"journal_mode", "WAL", "wal"},
    Pragma{"synchronous", "FULL", "2"},
    Pragma{"foreign_keys", "ON", "1"},
};

std::string uniqueConnectionName() {
    static std::atomic<unsigned> count = 0;
    return "penstock-" + std::to_string(++count);
}

/// The trouble in SQLite's words, or nothing if the pragma holds.
std::optional<QString> apply(const QSqlDatabase& connection, const Pragma& pragma) {
    QSqlQuery query(connection);
    const QString name = QString::fromLatin1(pragma.name);
    if (!query.exec(QStringLiteral("PRAGMA %1 = %2").arg(name, QLatin1String(pragma.wanted))))
        return query.lastError().databaseText();
    query.finish();
    if (!query.exec(QStringLiteral("PRAGMA %1").arg(name)) || !query.next())
        return query.lastError().databaseText();
    const QString actual = query.value(0).toString();
    if (actual != QLatin1String(pragma.readsBack))
        return QStringLiteral("%1 stays %2").arg(name, actual);
    return std::nullopt;
}

std::optional<QString> prepare(const std::string& connectionName,
                               const std::filesystem::path& file) {
    QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"),
                                                        QString::fromStdString(connectionName));
    connection.setDatabaseName(QString::fromStdU16String(file.u16string()));
    if (!connection.open())
        return connection.lastError().databaseText();
    for (const Pragma& pragma : kPragmas) {
        if (auto trouble = apply(connection, pragma))
            return trouble;
    }
    return std::nullopt;
}

} // namespace

core::Result<DatabaseFile, OpenError> DatabaseFile::open(const std::filesystem::path& file) {
    DatabaseFile opened(uniqueConnectionName());
    if (const auto trouble = prepare(opened.m_connectionName, file))
        return OpenError{"The file " + file.string() +
                         " cannot be used as a database: " + trouble->toStdString() + "."};
    return opened;
}

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
    { QSqlDatabase::database(name, false).close(); }
    QSqlDatabase::removeDatabase(name);
    m_connectionName.clear();
}

} // namespace database
