#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <QString>

#include "database/records.h"
#include "database/store_error.h"
#include "engine/core/game_log.h"

/// An entry of the log as people read it.
struct LogLine {
    QString sentence;
    int seat = -1; // who made it, -1: the table
    int round = 1;
    bool isChance = false;
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

    [[nodiscard]] virtual const std::string& id() const = 0;
    [[nodiscard]] virtual const std::vector<database::SessionSeat>& seats() const = 0;
    [[nodiscard]] virtual bool isFinished() const = 0;
    /// What of a kept log no longer makes sense.
    [[nodiscard]] virtual const std::optional<core::LoadError>& stopped() const = 0;
    /// Why the last entries are only in memory.
    [[nodiscard]] virtual const std::optional<database::StoreError>& trouble() const = 0;
    virtual void show(database::Time now) = 0;
    virtual void hide(database::Time now) = 0;
    [[nodiscard]] virtual database::Outcome continueAsCopy(database::Time now) = 0;
    /// Puts the result of a game that is over into the history.
    [[nodiscard]] virtual database::Outcome finish(database::Time now) = 0;

    [[nodiscard]] virtual core::GameLog log() const = 0;
    /// One line for each entry, without words.
    [[nodiscard]] virtual std::vector<std::string> entries() const = 0;
    [[nodiscard]] virtual std::size_t entryCount() const = 0;
    [[nodiscard]] virtual std::size_t cursor() const = 0;
    [[nodiscard]] virtual bool undoTakesBackChance() const = 0;
    /// 0 if the game has no rounds.
    [[nodiscard]] virtual int firstRound() const = 0;
    /// As it stands now, whatever is looked at.
    [[nodiscard]] virtual bool isOver() const = 0;
    /// Where the cursor was when the turn or phase began.
    [[nodiscard]] virtual std::size_t turnStart() const = 0;
    virtual bool replayTo(std::size_t count, database::Time now) = 0;
    /// Looks at the state after the first `count` entries.
    virtual void view(std::size_t count) = 0;
    virtual void endView() = 0;

    /// The entry in words, and all from there on.
    [[nodiscard]] virtual QString labelOf(std::size_t entry) const = 0;
    [[nodiscard]] virtual std::vector<LogLine> linesFrom(std::size_t entry) const = 0;
};
