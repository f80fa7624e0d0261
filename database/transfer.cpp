#include "database/transfer.h"

#include <algorithm>
#include <map>

#include "database/history.h"
#include "database/internal/photo_rows.h"
#include "database/internal/play_rows.h"
#include "database/internal/query.h"
#include "database/internal/session_rows.h"
#include "database/internal/snapshot.h"
#include "database/photos.h"
#include "database/remembered.h"
#include "database/sessions.h"

namespace database {

namespace {

template <class... Values>
Result<std::vector<std::string>> textsOf(const DatabaseFile& store, const char* sql,
                                         const Values&... values) {
    Query query(store, sql);
    if (const auto asked = query.run(values...); !asked)
        return asked.error();
    std::vector<std::string> texts;
    while (query.next())
        texts.push_back(query.text(0));
    if (const auto read = query.trouble(); !read)
        return read.error();
    return texts;
}

// Sessions and plays are imported alike; these are the steps that differ.

Result<SessionRecord> load(const DatabaseFile& store, const std::string& id, const SessionRecord&) {
    return loadSession(store, id);
}

Result<Play> load(const DatabaseFile& store, const std::string& id, const Play&) {
    return loadPlay(store, id);
}

Result<bool> isHidden(const DatabaseFile& /*store*/, const SessionRecord& /*session*/) {
    return false;
}

/// Whether the store has a play of this id but does not load it: its session is being played again.
Result<bool> isHidden(const DatabaseFile& store, const Play& play) {
    return hasPlay(store, play.id);
}

Outcome insert(const DatabaseFile& store, const SessionRecord& session) {
    return insertSession(store, session);
}

Outcome insert(const DatabaseFile& store, const Play& play) { return insertPlay(store, play); }

/// Ids of the records among which a copy of this one would be. Few are alike, unless somebody made
/// them so that comparing takes forever; then another copy does no harm.
Result<std::vector<std::string>> similar(const DatabaseFile& store, const SessionRecord& session) {
    return textsOf(store,
                   "SELECT id FROM sessions WHERE created = ? AND touched = ? AND play_time = ? "
                   "AND cursor = ? AND notes = ? AND game = ? AND setup = ? LIMIT 10",
                   session.created, session.touched, session.playTime, session.cursor,
                   session.notes, session.log.game, session.log.setup);
}

Result<std::vector<std::string>> similar(const DatabaseFile& store, const Play& play) {
    return textsOf(store,
                   "SELECT id FROM plays WHERE ended = ? AND play_time = ? AND comments = ? "
                   "AND location = ? AND game = ? LIMIT 10",
                   play.ended, play.playTime, play.comments, play.location, play.game);
}

bool hasSameContent(SessionRecord known, const SessionRecord& session) {
    known.id = session.id;
    return known == session;
}

/// Which session a play belongs to depends on what else a store has, so it does not count.
bool hasSameContent(Play known, const Play& play) {
    known.id = play.id;
    known.session = play.session;
    return known == play;
}

class Import {
public:
    Import(const DatabaseFile& store, const std::function<std::string()>& newId)
        : m_store(store), m_newId(newId) {}

    [[nodiscard]] Outcome take(SessionRecord session) {
        const std::string id = session.id;
        session.log.unfinished.clear(); // never kept
        const auto kept = keep(std::move(session));
        if (!kept)
            return kept.error();
        m_idOfSession.emplace(id, kept.value());
        return core::Done{};
    }

    [[nodiscard]] Outcome take(Play play) {
        if (const auto session = m_idOfSession.find(play.session); session != m_idOfSession.end())
            play.session = session->second;
        const auto plays = textsOf(m_store,
                                   "SELECT plays.id FROM plays JOIN sessions "
                                   "ON sessions.key = session WHERE sessions.id = ?",
                                   play.session);
        if (!plays)
            return plays.error();
        if (!plays.value().empty()) // a session has one result, and this store knows which
            play.session.clear();
        const std::string id = play.id;
        const auto kept = keep(std::move(play));
        if (!kept)
            return kept.error();
        m_idOfPlay.emplace(id, kept.value());
        return core::Done{};
    }

    [[nodiscard]] Outcome takePhotos(const Contents& contents) {
        for (const auto& [play, photos] : contents.photos) {
            const auto kept = m_idOfPlay.find(play);
            if (kept == m_idOfPlay.end())
                continue;
            const auto known = photosOf(m_store, kept->second);
            if (!known)
                return known.error();
            if (!known.value().empty())
                continue;
            if (const auto done = insertPhotos(m_store, kept->second, photos); !done)
                return done;
        }
        return core::Done{};
    }

    [[nodiscard]] Outcome take(const Card& card) {
        Query query(m_store, "INSERT INTO cards (game, id, content, changed) VALUES (?, ?, ?, ?) "
                             "ON CONFLICT DO NOTHING");
        if (const auto done = query.run(card.game, card.id, card.content, card.changed); !done)
            return done;
        ++(query.changedRows() > 0 ? m_summary.added : m_summary.alreadyThere);
        return core::Done{};
    }

    template <class Record>
    [[nodiscard]] Outcome takeAll(const std::vector<Record>& records) {
        for (const Record& record : records)
            if (const auto done = take(record); !done)
                return done;
        return core::Done{};
    }

    [[nodiscard]] const ImportSummary& summary() const { return m_summary; }

private:
    /// The id under which the store has the record now.
    template <class Record>
    [[nodiscard]] Result<std::string> keep(Record record) {
        const auto known = load(m_store, record.id, record);
        if (!known && known.error().trouble != Trouble::NotThere)
            return known.error();
        if (known && hasSameContent(known.value(), record))
            return foundAs(record.id);
        if (!known) {
            const auto hidden = isHidden(m_store, record);
            if (!hidden)
                return hidden.error();
            if (!hidden.value())
                return add(record, m_summary.added);
        }
        const auto copy = copyOf(record);
        if (!copy)
            return copy.error();
        if (!copy.value().empty())
            return foundAs(copy.value());
        record.id = m_newId();
        return add(record, m_summary.keptAsCopies);
    }

    /// The id of a record with the same content, empty if there is none.
    template <class Record>
    [[nodiscard]] Result<std::string> copyOf(const Record& record) {
        const auto candidates = similar(m_store, record);
        if (!candidates)
            return candidates.error();
        for (const std::string& id : candidates.value()) {
            const auto candidate = load(m_store, id, record);
            if (!candidate && candidate.error().trouble != Trouble::NotThere)
                return candidate.error();
            if (candidate && hasSameContent(candidate.value(), record))
                return id;
        }
        return std::string();
    }

    template <class Record>
    [[nodiscard]] Result<std::string> add(const Record& record, int& count) {
        if (const auto done = insert(m_store, record); !done)
            return done.error();
        ++count;
        return record.id;
    }

    [[nodiscard]] std::string foundAs(const std::string& id) {
        ++m_summary.alreadyThere;
        return id;
    }

    const DatabaseFile& m_store;
    const std::function<std::string()>& m_newId;
    std::map<std::string, std::string> m_idOfSession; // by the id in the import
    std::map<std::string, std::string> m_idOfPlay;    // likewise
    ImportSummary m_summary;
};

StoreError stopped() { return {Trouble::Failed, "stopped"}; }

Result<Contents> recordsOf(const DatabaseFile& store, const GoesOn& goesOn) {
    Contents contents;
    const auto sessions = textsOf(store, "SELECT id FROM sessions ORDER BY touched DESC, id");
    if (!sessions)
        return sessions.error();
    for (const std::string& id : sessions.value()) {
        if (!goesOn(contents.sessions.size(), sessions.value().size()))
            return stopped();
        auto session = loadSession(store, id);
        if (!session)
            return session.error();
        contents.sessions.push_back(std::move(session.value()));
    }
    auto plays = listPlays(store);
    if (!plays)
        return plays.error();
    contents.plays = std::move(plays.value());
    const auto games = textsOf(store, "SELECT DISTINCT game FROM cards ORDER BY game");
    if (!games)
        return games.error();
    for (const std::string& game : games.value()) {
        auto cards = listCards(store, game);
        if (!cards)
            return cards.error();
        std::ranges::move(cards.value(), std::back_inserter(contents.cards));
    }
    return contents;
}

Outcome addPhotos(const DatabaseFile& store, const GoesOn& goesOn, Contents& contents) {
    for (const Play& play : contents.plays) {
        if (!goesOn(1, 1))
            return stopped();
        auto photos = photosOf(store, play.id);
        if (!photos)
            return photos.error();
        if (!photos.value().empty())
            contents.photos.emplace(play.id, std::move(photos.value()));
    }
    return core::Done{};
}

} // namespace

Result<Contents> allRecords(const DatabaseFile& store, const GoesOn& goesOn) {
    const auto snapshot = Snapshot::begin(store);
    if (!snapshot)
        return snapshot.error();
    return recordsOf(store, goesOn);
}

Result<Contents> allContents(const DatabaseFile& store, const GoesOn& goesOn) {
    const auto snapshot = Snapshot::begin(store);
    if (!snapshot)
        return snapshot.error();
    auto contents = recordsOf(store, goesOn);
    if (!contents)
        return contents.error();
    if (const auto done = addPhotos(store, goesOn, contents.value()); !done)
        return done.error();
    return contents;
}

Result<ImportSummary> importContents(const DatabaseFile& store, const Contents& contents,
                                     const std::function<std::string()>& newId) {
    auto transaction = Transaction::begin(store);
    if (!transaction)
        return transaction.error();
    Import import(store, newId);
    if (const auto done = import.takeAll(contents.sessions); !done)
        return done.error();
    if (const auto done = import.takeAll(contents.plays); !done)
        return done.error();
    if (const auto done = import.takePhotos(contents); !done)
        return done.error();
    if (const auto done = import.takeAll(contents.cards); !done)
        return done.error();
    if (const auto done = transaction.value().commit(); !done)
        return done.error();
    return import.summary();
}

} // namespace database
