#include "database/history.h"

#include <map>
#include <optional>
#include <utility>

#include <QJsonArray>
#include <QJsonDocument>

#include "database/internal/play_rows.h"
#include "database/internal/query.h"
#include "database/internal/snapshot.h"

namespace database {

namespace {

/// One play or, without an id, all of them.
using Wanted = std::optional<std::string>;

std::vector<int> numbersFrom(const std::string& json) {
    std::vector<int> numbers;
    for (const QJsonValue& number : QJsonDocument::fromJson(json.c_str()).array())
        numbers.push_back(number.toInt());
    return numbers;
}

Outcome ask(Query& query, const Wanted& id) { return id ? query.run(*id) : query.run(); }

std::string partsSql(const char* select, const Wanted& id, const char* order) {
    return std::string(select) + (id ? " WHERE play = (SELECT key FROM plays WHERE id = ?)" : "") +
           order;
}

/// Reads each part of all plays with one query and puts it where it belongs.
class PlayReader {
public:
    PlayReader(const DatabaseFile& store, Wanted id) : m_store(store), m_id(std::move(id)) {}

    [[nodiscard]] Result<std::vector<Play>> read() {
        const auto snapshot = Snapshot::begin(m_store);
        if (!snapshot)
            return snapshot.error();
        if (const auto done = readPlays(); !done)
            return done.error();
        if (const auto done = readResults(); !done)
            return done.error();
        if (const auto done = readSources(); !done)
            return done.error();
        return std::move(m_plays);
    }

private:
    using Row = std::pair<std::int64_t, std::int64_t>; // keys of the play and the seat
    struct Place {
        std::size_t play;
        std::size_t result;
    };

    [[nodiscard]] Outcome readPlays();
    [[nodiscard]] Outcome readResults();
    [[nodiscard]] Outcome readSources();

    const DatabaseFile& m_store;
    Wanted m_id;
    std::vector<Play> m_plays;
    std::map<std::int64_t, std::size_t> m_placeOfPlay;
    std::map<Row, Place> m_placeOfResult;
};

Outcome PlayReader::readPlays() {
    const std::string sql =
        std::string("SELECT plays.key, plays.id, ifnull(sessions.id, ''), plays.game, ended, "
                    "plays.play_time, location, comments, board, details "
                    "FROM plays LEFT JOIN sessions ON sessions.key = session "
                    "WHERE sessions.status IS NOT 'playing'") +
        (m_id ? " AND plays.id = ?" : " ORDER BY ended DESC, plays.id");
    Query query(m_store, sql.c_str());
    if (const auto asked = ask(query, m_id); !asked)
        return asked;
    while (query.next()) {
        m_placeOfPlay[query.integer(0)] = m_plays.size();
        Play& play = m_plays.emplace_back();
        play.id = query.text(1);
        play.session = query.text(2);
        play.game = query.text(3);
        play.ended = query.integer(4);
        play.playTime = query.integer(5);
        play.location = query.text(6);
        play.comments = query.text(7);
        play.board = query.text(8);
        play.details = query.text(9);
    }
    return query.trouble();
}

Outcome PlayReader::readResults() {
    const std::string sql =
        partsSql("SELECT play, seat, ifnull(name, ''), is_automa, role, officer, level, score, "
                 "rank, is_winner, is_starter, energy, details "
                 "FROM play_results LEFT JOIN players ON players.key = player",
                 m_id, " ORDER BY play, seat");
    Query query(m_store, sql.c_str());
    if (const auto asked = ask(query, m_id); !asked)
        return asked;
    while (query.next()) {
        const auto play = m_placeOfPlay.find(query.integer(0));
        if (play == m_placeOfPlay.end())
            continue;
        std::vector<PlayResult>& results = m_plays[play->second].results;
        m_placeOfResult[{query.integer(0), query.integer(1)}] = {play->second, results.size()};
        PlayResult& result = results.emplace_back();
        result.playerName = query.text(2);
        result.isAutoma = query.integer(3) != 0;
        result.role = query.text(4);
        result.officer = query.text(5);
        result.level = query.text(6);
        result.score = static_cast<int>(query.integer(7));
        result.rank = static_cast<int>(query.integer(8));
        result.isWinner = query.integer(9) != 0;
        result.isStarter = query.integer(10) != 0;
        result.energy = numbersFrom(query.text(11));
        result.details = query.text(12);
    }
    return query.trouble();
}

Outcome PlayReader::readSources() {
    const std::string sql = partsSql("SELECT play, seat, source, vp FROM result_sources", m_id,
                                     " ORDER BY play, seat, place");
    Query query(m_store, sql.c_str());
    if (const auto asked = ask(query, m_id); !asked)
        return asked;
    while (query.next()) {
        const auto place = m_placeOfResult.find({query.integer(0), query.integer(1)});
        if (place == m_placeOfResult.end())
            continue;
        const auto [play, result] = place->second;
        m_plays[play].results[result].sources.push_back(
            {query.text(2), static_cast<int>(query.integer(3))});
    }
    return query.trouble();
}

/// A seat whose name was taken away has no player any more.
Outcome renameSeats(const DatabaseFile& store, const Play& play) {
    Query query(store, "UPDATE session_seats SET player = (SELECT key FROM players WHERE name = ?) "
                       "WHERE session = (SELECT key FROM sessions WHERE id = ?) AND role = ?");
    for (const PlayResult& result : play.results)
        if (const auto done = query.run(result.playerName, play.session, result.role); !done)
            return done;
    return core::Done{};
}

Result<std::vector<std::int64_t>> playersOf(const DatabaseFile& store, const std::string& play) {
    Query query(store, "SELECT player FROM play_results WHERE player IS NOT NULL "
                       "AND play = (SELECT key FROM plays WHERE id = ?)");
    if (const auto asked = query.run(play); !asked)
        return asked.error();
    std::vector<std::int64_t> players;
    while (query.next())
        players.push_back(query.integer(0));
    if (const auto read = query.trouble(); !read)
        return read.error();
    return players;
}

/// A name that was corrected, or only a part of one that is still being typed, is nobody's.
Outcome forgetUnused(const DatabaseFile& store, const std::vector<std::int64_t>& players) {
    Query query(store, "DELETE FROM players WHERE key = ? "
                       "AND NOT EXISTS (SELECT 1 FROM play_results WHERE player = players.key) "
                       "AND NOT EXISTS (SELECT 1 FROM session_seats WHERE player = players.key)");
    for (const std::int64_t player : players)
        if (const auto done = query.run(player); !done)
            return done;
    return core::Done{};
}

} // namespace

Result<std::vector<Play>> listPlays(const DatabaseFile& store) {
    return PlayReader(store, std::nullopt).read();
}

Result<Play> loadPlay(const DatabaseFile& store, const std::string& id) {
    auto found = PlayReader(store, id).read();
    if (!found)
        return found.error();
    if (found.value().empty())
        return StoreError{Trouble::NotThere, id};
    return std::move(found.value().front());
}

Result<std::string> playOfSession(const DatabaseFile& store, const std::string& session) {
    Query query(store, "SELECT plays.id FROM plays JOIN sessions ON sessions.key = session "
                       "WHERE sessions.id = ? AND sessions.status = 'finished'");
    if (const auto asked = query.run(session); !asked)
        return asked.error();
    if (query.next())
        return query.text(0);
    if (const auto read = query.trouble(); !read)
        return read.error();
    return StoreError{Trouble::NotThere, session};
}

Outcome addPlay(const DatabaseFile& store, const Play& play) {
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return transaction.error();
    const auto isThere = hasPlay(store, play.id);
    if (!isThere)
        return isThere.error();
    if (isThere.value())
        return StoreError{Trouble::AlreadyThere, play.id};
    if (const auto done = insertPlay(store, play); !done)
        return done;
    return transaction.value().commit();
}

Outcome changePlay(const DatabaseFile& store, const Play& play) {
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return transaction.error();
    const auto former = playersOf(store, play.id);
    if (!former)
        return former.error();
    if (const auto done = updatePlay(store, play); !done)
        return done;
    if (const auto done = renameSeats(store, play); !done)
        return done;
    if (const auto done = forgetUnused(store, former.value()); !done)
        return done;
    return transaction.value().commit();
}

Outcome removePlay(const DatabaseFile& store, const std::string& id) {
    const WriteTurn turn;
    Query query(store, "DELETE FROM plays WHERE id = ?");
    if (const auto done = query.run(id); !done)
        return done;
    if (query.changedRows() == 0)
        return StoreError{Trouble::NotThere, id};
    return core::Done{};
}

} // namespace database
