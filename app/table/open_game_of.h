#pragma once

#include <memory>
#include <utility>

#include "app/sessions/live_session.h"
#include "app/table/open_game.h"

/// The open game of one kind. `Words` names the Game and puts it into words:
///   using Game = ...;
///   moveText(state, move)    what an entry says
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

    explicit OpenGameOf(Session session) : m_session(std::move(session)) {}

    [[nodiscard]] static database::Result<std::unique_ptr<OpenGame>>
    create(const database::DatabaseFile& store, const Playthrough& game,
           const std::vector<database::SessionSeat>& seats, database::Time now) {
        auto created = Session::create(store, game, seats, now);
        if (!created)
            return created.error();
        return std::unique_ptr<OpenGame>(std::make_unique<OpenGameOf>(std::move(created.value())));
    }

    [[nodiscard]] static core::Result<std::unique_ptr<OpenGame>, ResumeError>
    resume(const database::DatabaseFile& store, const std::string& id) {
        auto resumed = Session::resume(store, id);
        if (!resumed)
            return resumed.error();
        return std::unique_ptr<OpenGame>(std::make_unique<OpenGameOf>(std::move(resumed.value())));
    }

    [[nodiscard]] Session& session() { return m_session; }
    /// May know more than the game: names, say.
    [[nodiscard]] Words& words() { return m_words; }
    [[nodiscard]] const Playthrough& game() const { return m_session.game(); }
    /// The state in force, or the earlier one that is looked at.
    [[nodiscard]] const typename Game::State& state() const {
        return m_viewed ? *m_viewed : game().state();
    }

    [[nodiscard]] const std::string& id() const override { return m_session.id(); }
    [[nodiscard]] const std::vector<database::SessionSeat>& seats() const override {
        return m_session.seats();
    }
    [[nodiscard]] bool isFinished() const override { return m_session.isFinished(); }
    [[nodiscard]] const std::optional<core::LoadError>& stopped() const override {
        return m_session.stopped();
    }
    [[nodiscard]] const std::optional<database::StoreError>& trouble() const override {
        return m_session.trouble();
    }
    void show(database::Time now) override { m_session.show(now); }
    void hide(database::Time now) override { m_session.hide(now); }
    [[nodiscard]] database::Outcome continueAsCopy(database::Time now) override {
        return m_session.continueAsCopy(now);
    }
    [[nodiscard]] database::Outcome finish(database::Time now) override {
        return m_session.finish(m_words.playOf(game(), id(), seats(), m_session.playTime(), now),
                                now);
    }

    [[nodiscard]] core::GameLog log() const override { return game().log(); }
    [[nodiscard]] std::vector<std::string> entries() const override { return log().entries; }
    [[nodiscard]] std::size_t entryCount() const override { return game().entries().size(); }
    [[nodiscard]] std::size_t cursor() const override { return game().cursor(); }
    [[nodiscard]] bool undoTakesBackChance() const override { return game().undoTakesBackChance(); }
    [[nodiscard]] int firstRound() const override {
        Playthrough copy = game();
        copy.replayTo(0);
        return m_words.roundOf(copy.state());
    }
    [[nodiscard]] bool isOver() const override { return game().state().isOver(); }
    [[nodiscard]] std::size_t turnStart() const override {
        Playthrough earlier = game();
        do {
            earlier.undo();
        } while (earlier.canUndo() && !m_words.isTurnStart(earlier));
        return earlier.cursor();
    }
    bool replayTo(std::size_t count, database::Time now) override {
        return m_session.replayTo(count, now);
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
        return m_words.moveText(copy.state(), game().entries()[entry]);
    }
    [[nodiscard]] std::vector<LogLine> linesFrom(std::size_t entry) const override {
        std::vector<LogLine> lines;
        Playthrough reader = game();
        reader.replayTo(entry);
        for (std::size_t i = entry; i < entryCount(); ++i) {
            const auto& move = game().entries()[i];
            lines.push_back({m_words.moveText(reader.state(), move), m_words.seatOf(move),
                             m_words.roundOf(reader.state()), Game::isChance(move)});
            reader.redo();
        }
        return lines;
    }

private:
    Session m_session;
    Words m_words;
    std::optional<typename Game::State> m_viewed;
};
