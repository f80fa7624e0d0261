#include <limits>

#include "database/history.h"
#include "database/internal/count.h"
#include "database/internal/query.h"
#include "database/internal/snapshot.h"

namespace database {

namespace {

constexpr auto kSelect =
    "SELECT plays.key, plays.id, plays.game, ended, plays.play_time, location, "
    "comments, session IS NOT NULL, "
    "(SELECT count(*) FROM play_photos WHERE play = plays.key) "
    "FROM plays LEFT JOIN sessions ON sessions.key = session "
    "WHERE sessions.status IS NOT 'playing' ";

/// The plays and their keys, of a query that was run.
Outcome readHeadings(Query& query, std::vector<PlayHeading>& plays,
                     std::vector<std::int64_t>& keys) {
    while (query.next()) {
        keys.push_back(query.integer(0));
        PlayHeading& play = plays.emplace_back();
        play.id = query.text(1);
        play.game = query.text(2);
        play.ended = query.integer(3);
        play.playTime = query.integer(4);
        play.location = query.text(5);
        play.comments = query.text(6);
        play.isTracked = query.integer(7) != 0;
        play.photoCount = static_cast<int>(query.integer(8));
    }
    return query.trouble();
}

Outcome readResults(Query& query, std::int64_t key, PlayHeading& play) {
    if (const auto asked = query.run(key); !asked)
        return asked;
    while (query.next())
        play.results.push_back({query.text(0), query.integer(1) != 0, query.text(2), query.text(3),
                                query.text(4), static_cast<int>(query.integer(5)),
                                static_cast<int>(query.integer(6)), query.integer(7) != 0});
    return query.trouble();
}

Result<std::vector<PlayHeading>> headingsOf(const DatabaseFile& store, Query& query) {
    std::vector<PlayHeading> plays;
    std::vector<std::int64_t> keys;
    if (const auto done = readHeadings(query, plays, keys); !done)
        return done.error();
    Query results(store, "SELECT ifnull(name, ''), is_automa, role, officer, level, score, rank, "
                         "is_winner FROM play_results LEFT JOIN players ON players.key = player "
                         "WHERE play = ? ORDER BY seat");
    for (std::size_t i = 0; i < plays.size(); ++i)
        if (const auto done = readResults(results, keys[i], plays[i]); !done)
            return done.error();
    return plays;
}

} // namespace

Result<std::vector<PlayHeading>> listPlayHeadings(const DatabaseFile& store, const PlayPart& part) {
    const auto snapshot = Snapshot::begin(store);
    if (!snapshot)
        return snapshot.error();
    const std::string sql = std::string(kSelect) + "AND ended <= ? AND (ended < ? OR plays.id > ?) "
                                                   "ORDER BY ended DESC, plays.id LIMIT ?";
    Query query(store, sql.c_str());
    const Time before = part.after ? part.after->ended : std::numeric_limits<Time>::max();
    const std::string id = part.after ? part.after->id : std::string();
    if (const auto asked = query.run(before, before, id, part.most); !asked)
        return asked.error();
    return headingsOf(store, query);
}

Result<std::int64_t> countPlays(const DatabaseFile& store) {
    return countOf(store, "SELECT count(*) FROM plays LEFT JOIN sessions ON sessions.key = session "
                          "WHERE sessions.status IS NOT 'playing'");
}

Result<std::vector<PlayHeading>> listPlaysSetUpLike(const DatabaseFile& store,
                                                    const std::string& session) {
    const auto snapshot = Snapshot::begin(store);
    if (!snapshot)
        return snapshot.error();
    const std::string sql = std::string(kSelect) +
                            "AND sessions.id <> ? AND EXISTS (SELECT 1 FROM sessions AS own WHERE "
                            "own.id = ? AND own.game = sessions.game AND own.rules_version = "
                            "sessions.rules_version AND own.setup = sessions.setup) "
                            "ORDER BY ended DESC, plays.id";
    Query query(store, sql.c_str());
    if (const auto asked = query.run(session, session); !asked)
        return asked.error();
    return headingsOf(store, query);
}

} // namespace database
