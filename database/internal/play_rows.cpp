#include "database/internal/play_rows.h"

#include <QJsonArray>
#include <QJsonDocument>

#include "database/internal/photo_rows.h"
#include "database/internal/players.h"
#include "database/internal/query.h"
#include "database/photos.h"

namespace database {

namespace {

std::string jsonFrom(const std::vector<int>& numbers) {
    QJsonArray array;
    for (const int number : numbers)
        array.append(number);
    return QJsonDocument(array).toJson(QJsonDocument::Compact).toStdString();
}

Outcome insertResults(const DatabaseFile& store, std::int64_t play, const Play& record) {
    // Nobody has an empty name, so an Automa gets no player.
    Query results(store, "INSERT INTO play_results (play, seat, player, is_automa, role, officer, "
                         "level, score, rank, is_winner, is_starter, energy, details) VALUES "
                         "(?, ?, (SELECT key FROM players WHERE name = ?), "
                         "?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    Query sources(store, "INSERT INTO result_sources (play, seat, place, source, vp) "
                         "VALUES (?, ?, ?, ?, ?)");
    int seat = 0;
    for (const PlayResult& result : record.results) {
        ++seat;
        if (!result.playerName.empty())
            if (const auto player = playerKey(store, result.playerName, record.ended); !player)
                return player.error();
        if (const auto done = results.run(play, seat, result.playerName, result.isAutoma,
                                          result.role, result.officer, result.level, result.score,
                                          result.rank, result.isWinner, result.isStarter,
                                          jsonFrom(result.energy), result.details);
            !done)
            return done;
        int place = 0;
        for (const auto& [source, vp] : result.sources)
            if (const auto done = sources.run(play, seat, ++place, source, vp); !done)
                return done;
    }
    return core::Done{};
}

/// The names under which the history has the roles of a play, as they may have been changed there.
Outcome keepNames(const DatabaseFile& store, const std::string& former, Play& play) {
    Query query(store, "SELECT role, name FROM play_results JOIN players ON players.key = player "
                       "WHERE play = (SELECT key FROM plays WHERE id = ?)");
    if (const auto asked = query.run(former); !asked)
        return asked;
    while (query.next())
        for (PlayResult& result : play.results)
            if (result.role == query.text(0) && !result.isAutoma)
                result.playerName = query.text(1);
    return query.trouble();
}

} // namespace

Outcome insertPlay(const DatabaseFile& store, const Play& play) {
    Query query(store,
                "INSERT INTO plays (id, session, game, ended, play_time, location, "
                "comments, board, details) "
                "VALUES (?, (SELECT key FROM sessions WHERE id = ? AND status = 'finished'), "
                "?, ?, ?, ?, ?, ?, ?)");
    const auto added = query.run(play.id, play.session, play.game, play.ended, play.playTime,
                                 play.location, play.comments, play.board, play.details);
    if (!added)
        return added;
    return insertResults(store, query.lastKey(), play);
}

Result<bool> hasPlay(const DatabaseFile& store, const std::string& id) {
    Query query(store, "SELECT key FROM plays WHERE id = ?");
    if (const auto asked = query.run(id); !asked)
        return asked.error();
    return query.next();
}

Outcome updatePlay(const DatabaseFile& store, const Play& play) {
    Query update(store,
                 "UPDATE plays SET "
                 "session = (SELECT key FROM sessions WHERE id = ? AND status = 'finished'), "
                 "game = ?, ended = ?, play_time = ?, location = ?, comments = ?, board = ?, "
                 "details = ? WHERE id = ? RETURNING key");
    if (const auto done =
            update.run(play.session, play.game, play.ended, play.playTime, play.location,
                       play.comments, play.board, play.details, play.id);
        !done)
        return done;
    if (!update.next())
        return StoreError{Trouble::NotThere, play.id};
    const std::int64_t key = update.integer(0);
    update.finish();
    if (const auto done = Query(store, "DELETE FROM play_results WHERE play = ?").run(key); !done)
        return done;
    return insertResults(store, key, play);
}

Outcome replacePlay(const DatabaseFile& store, Play play, Ended ended) {
    // A result whose session was removed and came back by an import has lost the link to it.
    const std::string which = "FROM plays WHERE session = (SELECT key FROM sessions WHERE id = ?) "
                              "OR (session IS NULL AND id = ?)";
    Query former(
        store,
        ("SELECT location, comments, id, ended " + which + " ORDER BY session DESC").c_str());
    if (const auto asked = former.run(play.session, play.id); !asked)
        return asked;
    std::vector<Photo> photos;
    if (former.next()) {
        play.location = former.text(0);
        play.comments = former.text(1);
        if (ended == Ended::Before)
            play.ended = former.integer(3);
        auto taken = photosOf(store, former.text(2));
        if (!taken)
            return taken.error();
        photos = std::move(taken.value());
        if (const auto kept = keepNames(store, former.text(2), play); !kept)
            return kept;
    }
    former.finish();
    if (const auto done = Query(store, ("DELETE " + which).c_str()).run(play.session, play.id);
        !done)
        return done;
    if (const auto done = insertPlay(store, play); !done)
        return done;
    return insertPhotos(store, play.id, photos);
}

} // namespace database
