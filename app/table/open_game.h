#pragma once

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include <QString>

#include "app/sessions/kept_session.h"
#include "database/records.h"
#include "database/store_error.h"
#include "engine/core/game_log.h"

/// An entry of the log as people read it.
struct LogLine {
    QString sentence;
    int seat = -1; // who made it, -1: the table
    int round = 1;
    bool isFirstOfTurn = false;
    bool isChance = false;
};

/// An entry that is being entered anew, and what waits behind it.
struct AmendedEntry {
    /// As it was made, with the words of then.
    struct Waiting {
        LogLine line;
        bool isDropped = false; // it does not fit behind the new moves
    };

    int number = 0; // from 1, as the log counts
    bool hasNewMoves = false;
    std::vector<Waiting> waiting{}; // entries that follow once they fit
    QString refusal{};              // why the first that is dropped does not fit
};

/// The game that is open at a table, as far as its rules do not matter.
class OpenGame {
public:
    /// The store does not give the session, or its setup is broken.
    using ResumeError = std::variant<database::StoreError, core::LoadError>;

    OpenGame() = default;
    OpenGame(const OpenGame&) = delete;
    OpenGame& operator=(const OpenGame&) = delete;
    virtual ~OpenGame() = default;

    [[nodiscard]] virtual sessions::KeptSession& session() = 0;
    [[nodiscard]] virtual const sessions::KeptSession& session() const = 0;
    /// What the history keeps of a game that is over.
    [[nodiscard]] virtual database::Play result(database::Time now) const = 0;
    /// Puts that into the history.
    [[nodiscard]] virtual database::Outcome finish(database::Time now) = 0;

    [[nodiscard]] virtual core::GameLog log() const = 0;
    [[nodiscard]] virtual std::size_t entryCount() const = 0;
    [[nodiscard]] virtual std::size_t cursor() const = 0;
    /// Where undo and redo lead: entries that were made together go together.
    [[nodiscard]] virtual std::size_t undoTarget() const = 0;
    [[nodiscard]] virtual std::size_t redoTarget() const = 0;
    [[nodiscard]] virtual bool undoTakesBackChance() const = 0;
    /// 0 if the game has no rounds.
    [[nodiscard]] virtual int firstRound() const = 0;
    /// As it stands now, whatever is looked at.
    [[nodiscard]] virtual bool isOver() const = 0;
    /// Where the cursor was when the turn or phase began.
    [[nodiscard]] virtual std::size_t turnStart() const = 0;
    virtual void replayTo(std::size_t count, database::Time now) = 0;
    /// Looks at the state after the first `count` entries.
    virtual void view(std::size_t count) = 0;
    virtual void endView() = 0;

    [[nodiscard]] virtual std::optional<AmendedEntry> amendment() const = 0;
    /// As sessions::LiveSession has them.
    virtual void amend(std::size_t entry) = 0;
    virtual void leaveAmendment() = 0;
    virtual std::optional<sessions::ReplacedEntries> completeAmendment(database::Time now) = 0;
    virtual sessions::ReplacedEntries takeAmendment(database::Time now) = 0;

    /// The entry in words, and all from there on.
    [[nodiscard]] virtual QString labelOf(std::size_t entry) const = 0;
    [[nodiscard]] virtual std::vector<LogLine> linesFrom(std::size_t entry) const = 0;
};
