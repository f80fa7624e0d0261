#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QStringList>

#include "app/sessions/identity.h"
#include "app/table/game_table.h"
#include "app/table/open_game_of.h"

/// What every game's own table is: the game that is open, with its type, and the one way of its
/// moves. `Words` as OpenGameOf asks for them.
template <class Words>
class GameTableOf : public GameTable {
public:
    using Game = typename Words::Game;
    using Playthrough = core::Playthrough<Game>;
    using Setup = typename Playthrough::Setup;
    using State = typename Playthrough::State;
    using Move = typename Playthrough::Move;
    using Events = typename Playthrough::Events;

    /// What the moves of one commit brought about, together.
    struct Commit {
        State before; // the first of them
        Events events;
    };

    explicit GameTableOf(QObject* parent) : GameTable(parent) {}

    [[nodiscard]] int round() const final { return isOpen() ? m_words.roundOf(state()) : 0; }
    [[nodiscard]] bool isOver() const final { return isOpen() && state().isOver(); }

    // For view-models; only while a game is open.
    [[nodiscard]] const Playthrough& game() const { return m_inUse->game(); }
    /// The state in force, or the earlier one that is looked at.
    [[nodiscard]] const State& state() const { return m_inUse->state(); }

    /// The last commit, until the next one. None after opening, undo and redo, nor while an earlier
    /// entry is looked at: what is on the table then was not brought about just now.
    [[nodiscard]] const Commit* lastCommit() const {
        return m_lastCommit && viewedEntry() < 0 ? &*m_lastCommit : nullptr;
    }

    /// Makes the move, or several in a row: on the disk first, then `happened`, `heard` and
    /// `changed`, each once for all of them. False, with a sentence in `trouble`, if a rule refuses
    /// one; those before it are made. While an entry is entered anew, what waits is tried after the
    /// last of them, and if one is refused none is made.
    bool commit(const Move& move) { return make(&move, &move + 1); }
    bool commit(const std::vector<Move>& moves) {
        return make(moves.data(), moves.data() + moves.size());
    }

protected:
    [[nodiscard]] const Words& words() const { return m_words; }
    [[nodiscard]] Words& words() { return m_words; }
    /// What the last commit brought about, in the sentences that there are for it.
    template <class Sentence>
    [[nodiscard]] QStringList newsIn(Sentence sentenceFor) const {
        QStringList news;
        if (const Commit* const last = lastCommit())
            for (const auto& event : last->events)
                if (const QString sentence = sentenceFor(event); !sentence.isEmpty())
                    news.append(sentence);
        return news;
    }
    /// Starts a game and opens it.
    bool beginWith(const Setup& setup, const std::vector<database::SessionSeat>& seats) {
        const auto begun = Playthrough::begin(setup);
        if (!begun)
            return refuse(m_words.refusalOf(begun.error()));
        return start([&](const database::DatabaseFile& store) -> database::Result<OpenGame*> {
            auto created = Own::Session::create(store, begun.value(), seats, sessions::now());
            if (!created)
                return created.error();
            return own(std::move(created.value()));
        });
    }

private:
    using Own = OpenGameOf<Words>;

    bool make(const Move* first, const Move* last) {
        if (!isOpen())
            return false;
        endView();
        const bool isAmending = m_inUse->session().amendment().has_value();
        const std::size_t before = game().cursor();
        Commit commit{game().state(), {}};
        std::size_t made = 0;
        std::optional<QString> refusal;
        for (const Move* move = first; move != last && !refusal; ++move) {
            const auto events = m_inUse->session().commit(*move, sessions::now());
            if (!events) {
                refusal = m_words.refusalOf(events.error());
                continue;
            }
            commit.events.insert(commit.events.end(), events.value().begin(), events.value().end());
            ++made;
        }
        if (isAmending && refusal) // what belongs together is entered anew together
            m_inUse->replayTo(before, sessions::now());
        if (made == 0 || (isAmending && refusal))
            return !refusal || refuse(*refusal);
        if (isAmending) { // the table has it right already: nothing to do with the hands
            forgetCommit();
            tellAmendment();
            return true;
        }
        m_lastCommit = std::move(commit);
        tellMoves(m_words.soundFor(m_lastCommit->events), refusal);
        return !refusal;
    }

    [[nodiscard]] OpenGame* own(typename Own::Session session) {
        m_games.push_back(std::make_unique<Own>(std::move(session), m_words));
        return m_games.back().get();
    }
    [[nodiscard]] core::Result<OpenGame*, OpenGame::ResumeError>
    resume(const database::DatabaseFile& store, const std::string& id) final {
        auto resumed = Own::Session::resume(store, id);
        if (!resumed)
            return resumed.error();
        return own(std::move(resumed.value()));
    }
    void use(const OpenGame* game) final {
        const auto found = std::find_if(m_games.begin(), m_games.end(),
                                        [game](const auto& each) { return each.get() == game; });
        m_inUse = found == m_games.end() ? nullptr : found->get();
    }
    void release(const OpenGame* game) final {
        std::erase_if(m_games, [game](const auto& each) { return each.get() == game; });
    }
    void forgetCommit() final { m_lastCommit.reset(); }

    Words m_words;
    std::vector<std::unique_ptr<Own>> m_games; // the one in use and those that wait to be written
    Own* m_inUse = nullptr;
    std::optional<Commit> m_lastCommit;
};

/// What a game's own table derives from. For moc, which does not look into templates, and so for
/// QML it is a GameTable.
#ifdef Q_MOC_RUN
#define PENSTOCK_TABLE_OF(Words) GameTable
#else
#define PENSTOCK_TABLE_OF(Words) GameTableOf<Words>
#endif
