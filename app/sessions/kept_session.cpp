#include "app/sessions/kept_session.h"

#include <algorithm>
#include <utility>

#include "app/sessions/identity.h"

namespace sessions {

namespace {

/// The journal remembers its trouble by itself.
void tryTo(const database::Outcome& /*outcome*/) {}

} // namespace

/// Those that follow keep their distance from the cursor.
std::optional<std::size_t> ReplacedEntries::placeOf(std::size_t former) const {
    if (former < first)
        return former;
    const std::size_t fromEnd = formerCursor - std::min(former, formerCursor);
    if (isCut || cursor < first + fresh + fromEnd)
        return std::nullopt;
    return cursor - fromEnd;
}

KeptSession::KeptSession(const database::DatabaseFile& store, database::SessionJournal journal,
                         database::SessionRecord record)
    : m_store(&store), m_journal(std::move(journal)), m_seats(std::move(record.seats)),
      m_playTime(record.playTime),
      m_isFinished(record.status == database::SessionStatus::Finished) {}

void KeptSession::append(std::size_t cursor, const std::string& line, database::Time now) {
    countPlayTime(now);
    // Only a session that stopped making sense has its cursor elsewhere.
    if (m_journal.cursor() != cursor)
        tryTo(m_journal.moveCursor(cursor, now));
    if (m_journal.cursor() == cursor) // else it was refused, and the line has no place
        tryTo(m_journal.append(line, now));
    m_isFinished = false;
    m_hasNewEntries = true;
    m_stopped.reset();
}

void KeptSession::replaceEntries(std::size_t first, std::size_t last,
                                 std::vector<std::string> lines, std::size_t cursor,
                                 database::Time now) {
    countPlayTime(now);
    const std::vector<std::string>& all = m_journal.entries();
    const std::size_t end = first + lines.size();
    if (last < all.size()) {
        lines.insert(lines.end(), all.begin() + static_cast<std::ptrdiff_t>(last), all.end());
        if (m_stopped)
            m_stopped->entry = end;
    } else {
        m_stopped.reset();
    }
    tryTo(m_journal.replaceFrom(first, lines, cursor, now));
    m_isFinished = false;
}

void KeptSession::moveCursor(std::size_t cursor, database::Time now) {
    m_isFinished = m_isFinished && cursor == m_journal.cursor();
    countPlayTime(now);
    tryTo(m_journal.moveCursor(cursor, now));
}

database::Outcome KeptSession::finish(const database::Play& result, database::Time now) {
    if (const auto written = flush(now); !written)
        return written;
    const auto done = database::finishSession(
        *m_store, id(), result, m_hasNewEntries ? database::Ended::Now : database::Ended::Before);
    m_isFinished = m_isFinished || done.ok();
    m_hasNewEntries = m_hasNewEntries && !done.ok();
    return done;
}

void KeptSession::hide(database::Time now) {
    m_clock.hide(now);
    tryTo(flush(now));
}

database::Outcome KeptSession::flush(database::Time now) {
    countPlayTime(now);
    return m_journal.flush(now);
}

database::Outcome KeptSession::continueAsCopy(database::Time now) {
    const std::string copy = newId();
    countPlayTime(now);
    if (const auto kept = m_journal.keepAsCopy(copy, now); !kept)
        return kept;
    auto journal = database::SessionJournal::open(*m_store, copy);
    if (!journal)
        return journal.error();
    m_journal = std::move(journal.value());
    m_isFinished = false;
    return core::Done{};
}

void KeptSession::countPlayTime(database::Time now) {
    const database::Duration counted = m_clock.take(now);
    m_playTime += counted;
    m_journal.addPlayTime(counted);
}

} // namespace sessions
