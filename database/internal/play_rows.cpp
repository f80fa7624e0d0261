#include "database/internal/play_rows.h"

#include <QJsonArray>
#include <QJsonDocument>

#include "database/internal/players.h"
#include "database/internal/query.h"

namespace database {

namespace {

std::string jsonFrom(const std::vector<int>& numbers) {
    QJsonArray array;
    for (const int number : numbers)
        array.append(number);
    return QJsonDocument(array).toJson(QJsonDocument::Compact).toStdString();
}

/// A statement for all results of a play and one for all their sources.
struct ResultQueries {
    explicit ResultQueries(const DatabaseFile& store)
        : results(store, "INSERT INTO play_results (play, seat, is_automa, role, officer, level, "
                         "score, rank, is_winner, is_starter, energy, details) "
                         "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
          players(store, "UPDATE play_results SET player = ? WHERE play = ? AND seat = ?"),
          sources(store, "INSERT INTO result_sources (play, seat, place, source, vp) "
                         "VALUES (?, ?, ?, ?, ?)") {}

    Query results;
    Query players;
    Query sources;
};

Outcome insertResult(const DatabaseFile& store, ResultQueries& queries, std::int64_t play, int seat,
                     const PlayResult& result, Time ended) {
    const auto added = queries.results.run(
        play, seat, result.isAutoma, result.role, result.officer, result.level, result.score,
        result.rank, result.isWinner, result.isStarter, jsonFrom(result.energy), result.details);
    if (!added)
        return added;
    if (!result.playerName.empty()) {
        const auto player = playerKey(store, result.playerName, ended);
        if (!player)
            return player.error();
        if (const auto linked = queries.players.run(player.value(), play, seat); !linked)
            return linked;
    }
    int place = 0;
    for (const auto& [source, vp] : result.sources) {
        if (const auto done = queries.sources.run(play, seat, place++, source, vp); !done)
            return done;
    }
    return core::Done{};
}

} // namespace

Outcome insertPlay(const DatabaseFile& store, const Play& play) {
    Query query(store, "INSERT INTO plays (id, session, game, ended, play_time, location, "
                       "comments, board, details) "
                       "VALUES (?, (SELECT key FROM sessions WHERE id = ?), ?, ?, ?, ?, ?, ?, ?)");
    const auto added = query.run(play.id, play.session, play.game, play.ended, play.playTime,
                                 play.location, play.comments, play.board, play.details);
    if (!added)
        return added;
    const std::int64_t key = query.lastKey();
    ResultQueries queries(store);
    int seat = 0;
    for (const PlayResult& result : play.results) {
        if (const auto done = insertResult(store, queries, key, seat++, result, play.ended); !done)
            return done;
    }
    return core::Done{};
}

Outcome removePlayOfSession(const DatabaseFile& store, const std::string& session) {
    return Query(store, "DELETE FROM plays "
                        "WHERE session = (SELECT key FROM sessions WHERE id = ?)")
        .run(session);
}

} // namespace database
