#include <array>
#include <atomic>
#include <optional>
#include <thread>
#include <vector>

#include <QtTest>

#include "database/internal/schema.h"
#include "database/session_journal.h"
#include "database/sessions.h"
#include "database/store.h"
#include "tests/support/stores.h"

using namespace database;
using namespace database::test;

namespace {

const int kLatest = static_cast<int>(schemaSteps().size());

/// What a store of each version could have had in the tables that this version added.
const std::array<QStringList, 5> kRowsSince{
    QStringList{},
    QStringList{
        "INSERT INTO players VALUES (3, 'p-1', 'Zażółć', 1700000000000)",
        "INSERT INTO sessions VALUES (7, 's-1', 'barrage', 1, 'seats=usa', '{\"a\":1}', 'notes', "
        "'finished', 1, 4, 10, 20, 30)",
        "INSERT INTO session_seats VALUES (7, 1, 'usa', 3)",
        "INSERT INTO session_seats VALUES (7, 2, 'germany', NULL)",
        "INSERT INTO entries VALUES (7, 1, 'table proceed')",
        "INSERT INTO entries VALUES (7, 2, 'usa pass')",
        "INSERT INTO settings VALUES ('language', 'pl')",
    },
    QStringList{
        "INSERT INTO plays VALUES (2, 'y-1', 7, 'barrage', 40, 50, 'home', 'close', 'full', '{}')",
        "INSERT INTO play_results VALUES (2, 1, 3, 0, 'usa', 'anton_krylov', '', 77, 1, 1, 0, "
        "'[4,8]', '{}')",
        "INSERT INTO result_sources VALUES (2, 1, 1, 'objective', 15)",
    },
    QStringList{"INSERT INTO cards VALUES ('outpost', 'c-1', '{\"x\":2}', 60)"},
    QStringList{"INSERT INTO play_photos VALUES (2, 1, 4, 3, '/9j/')"},
};

SchemaStep step(std::vector<const char*> statements, bool rewritesData = false) {
    return {"test", std::move(statements), rewritesData};
}

const SchemaStep kMakeWords = step({"CREATE TABLE words (word TEXT)", "INSERT INTO words "
                                                                      "VALUES ('old')"});
const SchemaStep kRewriteWords = step({"UPDATE words SET word = 'new'"}, true);

/// Runs the same on several threads that start together.
template <class Job>
void race(int count, const Job& job) {
    std::atomic<int> waiting = count;
    std::vector<std::thread> threads;
    for (int i = 0; i < count; ++i)
        threads.emplace_back([&] {
            --waiting;
            while (waiting > 0)
                std::this_thread::yield();
            job();
        });
    for (std::thread& thread : threads)
        thread.join();
}

} // namespace

class StoreTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.emplace().isValid()); }

    void cleanup() {
        QVERIFY2(QSqlDatabase::connectionNames().isEmpty(), "a connection was left behind");
        m_folder.reset();
    }

    void makesAFreshFile() {
        const auto store = openStore(path());
        QVERIFY2(store.ok(), why(store).c_str());
        QCOMPARE(valueOf(store.value(), "PRAGMA user_version").toInt(), kLatest);
        const auto content = contentOf(store.value());
        QCOMPARE(content.keys(),
                 QStringList({"cards", "entries", "play_photos", "play_results", "players", "plays",
                              "result_sources", "session_seats", "sessions", "settings"}));
        for (const QStringList& rows : content)
            QVERIFY(rows.isEmpty());
        QVERIFY(integrityProblems(store.value()).value().empty());
    }

    void takesUpFilesOfEveryVersion_data() {
        QTest::addColumn<int>("version");
        for (int version = 0; version <= kLatest; ++version)
            QTest::addRow("version %d", version) << version;
    }
    void takesUpFilesOfEveryVersion() {
        QFETCH(const int, version);
        QCOMPARE(kRowsSince.size(), schemaSteps().size() + 1);
        QMap<QString, QStringList> before;
        {
            const auto old = DatabaseFile::open(path());
            QVERIFY(old.ok());
            QVERIFY(migrate(old.value(), path(), schemaSteps().first(size_t(version))).ok());
            for (int since = 0; since <= version; ++since)
                for (const QString& insert : kRowsSince[size_t(since)])
                    QVERIFY2(run(old.value(), insert), qPrintable(insert));
            before = contentOf(old.value());
            QCOMPARE(valueOf(old.value(), "PRAGMA user_version").toInt(), version);
        }

        const auto store = openStore(path());
        QVERIFY2(store.ok(), why(store).c_str());
        QCOMPARE(valueOf(store.value(), "PRAGMA user_version").toInt(), kLatest);
        const auto after = contentOf(store.value());
        for (auto table = before.cbegin(); table != before.cend(); ++table) {
            QVERIFY2(!table.value().isEmpty(), qPrintable(table.key()));
            QCOMPARE(after[table.key()], table.value());
        }
        if (version > 0) {
            const auto session = loadSession(store.value(), "s-1");
            QVERIFY2(session.ok(), why(session).c_str());
            QCOMPARE(session.value().log.entries.size(), std::size_t{2});
            QCOMPARE(session.value().seats.front().playerName, std::string("Zażółć"));
        }
        QVERIFY(integrityProblems(store.value()).value().empty());
        QCOMPARE(rowsOf(store.value(), "PRAGMA foreign_key_check"), QStringList());
    }

    void leavesNothingOfAStepThatFails() {
        const auto store = DatabaseFile::open(path());
        QVERIFY(store.ok());
        const SchemaStep failing =
            step({"UPDATE words SET word = 'half'", "CREATE TABLE more (x INTEGER)",
                  "INSERT INTO nowhere VALUES (1)", "CREATE TABLE last (x INTEGER)"});
        const std::array failingSteps{kMakeWords, failing};
        const auto failed = migrate(store.value(), path(), failingSteps);
        QVERIFY(troubleOf(failed) == Trouble::Damaged);
        QCOMPARE(valueOf(store.value(), "PRAGMA user_version"), "1");
        const QMap<QString, QStringList> justTheWords{{"words", {"old"}}};
        QCOMPARE(contentOf(store.value()), justTheWords);

        const std::array mendedSteps{kMakeWords, kRewriteWords};
        QVERIFY(migrate(store.value(), path(), mendedSteps).ok());
        QCOMPARE(valueOf(store.value(), "SELECT word FROM words"), "new");
        QCOMPARE(valueOf(store.value(), "PRAGMA user_version"), "2");
    }

    void keepsACopyBeforeDataIsRewritten() {
        const auto store = DatabaseFile::open(path());
        QVERIFY(store.ok());
        const std::array steps{kMakeWords, kRewriteWords};
        QVERIFY(migrate(store.value(), path(), std::span(steps).first(1)).ok());
        QCOMPARE(QDir(m_folder->path()).entryList({"*.version-*"}), QStringList());
        QVERIFY(migrate(store.value(), path(), steps).ok());
        QCOMPARE(valueOf(store.value(), "SELECT word FROM words"), "new");

        QCOMPARE(QDir(m_folder->path()).entryList({"*.version-*"}),
                 QStringList("games.sqlite.version-1"));
        const auto copy = DatabaseFile::open(path("games.sqlite.version-1"));
        QVERIFY(copy.ok());
        QCOMPARE(valueOf(copy.value(), "SELECT word FROM words"), "old");
        QCOMPARE(valueOf(copy.value(), "PRAGMA user_version"), "1");
    }

    void doesNotRewriteWithoutACopy() {
        const auto store = DatabaseFile::open(path());
        QVERIFY(store.ok());
        const std::array steps{kMakeWords, kRewriteWords};
        QVERIFY(migrate(store.value(), path(), std::span(steps).first(1)).ok());
        QVERIFY(QDir(m_folder->path()).mkpath("games.sqlite.version-1/in the way"));
        QVERIFY(!migrate(store.value(), path(), steps).ok());
        QCOMPARE(valueOf(store.value(), "SELECT word FROM words"), "old");
        QCOMPARE(valueOf(store.value(), "PRAGMA user_version"), "1");
    }

    void twoProgramsThatRewriteKeepTheOldCopy() {
        const std::array steps{kMakeWords, kRewriteWords};
        for (int round = 0; round < 15; ++round) {
            const auto file = path(std::to_string(round));
            {
                const auto store = DatabaseFile::open(file);
                QVERIFY(store.ok());
                QVERIFY(migrate(store.value(), file, std::span(steps).first(1)).ok());
            }
            std::atomic<int> taken = 0;
            race(2, [&] {
                const auto store = DatabaseFile::open(file);
                taken += store && migrate(store.value(), file, steps);
            });
            QCOMPARE(taken.load(), 2);
            const auto copy = DatabaseFile::open(path(std::to_string(round) + ".version-1"));
            QVERIFY(copy.ok());
            QCOMPARE(valueOf(copy.value(), "SELECT word FROM words"), "old");
        }
    }

    void programsThatStartTogetherMakeOneStore() {
        for (int round = 0; round < 10; ++round) {
            const auto file = path(std::to_string(round));
            std::atomic<int> good = 0;
            race(4, [&] {
                const auto store = openStore(file);
                good += store && valueOf(store.value(), "PRAGMA user_version").toInt() == kLatest;
            });
            QCOMPARE(good.load(), 4);
        }
    }

    void leavesANewerFileAsItIs_data() {
        QTest::addColumn<QStringList>("changes");
        QTest::addColumn<int>("version");
        QTest::newRow("closed well") << QStringList() << kLatest + 1;
        QTest::newRow("a much later one") << QStringList() << 2'000'000'000;
        QTest::newRow("without a write-ahead log")
            << QStringList("PRAGMA journal_mode = DELETE") << kLatest + 1;
        QTest::newRow("left by a killed program")
            << QStringList({"PRAGMA wal_checkpoint(TRUNCATE)",
                            "INSERT INTO settings VALUES ('language', 'pl')"})
            << kLatest + 1;
        QTest::newRow("tables unknown")
            << QStringList("CREATE TABLE later (x INTEGER)") << kLatest + 1;
    }
    void leavesANewerFileAsItIs() {
        QFETCH(const QStringList, changes);
        QFETCH(const int, version);
        {
            const auto newer = openStore(path("newer"));
            QVERIFY(newer.ok());
            QVERIFY(run(newer.value(), QString("PRAGMA user_version = %1").arg(version)));
            for (const QString& change : changes)
                QVERIFY2(run(newer.value(), change), qPrintable(change));
            // Copies made while it is open are what a killed program leaves behind.
            const bool isKilled = changes.size() > 1;
            if (isKilled) {
                QVERIFY(QFile::copy(m_folder->filePath("newer"), m_folder->filePath("killed")));
                QVERIFY(
                    QFile::copy(m_folder->filePath("newer-wal"), m_folder->filePath("killed-wal")));
                QVERIFY(QFile(m_folder->filePath("killed-wal")).size() > 0);
            }
        }
        const auto before = filesIn(m_folder->path());
        for (const auto& name : before.keys()) {
            if (name.endsWith("-wal"))
                continue;
            const auto refused = openStore(path(name.toStdString()));
            QVERIFY(troubleOf(refused) == Trouble::TooNew);
            QCOMPARE(refused.error().detail, std::to_string(version));
        }
        QCOMPARE(filesIn(m_folder->path()).keys(), before.keys());
        QVERIFY(filesIn(m_folder->path()) == before);
    }

    void refusesAVersionThatNoStoreHas() {
        {
            const auto store = openStore(path());
            QVERIFY(store.ok() && run(store.value(), "PRAGMA user_version = -1"));
        }
        const auto refused = openStore(path());
        QVERIFY(troubleOf(refused) == Trouble::Damaged);
    }

    void addsNothingToTheDatabaseOfAnotherProgram() {
        {
            const auto other = DatabaseFile::open(path());
            QVERIFY(other.ok() && run(other.value(), "CREATE TABLE theirs (x)"));
        }
        QVERIFY(troubleOf(openStore(path())) == Trouble::NotADatabase);
        const auto other = DatabaseFile::open(path());
        QCOMPARE(rowsOf(other.value(), "SELECT name FROM sqlite_schema"), QStringList("theirs"));
    }

    void backsUpWhileAnotherProgramWrites() {
        const auto store = openStore(path());
        QVERIFY(store.ok());
        QVERIFY(addSession(store.value(), exampleSession("s")).ok());
        std::atomic<int> written = 0;
        std::atomic<bool> isOver = false;
        std::atomic<bool> isFine = true;
        std::thread writer([&] {
            const auto mine = openStore(path());
            auto journal = SessionJournal::open(mine.value(), "s");
            while (!isOver) {
                isFine = isFine && journal.value().append(std::vector<std::string>{"a", "b"}, 1);
                ++written;
            }
        });
        std::vector<int> writtenBefore;
        for (int copy = 0; copy < 3; ++copy) {
            const int atLeast = written + 3;
            while (written < atLeast && isFine)
                std::this_thread::yield();
            writtenBefore.push_back(written);
            isFine = isFine && backUp(store.value(), path("copy-" + std::to_string(copy)));
        }
        isOver = true;
        writer.join();
        QVERIFY(isFine);

        for (int i = 0; i < 3; ++i) {
            const auto copy = openStore(path("copy-" + std::to_string(i)));
            QVERIFY2(copy.ok(), why(copy).c_str());
            QVERIFY(integrityProblems(copy.value()).value().empty());
            const auto session = loadSession(copy.value(), "s");
            QVERIFY(session.ok());
            const std::size_t count = session.value().log.entries.size();
            QVERIFY(count >= std::size_t(2 + 2 * writtenBefore[size_t(i)]));
            QCOMPARE(count % 2, std::size_t{0}); // both lines or none
            QCOMPARE(session.value().cursor, count);
        }
    }

    void refusesToBackUpOverAFile() {
        const auto store = openStore(path());
        QVERIFY(store.ok());
        QFile existing(m_folder->filePath("mine.txt"));
        QVERIFY(existing.open(QIODevice::WriteOnly) && existing.write("precious") == 8);
        existing.close();
        const auto refused = backUp(store.value(), path("mine.txt"));
        QVERIFY(troubleOf(refused) == Trouble::AlreadyThere);
        QCOMPARE(filesIn(m_folder->path())["mine.txt"], QByteArray("precious"));
    }

    void leavesNothingOfABackUpThatFails() {
        const auto store = openStore(path());
        QVERIFY(store.ok());
        const auto failed = backUp(store.value(), path("missing/copy.sqlite"));
        QVERIFY(troubleOf(failed) == Trouble::CannotOpen);
        QVERIFY(!QFile::exists(m_folder->filePath("missing")));
    }

    void refusesADamagedFile() {
        {
            const auto store = openStore(path());
            QVERIFY(store.ok());
            SessionRecord session = exampleSession("s");
            session.log.entries.resize(2000, "usa build 5L base basic_base excavators=4");
            QVERIFY(addSession(store.value(), session).ok());
        }
        QFile file(m_folder->filePath("games.sqlite"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.size() > 100'000);
        QVERIFY(file.seek(file.size() / 2 / 4096 * 4096));
        file.write(QByteArray(3 * 4096, '\x5a'));
        file.close();
        const auto before = filesIn(m_folder->path());

        const auto refused = openStore(path());
        QVERIFY(troubleOf(refused) == Trouble::Damaged);
        QVERIFY(filesIn(m_folder->path()) == before);
    }

    void findsRowsWithoutAnOwner() {
        const auto store = openStore(path());
        QVERIFY(store.ok() && addSession(store.value(), exampleSession("s")).ok());
        QVERIFY(integrityProblems(store.value()).value().empty());
        QVERIFY(run(store.value(), "PRAGMA foreign_keys = OFF"));
        QVERIFY(run(store.value(), "DELETE FROM sessions"));
        const auto problems = integrityProblems(store.value());
        QVERIFY(problems.ok());
        QCOMPARE(problems.value().size(), std::size_t{2}); // entries and seats
        QVERIFY(problems.value().front().ends_with("of entries refer to sessions that are not "
                                                   "there"));
    }

    void worksWithoutAFile() {
        const auto store = openMemoryStore();
        QVERIFY2(store.ok(), why(store).c_str());
        const auto other = openMemoryStore();
        QVERIFY(addSession(store.value(), exampleSession("s")).ok());
        QVERIFY(SessionJournal::open(store.value(), "s").value().append("usa pass", 1).ok());
        QCOMPARE(listSessions(store.value()).value().size(), std::size_t{1});
        QCOMPARE(listSessions(other.value()).value().size(), std::size_t{0});
        QVERIFY(backUp(store.value(), path("kept.sqlite")).ok());
        QVERIFY(loadSession(openStore(path("kept.sqlite")).value(), "s").ok());
    }

private:
    [[nodiscard]] std::filesystem::path path(const std::string& name = "games.sqlite") const {
        return pathIn(*m_folder, name);
    }

    std::optional<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(StoreTest)
#include "tst_store.moc"
