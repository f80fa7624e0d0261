#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/playthrough.h"

namespace sessions {

/// An entry of the log being entered anew. The game goes on from before that entry, on a copy,
/// while the entries that followed wait; with everything that is entered they are tried again.
/// Nothing of the game itself changes until somebody takes what came of it.
template <core::GameRules Game>
class Amendment {
public:
    using Playthrough = core::Playthrough<Game>;
    using Move = typename Playthrough::Move;
    using Error = typename Playthrough::Error;

    /// What becomes of the game if it goes on with the new moves. Each waiting entry is kept,
    /// replaced by a new move, or dropped.
    struct Outcome {
        Playthrough game; // its cursor is behind what was in force
        /// Waiting entries for which new moves were entered: the first so many.
        std::size_t replaced = 0;
        std::vector<std::size_t> dropped; // waiting entries that do not fit, from 0
        std::optional<Error> refusal;     // of the first of them
        bool isCut = false;               // nothing in force behind the first of them follows

        [[nodiscard]] std::size_t lost() const { return replaced + dropped.size(); }
    };

    /// `entry` counts from 0 and is in force. What had been undone waits too: it can be redone
    /// afterwards. Of the waiting ones, the first `sameTurn` belong to the turn of the entry.
    Amendment(const Playthrough& game, std::size_t entry, std::size_t sameTurn)
        : m_first(entry), m_inForce(game.cursor() - entry - 1), m_sameTurn(sameTurn),
          m_old(game.entries()[entry]), m_game(game) {
        m_waiting.assign(game.entries().begin() + static_cast<std::ptrdiff_t>(entry + 1),
                         game.entries().end());
        m_game.replayTo(entry);
        m_game.forgetUndone();
    }

    /// The entry that is replaced.
    [[nodiscard]] std::size_t first() const { return m_first; }
    [[nodiscard]] const Playthrough& game() const { return m_game; }
    [[nodiscard]] const std::vector<Move>& waiting() const { return m_waiting; }
    /// How many of them were in force.
    [[nodiscard]] std::size_t inForce() const { return m_inForce; }
    [[nodiscard]] std::size_t newMoves() const { return m_game.cursor() - m_first; }
    [[nodiscard]] bool hasNewMoves() const { return newMoves() > 0; }

    [[nodiscard]] auto commit(const Move& move) { return m_game.commit(move); }
    /// Takes back new moves; false if there are not so many.
    bool replayTo(std::size_t count) {
        if (count < m_first || !m_game.replayTo(count))
            return false;
        m_game.forgetUndone();
        return true;
    }

    /// Whether the entry itself has been entered anew, and not only something that had to come
    /// before it, such as a correction: else a game might go on without it.
    [[nodiscard]] bool isAnswered() const { return answer() < m_game.cursor(); }

    [[nodiscard]] Outcome outcome() const {
        const Outcome kept = followedFrom(0);
        const std::size_t replaced = replacedEntries();
        if (kept.dropped.empty() || replaced == 0)
            return kept;
        const Outcome shorter = followedFrom(replaced);
        return shorter.dropped.empty() || shorter.lost() < kept.lost() ? shorter : kept;
    }

private:
    static constexpr auto kTable = decltype(Move::by)::Table;

    [[nodiscard]] static bool isSameKind(const Move& one, const Move& other) {
        return one.by == other.by && one.what.index() == other.what.index();
    }
    /// The new move that takes the place of the old entry. The table makes moves of many kinds at
    /// any time, so of these it is the first of the same kind.
    [[nodiscard]] std::size_t answer() const {
        std::size_t entry = m_first;
        while (entry < m_game.cursor() &&
               !(m_old.by == kTable ? isSameKind(m_game.entries()[entry], m_old)
                                    : m_game.entries()[entry].by == m_old.by))
            ++entry;
        return entry;
    }
    /// The first waiting entries whose like was entered behind the answer, in the same order: one
    /// tap may make a whole turn. Within the turn somebody may do another thing instead, as when
    /// a contract is not fulfilled but declined.
    [[nodiscard]] std::size_t replacedEntries() const {
        std::size_t replaced = 0;
        for (std::size_t entry = answer() + 1;
             entry < m_game.cursor() && replaced < m_waiting.size(); ++entry) {
            const Move& fresh = m_game.entries()[entry];
            const Move& old = m_waiting[replaced];
            const bool isOwnTurn =
                replaced < m_sameTurn && fresh.by == old.by && fresh.by != kTable;
            replaced += isOwnTurn || isSameKind(fresh, old) ? 1 : 0;
        }
        return replaced;
    }
    /// In the turn that is entered anew, what does not fit is left out; later it ends the game that
    /// was, as all that comes behind it was played upon it.
    [[nodiscard]] Outcome followedFrom(std::size_t replaced) const {
        Outcome outcome{m_game, replaced, {}, {}, false};
        std::size_t cursor = m_game.cursor();
        for (std::size_t i = replaced; i < m_waiting.size(); ++i) {
            const auto applied = outcome.game.commit(m_waiting[i]);
            if (applied) {
                cursor += i < m_inForce ? 1 : 0;
                continue;
            }
            if (!outcome.refusal)
                outcome.refusal = applied.error();
            if (i < m_sameTurn) {
                outcome.dropped.push_back(i);
                continue;
            }
            for (std::size_t lost = i; lost < m_waiting.size(); ++lost)
                outcome.dropped.push_back(lost);
            outcome.isCut = i < m_inForce;
            break;
        }
        outcome.game.replayTo(cursor);
        return outcome;
    }

    std::size_t m_first;
    std::size_t m_inForce;
    std::size_t m_sameTurn;
    Move m_old;
    Playthrough m_game;
    std::vector<Move> m_waiting;
};

} // namespace sessions
