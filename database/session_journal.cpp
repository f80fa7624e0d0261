#include "database/session_journal.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "database/internal/query.h"
#include "database/internal/session_rows.h"
#include "database/sessions.h"

namespace database {

/// What the session should be, and how much of it the file has. The statements of every move are
/// prepared once.
struct SessionJournal::Content {
    Content(const DatabaseFile& file, std::string session, std::int64_t sessionKey)
        : store(&file), id(std::move(session)), key(sessionKey),
          removeTail(file, "DELETE FROM entries WHERE session = ? AND number > ?"),
          insert(file, "INSERT INTO entries (session, number, line) VALUES (?, ?, ?)"),
          mark(file, "UPDATE sessions SET cursor = ?, touched = ?, play_time = play_time + ?, "
                     "revision = revision + 1 WHERE key = ? AND revision = ?") {}

    const DatabaseFile* store;
    std::string id;
    std::int64_t key;
    std::int64_t revision = 0;
    std::vector<std::string> entries;
    std::size_t cursor = 0;
    Duration playTime = 0;        // not written yet
    std::size_t samePrefix = 0;   // entries that the file has likewise
    std::size_t writtenCount = 0; // entries that the file has at all
    std::size_t writtenCursor = 0;
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
    auto reading = Transaction::begin(store); // cursor, revision and entries of one moment
    if (!reading)
        return reading.error();
    const auto key = sessionKey(store, id);
    if (!key)
        return key.error();
    auto content = std::make_unique<Content>(store, id, key.value());
    Query query(store, "SELECT cursor, revision FROM sessions WHERE key = ?");
    if (const auto asked = query.run(key.value()); !asked)
        return asked.error();
    if (!query.next())
        return StoreError{Trouble::NotThere, id};
    const auto cursor = static_cast<std::size_t>(query.integer(0));
    content->revision = query.integer(1);
    query.finish();
    auto entries = entriesOf(store, key.value());
    if (!entries)
        return entries.error();
    content->entries = std::move(entries.value());
    content->samePrefix = content->writtenCount = content->entries.size();
    content->cursor = content->writtenCursor = std::min(cursor, content->entries.size());
    return SessionJournal(std::move(content));
}

const std::string& SessionJournal::id() const { return m_content->id; }
const std::vector<std::string>& SessionJournal::entries() const { return m_content->entries; }
std::size_t SessionJournal::cursor() const { return m_content->cursor; }
const std::optional<StoreError>& SessionJournal::trouble() const { return m_content->trouble; }

Outcome SessionJournal::append(const std::string& line, Time now) {
    return append(std::vector{line}, now);
}

Outcome SessionJournal::append(const std::vector<std::string>& lines, Time now) {
    Content& content = *m_content;
    content.entries.resize(content.cursor);
    content.samePrefix = std::min(content.samePrefix, content.cursor);
    content.entries.insert(content.entries.end(), lines.begin(), lines.end());
    content.cursor = content.entries.size();
    return write(now);
}

Outcome SessionJournal::moveCursor(std::size_t cursor, Time now) {
    assert(cursor <= m_content->entries.size());
    m_content->cursor = cursor;
    return write(now);
}

Outcome SessionJournal::cutTo(std::size_t count, Time now) {
    Content& content = *m_content;
    assert(count <= content.entries.size());
    content.entries.resize(count);
    content.samePrefix = std::min(content.samePrefix, count);
    content.cursor = std::min(content.cursor, count);
    return write(now);
}

void SessionJournal::addPlayTime(Duration time) { m_content->playTime += time; }

Outcome SessionJournal::flush(Time now) {
    const Content& content = *m_content;
    const bool isWritten = content.samePrefix == content.entries.size() &&
                           content.writtenCount == content.samePrefix &&
                           content.cursor == content.writtenCursor && content.playTime == 0;
    return isWritten ? Outcome(core::Done{}) : write(now);
}

Outcome SessionJournal::write(Time now) {
    Content& content = *m_content;
    const auto attempt = [&content, now]() -> Outcome {
        auto transaction = Transaction::begin(*content.store);
        if (!transaction)
            return transaction.error();
        if (const auto done = content.mark.run(content.cursor, now, content.playTime, content.key,
                                               content.revision);
            !done)
            return done;
        if (content.mark.changedRows() == 0)
            return StoreError{Trouble::Conflict, content.id};
        if (content.writtenCount > content.samePrefix)
            if (const auto done = content.removeTail.run(content.key, content.samePrefix); !done)
                return done;
        for (std::size_t i = content.samePrefix; i < content.entries.size(); ++i)
            if (const auto done = content.insert.run(content.key, i + 1, content.entries[i]); !done)
                return done;
        return transaction.value().commit();
    };
    const Outcome outcome = attempt();
    if (!outcome) {
        content.trouble = outcome.error();
        return outcome;
    }
    ++content.revision;
    content.samePrefix = content.writtenCount = content.entries.size();
    content.writtenCursor = content.cursor;
    content.playTime = 0;
    content.trouble.reset();
    return outcome;
}

Outcome SessionJournal::keepAsCopy(const std::string& id, Time now) {
    auto session = loadSession(*m_content->store, m_content->id);
    if (!session)
        return session.error();
    SessionRecord copy = std::move(session.value());
    copy.id = id;
    copy.log.entries = m_content->entries;
    copy.cursor = m_content->cursor;
    copy.touched = now;
    copy.playTime += m_content->playTime;
    return addSession(*m_content->store, copy);
}

} // namespace database
