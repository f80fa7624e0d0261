#pragma once

#include <optional>
#include <utility>

#include "app/sessions/live_session.h"
#include "app/table/open_game.h"

/// The open game of one kind. `Words` names the Game and puts it into words; it may know more than
/// the game, names for example:
///   using Game = ...;
///   moveText(state, move)    what an entry says
///   refusalOf(error)         why a move or a setup is not possible
///   soundFor(events)         the name of the sound for what matters most, or empty
///   seatOf(move)             who made it, -1: the table
///   roundOf(state)
///   isTurnStart(playthrough) nothing of the turn or phase has happened yet
///   playOf(playthrough, session, seats, playTime, ended)    for the history
template <class Words>
class OpenGameOf final : public OpenGame {
public:
    using Game = typename Words::Game;
    using Playthrough = core::Playthrough<Game>;
    using Session = sessions::LiveSession<Game>;

    /// The words belong to the table, which outlives its games.
    OpenGameOf(Session session, const Words& words)
        : m_session(std::move(session)), m_words(&words) {}

    [[nodiscard]] Session& session() override { return m_session; }
    [[nodiscard]] const Session& session() const override { return m_session; }
    [[nodiscard]] const Playthrough& game() const { return m_session.game(); }
    /// The state in force, or the earlier one that is looked at.
    [[nodiscard]] const typename Game::State& state() const {
        return m_viewed ? *m_viewed : game().state();
    }

    [[nodiscard]] database::Outcome finish(database::Time now) override {
        return m_session.finish(
            m_words->playOf(game(), m_session.id(), m_session.seats(), m_session.playTime(), now),
            now);
    }

    [[nodiscard]] core::GameLog log() const override { return game().log(); }
    [[nodiscard]] std::size_t entryCount() const override { return game().entries().size(); }
    [[nodiscard]] std::size_t cursor() const override { return game().cursor(); }
    [[nodiscard]] bool undoTakesBackChance() const override { return game().undoTakesBackChance(); }
    [[nodiscard]] int firstRound() const override {
        Playthrough copy = game();
        copy.replayTo(0);
        return m_words->roundOf(copy.state());
    }
    [[nodiscard]] bool isOver() const override { return game().state().isOver(); }
    [[nodiscard]] std::size_t turnStart() const override {
        Playthrough earlier = game();
        do {
            earlier.undo();
        } while (earlier.canUndo() && !m_words->isTurnStart(earlier));
        return earlier.cursor();
    }
    void replayTo(std::size_t count, database::Time now) override {
        m_session.replayTo(count, now);
    }
    void view(std::size_t count) override {
        Playthrough copy = game();
        copy.replayTo(count);
        m_viewed = copy.state();
    }
    void endView() override { m_viewed.reset(); }

    [[nodiscard]] QString labelOf(std::size_t entry) const override {
        Playthrough copy = game();
        copy.replayTo(entry);
        return m_words->moveText(copy.state(), game().entries()[entry]);
    }
    [[nodiscard]] std::vector<LogLine> linesFrom(std::size_t entry) const override {
        std::vector<LogLine> lines;
        Playthrough reader = game();
        reader.replayTo(entry);
        for (std::size_t i = entry; i < entryCount(); ++i) {
            const auto& move = game().entries()[i];
            lines.push_back({m_words->moveText(reader.state(), move), m_words->seatOf(move),
                             m_words->roundOf(reader.state()), Game::isChance(move)});
            reader.redo();
        }
        return lines;
    }

private:
    Session m_session;
    const Words* m_words;
    std::optional<typename Game::State> m_viewed;
};
