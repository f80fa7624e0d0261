#include "database/internal/salvage.h"

#include <optional>
#include <set>
#include <utility>

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include "database/internal/page_scan.h"
#include "database/internal/query.h"

namespace database {

namespace {

/// A connection that takes what it can get. Closing it puts the write-ahead log into the file.
class LenientConnection {
public:
    explicit LenientConnection(const QString& file) : m_name(QUuid::createUuid().toString()) {
        QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
        connection.setDatabaseName(file);
        connection.open();
        // The first one lets SQLite work with the tables it could make out, the second one makes it
        // check every page before it trusts it.
        for (const char* pragma : {"writable_schema", "cell_size_check"})
            QSqlQuery(connection).exec(QStringLiteral("PRAGMA %1 = ON").arg(QLatin1String(pragma)));
    }
    LenientConnection(const LenientConnection&) = delete;
    LenientConnection& operator=(const LenientConnection&) = delete;
    ~LenientConnection() {
        {
            get().close();
        }
        QSqlDatabase::removeDatabase(m_name);
    }

    [[nodiscard]] QSqlDatabase get() const { return QSqlDatabase::database(m_name, false); }

private:
    QString m_name;
};

/// False for what our tables do not hold, a text with bytes that are none among it.
bool take(const QVariant& found, Value& value) {
    if (found.isNull())
        return true;
    if (found.typeId() == QMetaType::LongLong) {
        value = std::int64_t{found.toLongLong()};
        return true;
    }
    const QString text = found.toString();
    value = text.toStdString();
    return found.typeId() == QMetaType::QString && !text.contains(QChar::ReplacementCharacter);
}

std::optional<Row> rowFrom(const QSqlQuery& query, std::size_t columns) {
    Row row(columns);
    for (std::size_t column = 0; column < columns; ++column)
        if (!take(query.value(static_cast<int>(column)), row[column]))
            return std::nullopt;
    return row;
}

/// Reads a table up to its end or its first unreadable page; false if that was before the end.
bool readTable(const QSqlDatabase& connection, const TableForm& form, qint64 fileSize,
               TableRows& rows) {
    QSqlQuery query(connection);
    query.setForwardOnly(true);
    query.exec(QStringLiteral("SELECT * FROM %1").arg(QLatin1String(form.name)));
    // A page that leads back to earlier ones would make this go on for long; no row is that small.
    constexpr qint64 kSmallestRow = 4;
    for (qint64 left = fileSize / kSmallestRow; left > 0 && query.next(); --left)
        if (const auto row = rowFrom(query, form.columns.size()); row && fits(form, *row))
            rows.try_emplace(keyOf(form, *row), *row);
    return !query.lastError().isValid();
}

/// Reads the tables as SQLite finds them; says so if it does not take the file for a database.
Outcome readTables(const QString& file, SalvagedRows& rows) {
    const LenientConnection connection(file);
    QSqlQuery schema(connection.get());
    schema.setForwardOnly(true);
    const QString askForTables = QStringLiteral("SELECT name FROM sqlite_schema");
    if (!schema.exec(askForTables)) {
        rows.hasUnreadableParts = true;
        const StoreError error = errorFrom(schema.lastError());
        // Asked again, SQLite answers from what it has understood so far.
        if (error.trouble == Trouble::NotADatabase || !schema.exec(askForTables))
            return error;
    }
    std::set<QString> names;
    while (schema.next())
        names.insert(schema.value(0).toString());
    rows.hasUnreadableParts |= schema.lastError().isValid();
    schema.finish();

    for (const TableForm& form : tableForms()) // one that is not there came with a later version
        if (names.contains(QLatin1String(form.name)) &&
            !readTable(connection.get(), form, QFile(file).size(), rows.of(form.table)))
            rows.hasUnreadableParts = true;
    return core::Done{};
}

/// Writes the header of a file like ours over one that is lost. It leaves open how many pages there
/// are and which of them are free.
void replaceHeader(const QString& file) {
    QByteArray header(100, '\0');
    header.replace(0, 15, "SQLite format 3");
    header[16] = 0x10; // pages of 4096 bytes
    header[18] = 2;    // write-ahead log, for writing and for reading
    header[19] = 2;
    header[21] = 64; // fixed fractions of a page
    header[22] = 32;
    header[23] = 32;
    header[27] = 1; // changed since the number of pages was noted
    header[43] = 1; // the tables were made once
    header[47] = 4; // format of their descriptions
    header[59] = 1; // UTF-8
    QFile target(file);
    if (target.open(QIODevice::ReadWrite))
        target.write(header);
}

/// Adds the rows of pages that the tables no longer lead to. Where two such pages disagree, nobody
/// knows which one was meant.
void addRowsOfPages(const QString& file, SalvagedRows& rows) {
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return;
    const QByteArray bytes = source.readAll();
    SalvagedRows found;
    std::set<std::pair<Table, Row>> disputed;
    for (const auto& [hasRowKey, values] :
         scanPages({bytes.constData(), static_cast<std::size_t>(bytes.size())}))
        for (const TableForm& form : tableForms())
            if (form.hasRowKey == hasRowKey && fits(form, values)) {
                const Row key = keyOf(form, values);
                const auto [place, isNew] = found.of(form.table).try_emplace(key, values);
                if (!isNew && place->second != values)
                    disputed.emplace(form.table, key);
            }
    for (const auto& [table, key] : disputed)
        found.of(table).erase(key);
    for (const TableForm& form : tableForms())
        rows.of(form.table).merge(found.of(form.table));
}

} // namespace

SalvagedRows salvageRows(const std::filesystem::path& copy) {
    const QString file = QString::fromStdU16String(copy.u16string());
    SalvagedRows rows;
    const auto read = readTables(file, rows);
    if (!read && read.error().trouble == Trouble::NotADatabase) {
        replaceHeader(file);
        rows = {};
        (void)readTables(file, rows).ok();
        rows.hasUnreadableParts = true;
    }
    addRowsOfPages(file, rows);
    return rows;
}

} // namespace database
