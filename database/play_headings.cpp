#include <map>

#include "database/history.h"
#include "database/internal/query.h"
#include "database/internal/snapshot.h"

namespace database {

namespace {

using Places = std::map<std::int64_t, std::size_t>; // in the list, by the key of the play

Outcome readHeadings(const DatabaseFile& store, std::vector<PlayHeading>& plays, Places& places) {
    Query query(store, "SELECT plays.key, plays.id, plays.game, ended, plays.play_time, location, "
                       "comments, session IS NOT NULL, "
                       "(SELECT count(*) FROM play_photos WHERE play = plays.key) "
                       "FROM plays LEFT JOIN sessions ON sessions.key = session "
                       "WHERE sessions.status IS NOT 'playing' ORDER BY ended DESC, plays.id");
    if (const auto asked = query.run(); !asked)
        return asked;
    while (query.next()) {
        places[query.integer(0)] = plays.size();
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

Outcome readResults(const DatabaseFile& store, std::vector<PlayHeading>& plays,
                    const Places& places) {
    Query query(store, "SELECT play, ifnull(name, ''), is_automa, role, officer, level, score, "
                       "rank, is_winner FROM play_results "
                       "LEFT JOIN players ON players.key = player ORDER BY play, seat");
    if (const auto asked = query.run(); !asked)
        return asked;
    while (query.next())
        if (const auto place = places.find(query.integer(0)); place != places.end())
            plays[place->second].results.push_back(
                {query.text(1), query.integer(2) != 0, query.text(3), query.text(4), query.text(5),
                 static_cast<int>(query.integer(6)), static_cast<int>(query.integer(7)),
                 query.integer(8) != 0});
    return query.trouble();
}

} // namespace

Result<std::vector<PlayHeading>> listPlayHeadings(const DatabaseFile& store) {
    const auto snapshot = Snapshot::begin(store);
    if (!snapshot)
        return snapshot.error();
    std::vector<PlayHeading> plays;
    Places places;
    if (const auto done = readHeadings(store, plays, places); !done)
        return done.error();
    if (const auto done = readResults(store, plays, places); !done)
        return done.error();
    return plays;
}

} // namespace database
