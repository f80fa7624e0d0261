#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

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
/// Its header has also, beside the Game,
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

    [[nodiscard]] database::Play result(database::Time now) const override {
        return playOf(game(), m_session.id(), m_session.seats(), m_session.playTime(), now);
    }
    [[nodiscard]] database::Outcome finish(database::Time now) override {
        return m_session.finish(result(now), now);
    }

    [[nodiscard]] core::GameLog log() const override { return game().log(); }
    [[nodiscard]] std::size_t entryCount() const override { return game().entries().size(); }
    [[nodiscard]] std::size_t cursor() const override { return game().cursor(); }
    [[nodiscard]] std::size_t undoTarget() const override { return game().undoTarget(); }
    [[nodiscard]] std::size_t redoTarget() const override { return game().redoTarget(); }
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

    [[nodiscard]] std::optional<AmendedEntry> amendment() const override {
        const auto& amended = m_session.amendment();
        if (!amended)
            return std::nullopt;
        AmendedEntry entry{static_cast<int>(amended->first()) + 1, amended->hasNewMoves()};
        for (const LogLine& line : m_waiting)
            entry.waiting.push_back({line});
        if (!amended->isAnswered())
            return entry;
        const auto outcome = amended->outcome();
        for (const std::size_t dropped : outcome.dropped)
            entry.waiting[dropped].isDropped = true;
        entry.waiting.erase(entry.waiting.begin(),
                            entry.waiting.begin() + static_cast<std::ptrdiff_t>(outcome.replaced));
        if (outcome.refusal)
            entry.refusal = m_words->refusalOf(*outcome.refusal);
        return entry;
    }
    void amend(std::size_t entry) override {
        m_waiting = linesFrom(entry + 1);
        const auto nextTurn = std::ranges::find(m_waiting, true, &LogLine::isFirstOfTurn);
        m_session.amend(entry, static_cast<std::size_t>(nextTurn - m_waiting.begin()));
    }
    void leaveAmendment() override { m_session.leaveAmendment(); }
    std::optional<sessions::ReplacedEntries> completeAmendment(database::Time now) override {
        return m_session.completeAmendment(now);
    }
    sessions::ReplacedEntries takeAmendment(database::Time now) override {
        return m_session.takeAmendment(now);
    }

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
                             m_words->roundOf(reader.state()), m_words->isTurnStart(reader),
                             Game::isChance(move)});
            reader.redo();
        }
        return lines;
    }

private:
    Session m_session;
    const Words* m_words;
    std::optional<typename Game::State> m_viewed;
    std::vector<LogLine> m_waiting; // while an entry is entered anew: those behind it
};
