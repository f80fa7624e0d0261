#pragma once

#include <mutex>
#include <string>
#include <utility>

#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include "database/database_file.h"
#include "database/store_error.h"

namespace database {

[[nodiscard]] StoreError errorFrom(const QSqlError& error);

/// One statement with its values in the order of the question marks. Texts are UTF-8 on both sides;
/// an int64 is an INTEGER.
class Query {
public:
    Query(const DatabaseFile& store, const char* sql);

    template <class... Values>
    [[nodiscard]] Outcome run(const Values&... values) {
        [[maybe_unused]] int place = 0; // a statement may have no values
        (bind(place++, values), ...);
        return execute();
    }

    /// Rows that can no longer be read end the loop too; trouble() tells.
    [[nodiscard]] bool next() { return m_query.next(); }
    [[nodiscard]] Outcome trouble() const;
    /// Ends the reading, so that the statement holds no lock and can run again.
    void finish() { m_query.finish(); }

    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] bool isNull(int column) const { return m_query.isNull(column); }
    [[nodiscard]] std::int64_t lastKey() const { return m_query.lastInsertId().toLongLong(); }
    [[nodiscard]] int changedRows() const { return m_query.numRowsAffected(); }

private:
    void bind(int place, const std::string& text);
    void bind(int place, std::int64_t number) {
        m_query.bindValue(place, static_cast<qlonglong>(number));
    }
    void bind(int place, int number) { m_query.bindValue(place, number); }
    void bind(int place, std::uint64_t number) {
        m_query.bindValue(place, static_cast<qlonglong>(number));
    }
    void bind(int place, bool flag) { m_query.bindValue(place, flag ? 1 : 0); }
    void bind(int place, std::nullptr_t) { m_query.bindValue(place, QVariant()); }
    [[nodiscard]] Outcome execute();

    QSqlQuery m_query;
    bool m_isPrepared = false;
};

/// Runs one statement without values.
[[nodiscard]] Outcome runSql(const DatabaseFile& store, const QString& sql);

/// As long as it lives, no other thread of this program writes. Who waits for SQLite's own lock
/// looks only now and then, after longer and longer pauses; here it is woken. Only a courtesy: who
/// has waited as long as SQLite would goes on and learns from it what is wrong.
class WriteTurn {
public:
    WriteTurn();

private:
    std::unique_lock<std::recursive_timed_mutex> m_lock;
};

/// Everything until commit, or nothing: rolled back when the object goes without a commit. Takes
/// the write lock at once, so that what is read inside still holds when it is written.
class Transaction {
public:
    [[nodiscard]] static Result<Transaction> begin(const DatabaseFile& store);
    Transaction(Transaction&& other) noexcept;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    [[nodiscard]] Outcome commit();

private:
    Transaction(const DatabaseFile& store, WriteTurn turn)
        : m_turn(std::move(turn)), m_store(&store) {}

    WriteTurn m_turn;
    const DatabaseFile* m_store; // null once committed or moved from
};

} // namespace database
