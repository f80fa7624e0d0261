#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game_log.h"
#include "engine/core/game_rules.h"
#include "engine/core/result.h"

namespace core {

/// One game being played: setup, entries, and the state after the first `cursor()` of them.
/// Undo is a shorter log: entries behind the cursor stay and can be redone until a new one
/// replaces them.
template <GameRules Game>
class Playthrough {
public:
    using Setup = typename Game::Setup;
    using State = typename Game::State;
    using Move = typename Game::Move;
    using Events = std::vector<typename Game::Event>;
    using Error = typename Game::Error;

    /// What could be read of a kept log: the valid prefix, and where and why it stops if it does.
    /// There is no playthrough only if the setup itself is broken.
    struct Loaded {
        std::optional<Playthrough> playthrough;
        std::optional<LoadError> stopped;
    };

    [[nodiscard]] static Result<Playthrough, Error> begin(const Setup& setup) {
        auto state = Game::begin(setup);
        if (!state)
            return state.error();
        return Playthrough(setup, state.value());
    }

    [[nodiscard]] static Loaded load(const GameLog& log) {
        const auto fail = [](std::size_t entry, const std::string& line, LoadFailure failure,
                             std::string_view rule = {}) {
            return LoadError{entry, line, rule, failure};
        };
        if (log.game != Game::kName)
            return {std::nullopt, fail(LoadError::kSetup, log.setup, LoadFailure::WrongGame)};
        if (log.rulesVersion != Game::kRulesVersion)
            return {std::nullopt, fail(LoadError::kSetup, log.setup, LoadFailure::WrongVersion)};
        const auto setup = Game::parseSetup(log.setup);
        if (!setup)
            return {std::nullopt, fail(LoadError::kSetup, log.setup, LoadFailure::Unreadable)};
        auto begun = begin(*setup);
        if (!begun)
            return {std::nullopt,
                    fail(LoadError::kSetup, log.setup, LoadFailure::Refused, begun.error().rule)};
        Loaded loaded{std::move(begun.value()), std::nullopt};
        for (std::size_t i = 0; i < log.entries.size(); ++i) {
            const auto move = Game::parseMove(log.entries[i]);
            if (!move) {
                loaded.stopped = fail(i, log.entries[i], LoadFailure::Unreadable);
                return loaded;
            }
            const auto applied = loaded.playthrough->commit(*move);
            if (!applied) {
                loaded.stopped =
                    fail(i, log.entries[i], LoadFailure::Refused, applied.error().rule);
                return loaded;
            }
        }
        if (!log.unfinished.empty())
            loaded.stopped = fail(log.entries.size(), log.unfinished, LoadFailure::CutOff);
        return loaded;
    }

    [[nodiscard]] const Setup& setup() const { return m_setup; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const std::vector<Move>& entries() const { return m_entries; }
    [[nodiscard]] std::size_t cursor() const { return m_cursor; }
    [[nodiscard]] bool canUndo() const { return m_cursor > 0; }
    [[nodiscard]] bool canRedo() const { return m_cursor < m_entries.size(); }

    /// Where the cursor goes if what was made together is undone or redone together.
    [[nodiscard]] std::size_t undoTarget() const {
        std::size_t target = m_cursor;
        while (target > 0 && Game::isWithLast(m_entries[--target])) {
        }
        return target;
    }
    [[nodiscard]] std::size_t redoTarget() const {
        std::size_t target = std::min(m_cursor + 1, m_entries.size());
        while (target < m_entries.size() && Game::isWithLast(m_entries[target]))
            ++target;
        return target;
    }

    /// A reveal that is taken back has been seen: the app says so before it undoes one.
    [[nodiscard]] bool undoTakesBackChance() const {
        return canUndo() && Game::isChance(m_entries[m_cursor - 1]);
    }

    /// Applies the move and makes it the last entry; what had been undone is gone.
    /// On error nothing changes.
    [[nodiscard]] Result<Events, Error> commit(const Move& move) {
        auto events = Game::apply(m_state, move);
        if (!events)
            return events;
        forgetUndone();
        m_entries.push_back(move);
        ++m_cursor;
        keepCheckpoint();
        return events;
    }

    /// What had been undone is gone.
    void forgetUndone() {
        m_entries.resize(m_cursor);
        m_checkpoints.resize(m_cursor / kCheckpointDistance + 1);
    }

    bool undo() { return canUndo() && replayTo(m_cursor - 1); }
    bool redo() { return canRedo() && replayTo(m_cursor + 1); }

    /// Puts the cursor behind the first `count` entries; false if there are not so many.
    bool replayTo(std::size_t count) {
        if (count > m_entries.size())
            return false;
        const std::size_t checkpoint = checkpointFor(count);
        if (count < m_cursor || checkpoint * kCheckpointDistance > m_cursor) {
            m_state = m_checkpoints[checkpoint];
            m_cursor = checkpoint * kCheckpointDistance;
        }
        while (m_cursor < count) {
            [[maybe_unused]] const auto applied = Game::apply(m_state, m_entries[m_cursor]);
            assert(applied.ok());
            ++m_cursor;
        }
        return true;
    }

    /// What the entries in force brought about, from the one at `from` on: for each of them
    /// visit(state before it, entry, events).
    template <class Visit>
    void retell(std::size_t from, Visit visit) const {
        std::size_t entry = checkpointFor(from) * kCheckpointDistance;
        State state = m_checkpoints[checkpointFor(from)];
        for (; entry < m_cursor; ++entry) {
            const State before = state;
            const auto events = Game::apply(state, m_entries[entry]);
            assert(events.ok());
            if (entry >= from)
                visit(before, m_entries[entry], events.value());
        }
    }

    /// All entries, those behind the cursor included.
    [[nodiscard]] GameLog log() const {
        GameLog log{std::string(Game::kName), Game::kRulesVersion, Game::formatSetup(m_setup), {}};
        log.entries.reserve(m_entries.size());
        for (const Move& move : m_entries)
            log.entries.push_back(Game::formatMove(move));
        return log;
    }

private:
    static constexpr std::size_t kCheckpointDistance = 32;

    Playthrough(const Setup& setup, const State& state)
        : m_setup(setup), m_state(state), m_checkpoints{state} {}

    /// The last one that has at most so many entries.
    [[nodiscard]] std::size_t checkpointFor(std::size_t count) const {
        return std::min(count / kCheckpointDistance, m_checkpoints.size() - 1);
    }
    void keepCheckpoint() {
        if (m_cursor % kCheckpointDistance == 0)
            m_checkpoints.push_back(m_state);
    }

    Setup m_setup;
    State m_state;
    std::vector<Move> m_entries;
    std::size_t m_cursor = 0;
    std::vector<State> m_checkpoints; // m_checkpoints[i] is the state after i * distance entries
};

} // namespace core
