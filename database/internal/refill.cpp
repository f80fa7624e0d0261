#include "database/internal/refill.h"

#include <optional>
#include <set>
#include <utility>

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include "database/internal/query.h"

namespace database {

namespace {

// Columns by place in their tables.
constexpr std::size_t kKey = 0; // of its own or of what the row belongs to
constexpr std::size_t kSessionId = 1;
constexpr std::size_t kSessionStatus = 7;
constexpr std::size_t kSessionCursor = 8;
constexpr std::size_t kSeatPlayer = 3;
constexpr std::size_t kPlaySession = 2;
constexpr std::size_t kResultPlayer = 2;

std::int64_t numberIn(const Row& row, std::size_t column) {
    return std::get<std::int64_t>(row[column]);
}

/// The rows that belong to a key and are numbered from 1, up to the first one that is missing.
std::vector<Row> numberedRows(const TableRows& rows, std::int64_t key) {
    std::vector<Row> numbered;
    std::int64_t number = 1;
    for (auto row = rows.find({key, number}); row != rows.end() && row->first == Row{key, number};
         ++row, ++number)
        numbered.push_back(row->second);
    return numbered;
}

bool hasRowsOf(const TableRows& rows, std::int64_t key, std::size_t from) {
    const auto next = rows.lower_bound({key, static_cast<std::int64_t>(from)});
    return next != rows.end() && numberIn(next->first, kKey) == key;
}

QVariant variantFrom(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return static_cast<qlonglong>(*number);
    if (const auto* text = std::get_if<std::string>(&value)) {
        const QString string = QString::fromStdString(*text);
        return string.isNull() ? QStringLiteral("") : string; // a null text would become NULL
    }
    return {};
}

class Refill {
public:
    Refill(const DatabaseFile& store, const SalvagedRows& rows) : m_store(store), m_rows(rows) {
        m_report.hasUnreadableParts = rows.hasUnreadableParts;
    }

    [[nodiscard]] Result<RecoveryReport> run() {
        auto transaction = Transaction::begin(m_store);
        if (!transaction)
            return transaction.error();
        for (const auto& [key, row] : m_rows.of(Table::Players))
            if (insert(Table::Players, row))
                m_players.insert(numberIn(row, kKey));
        addSessions();
        addPlays();
        m_report.settingsKept = addAll(Table::Settings);
        m_report.cardsKept = addAll(Table::Cards);
        if (m_trouble)
            return *m_trouble;
        if (const auto done = transaction.value().commit(); !done)
            return done.error();
        return m_report;
    }

private:
    /// False if the store does not take the row. Trouble that has nothing to do with the row is
    /// noted and ends all inserting.
    bool insert(Table table, const Row& row) {
        if (m_trouble)
            return false;
        QStringList places;
        places.fill(QStringLiteral("?"), std::ssize(row));
        QSqlQuery query(
            QSqlDatabase::database(QString::fromStdString(m_store.connectionName()), false));
        query.prepare(QStringLiteral("INSERT INTO %1 VALUES (%2)")
                          .arg(QLatin1String(formOf(table).name), places.join(QLatin1Char(','))));
        for (const Value& value : row)
            query.addBindValue(variantFrom(value));
        if (query.exec())
            return true;
        const StoreError error = errorFrom(query.lastError());
        if (error.trouble != Trouble::Failed && error.trouble != Trouble::AlreadyThere)
            m_trouble = error;
        return false;
    }

    int addAll(Table table) {
        int added = 0;
        for (const auto& [key, row] : m_rows.of(table))
            added += insert(table, row);
        return added;
    }

    /// A player who is lost gets a new row under a sign instead of a name: the seat is not an
    /// Automa's.
    void ensurePlayer(Value& player) {
        const auto* key = std::get_if<std::int64_t>(&player);
        if (!key || m_players.contains(*key))
            return;
        const Row substitute{*key, QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(),
                             "?" + std::to_string(*key), std::int64_t{0}};
        if (insert(Table::Players, substitute))
            m_players.insert(*key);
        else
            player = {};
    }

    void addSessions() {
        std::set<std::int64_t> known; // also those of which only parts are left
        for (const Table table : {Table::SessionSeats, Table::Entries})
            for (const auto& [key, row] : m_rows.of(table))
                known.insert(numberIn(row, kKey));
        for (const auto& [key, play] : m_rows.of(Table::Plays))
            if (const auto* session = std::get_if<std::int64_t>(&play[kPlaySession]))
                known.insert(*session);
        for (const auto& [key, row] : m_rows.of(Table::Sessions)) {
            known.insert(numberIn(row, kKey));
            addSession(row);
        }
        m_report.sessionsLost = static_cast<int>(known.size() - m_sessions.size());
    }

    void addSession(Row session) {
        const std::int64_t key = numberIn(session, kKey);
        const std::vector<Row> entries = numberedRows(m_rows.of(Table::Entries), key);
        const std::int64_t played = numberIn(session, kSessionCursor);
        const bool isCut = std::ssize(entries) < played;
        if (isCut) {
            session[kSessionCursor] = std::int64_t{std::ssize(entries)};
            session[kSessionStatus] = "playing"; // its end is among what is missing
        }
        if (!insert(Table::Sessions, session))
            return;
        m_sessions.insert(key);
        for (Row seat : numberedRows(m_rows.of(Table::SessionSeats), key)) {
            ensurePlayer(seat[kSeatPlayer]);
            insert(Table::SessionSeats, seat);
        }
        for (const Row& entry : entries)
            insert(Table::Entries, entry);
        if (isCut) {
            m_cutSessions.insert(key);
            m_report.sessionsCut.push_back({std::get<std::string>(session[kSessionId]),
                                            entries.size(), static_cast<std::uint64_t>(played)});
        } else {
            ++m_report.sessionsKept;
        }
    }

    void addPlays() {
        std::set<std::int64_t> known;
        for (const Table table :
             {Table::Plays, Table::PlayResults, Table::ResultSources, Table::PlayPhotos})
            for (const auto& [key, row] : m_rows.of(table))
                known.insert(numberIn(row, kKey));
        for (const auto& [key, row] : m_rows.of(Table::Plays))
            m_report.playsKept += addPlay(row);
        m_report.playsLost = static_cast<int>(known.size()) - m_report.playsKept;
    }

    /// A play without some of its results would tell a wrong winner, so it is all or nothing.
    bool addPlay(Row play) {
        const std::int64_t key = numberIn(play, kKey);
        const TableRows& allResults = m_rows.of(Table::PlayResults);
        const std::vector<Row> results = numberedRows(allResults, key);
        if (results.empty() || hasRowsOf(allResults, key, results.size() + 1))
            return false;
        // Bound to a session that is played again, it would no longer be seen.
        if (const auto* session = std::get_if<std::int64_t>(&play[kPlaySession]);
            session && (!m_sessions.contains(*session) || m_cutSessions.contains(*session)))
            play[kPlaySession] = {};
        if (!insert(Table::Plays, play))
            return false;
        for (Row result : results) {
            ensurePlayer(result[kResultPlayer]);
            insert(Table::PlayResults, result);
        }
        addAllOf(key, Table::ResultSources);
        addAllOf(key, Table::PlayPhotos);
        return true;
    }

    void addAllOf(std::int64_t key, Table table) {
        const TableRows& rows = m_rows.of(table);
        for (auto row = rows.lower_bound({key});
             row != rows.end() && numberIn(row->first, kKey) == key; ++row)
            insert(table, row->second);
    }

    const DatabaseFile& m_store;
    const SalvagedRows& m_rows;
    RecoveryReport m_report;
    std::set<std::int64_t> m_players; // that the store has
    std::set<std::int64_t> m_sessions;
    std::set<std::int64_t> m_cutSessions;
    std::optional<StoreError> m_trouble;
};

} // namespace

Result<RecoveryReport> refill(const DatabaseFile& store, const SalvagedRows& rows) {
    return Refill(store, rows).run();
}

} // namespace database
