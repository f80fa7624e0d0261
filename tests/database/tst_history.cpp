#include <optional>

#include <QElapsedTimer>
#include <QtTest>

#include "database/history.h"
#include "database/internal/play_rows.h"
#include "database/internal/query.h"
#include "database/remembered.h"
#include "database/session_journal.h"
#include "database/sessions.h"
#include "database/store.h"
#include "tests/database/example_plays.h"
#include "tests/support/stores.h"

using namespace database;
using namespace database::test;

namespace {

SessionRecord finishedSession(const std::string& id) {
    SessionRecord session = exampleSession(id);
    session.status = SessionStatus::Finished;
    return session;
}

} // namespace

class HistoryTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        open();
    }

    void cleanup() {
        m_store.reset();
        m_folder.reset();
        QVERIFY2(QSqlDatabase::connectionNames().isEmpty(), "a connection was left behind");
    }

    void countsWhatItLists() {
        QCOMPARE(countPlays(*m_store).value(), std::int64_t{0});
        QVERIFY(addSession(*m_store, finishedSession("s-1")));
        QVERIFY(addSession(*m_store, finishedSession("s-2")));
        for (const char* const session : {"s-1", "s-2", ""}) {
            Play play = examplePlay(std::string("p ") + session);
            play.session = session;
            QVERIFY(addPlay(*m_store, play));
        }
        QCOMPARE(countPlays(*m_store).value(), std::int64_t{3});
        QVERIFY(SessionJournal::open(*m_store, "s-2").value().moveCursor(1, 1).ok());
        QCOMPARE(countPlays(*m_store).value(), std::int64_t{2}); // s-2 is being played again
        QCOMPARE(listPlayHeadings(*m_store).value().size(), std::size_t{2});
    }

    void findsAPlayAgainWithEverythingInIt() {
        QVERIFY(addSession(*m_store, finishedSession("s-1")));
        Play play = examplePlay("p-1");
        play.session = "s-1";
        QVERIFY(addPlay(*m_store, play));
        Play bare;
        bare.id = "p-2";
        QVERIFY(addPlay(*m_store, bare));
        m_store.reset();
        open();
        const auto plays = listPlays(*m_store);
        QVERIFY2(plays.ok(), why(plays).c_str());
        QVERIFY(plays.value() == (std::vector{play, bare}));
        const auto loaded = loadPlay(*m_store, "p-1");
        QVERIFY(loaded.ok() && loaded.value() == play);
    }

    void listsTheOneThatEndedLastFirst() {
        for (const auto& [id, ended] : {std::pair{"b", 20}, {"c", 30}, {"a", 20}}) {
            Play play = examplePlay(id);
            play.ended = ended;
            QVERIFY(addPlay(*m_store, play));
        }
        QCOMPARE(listedIds(), (QStringList{"c", "a", "b"}));
    }

    void findsPlaysOfTheSameSetup() {
        struct Kept {
            const char* id;
            const char* setup;
            Time ended;
        };
        for (const Kept& kept :
             {Kept{"a", "one", 10}, {"b", "one", 20}, {"c", "two", 30}, {"d", "one", 40}}) {
            SessionRecord session = finishedSession(kept.id);
            session.log.setup = kept.setup;
            QVERIFY(addSession(*m_store, session));
            Play play = examplePlay(std::string("p-") + kept.id);
            play.session = kept.id;
            play.ended = kept.ended;
            QVERIFY(addPlay(*m_store, play));
        }
        QVERIFY(addPlay(*m_store, examplePlay("p-untracked")));
        const auto idsLike = [this](const std::string& session) {
            QStringList ids;
            const auto plays = listPlaysSetUpLike(*m_store, session);
            for (const PlayHeading& play : plays.value())
                ids << QString::fromStdString(play.id);
            return ids;
        };
        QCOMPARE(idsLike("a"), (QStringList{"p-d", "p-b"}));
        QCOMPARE(idsLike("c"), QStringList());
        QCOMPARE(idsLike("nobody"), QStringList());
        QCOMPARE(listPlaysSetUpLike(*m_store, "a").value()[0].results.size(),
                 examplePlay("p-d").results.size());
    }

    void refusesASecondPlayWithTheSameId() {
        QVERIFY(addPlay(*m_store, examplePlay("p-1")));
        const auto before = contentOf(*m_store);
        Play other = examplePlay("p-1");
        other.results.front().playerName = "somebody new";
        const auto added = addPlay(*m_store, other);
        QVERIFY(!added && added.error().trouble == Trouble::AlreadyThere);
        QCOMPARE(contentOf(*m_store), before);
    }

    void dropsTheLinkToASessionThatIsNotHere() {
        Play play = examplePlay("p-1");
        play.session = "elsewhere";
        QVERIFY(addPlay(*m_store, play));
        play.session.clear();
        QVERIFY(loadPlay(*m_store, "p-1").value() == play);
    }

    void keepsThePlayOfASessionThatIsRemoved() {
        QVERIFY(addSession(*m_store, finishedSession("s-1")));
        Play play = examplePlay("p-1");
        play.session = "s-1";
        QVERIFY(addPlay(*m_store, play));
        QVERIFY(removeSession(*m_store, "s-1"));
        play.session.clear();
        QVERIFY(loadPlay(*m_store, "p-1").value() == play);
    }

    void changesEverythingButTheId() {
        QVERIFY(addPlay(*m_store, examplePlay("p-1")));
        QVERIFY(addPlay(*m_store, examplePlay("p-2")));
        Play changed = examplePlay("p-1");
        changed.location = "Kraków";
        changed.results.pop_back();
        changed.results.front().sources = {{"start", 8}};
        QVERIFY(changePlay(*m_store, changed));
        QVERIFY(loadPlay(*m_store, "p-1").value() == changed);
        QVERIFY(loadPlay(*m_store, "p-2").value() == examplePlay("p-2"));
    }

    void leavesThePlayWhenItCannotBeChanged() {
        QVERIFY(addPlay(*m_store, examplePlay("p-1")));
        Play wrong = examplePlay("p-1");
        wrong.results.back().rank = 0;
        QVERIFY(!changePlay(*m_store, wrong));
        QVERIFY(loadPlay(*m_store, "p-1").value() == examplePlay("p-1"));
    }

    void removesAPlayWithAllItsRows() {
        QVERIFY(addPlay(*m_store, examplePlay("p-1")));
        QVERIFY(removePlay(*m_store, "p-1"));
        QVERIFY(listPlays(*m_store).value().empty());
        QCOMPARE(valueOf(*m_store, "SELECT count(*) FROM play_results"), "0");
        QCOMPARE(valueOf(*m_store, "SELECT count(*) FROM result_sources"), "0");
    }

    void saysWhenThereIsNoSuchPlay() {
        QVERIFY(addPlay(*m_store, examplePlay("p-1")));
        QCOMPARE(loadPlay(*m_store, "p-9").error().trouble, Trouble::NotThere);
        QCOMPARE(changePlay(*m_store, examplePlay("p-9")).error().trouble, Trouble::NotThere);
        QCOMPARE(removePlay(*m_store, "p-9").error().trouble, Trouble::NotThere);
        QCOMPARE(listedIds(), QStringList{"p-1"});
    }

    void remembersPlayersOnceAndWhenTheyPlayedLast() {
        Play later = examplePlay("p-1");
        later.results.pop_back();
        Play earlier = examplePlay("p-2");
        earlier.ended = later.ended - 1;
        QVERIFY(addPlay(*m_store, later));
        QVERIFY(addPlay(*m_store, earlier));
        const auto players = listPlayers(*m_store).value();
        QCOMPARE(players.size(), 2U);
        QCOMPARE(players[0].name, "Ania");
        QCOMPARE(players[0].lastUsed, later.ended);
        QCOMPARE(players[1].name, "Zoë");
        QCOMPARE(players[1].lastUsed, earlier.ended);
        QVERIFY(players[0].id != players[1].id && players[0].id.size() == 36);
    }

    void insertsInsideATransactionThatIsGivenUp() {
        {
            auto transaction = Transaction::begin(*m_store);
            QVERIFY(transaction.ok());
            QVERIFY(insertPlay(*m_store, examplePlay("p-1")));
            QVERIFY(loadPlay(*m_store, "p-1").ok());
        }
        QVERIFY(listPlays(*m_store).value().empty());
        QVERIFY(listPlayers(*m_store).value().empty());
    }

    void readsWhatHappensToBeThereOfADamagedPlay() {
        QVERIFY(addPlay(*m_store, examplePlay("p-1")));
        QVERIFY(run(*m_store, "PRAGMA foreign_keys = OFF"));
        QVERIFY(run(*m_store, "DELETE FROM play_results WHERE seat = 1"));
        QVERIFY(run(*m_store, "UPDATE play_results SET energy = 'not json' WHERE seat = 3"));
        Play expected = examplePlay("p-1");
        expected.results.erase(expected.results.begin());
        expected.results.back().energy.clear();
        QVERIFY(loadPlay(*m_store, "p-1").value() == expected);
    }

    void reportsAStoreThatCannotBeReadOrWritten() {
        QVERIFY(run(*m_store, "DROP TABLE result_sources"));
        const auto before = contentOf(*m_store);
        QCOMPARE(listPlays(*m_store).error().trouble, Trouble::Failed);
        QCOMPARE(addPlay(*m_store, examplePlay("p-1")).error().trouble, Trouble::Failed);
        QCOMPARE(contentOf(*m_store), before);
        QVERIFY2(run(*m_store, "BEGIN"), "a transaction was left open");
        QVERIFY(run(*m_store, "ROLLBACK"));
    }

    void listsManyPlaysQuickly() {
        const std::vector<Play> plays = manyPlays(2000);
        {
            auto transaction = Transaction::begin(*m_store);
            for (const Play& play : plays)
                QVERIFY(insertPlay(*m_store, play));
            QVERIFY(transaction.value().commit());
        }
        QElapsedTimer timer;
        timer.start();
        const auto listed = listPlays(*m_store);
        const qint64 milliseconds = timer.elapsed();
        qInfo("2,000 plays listed in %lld ms", milliseconds);
        QVERIFY(listed.ok() && listed.value() == plays);
    }

private:
    void open() {
        auto opened = openStore(pathIn(*m_folder, "games.sqlite"));
        QVERIFY2(opened.ok(), why(opened).c_str());
        m_store.emplace(std::move(opened.value()));
    }

    [[nodiscard]] QStringList listedIds() const {
        const auto plays = listPlays(*m_store);
        QStringList ids;
        for (const Play& play : plays.value())
            ids << QString::fromStdString(play.id);
        return ids;
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<DatabaseFile> m_store;
};

QTEST_GUILESS_MAIN(HistoryTest)
#include "tst_history.moc"
