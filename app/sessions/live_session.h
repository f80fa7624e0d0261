#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "app/sessions/identity.h"
#include "app/sessions/play_clock.h"
#include "database/session_journal.h"
#include "database/sessions.h"
#include "engine/core/playthrough.h"

namespace sessions {

/// A game being played together with its journal: every entry, undo and redo is on the disk when
/// the call returns, or trouble() says why not; then the game goes on in memory, and every later
/// call tries again. The store must outlive the session.
template <core::GameRules Game>
class LiveSession {
public:
    using Playthrough = core::Playthrough<Game>;
    using Move = typename Playthrough::Move;
    using Committed = core::Result<typename Playthrough::Events, typename Playthrough::Error>;
    /// The store does not give the session, or its setup is broken.
    using ResumeError = std::variant<database::StoreError, core::LoadError>;

    /// A new session with what has been played already, usually nothing.
    [[nodiscard]] static database::Result<LiveSession>
    create(const database::DatabaseFile& store, Playthrough game,
           std::vector<database::SessionSeat> seats, database::Time now) {
        database::SessionRecord record;
        record.id = newId();
        record.log = game.log();
        record.cursor = game.cursor();
        record.created = record.touched = now;
        record.seats = std::move(seats);
        if (const auto added = database::addSession(store, record); !added)
            return added.error();
        auto journal = database::SessionJournal::open(store, record.id);
        if (!journal)
            return journal.error();
        return LiveSession(store, std::move(game), std::move(journal.value()), std::move(record));
    }

    /// The session as it was left. If a line no longer makes sense, the game is what comes before
    /// it and stopped() tells; the store keeps the rest until a new entry replaces it.
    [[nodiscard]] static core::Result<LiveSession, ResumeError>
    resume(const database::DatabaseFile& store, const std::string& id) {
        auto record = database::loadSession(store, id);
        if (!record)
            return ResumeError(record.error());
        auto journal = database::SessionJournal::open(store, id);
        if (!journal)
            return ResumeError(journal.error());
        // The journal is what new entries follow, should another program have written in between.
        record.value().log.entries = journal.value().entries();
        auto loaded = Playthrough::load(record.value().log);
        if (!loaded.playthrough)
            return ResumeError(*loaded.stopped);
        Playthrough& game = *loaded.playthrough;
        game.replayTo(std::min(journal.value().cursor(), game.entries().size()));
        LiveSession session(store, std::move(game), std::move(journal.value()),
                            std::move(record.value()));
        session.m_stopped = std::move(loaded.stopped);
        return session;
    }

    [[nodiscard]] const std::string& id() const { return m_journal.id(); }
    [[nodiscard]] const Playthrough& game() const { return m_game; }
    [[nodiscard]] const std::vector<database::SessionSeat>& seats() const { return m_seats; }
    [[nodiscard]] bool isFinished() const { return m_isFinished; }
    /// Time on screen as far as it has been taken from the clock.
    [[nodiscard]] database::Duration playTime() const { return m_playTime; }
    [[nodiscard]] const std::optional<core::LoadError>& stopped() const { return m_stopped; }
    [[nodiscard]] const std::optional<database::StoreError>& trouble() const {
        return m_journal.trouble();
    }

    /// A move that the rules refuse changes nothing, neither here nor in the store.
    [[nodiscard]] Committed commit(const Move& move, database::Time now) {
        const std::size_t cursor = m_game.cursor();
        auto events = m_game.commit(move);
        if (!events)
            return events;
        countPlayTime(now);
        // Only a session that stopped making sense has its cursor elsewhere.
        if (m_journal.cursor() != cursor)
            tryTo(m_journal.moveCursor(cursor, now));
        tryTo(m_journal.append(Game::formatMove(move), now));
        m_isFinished = false;
        m_stopped.reset();
        return events;
    }

    bool undo(database::Time now) { return m_game.canUndo() && replayTo(m_game.cursor() - 1, now); }
    bool redo(database::Time now) { return m_game.canRedo() && replayTo(m_game.cursor() + 1, now); }
    /// Puts the cursor behind the first `count` entries; false if there are not so many. A finished
    /// game whose cursor moves is being played again.
    bool replayTo(std::size_t count, database::Time now) {
        if (count > m_game.entries().size())
            return false;
        m_isFinished = m_isFinished && count == m_journal.cursor();
        m_game.replayTo(count);
        countPlayTime(now);
        tryTo(m_journal.moveCursor(count, now));
        return true;
    }

    /// The game is over: `result` goes to the history. May be repeated after a correction.
    [[nodiscard]] database::Outcome finish(const database::Play& result, database::Time now) {
        if (const auto written = flush(now); !written)
            return written;
        const auto done = database::finishSession(*m_store, id(), result);
        m_isFinished = m_isFinished || done.ok();
        return done;
    }

    void show(database::Time now) { m_clock.show(now); }
    void hide(database::Time now) {
        m_clock.hide(now);
        tryTo(flush(now));
    }

    /// Writes what is only in memory.
    [[nodiscard]] database::Outcome flush(database::Time now) {
        countPlayTime(now);
        return m_journal.flush(now);
    }

    /// Goes on under a new id, for when another program has changed the same session. The copy is
    /// being played, even if its game is over: it has no result in the history yet.
    [[nodiscard]] database::Outcome continueAsCopy(database::Time now) {
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

private:
    LiveSession(const database::DatabaseFile& store, Playthrough game,
                database::SessionJournal journal, database::SessionRecord record)
        : m_store(&store), m_game(std::move(game)), m_journal(std::move(journal)),
          m_seats(std::move(record.seats)), m_playTime(record.playTime),
          m_isFinished(record.status == database::SessionStatus::Finished) {}

    void countPlayTime(database::Time now) {
        const database::Duration counted = m_clock.take(now);
        m_playTime += counted;
        m_journal.addPlayTime(counted);
    }

    /// The journal remembers its trouble by itself.
    static void tryTo(const database::Outcome& /*outcome*/) {}

    const database::DatabaseFile* m_store;
    Playthrough m_game;
    database::SessionJournal m_journal;
    PlayClock m_clock;
    std::vector<database::SessionSeat> m_seats;
    database::Duration m_playTime;
    bool m_isFinished;
    std::optional<core::LoadError> m_stopped;
};

} // namespace sessions
