#include "database/internal/query.h"

#include <utility>

#include <QSqlDatabase>
#include <QSqlError>

namespace database {

namespace {

// SQLite's primary result codes; its header is not ours to depend on.
enum Code { kBusy = 5, kLocked = 6, kReadOnly = 8, kCorrupt = 11, kFull = 13, kCannotOpen = 14 };
constexpr int kInputOutput = 10;
constexpr int kNotADatabase = 26;
constexpr int kWriteFailed = kInputOutput | (3 << 8);
constexpr int kSharedMemoryFailed = kInputOutput | (19 << 8);

Trouble troubleOf(int code) {
    // The former is also what a file larger than the system allows gives; the latter is a file
    // beside the store that has to be made before anything can be read.
    if (code == kWriteFailed || code == kSharedMemoryFailed)
        return Trouble::DiskFull;
    switch (code & 0xFF) {
    case kBusy:
    case kLocked:
        return Trouble::Busy;
    case kReadOnly:
        return Trouble::ReadOnly;
    case kCorrupt:
        return Trouble::Damaged;
    case kFull:
        return Trouble::DiskFull;
    case kCannotOpen:
        return Trouble::CannotOpen;
    case kNotADatabase:
        return Trouble::NotADatabase;
    default:
        return Trouble::Failed;
    }
}

QSqlDatabase connectionOf(const DatabaseFile& store) {
    return QSqlDatabase::database(QString::fromStdString(store.connectionName()), false);
}

} // namespace

StoreError errorFrom(const QSqlError& error) {
    return {troubleOf(error.nativeErrorCode().toInt()), error.databaseText().toStdString()};
}

Query::Query(const DatabaseFile& store, const char* sql) : m_query(connectionOf(store)) {
    m_query.setForwardOnly(true);
    m_isPrepared = m_query.prepare(QString::fromUtf8(sql));
}

void Query::bind(int place, const std::string& text) {
    // A null text would be stored as NULL.
    const QString value = QString::fromStdString(text);
    m_query.bindValue(place, value.isNull() ? QStringLiteral("") : value);
}

Outcome Query::execute() {
    if (!m_isPrepared || !m_query.exec())
        return errorFrom(m_query.lastError());
    return core::Done{};
}

Outcome Query::trouble() const {
    if (m_query.lastError().isValid())
        return errorFrom(m_query.lastError());
    return core::Done{};
}

std::string Query::text(int column) const { return m_query.value(column).toString().toStdString(); }

std::int64_t Query::integer(int column) const { return m_query.value(column).toLongLong(); }

Outcome runSql(const DatabaseFile& store, const QString& sql) {
    QSqlQuery query(connectionOf(store));
    if (!query.exec(sql))
        return errorFrom(query.lastError());
    return core::Done{};
}

WriteTurn::WriteTurn() {
    static std::recursive_timed_mutex turn; // some write to two stores at a time
    m_lock = std::unique_lock(turn, kPatience);
}

Result<Transaction> Transaction::begin(const DatabaseFile& store) {
    WriteTurn turn;
    if (const auto begun = runSql(store, QStringLiteral("BEGIN IMMEDIATE")); !begun)
        return begun.error();
    return Transaction(store, std::move(turn));
}

Transaction::Transaction(Transaction&& other) noexcept
    : m_turn(std::move(other.m_turn)), m_store(std::exchange(other.m_store, nullptr)) {}

Transaction::~Transaction() {
    // SQLite may have rolled back by itself after a full disk; then there is nothing left to do.
    if (m_store)
        (void)runSql(*m_store, QStringLiteral("ROLLBACK")).ok();
}

Outcome Transaction::commit() {
    const auto done = runSql(*m_store, QStringLiteral("COMMIT"));
    if (done)
        m_store = nullptr;
    return done;
}

} // namespace database
