#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/sessions/play_clock.h"
#include "database/session_journal.h"
#include "database/sessions.h"
#include "engine/core/game_log.h"

namespace sessions {

/// Entries of a log that others have taken the place of.
struct ReplacedEntries {
    std::size_t first = 0;        // what comes before it is the same
    std::size_t fresh = 0;        // so many new ones from there on
    std::size_t formerCursor = 0; // entries in force before and now
    std::size_t cursor = 0;
    bool isCut = false; // those behind the new ones do not reach as far as before

    /// Where an entry of before is now; none if it is no more.
    [[nodiscard]] std::optional<std::size_t> placeOf(std::size_t former) const;
};

/// A session that is played, as the store knows it: its journal, its seats and its time on screen,
/// whichever game it is. The store must outlive it.
class KeptSession {
public:
    [[nodiscard]] const std::string& id() const { return m_journal.id(); }
    [[nodiscard]] const std::vector<database::SessionSeat>& seats() const { return m_seats; }
    [[nodiscard]] bool isFinished() const { return m_isFinished; }
    /// Time on screen as far as it has been taken from the clock.
    [[nodiscard]] database::Duration playTime() const { return m_playTime; }
    /// What of a kept log no longer makes sense.
    [[nodiscard]] const std::optional<core::LoadError>& stopped() const { return m_stopped; }
    /// Why the last entries are only in memory.
    [[nodiscard]] const std::optional<database::StoreError>& trouble() const {
        return m_journal.trouble();
    }

    void show(database::Time now) { m_clock.show(now); }
    void hide(database::Time now);

    /// Writes what is only in memory.
    [[nodiscard]] database::Outcome flush(database::Time now);

    /// The game is over: `result` goes to the history. May be repeated after a correction. If the
    /// history has it already and no entry was added since, it ended when the history says.
    [[nodiscard]] database::Outcome finish(const database::Play& result, database::Time now);

    /// Goes on under a new id, for when another program has changed the same session. The copy is
    /// being played, even if its game is over: it has no result in the history yet.
    [[nodiscard]] database::Outcome continueAsCopy(database::Time now);

protected:
    KeptSession(const database::DatabaseFile& store, database::SessionJournal journal,
                database::SessionRecord record);

    void stopAt(const std::optional<core::LoadError>& stopped) { m_stopped = stopped; }
    /// The line follows the first `cursor` entries.
    void append(std::size_t cursor, const std::string& line, database::Time now);
    /// The lines take the place of the entries from `first` to before `last`; lines behind these
    /// stay.
    void replaceEntries(std::size_t first, std::size_t last, std::vector<std::string> lines,
                        std::size_t cursor, database::Time now);
    /// A finished game whose cursor moves is being played again.
    void moveCursor(std::size_t cursor, database::Time now);

private:
    void countPlayTime(database::Time now);

    const database::DatabaseFile* m_store;
    database::SessionJournal m_journal;
    PlayClock m_clock;
    std::vector<database::SessionSeat> m_seats;
    database::Duration m_playTime;
    bool m_isFinished;
    bool m_hasNewEntries = false; // since it was opened or finished
    std::optional<core::LoadError> m_stopped;
};

} // namespace sessions
