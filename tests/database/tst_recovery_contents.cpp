#include "database/internal/schema.h"
#include "tests/database/damaged_store.h"
#include "tests/support/stores.h"

using namespace database;
using namespace database::test;

/// What a damaged file holds besides its tables: a log, removed games, an older version.
class RecoveryContentsTest : public DamagedStore {
    Q_OBJECT

private slots:
    void initTestCase() { fill(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void readsWhatIsOnlyInTheWriteAheadLog_data() {
        QTest::addColumn<int>("damageAt");
        QTest::addColumn<int>("damageSize");
        QTest::newRow("header") << 0 << 100;
        QTest::newRow("first page") << 0 << kPageSize;
        QTest::newRow("descriptions of the tables") << schemaPage() * kPageSize << kPageSize;
        QTest::newRow("an index") << 2 * kPageSize << kPageSize;
    }
    void readsWhatIsOnlyInTheWriteAheadLog() {
        QFETCH(const int, damageAt);
        QFETCH(const int, damageSize);
        const fs::path live = path().parent_path() / "live";
        write(live, m_healthy);
        const auto running = openStore(live);
        QVERIFY(running.ok() && setSetting(running.value(), "late", "yes").ok());
        // As after a kill: nothing has been moved from the log into the file.
        QCOMPARE(bytesOf(live), m_healthy);
        write(path().string() + "-wal", bytesOf(live.string() + "-wal"));
        recover(withGarbageAt(m_healthy, damageAt, damageSize, 5), m_original);
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(m_kept, m_original);
        QCOMPARE(m_report->settingsKept, kSampleSettings + 1);
    }

    void setsAsideTheWriteAheadLogOfAFileThatIsStillOpen() {
        write(path(), m_healthy);
        const auto running = openStore(path());
        QVERIFY(running.ok() && setSetting(running.value(), "late", "yes").ok());
        const QByteArray log = bytesOf(path().string() + "-wal");
        const QByteArray damaged = withGarbageAt(m_healthy, 2 * kPageSize, kPageSize, 5);
        write(path(), damaged);
        const auto opened = openOrRecover(path(), kNow);
        QVERIFY(opened.ok() && opened.value().recovery);
        QCOMPARE(opened.value().recovery->settingsKept, kSampleSettings + 1);
        QCOMPARE(bytesOf(opened.value().recovery->setAside), damaged);
        QCOMPARE(bytesOf(opened.value().recovery->setAside.string() + "-wal"), log);
    }

    void leavesOutWhatHadBeenRemoved() {
        write(path(), m_healthy);
        {
            const auto store = openStore(path());
            QVERIFY(store.ok());
            // Some builds of SQLite wipe what is removed, others leave it on free pages.
            QVERIFY(run(store.value(), "PRAGMA secure_delete = OFF"));
            for (std::size_t i = 1; i < m_original.sessions.size(); ++i)
                QVERIFY(removeSession(store.value(), m_original.sessions[i].id).ok());
        }
        const auto before = contentsAt(path());
        recover(withGarbageAt(bytesOf(path()), schemaPage() * kPageSize, kPageSize, 5), before);
        QVERIFY(m_report);
        QCOMPARE(m_kept, before);
        QCOMPARE(m_report->sessionsLost, 0);
    }

    void readsStoresOfOlderVersions() {
        const SessionRecord session = sampleSession(1, 80);
        {
            const auto file = DatabaseFile::open(path());
            QVERIFY(file.ok() && migrate(file.value(), {}, schemaSteps().first(1)).ok());
            QVERIFY(addSession(file.value(), session).ok());
        }
        const Contents before{{session}, {}, {}, {}};
        recover(withGarbageAt(bytesOf(path()), 5 * kPageSize, kPageSize, 5), before); // an index
        QVERIFY(m_report);
        QCOMPARE(m_kept, before);
        QVERIFY(!m_report->hasUnreadableParts);
    }

    void keepsEverythingOfAStoreThatNamesAnEarlierVersion_data() {
        QTest::addColumn<char>("version");
        QTest::newRow("of sessions only") << char{1};
        QTest::newRow("without cards") << char{2};
        QTest::newRow("without photos") << char{3};
    }
    void keepsEverythingOfAStoreThatNamesAnEarlierVersion() {
        QFETCH(const char, version);
        QByteArray bytes = m_healthy;
        bytes[63] = version; // user_version
        recover(bytes, m_original);
        QVERIFY(m_report);
        QCOMPARE(m_kept, m_original);
        QCOMPARE(m_report->sessionsKept, static_cast<int>(m_original.sessions.size()));
        QCOMPARE(m_report->settingsKept, kSampleSettings);
        QVERIFY(!m_report->hasUnreadableParts);
    }
};

QTEST_GUILESS_MAIN(RecoveryContentsTest)
#include "tst_recovery_contents.moc"
