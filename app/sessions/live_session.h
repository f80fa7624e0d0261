#pragma once

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "app/sessions/amendment.h"
#include "app/sessions/identity.h"
#include "app/sessions/kept_session.h"
#include "engine/core/playthrough.h"

namespace sessions {

/// A game being played together with its journal: every entry, undo and redo is on the disk when
/// the call returns, or trouble() says why not; then the game goes on in memory, and every later
/// call tries again.
template <core::GameRules Game>
class LiveSession : public KeptSession {
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
        session.stopAt(loaded.stopped);
        return session;
    }

    /// While an entry is entered anew: the game from before it on.
    [[nodiscard]] const Playthrough& game() const {
        return m_amendment ? m_amendment->game() : m_game;
    }

    /// A move that the rules refuse changes nothing, neither here nor in the store. While an entry
    /// is entered anew, nothing is written at all.
    [[nodiscard]] Committed commit(const Move& move, database::Time now) {
        if (m_amendment)
            return m_amendment->commit(move);
        const std::size_t cursor = m_game.cursor();
        auto events = m_game.commit(move);
        if (events)
            append(cursor, Game::formatMove(move), now);
        return events;
    }

    bool undo(database::Time now) { return game().canUndo() && replayTo(game().cursor() - 1, now); }
    bool redo(database::Time now) { return game().canRedo() && replayTo(game().cursor() + 1, now); }
    /// Puts the cursor behind the first `count` entries; false if there are not so many.
    bool replayTo(std::size_t count, database::Time now) {
        if (m_amendment)
            return m_amendment->replayTo(count);
        if (!m_game.replayTo(count))
            return false;
        moveCursor(count, now);
        return true;
    }

    [[nodiscard]] const std::optional<Amendment<Game>>& amendment() const { return m_amendment; }
    /// Begins to enter the entry anew, as Amendment has it; everything is written until then.
    void amend(std::size_t entry, std::size_t sameTurn) {
        m_amendment.emplace(m_game, entry, sameTurn);
    }
    /// The game stays as it was.
    void leaveAmendment() { m_amendment.reset(); }
    /// Once the entry is entered anew and all that waits fits behind it, it follows. To be called
    /// when all that belongs together has been committed.
    std::optional<ReplacedEntries> completeAmendment(database::Time now) {
        if (!m_amendment || !m_amendment->isAnswered())
            return std::nullopt;
        const auto outcome = m_amendment->outcome();
        return outcome.dropped.empty() ? std::optional(adopt(outcome, now)) : std::nullopt;
    }
    /// The game goes on with the new moves and all that fits behind them.
    ReplacedEntries takeAmendment(database::Time now) { return adopt(m_amendment->outcome(), now); }

private:
    LiveSession(const database::DatabaseFile& store, Playthrough game,
                database::SessionJournal journal, database::SessionRecord record)
        : KeptSession(store, std::move(journal), std::move(record)), m_game(std::move(game)) {}

    ReplacedEntries adopt(typename Amendment<Game>::Outcome outcome, database::Time now) {
        const ReplacedEntries replaced{m_amendment->first(), m_amendment->newMoves(),
                                       m_game.cursor(), outcome.game.cursor(), outcome.isCut};
        std::vector<std::string> lines;
        for (std::size_t i = replaced.first; i < outcome.game.entries().size(); ++i)
            lines.push_back(Game::formatMove(outcome.game.entries()[i]));
        // What never could be read still is behind a game that goes on to there.
        const bool keepsRest = outcome.dropped.empty();
        replaceEntries(replaced.first, keepsRest ? m_game.entries().size() : std::size_t(-1),
                       std::move(lines), outcome.game.cursor(), now);
        m_game = std::move(outcome.game);
        m_amendment.reset();
        return replaced;
    }

    Playthrough m_game;
    std::optional<Amendment<Game>> m_amendment;
};

} // namespace sessions
