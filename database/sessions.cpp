#include "database/sessions.h"

#include <map>
#include <utility>

#include "database/internal/count.h"
#include "database/internal/play_rows.h"
#include "database/internal/players.h"
#include "database/internal/query.h"
#include "database/internal/session_rows.h"
#include "database/internal/snapshot.h"

namespace database {

namespace {

constexpr const char* kPlaying = "playing";
constexpr const char* kFinished = "finished";

std::string wordFor(SessionStatus status) {
    return status == SessionStatus::Finished ? kFinished : kPlaying;
}

SessionStatus statusFrom(const std::string& word) {
    return word == kFinished ? SessionStatus::Finished : SessionStatus::Playing;
}

Result<std::vector<SessionSeat>> seatsOf(const DatabaseFile& store, std::int64_t key) {
    Query query(store, "SELECT role, ifnull(name, '') FROM session_seats "
                       "LEFT JOIN players ON players.key = player WHERE session = ? ORDER BY seat");
    if (const auto asked = query.run(key); !asked)
        return asked.error();
    std::vector<SessionSeat> seats;
    while (query.next())
        seats.push_back({query.text(0), query.text(1)});
    if (const auto read = query.trouble(); !read)
        return read.error();
    return seats;
}

Outcome addSeats(const DatabaseFile& store, std::int64_t key, const SessionRecord& session) {
    std::int64_t number = 0;
    for (const SessionSeat& seat : session.seats) {
        Query insert(store, "INSERT INTO session_seats (session, seat, role, player) "
                            "VALUES (?, ?, ?, ?)");
        ++number;
        if (seat.playerName.empty()) {
            if (const auto done = insert.run(key, number, seat.role, nullptr); !done)
                return done;
            continue;
        }
        const auto player = playerKey(store, seat.playerName, session.touched);
        if (!player)
            return player.error();
        if (const auto done = insert.run(key, number, seat.role, player.value()); !done)
            return done;
    }
    return core::Done{};
}

Outcome addEntries(const DatabaseFile& store, std::int64_t key,
                   const std::vector<std::string>& entries) {
    Query insert(store, "INSERT INTO entries (session, number, line) VALUES (?, ?, ?)");
    std::int64_t number = 0;
    for (const std::string& line : entries)
        if (const auto done = insert.run(key, ++number, line); !done)
            return done;
    return core::Done{};
}

Outcome change(const DatabaseFile& store, const char* sql, const std::string& value,
               const std::string& id) {
    const WriteTurn turn;
    Query update(store, sql);
    if (const auto done = update.run(value, id); !done)
        return done;
    if (update.changedRows() == 0)
        return StoreError{Trouble::NotThere, id};
    return core::Done{};
}

} // namespace

Result<std::int64_t> sessionKey(const DatabaseFile& store, const std::string& id) {
    Query query(store, "SELECT key FROM sessions WHERE id = ?");
    if (const auto asked = query.run(id); !asked)
        return asked.error();
    if (!query.next())
        return StoreError{Trouble::NotThere, id};
    return query.integer(0);
}

Result<std::vector<std::string>> entriesOf(const DatabaseFile& store, std::int64_t key) {
    Query query(store, "SELECT line, number FROM entries WHERE session = ? ORDER BY number");
    if (const auto asked = query.run(key); !asked)
        return asked.error();
    std::vector<std::string> entries;
    // Behind a gap nothing follows from what came before.
    while (query.next() && query.integer(1) == static_cast<std::int64_t>(entries.size()) + 1)
        entries.push_back(query.text(0));
    if (const auto read = query.trouble(); !read)
        return read.error();
    return entries;
}

std::string selectSessions(const std::string& columns, const SessionPart& part) {
    return "SELECT " + columns + " FROM sessions" +
           (part.isPlayingOnly ? " WHERE status = 'playing'" : "") + " ORDER BY " +
           (part.isPlayingFirst ? "status <> 'playing', " : "") +
           "touched DESC, key DESC LIMIT ? OFFSET ?";
}

Result<std::vector<SessionSummary>> listSessions(const DatabaseFile& store,
                                                 const SessionPart& part) {
    const auto moment = Snapshot::begin(store);
    if (!moment)
        return moment.error();
    // A session's entries are numbered without gaps, so the highest number is their count.
    const std::string sessionsSql =
        selectSessions("key, id, game, rules_version, setup, status, cursor, created, touched, "
                       "play_time, (SELECT ifnull(max(number), 0) FROM entries "
                       "WHERE session = sessions.key)",
                       part);
    Query query(store, sessionsSql.c_str());
    if (const auto asked = query.run(part.most, part.skipped); !asked)
        return asked.error();
    std::vector<SessionSummary> sessions;
    std::map<std::int64_t, std::size_t> placeOf;
    while (query.next()) {
        placeOf[query.integer(0)] = sessions.size();
        SessionSummary& session = sessions.emplace_back();
        session.id = query.text(1);
        session.game = query.text(2);
        session.rulesVersion = static_cast<int>(query.integer(3));
        session.setup = query.text(4);
        session.status = statusFrom(query.text(5));
        session.cursor = static_cast<std::uint64_t>(query.integer(6));
        session.created = query.integer(7);
        session.touched = query.integer(8);
        session.playTime = query.integer(9);
        session.entryCount = static_cast<std::uint64_t>(query.integer(10));
    }
    if (const auto read = query.trouble(); !read)
        return read.error();

    const std::string seatsSql = "SELECT session, role, ifnull(name, '') FROM session_seats "
                                 "LEFT JOIN players ON players.key = player WHERE session IN (" +
                                 selectSessions("key", part) + ") ORDER BY session, seat";
    Query seats(store, seatsSql.c_str());
    if (const auto asked = seats.run(part.most, part.skipped); !asked)
        return asked.error();
    while (seats.next())
        if (const auto place = placeOf.find(seats.integer(0)); place != placeOf.end())
            sessions[place->second].seats.push_back({seats.text(1), seats.text(2)});
    if (const auto read = seats.trouble(); !read)
        return read.error();
    return sessions;
}

Result<std::int64_t> countPlaying(const DatabaseFile& store) {
    return countOf(store, "SELECT count(*) FROM sessions WHERE status = 'playing'");
}

Result<SessionRecord> loadSession(const DatabaseFile& store, const std::string& id) {
    const auto moment = Snapshot::begin(store);
    if (!moment)
        return moment.error();
    Query query(store, "SELECT key, game, rules_version, setup, options, notes, status, cursor, "
                       "created, touched, play_time FROM sessions WHERE id = ?");
    if (const auto asked = query.run(id); !asked)
        return asked.error();
    if (!query.next())
        return StoreError{Trouble::NotThere, id};
    const std::int64_t key = query.integer(0);
    SessionRecord session;
    session.id = id;
    session.log.game = query.text(1);
    session.log.rulesVersion = static_cast<int>(query.integer(2));
    session.log.setup = query.text(3);
    session.options = query.text(4);
    session.notes = query.text(5);
    session.status = statusFrom(query.text(6));
    session.cursor = static_cast<std::uint64_t>(query.integer(7));
    session.created = query.integer(8);
    session.touched = query.integer(9);
    session.playTime = query.integer(10);
    query.finish();

    auto entries = entriesOf(store, key);
    if (!entries)
        return entries.error();
    session.log.entries = std::move(entries.value());
    session.cursor = std::min<std::uint64_t>(session.cursor, session.log.entries.size());
    auto seats = seatsOf(store, key);
    if (!seats)
        return seats.error();
    session.seats = std::move(seats.value());
    return session;
}

Outcome insertSession(const DatabaseFile& store, const SessionRecord& session) {
    Query insert(store, "INSERT INTO sessions (id, game, rules_version, setup, options, notes, "
                        "status, cursor, created, touched, play_time) "
                        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    if (const auto done =
            insert.run(session.id, session.log.game, session.log.rulesVersion, session.log.setup,
                       session.options, session.notes, wordFor(session.status), session.cursor,
                       session.created, session.touched, session.playTime);
        !done)
        return done;
    const std::int64_t key = insert.lastKey();
    if (const auto done = addSeats(store, key, session); !done)
        return done;
    return addEntries(store, key, session.log.entries);
}

Outcome addSession(const DatabaseFile& store, const SessionRecord& session) {
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return transaction.error();
    if (const auto there = sessionKey(store, session.id); there)
        return StoreError{Trouble::AlreadyThere, session.id};
    if (const auto done = insertSession(store, session); !done)
        return done;
    return transaction.value().commit();
}

Outcome removeSession(const DatabaseFile& store, const std::string& id) {
    const WriteTurn turn;
    Query remove(store, "DELETE FROM sessions WHERE id = ?");
    if (const auto done = remove.run(id); !done)
        return done;
    if (remove.changedRows() == 0)
        return StoreError{Trouble::NotThere, id};
    return core::Done{};
}

Outcome setNotes(const DatabaseFile& store, const std::string& id, const std::string& notes) {
    return change(store, "UPDATE sessions SET notes = ? WHERE id = ?", notes, id);
}

Outcome setOptions(const DatabaseFile& store, const std::string& id, const std::string& options) {
    return change(store, "UPDATE sessions SET options = ? WHERE id = ?", options, id);
}

Outcome finishSession(const DatabaseFile& store, const std::string& id, const Play& result,
                      Ended ended) {
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return transaction.error();
    if (const auto done =
            change(store, "UPDATE sessions SET status = ? WHERE id = ?", kFinished, id);
        !done)
        return done;
    Play play = result;
    play.session = id;
    if (const auto done = replacePlay(store, std::move(play), ended); !done)
        return done;
    return transaction.value().commit();
}

} // namespace database
