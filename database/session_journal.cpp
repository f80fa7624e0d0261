#include "database/session_journal.h"

#include <algorithm>
#include <utility>

#include "database/internal/query.h"
#include "database/internal/snapshot.h"
#include "database/sessions.h"

namespace database {

/// What the session should be, and how much of it the file has. The statements of every move are
/// prepared once.
struct SessionJournal::Content {
    Content(const DatabaseFile& file, SessionRecord record, std::int64_t sessionKey)
        : store(&file), session(std::move(record)), key(sessionKey),
          samePrefix(session.log.entries.size()),
          removeTail(file, "DELETE FROM entries WHERE session = ? AND number > ?"),
          insert(file, "INSERT INTO entries (session, number, line) VALUES (?, ?, ?)"),
          mark(file, "UPDATE sessions SET cursor = ?, touched = ?, play_time = play_time + ?, "
                     "status = CASE WHEN ? THEN 'playing' ELSE status END, revision = revision + 1 "
                     "WHERE key = ? AND revision = ?") {}

    const DatabaseFile* store;
    SessionRecord session; // entries and cursor as they are now, the rest as it was found
    std::int64_t key;
    std::int64_t revision = 0;
    Duration newPlayTime = 0;
    std::size_t samePrefix; // entries that the file has likewise
    bool isWritten = true;
    bool isPlayedOn = false; // entries or cursor are no longer those of the file
    std::optional<StoreError> trouble;
    Query removeTail;
    Query insert;
    Query mark;
};

SessionJournal::SessionJournal(std::unique_ptr<Content> content) : m_content(std::move(content)) {}
SessionJournal::SessionJournal(SessionJournal&&) noexcept = default;
SessionJournal& SessionJournal::operator=(SessionJournal&&) noexcept = default;
SessionJournal::~SessionJournal() = default;

Result<SessionJournal> SessionJournal::open(const DatabaseFile& store, const std::string& id) {
    const auto moment = Snapshot::begin(store);
    if (!moment)
        return moment.error();
    auto session = loadSession(store, id);
    if (!session)
        return session.error();
    Query query(store, "SELECT key, revision FROM sessions WHERE id = ?");
    if (const auto asked = query.run(id); !asked)
        return asked.error();
    if (!query.next())
        return StoreError{Trouble::NotThere, id};
    auto content = std::make_unique<Content>(store, std::move(session.value()), query.integer(0));
    content->revision = query.integer(1);
    return SessionJournal(std::move(content));
}

const std::string& SessionJournal::id() const { return m_content->session.id; }
const std::vector<std::string>& SessionJournal::entries() const {
    return m_content->session.log.entries;
}
std::size_t SessionJournal::cursor() const { return m_content->session.cursor; }
const std::optional<StoreError>& SessionJournal::trouble() const { return m_content->trouble; }

Outcome SessionJournal::append(const std::string& line, Time now) {
    return append(std::vector{line}, now);
}

Outcome SessionJournal::append(const std::vector<std::string>& lines, Time now) {
    SessionRecord& session = m_content->session;
    shorten(session.cursor);
    session.log.entries.insert(session.log.entries.end(), lines.begin(), lines.end());
    session.cursor = session.log.entries.size();
    m_content->isPlayedOn = m_content->isPlayedOn || !lines.empty();
    return write(now);
}

Outcome SessionJournal::replaceFrom(std::size_t first, const std::vector<std::string>& lines,
                                    std::size_t cursor, Time now) {
    if (first > entries().size())
        return refuse(first);
    if (cursor > first + lines.size())
        return refuse(cursor);
    shorten(first);
    std::vector<std::string>& all = m_content->session.log.entries;
    all.insert(all.end(), lines.begin(), lines.end());
    setCursor(cursor);
    m_content->isPlayedOn = true;
    return write(now);
}

Outcome SessionJournal::moveCursor(std::size_t cursor, Time now) {
    if (cursor > entries().size())
        return refuse(cursor);
    setCursor(cursor);
    return write(now);
}

Outcome SessionJournal::refuse(std::size_t count) {
    m_content->trouble = StoreError{Trouble::NotThere, id() + ": entry " + std::to_string(count)};
    return *m_content->trouble;
}

void SessionJournal::addPlayTime(Duration time) {
    m_content->newPlayTime += time;
    m_content->isWritten = m_content->isWritten && time == 0;
}

Outcome SessionJournal::flush(Time now) {
    return m_content->isWritten ? Outcome(core::Done{}) : write(now);
}

void SessionJournal::shorten(std::size_t count) {
    m_content->isPlayedOn = m_content->isPlayedOn || count != entries().size();
    m_content->session.log.entries.resize(count);
    m_content->samePrefix = std::min(m_content->samePrefix, count);
}

void SessionJournal::setCursor(std::size_t cursor) {
    m_content->isPlayedOn = m_content->isPlayedOn || cursor != this->cursor();
    m_content->session.cursor = cursor;
}

Outcome SessionJournal::write(Time now) {
    Content& content = *m_content;
    content.isWritten = false;
    const Outcome outcome = tryToWrite(now);
    if (!outcome) {
        content.trouble = outcome.error();
        return outcome;
    }
    ++content.revision;
    content.samePrefix = entries().size();
    content.session.playTime += std::exchange(content.newPlayTime, 0);
    content.isWritten = true;
    content.isPlayedOn = false;
    content.trouble.reset();
    return outcome;
}

Outcome SessionJournal::tryToWrite(Time now) {
    Content& content = *m_content;
    auto transaction = Transaction::begin(*content.store);
    if (!transaction)
        return transaction.error();
    if (const auto done = content.mark.run(content.session.cursor, now, content.newPlayTime,
                                           content.isPlayedOn, content.key, content.revision);
        !done)
        return done;
    if (content.mark.changedRows() == 0)
        return StoreError{Trouble::Conflict, id()};
    if (const auto done = content.removeTail.run(content.key, content.samePrefix); !done)
        return done;
    for (std::size_t i = content.samePrefix; i < entries().size(); ++i)
        if (const auto done = content.insert.run(content.key, i + 1, entries()[i]); !done)
            return done;
    return transaction.value().commit();
}

Outcome SessionJournal::keepAsCopy(const std::string& id, Time now) {
    const Content& content = *m_content;
    SessionRecord copy = content.session;
    const auto current = loadSession(*content.store, copy.id);
    if (!current && current.error().trouble != Trouble::NotThere)
        return current.error();
    if (current) {
        copy.options = current.value().options;
        copy.notes = current.value().notes;
    }
    copy.id = id;
    copy.status = SessionStatus::Playing; // a result is that of the other one
    copy.touched = now;
    copy.playTime += content.newPlayTime;
    return addSession(*content.store, copy);
}

} // namespace database
