#include <functional>
#include <optional>

#include <QtTest>

#include "database/session_journal.h"
#include "database/sessions.h"
#include "database/store.h"
#include "tests/support/stores.h"

using namespace database;
using namespace database::test;

using Lines = std::vector<std::string>;

namespace {

constexpr Time kNow = 1'800'000'000'000;

using Step = std::function<Outcome(SessionJournal&)>;

} // namespace

class SessionJournalTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(m_folder.emplace().isValid());
        m_store.emplace(std::move(openStore(path()).value()));
        add("s");
        restart();
    }

    void cleanup() {
        m_journal.reset();
        m_store.reset();
        QVERIFY2(QSqlDatabase::connectionNames().isEmpty(), "a connection was left behind");
        m_folder.reset();
    }

    void takesUpASessionWhereItWasLeft() {
        SessionRecord session = exampleSession("t");
        QVERIFY(addSession(*m_store, session).ok());
        const auto journal = SessionJournal::open(*m_store, "t");
        QVERIFY2(journal.ok(), why(journal).c_str());
        QCOMPARE(journal.value().id(), std::string("t"));
        QCOMPARE(journal.value().entries(), session.log.entries);
        QCOMPARE(journal.value().cursor(), std::size_t{2});
        QVERIFY(!journal.value().trouble());
    }

    void saysThatASessionIsNotThere() {
        const auto journal = SessionJournal::open(*m_store, "t");
        QVERIFY(troubleOf(journal) == Trouble::NotThere);
    }

    void appends() {
        QVERIFY(m_journal->append("a", kNow).ok());
        expect({"a"}, 1);
        QVERIFY(m_journal->append("b", kNow + 1).ok());
        expect({"a", "b"}, 2);
        QCOMPARE(loadSession(*m_store, "s").value().touched, kNow + 1);
    }

    void undoesAndRedoesAcrossRestarts() {
        QVERIFY(m_journal->append(Lines{"a", "b", "c"}, kNow).ok());
        expect({"a", "b", "c"}, 3);
        QVERIFY(m_journal->moveCursor(1, kNow).ok());
        expect({"a", "b", "c"}, 1);
        QVERIFY(m_journal->moveCursor(0, kNow).ok());
        expect({"a", "b", "c"}, 0);
        QVERIFY(m_journal->moveCursor(2, kNow + 1).ok());
        expect({"a", "b", "c"}, 2);
        QCOMPARE(loadSession(*m_store, "s").value().touched, kNow + 1);
    }

    void replacesWhatWasUndone() {
        QVERIFY(m_journal->append(Lines{"a", "b", "c", "d"}, kNow).ok());
        QVERIFY(m_journal->moveCursor(1, kNow).ok());
        QVERIFY(m_journal->append("x", kNow).ok());
        expect({"a", "x"}, 2);
        QVERIFY(m_journal->append(Lines{"y", "z"}, kNow).ok());
        expect({"a", "x", "y", "z"}, 4);
        QVERIFY(m_journal->moveCursor(0, kNow).ok());
        QVERIFY(m_journal->append("x", kNow).ok());
        expect({"x"}, 1);
    }

    void replacesEntriesInTheMiddleAtOnce() {
        QVERIFY(m_journal->append(Lines{"a", "b", "c", "d"}, kNow).ok());
        QVERIFY(m_journal->replaceFrom(1, {"x", "c", "d"}, 4, kNow).ok());
        expect({"a", "x", "c", "d"}, 4);
        QVERIFY(m_journal->replaceFrom(1, {"y", "c", "d"}, 2, kNow).ok());
        expect({"a", "y", "c", "d"}, 2);
        QVERIFY(run(*m_store, "CREATE TRIGGER t BEFORE INSERT ON entries WHEN NEW.line = 'bad' "
                              "BEGIN SELECT RAISE(ABORT, 'bad'); END"));
        QVERIFY(!m_journal->replaceFrom(0, {"z", "bad"}, 2, kNow).ok());
        QCOMPARE(loadSession(*m_store, "s").value().log.entries, (Lines{"a", "y", "c", "d"}));
    }

    void refusesACursorBehindTheLastEntry() {
        QVERIFY(m_journal->append(Lines{"a", "b"}, kNow).ok());
        for (const Outcome& refused :
             {m_journal->moveCursor(3, kNow), m_journal->replaceFrom(3, {"c"}, 1, kNow),
              m_journal->replaceFrom(1, {"c"}, 3, kNow)}) {
            QVERIFY(!refused.ok());
            QCOMPARE(refused.error().trouble, Trouble::NotThere);
        }
        QVERIFY(m_journal->trouble());
        QVERIFY(m_journal->append("c", kNow).ok());
        expect({"a", "b", "c"}, 3);
    }

    void keepsSeveralLinesOrNone() {
        QVERIFY(m_journal->append("a", kNow).ok());
        QVERIFY(run(*m_store, "CREATE TRIGGER t BEFORE INSERT ON entries WHEN NEW.line = 'bad' "
                              "BEGIN SELECT RAISE(ABORT, 'bad'); END"));
        const auto refused = m_journal->append(Lines{"b", "c", "bad", "d"}, kNow);
        QVERIFY(!refused.ok());
        QVERIFY(m_journal->trouble() == refused.error());
        const SessionRecord kept = loadSession(*m_store, "s").value();
        QCOMPARE(kept.log.entries, Lines{"a"});
        QCOMPARE(kept.cursor, std::uint64_t{1});
        QCOMPARE(m_journal->entries(), (Lines{"a", "b", "c", "bad", "d"}));
        QCOMPARE(m_journal->cursor(), std::size_t{5});

        QVERIFY(run(*m_store, "DROP TRIGGER t"));
        QVERIFY(m_journal->flush(kNow).ok());
        QVERIFY(!m_journal->trouble());
        expect({"a", "b", "c", "bad", "d"}, 5);
    }

    void forgetsATroubleThatIsOver() {
        QVERIFY(m_journal->append("a", kNow).ok());
        QVERIFY(run(*m_store, "PRAGMA query_only = 1"));
        QVERIFY(!m_journal->append("b", kNow).ok());
        QVERIFY(!m_journal->moveCursor(1, kNow).ok()); // as the file has it
        QVERIFY(m_journal->trouble());
        QVERIFY(run(*m_store, "PRAGMA query_only = 0"));
        QVERIFY(m_journal->flush(kNow).ok());
        QVERIFY(!m_journal->trouble());
        expect({"a", "b"}, 1);
    }

    void keepsSessionsApart() {
        add("t");
        auto other = SessionJournal::open(*m_store, "t");
        QVERIFY(other.ok());
        for (int i = 0; i < 5; ++i) {
            QVERIFY(m_journal->append("mine " + std::to_string(i), kNow).ok());
            QVERIFY(other.value().append("other " + std::to_string(i), kNow).ok());
        }
        QVERIFY(other.value().moveCursor(1, kNow).ok());
        QVERIFY(other.value().append("another", kNow).ok());
        QVERIFY(m_journal->moveCursor(4, kNow).ok());
        QCOMPARE(loadSession(*m_store, "t").value().log.entries, (Lines{"other 0", "another"}));
        other = StoreError{};
        expect({"mine 0", "mine 1", "mine 2", "mine 3", "mine 4"}, 4);
    }

    void countsPlayTime() {
        m_journal->addPlayTime(1'500);
        m_journal->addPlayTime(500);
        QCOMPARE(playTime(), 0);
        QVERIFY(m_journal->append("a", kNow).ok());
        QCOMPARE(playTime(), 2'000);
        QVERIFY(m_journal->append("b", kNow).ok());
        QCOMPARE(playTime(), 2'000);
        m_journal->addPlayTime(7);
        QVERIFY(m_journal->flush(kNow).ok());
        restart();
        QCOMPARE(playTime(), 2'007);
    }

    void writesNothingWhenThereIsNothing() {
        QVERIFY(m_journal->append("a", kNow).ok());
        const auto before = contentOf(*m_store);
        m_journal->addPlayTime(0);
        QVERIFY(m_journal->flush(kNow + 1).ok());
        QCOMPARE(contentOf(*m_store), before);
    }

    void playsAFinishedSessionAgainWithTheMoveThatChangesIt_data() {
        QTest::addColumn<Step>("step");
        QTest::addColumn<SessionStatus>("status");
        QTest::newRow("append") << Step([](auto& journal) { return journal.append("c", kNow); })
                                << SessionStatus::Playing;
        QTest::newRow("undo") << Step([](auto& journal) { return journal.moveCursor(1, kNow); })
                              << SessionStatus::Playing;
        QTest::newRow("stay") << Step([](auto& journal) { return journal.moveCursor(2, kNow); })
                              << SessionStatus::Finished;
        QTest::newRow("play time") << Step([](auto& journal) {
            journal.addPlayTime(5);
            return journal.flush(kNow);
        }) << SessionStatus::Finished;
    }
    void playsAFinishedSessionAgainWithTheMoveThatChangesIt() {
        QFETCH(const Step, step);
        QFETCH(const SessionStatus, status);
        QVERIFY(m_journal->append(Lines{"a", "b"}, kNow).ok());
        finish("s");
        QVERIFY(step(*m_journal).ok());
        QCOMPARE(loadSession(*m_store, "s").value().status, status);
        finish("s");
        m_journal->addPlayTime(5);
        QVERIFY(m_journal->flush(kNow).ok());
        QCOMPARE(loadSession(*m_store, "s").value().status, SessionStatus::Finished);
    }

    void playsAgainWithTheUndoThatIsWrittenLater() {
        QVERIFY(m_journal->append(Lines{"a", "b"}, kNow).ok());
        finish("s");
        QVERIFY(run(*m_store, "PRAGMA query_only = 1"));
        QVERIFY(!m_journal->moveCursor(1, kNow).ok());
        QCOMPARE(loadSession(*m_store, "s").value().status, SessionStatus::Finished);
        QCOMPARE(loadSession(*m_store, "s").value().cursor, std::uint64_t{2});
        QVERIFY(run(*m_store, "PRAGMA query_only = 0"));
        QVERIFY(m_journal->flush(kNow).ok());
        QCOMPARE(loadSession(*m_store, "s").value().status, SessionStatus::Playing);
        QCOMPARE(loadSession(*m_store, "s").value().cursor, std::uint64_t{1});
    }

    void refusesToOverwriteWhatAnotherProgramWrote() {
        QVERIFY(m_journal->append("a", kNow).ok());
        const auto elsewhere = openStore(path());
        {
            auto theirs = SessionJournal::open(elsewhere.value(), "s");
            QVERIFY(theirs.ok());
            QVERIFY(theirs.value().append(Lines{"theirs", "too"}, kNow).ok());
        }
        const auto theirs = loadSession(*m_store, "s").value();
        m_journal->addPlayTime(60);
        for (const Outcome& refused :
             {m_journal->append("mine", kNow + 1), m_journal->moveCursor(1, kNow + 1),
              m_journal->append("mine again", kNow + 1), m_journal->flush(kNow + 1)}) {
            QVERIFY(troubleOf(refused) == Trouble::Conflict);
            QVERIFY(m_journal->trouble() == refused.error());
            QVERIFY(loadSession(*m_store, "s").value() == theirs);
        }

        QVERIFY(m_journal->keepAsCopy("copy", kNow + 2).ok());
        QVERIFY(loadSession(*m_store, "s").value() == theirs);
        SessionRecord expected = theirs;
        expected.id = "copy";
        expected.log.entries = {"a", "mine again"};
        expected.cursor = 2;
        expected.touched = kNow + 2;
        expected.playTime = 60;
        QVERIFY(loadSession(*m_store, "copy").value() == expected);
    }

    void noticesAnUndoOfAnotherProgram() {
        QVERIFY(m_journal->append("a", kNow).ok());
        const auto elsewhere = openStore(path());
        auto theirs = SessionJournal::open(elsewhere.value(), "s");
        QVERIFY(theirs.value().moveCursor(0, kNow).ok());
        QVERIFY(troubleOf(m_journal->append("b", kNow)) == Trouble::Conflict);
    }

    void keepsACopyOfASessionThatWasRemoved() {
        SessionRecord session = exampleSession("t");
        QVERIFY(addSession(*m_store, session).ok());
        auto journal = SessionJournal::open(*m_store, "t");
        QVERIFY(removeSession(*m_store, "t").ok());
        add("u"); // must not be taken for the one that is gone
        QVERIFY(troubleOf(journal.value().append("a", kNow)) == Trouble::Conflict);
        QCOMPARE(loadSession(*m_store, "u").value().log.entries, Lines());

        QVERIFY(journal.value().keepAsCopy("copy", kNow).ok());
        session.id = "copy";
        session.log.entries.back() = "a";
        session.cursor = 3;
        session.touched = kNow;
        QVERIFY(loadSession(*m_store, "copy").value() == session);
    }

    void playsOnInACopyOfASessionThatAnotherProgramFinished() {
        QVERIFY(m_journal->append("a", kNow).ok());
        finish("s");
        QVERIFY(m_journal->keepAsCopy("copy", kNow).ok());
        QCOMPARE(loadSession(*m_store, "s").value().status, SessionStatus::Finished);
        QCOMPARE(loadSession(*m_store, "copy").value().status, SessionStatus::Playing);
        restart(); // a session that had been finished before
        QVERIFY(m_journal->keepAsCopy("second", kNow).ok());
        QCOMPARE(loadSession(*m_store, "second").value().status, SessionStatus::Playing);
    }

    void refusesToKeepACopyOverASession() {
        add("t");
        QVERIFY(m_journal->append("a", kNow).ok());
        QVERIFY(troubleOf(m_journal->keepAsCopy("t", kNow)) == Trouble::AlreadyThere);
        QCOMPARE(loadSession(*m_store, "t").value().log.entries, Lines());
    }

    void goesOnBeforeAGap() {
        QVERIFY(m_journal->append(Lines{"a", "b", "lost", "d", "e"}, kNow).ok());
        QVERIFY(run(*m_store, "DELETE FROM entries WHERE line = 'lost'"));
        restart();
        QCOMPARE(m_journal->entries(), (Lines{"a", "b"}));
        QCOMPARE(m_journal->cursor(), std::size_t{2});
        for (const char* line : {"x", "y", "z"})
            QVERIFY2(m_journal->append(line, kNow).ok(), line);
        expect({"a", "b", "x", "y", "z"}, 5);
    }

    void readsWhileAnotherProgramWrites() {
        const auto elsewhere = openStore(path());
        QVERIFY(run(elsewhere.value(), "BEGIN IMMEDIATE"));
        QVERIFY(run(*m_store, "PRAGMA busy_timeout = 10"));
        QVERIFY(SessionJournal::open(*m_store, "s").ok());
        QVERIFY(run(elsewhere.value(), "ROLLBACK"));
    }

private:
    void add(const std::string& id) {
        SessionRecord session;
        session.id = id;
        QVERIFY(addSession(*m_store, session).ok());
    }

    void finish(const std::string& id) {
        Play result;
        result.id = "play of " + id;
        QVERIFY(finishSession(*m_store, id, result).ok());
    }

    /// As a program that starts again would find it.
    void restart() {
        m_journal.reset();
        m_store.reset();
        m_store.emplace(std::move(openStore(path()).value()));
        m_journal.emplace(SessionJournal::open(*m_store, "s").value());
    }

    void expect(const Lines& entries, std::size_t cursor) {
        QCOMPARE(m_journal->entries(), entries);
        QCOMPARE(m_journal->cursor(), cursor);
        QVERIFY(!m_journal->trouble());
        restart();
        QCOMPARE(m_journal->entries(), entries);
        QCOMPARE(m_journal->cursor(), cursor);
    }

    [[nodiscard]] Duration playTime() const { return loadSession(*m_store, "s").value().playTime; }
    [[nodiscard]] std::filesystem::path path() const { return pathIn(*m_folder, "games.sqlite"); }

    std::optional<QTemporaryDir> m_folder;
    std::optional<DatabaseFile> m_store;
    std::optional<SessionJournal> m_journal;
};

QTEST_GUILESS_MAIN(SessionJournalTest)
#include "tst_session_journal.moc"
