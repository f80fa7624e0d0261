#include <limits>
#include <optional>

#include <QtTest>

#include "database/history.h"
#include "database/internal/session_rows.h"
#include "database/session_journal.h"
#include "database/sessions.h"
#include "database/statistics.h"
#include "database/store.h"
#include "tests/support/stores.h"

using namespace database;
using namespace database::test;

namespace {

Play exampleResult(const std::string& id, const std::string& session) {
    Play play;
    play.id = id;
    play.session = session;
    play.game = "barrage";
    play.ended = 1'700'000'200'000;
    play.results.resize(2);
    play.results[0].playerName = "Ania";
    play.results[0].score = 71;
    play.results[0].isWinner = true;
    play.results[0].sources = {{"energy", 40}, {"objective", 31}};
    play.results[1].isAutoma = true;
    play.results[1].role = "germany";
    play.results[1].rank = 2;
    return play;
}

std::vector<std::string> idsOf(const std::vector<SessionSummary>& sessions) {
    std::vector<std::string> ids;
    for (const SessionSummary& session : sessions)
        ids.push_back(session.id);
    return ids;
}

} // namespace

class SessionsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        reopen();
    }

    void cleanup() {
        m_store.reset();
        QVERIFY2(QSqlDatabase::connectionNames().isEmpty(), "a connection was left behind");
        m_folder.reset();
    }

    void findsAgainWhatWasAdded() {
        const SessionRecord session = exampleSession("s");
        QVERIFY(addSession(*m_store, session).ok());
        reopen();
        const auto loaded = loadSession(*m_store, "s");
        QVERIFY2(loaded.ok(), why(loaded).c_str());
        QVERIFY(loaded.value() == session);
    }

    void listsWhatWasAdded() {
        const SessionRecord session = exampleSession("s");
        QVERIFY(addSession(*m_store, session).ok());
        reopen();
        const auto listed = listSessions(*m_store);
        QVERIFY2(listed.ok(), why(listed).c_str());
        QCOMPARE(listed.value().size(), std::size_t{1});
        const SessionSummary expected{
            .id = "s",
            .game = session.log.game,
            .rulesVersion = session.log.rulesVersion,
            .setup = session.log.setup,
            .status = SessionStatus::Playing,
            .entryCount = 3,
            .cursor = 2,
            .created = session.created,
            .touched = session.touched,
            .playTime = session.playTime,
            .seats = session.seats,
        };
        QVERIFY(listed.value().front() == expected);
    }

    void countsThoseThatAreBeingPlayed() {
        QCOMPARE(countPlaying(*m_store).value(), std::int64_t{0});
        QVERIFY(addSession(*m_store, exampleSession("a")));
        QVERIFY(addSession(*m_store, exampleSession("b")));
        SessionRecord finished = exampleSession("c");
        finished.status = SessionStatus::Finished;
        QVERIFY(addSession(*m_store, finished));
        QCOMPARE(countPlaying(*m_store).value(), std::int64_t{2});
    }

    void keepsTextsAsTheyAre_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("none") << QByteArray("");
        QTest::newRow("spaces") << QByteArray("  two before, a newline behind\n");
        QTest::newRow("quotes") << QByteArray("'; DROP TABLE sessions; -- \" ? :a");
        QTest::newRow("Polish") << QByteArray("zażółć gęślą jaźń");
        QTest::newRow("beyond 16 bits") << QByteArray("\xF0\x9F\x8C\x8A wave");
        QTest::newRow("combining") << QByteArray("e\xCC\x81 is not \xC3\xA9");
        QTest::newRow("a zero inside") << QByteArray("before\0after", 12);
        QTest::newRow("a number") << QByteArray("007");
        QTest::newRow("long") << QByteArray(3'000'000, 'x');
    }
    void keepsTextsAsTheyAre() {
        QFETCH(const QByteArray, text);
        const std::string value = text.toStdString();
        SessionRecord session = exampleSession("s");
        session.log.game = session.log.setup = session.options = session.notes = value;
        session.log.entries = {value, "usa pass", value};
        session.seats = {{value, "Ania"}, {"usa", value}};
        QVERIFY(addSession(*m_store, session).ok());
        reopen();
        QVERIFY(loadSession(*m_store, "s").value() == session);

        QVERIFY(setNotes(*m_store, "s", "other").ok());
        QVERIFY(setNotes(*m_store, "s", value).ok());
        QVERIFY(loadSession(*m_store, "s").value() == session);
    }

    void keepsExtremeNumbers() {
        SessionRecord session = exampleSession("s");
        session.created = -62'135'596'800'000; // the year 1
        session.touched = 253'402'300'799'999; // the year 9999
        session.playTime = std::numeric_limits<Duration>::max();
        session.log.rulesVersion = std::numeric_limits<int>::max();
        QVERIFY(addSession(*m_store, session).ok());
        QVERIFY(loadSession(*m_store, "s").value() == session);
    }

    void keepsASessionThatHasNothingYet() {
        SessionRecord session;
        session.id = "s";
        QVERIFY(addSession(*m_store, session).ok());
        QVERIFY(loadSession(*m_store, "s").value() == session);
        QCOMPARE(listSessions(*m_store).value().front().entryCount, std::uint64_t{0});
    }

    void listsTheOneTouchedLastFirst() {
        // 7 and 100 have no common divisor, so that the times come in no order.
        for (int i = 0; i < 100; ++i) {
            SessionRecord session = exampleSession(std::to_string(i * 7 % 100));
            session.touched = i * 7 % 100;
            session.seats = {{"role " + session.id, "player " + session.id}};
            session.log.entries.resize(std::size_t(i * 7 % 100), "usa pass");
            QVERIFY(addSession(*m_store, session).ok());
        }
        const auto listed = listSessions(*m_store);
        QVERIFY(listed.ok());
        QCOMPARE(listed.value().size(), std::size_t{100});
        for (std::size_t i = 0; i < 100; ++i) {
            const SessionSummary& session = listed.value()[i];
            QCOMPARE(session.id, std::to_string(99 - i));
            QCOMPARE(session.entryCount, std::uint64_t{99 - i});
            QCOMPARE(session.seats.size(), std::size_t{1});
            QCOMPARE(session.seats.front().playerName, "player " + session.id);
        }
    }

    void listsTheOneAddedLastFirstAmongEquals() {
        for (const char* id : {"b", "c", "a"})
            QVERIFY(addSession(*m_store, exampleSession(id)).ok());
        QCOMPARE(idsOf(listSessions(*m_store).value()), (std::vector<std::string>{"a", "c", "b"}));
    }

    void listsAPartWithItsSeats() {
        for (int i = 0; i < 9; ++i) {
            SessionRecord session = exampleSession(std::to_string(i));
            session.touched = i;
            session.status = i % 2 == 0 ? SessionStatus::Playing : SessionStatus::Finished;
            session.seats = {{"role", "player " + session.id}};
            QVERIFY(addSession(*m_store, session).ok());
        }
        const auto part = listSessions(*m_store, {.skipped = 2, .most = 3});
        QVERIFY2(part.ok(), why(part).c_str());
        QCOMPARE(idsOf(part.value()), (std::vector<std::string>{"6", "5", "4"}));
        for (const SessionSummary& session : part.value())
            QCOMPARE(session.seats.at(0).playerName, "player " + session.id);

        const auto playing = listSessions(*m_store, {.isPlayingOnly = true, .skipped = 1});
        QVERIFY2(playing.ok(), why(playing).c_str());
        QCOMPARE(idsOf(playing.value()), (std::vector<std::string>{"6", "4", "2", "0"}));
        QCOMPARE(playing.value().back().seats.at(0).playerName, std::string("player 0"));
        QVERIFY(listSessions(*m_store, {.skipped = 9}).value().empty());

        const auto first =
            listSessions(*m_store, {.isPlayingFirst = true, .skipped = 3, .most = 3});
        QVERIFY2(first.ok(), why(first).c_str());
        QCOMPARE(idsOf(first.value()), (std::vector<std::string>{"2", "0", "7"}));
        QCOMPARE(first.value().back().seats.at(0).playerName, std::string("player 7"));
    }

    void findsAPartWithoutSortingAll_data() {
        QTest::addColumn<bool>("isPlayingOnly");
        QTest::newRow("all") << false;
        QTest::newRow("unfinished ones") << true;
    }
    void findsAPartWithoutSortingAll() {
        QFETCH(const bool, isPlayingOnly);
        const std::string sql = selectSessions("id", {.isPlayingOnly = isPlayingOnly});
        const QStringList plan =
            rowsOf(*m_store, "EXPLAIN QUERY PLAN " + QString::fromStdString(sql).replace("?", "1"));
        QCOMPARE(plan.size(), 1);
        QVERIFY2(plan.front().endsWith("USING INDEX sessions_by_touch"), qPrintable(plan.front()));
    }

    void remembersEachPlayerOnce() {
        QVERIFY(addSession(*m_store, exampleSession("s")).ok());
        SessionRecord second = exampleSession("t");
        second.touched += 1;
        second.seats = {{"italy", "Łukasz"}, {"usa", "Marek"}, {"germany", "Łukasz"}};
        QVERIFY(addSession(*m_store, second).ok());
        QCOMPARE(
            rowsOf(*m_store, "SELECT name, last_used FROM players ORDER BY name"),
            QStringList({"Ania|1700000100000", "Marek|1700000100001", "Łukasz|1700000100001"}));
        QVERIFY(loadSession(*m_store, "t").value() == second);
        QVERIFY(loadSession(*m_store, "s").value() == exampleSession("s"));
    }

    void refusesAnIdThatIsThere() {
        QVERIFY(addSession(*m_store, exampleSession("s")).ok());
        SessionRecord other = exampleSession("s");
        other.notes = "another one";
        other.seats = {{"usa", "Nobody yet"}};
        const auto before = contentOf(*m_store);
        const auto refused = addSession(*m_store, other);
        QVERIFY(troubleOf(refused) == Trouble::AlreadyThere);
        QCOMPARE(contentOf(*m_store), before);
    }

    void saysWhatIsNotThere() {
        QVERIFY(addSession(*m_store, exampleSession("s")).ok());
        const auto before = contentOf(*m_store);
        QVERIFY(troubleOf(loadSession(*m_store, "S")) == Trouble::NotThere);
        QVERIFY(troubleOf(removeSession(*m_store, "S")) == Trouble::NotThere);
        QVERIFY(troubleOf(setNotes(*m_store, "S", "x")) == Trouble::NotThere);
        QVERIFY(troubleOf(setOptions(*m_store, "S", "x")) == Trouble::NotThere);
        QVERIFY(troubleOf(finishSession(*m_store, "S", exampleResult("p", "S"))) ==
                Trouble::NotThere);
        QCOMPARE(contentOf(*m_store), before);
    }

    void changesNotesAndOptions() {
        for (const char* id : {"s", "t"})
            QVERIFY(addSession(*m_store, exampleSession(id)).ok());
        QVERIFY(setNotes(*m_store, "s", "new notes").ok());
        QVERIFY(setOptions(*m_store, "s", R"({"sound":false})").ok());
        reopen();
        SessionRecord expected = exampleSession("s");
        expected.notes = "new notes";
        expected.options = R"({"sound":false})";
        QVERIFY(loadSession(*m_store, "s").value() == expected);
        QVERIFY(loadSession(*m_store, "t").value() == exampleSession("t"));
    }

    void removesASessionWholly() {
        for (const char* id : {"s", "t"})
            QVERIFY(addSession(*m_store, exampleSession(id)).ok());
        QVERIFY(finishSession(*m_store, "s", exampleResult("p", "s")).ok());
        QVERIFY(removeSession(*m_store, "s").ok());
        reopen();
        QCOMPARE(idsOf(listSessions(*m_store).value()), std::vector<std::string>{"t"});
        QVERIFY(loadSession(*m_store, "t").value() == exampleSession("t"));
        QCOMPARE(valueOf(*m_store, "SELECT count(*) FROM entries"), "3");
        QCOMPARE(valueOf(*m_store, "SELECT count(*) FROM session_seats"), "3");
        // What was reached stays in the history.
        QCOMPARE(rowsOf(*m_store, "SELECT id, session FROM plays"), QStringList("p|"));
    }

    void finishesOnceHoweverOften() {
        QVERIFY(addSession(*m_store, exampleSession("s")).ok());
        QVERIFY(finishSession(*m_store, "s", exampleResult("p", "s")).ok());
        QCOMPARE(loadSession(*m_store, "s").value().status, SessionStatus::Finished);
        Play corrected = exampleResult("q", "s");
        corrected.results[0].score = 72;
        corrected.results[0].sources.pop_back();
        QVERIFY(finishSession(*m_store, "s", corrected).ok());
        QVERIFY(finishSession(*m_store, "s", corrected).ok());
        reopen();
        QCOMPARE(rowsOf(*m_store, "SELECT id FROM plays"), QStringList("q"));
        QCOMPARE(rowsOf(*m_store, "SELECT score FROM play_results ORDER BY seat"),
                 QStringList({"72", "0"}));
        QCOMPARE(rowsOf(*m_store, "SELECT source, vp FROM result_sources"),
                 QStringList("energy|40"));
        QCOMPARE(listSessions(*m_store).value().front().status, SessionStatus::Finished);
    }

    void finishesAgainWhenItEndedBefore() {
        QVERIFY(addSession(*m_store, exampleSession("s")).ok());
        Play result = exampleResult("p", "s");
        QVERIFY(finishSession(*m_store, "s", result, Ended::Before).ok()); // there is none yet
        const Time before = result.ended;
        result.ended += 1000;
        result.results[0].score = 72;
        QVERIFY(finishSession(*m_store, "s", result, Ended::Before).ok());
        QCOMPARE(listPlays(*m_store).value().front().ended, before);
        QCOMPARE(listPlays(*m_store).value().front().results[0].score, 72);
        QVERIFY(finishSession(*m_store, "s", result, Ended::Now).ok());
        QCOMPARE(listPlays(*m_store).value().front().ended, before + 1000);
    }

    void finishesASessionAgainThatWasRemovedMeanwhile() {
        QVERIFY(addSession(*m_store, exampleSession("s")).ok());
        QVERIFY(finishSession(*m_store, "s", exampleResult("p", "s")).ok());
        QVERIFY(removeSession(*m_store, "s").ok());
        QVERIFY(addSession(*m_store, exampleSession("s")).ok());
        QVERIFY(finishSession(*m_store, "s", exampleResult("p", "s")).ok());
        QCOMPARE(rowsOf(*m_store, "SELECT plays.id, sessions.id FROM plays LEFT JOIN sessions "
                                  "ON sessions.key = plays.session"),
                 QStringList("p|s"));
    }

    void finishesTheSessionItIsToldWhateverTheResultSays() {
        for (const char* id : {"s", "t"})
            QVERIFY(addSession(*m_store, exampleSession(id)).ok());
        for (const char* session : {"", "t", "unknown"})
            QVERIFY(finishSession(*m_store, "s", exampleResult("p", session)).ok());
        QCOMPARE(rowsOf(*m_store, "SELECT sessions.id FROM plays LEFT JOIN sessions "
                                  "ON sessions.key = plays.session"),
                 QStringList("s"));
    }

    void keepsWhatWasWrittenAboutAResultThatIsReplaced_data() {
        QTest::addColumn<bool>("isSessionRemoved");
        QTest::newRow("of the session") << false;
        QTest::newRow("of a session that was removed and came back") << true;
    }
    void keepsWhatWasWrittenAboutAResultThatIsReplaced() {
        QFETCH(const bool, isSessionRemoved);
        QVERIFY(addSession(*m_store, exampleSession("s")).ok());
        QVERIFY(finishSession(*m_store, "s", exampleResult("p", "s")).ok());
        Play noted = exampleResult("p", "s");
        noted.location = "Łódź";
        noted.comments = "a close one";
        noted.results[0].playerName = "Zoë, not Zoe";
        QVERIFY(changePlay(*m_store, noted).ok());
        if (isSessionRemoved) {
            QVERIFY(removeSession(*m_store, "s").ok());
            QVERIFY(addSession(*m_store, exampleSession("s")).ok());
        }
        Play corrected = exampleResult("p", "s");
        corrected.ended += 5;
        corrected.results[0].score = 72;
        QVERIFY(finishSession(*m_store, "s", corrected).ok());
        corrected.location = noted.location;
        corrected.comments = noted.comments;
        corrected.results[0].playerName = noted.results[0].playerName;
        QVERIFY(listPlays(*m_store).value() == std::vector{corrected});
    }

    void keepsTheResultOutOfTheHistoryWhileItsSessionIsPlayedAgain() {
        for (const char* id : {"s", "t"}) {
            QVERIFY(addSession(*m_store, exampleSession(id)).ok());
            QVERIFY(finishSession(*m_store, id, exampleResult(std::string("p-") + id, id)).ok());
        }
        QVERIFY(SessionJournal::open(*m_store, "s").value().moveCursor(1, 1).ok());
        QVERIFY(listPlays(*m_store).value() == std::vector{exampleResult("p-t", "t")});
        QVERIFY(troubleOf(loadPlay(*m_store, "p-s")) == Trouble::NotThere);
        QVERIFY(loadPlay(*m_store, "p-t").ok());
        QVERIFY(troubleOf(addPlay(*m_store, exampleResult("p-s", ""))) == Trouble::AlreadyThere);
        for (const Dimension dimension : {Dimension::Game, Dimension::Player, Dimension::Level})
            QCOMPARE(statistics(*m_store, dimension, {}).value().front().results, 1);

        QVERIFY(finishSession(*m_store, "s", exampleResult("p-s", "s")).ok());
        QCOMPARE(listPlays(*m_store).value().size(), std::size_t{2});
        QCOMPARE(statistics(*m_store, Dimension::Game, {}).value().front().results, 2);
    }

    void putsTheResultBackIntoTheHistoryIfItsSessionIsRemovedInstead() {
        QVERIFY(addSession(*m_store, exampleSession("s")).ok());
        QVERIFY(finishSession(*m_store, "s", exampleResult("p", "s")).ok());
        QVERIFY(SessionJournal::open(*m_store, "s").value().moveCursor(1, 1).ok());
        QVERIFY(removeSession(*m_store, "s").ok());
        QVERIFY(listPlays(*m_store).value() == std::vector{exampleResult("p", "")});
    }

    void linksNoResultToASessionThatIsBeingPlayed() {
        QVERIFY(addSession(*m_store, exampleSession("s")).ok());
        QVERIFY(addPlay(*m_store, exampleResult("p", "s")).ok());
        QVERIFY(listPlays(*m_store).value() == std::vector{exampleResult("p", "")});
    }

    void leavesASessionUnfinishedWhoseResultCannotBeKept() {
        for (const char* id : {"s", "t"})
            QVERIFY(addSession(*m_store, exampleSession(id)).ok());
        QVERIFY(finishSession(*m_store, "t", exampleResult("p", "t")).ok());
        const auto before = contentOf(*m_store);
        QVERIFY(!finishSession(*m_store, "s", exampleResult("p", "s")).ok()); // t's play
        QCOMPARE(contentOf(*m_store), before);
    }

    void addsAllOrNothing() {
        QVERIFY(run(*m_store, "CREATE TRIGGER t BEFORE INSERT ON entries WHEN NEW.number = 3 "
                              "BEGIN SELECT RAISE(ABORT, 'no third entry'); END"));
        const auto before = contentOf(*m_store);
        QVERIFY(!addSession(*m_store, exampleSession("s")).ok());
        QCOMPARE(contentOf(*m_store), before);
        QVERIFY(run(*m_store, "DROP TRIGGER t"));
        QVERIFY(addSession(*m_store, exampleSession("s")).ok());
    }

private:
    void reopen() {
        m_store.reset();
        auto opened = openStore(pathIn(*m_folder, "games.sqlite"));
        QVERIFY2(opened.ok(), why(opened).c_str());
        m_store.emplace(std::move(opened.value()));
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<DatabaseFile> m_store;
};

QTEST_GUILESS_MAIN(SessionsTest)
#include "tst_sessions.moc"
