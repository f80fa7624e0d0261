#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/core/playthrough.h"

namespace sessions {

/// An entry of the log being entered anew. The game goes on from before that entry, on a copy,
/// while the entries that followed wait; with every new move they are tried again. Nothing of the
/// game itself changes until somebody takes what came of it.
template <core::GameRules Game>
class Amendment {
public:
    using Playthrough = core::Playthrough<Game>;
    using Move = typename Playthrough::Move;
    using Error = typename Playthrough::Error;

    /// Why the waiting entries cannot all follow: the first that does not fit, how many of them
    /// would come before it, and what the rules say.
    struct Misfit {
        std::size_t fitting = 0;
        Move move;
        Error error;
    };

    /// Of the game as it stands at its cursor; `entry` counts from 0.
    Amendment(const Playthrough& game, std::size_t entry) : m_first(entry), m_game(game) {
        const auto begin = game.entries().begin();
        m_waiting.assign(begin + static_cast<std::ptrdiff_t>(entry + 1),
                         begin + static_cast<std::ptrdiff_t>(game.cursor()));
        m_game.replayTo(entry);
    }

    /// The entry that is replaced.
    [[nodiscard]] std::size_t first() const { return m_first; }
    [[nodiscard]] const Playthrough& game() const { return m_game; }
    [[nodiscard]] const std::vector<Move>& waiting() const { return m_waiting; }
    [[nodiscard]] bool hasNewMoves() const { return m_game.cursor() > m_first; }

    [[nodiscard]] auto commit(const Move& move) { return m_game.commit(move); }
    /// Takes back new moves; false if there are not so many.
    bool replayTo(std::size_t count) {
        return count >= m_first && count <= m_game.cursor() && m_game.replayTo(count);
    }

    /// The new moves and behind them all that waits, or what does not fit.
    [[nodiscard]] core::Result<Playthrough, Misfit> completed() const {
        Playthrough whole = m_game;
        for (std::size_t i = 0; i < m_waiting.size(); ++i)
            if (auto applied = whole.commit(m_waiting[i]); !applied)
                return Misfit{i, m_waiting[i], applied.error()};
        return whole;
    }

private:
    std::size_t m_first;
    Playthrough m_game;
    std::vector<Move> m_waiting;
};

} // namespace sessions
