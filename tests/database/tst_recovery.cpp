#include "tests/database/damaged_store.h"

using namespace database;
using namespace database::test;

/// Which files are recovered, and what becomes of them.
class RecoveryTest : public DamagedStore {
    Q_OBJECT

private slots:
    void initTestCase() { fill(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void leavesAHealthyFileAlone() {
        write(path(), m_healthy);
        const auto opened = openOrRecover(path(), kNow);
        QVERIFY(opened.ok() && !opened.value().recovery);
        QCOMPARE(bytesOf(path()), m_healthy);
        QCOMPARE(filesInFolder("*.sqlite").size(), 1);
    }

    void takesAnEmptyFileForANewStore() {
        write(path(), {});
        const auto opened = openOrRecover(path(), kNow);
        QVERIFY(opened.ok() && !opened.value().recovery);
        QCOMPARE(filesInFolder("*.sqlite").size(), 1);
    }

    void refusesAStoreOfALaterVersionAndLeavesIt() {
        QByteArray bytes = m_healthy;
        bytes[63] = 99; // user_version
        write(path(), bytes);
        const auto opened = openOrRecover(path(), kNow);
        QVERIFY(!opened.ok());
        QCOMPARE(opened.error().trouble, Trouble::TooNew);
        QCOMPARE(bytesOf(path()), bytes);
        QCOMPARE(filesInFolder("*").size(), 1);
    }

    void refusesAFolderThatIsNotThere() {
        const auto opened = openOrRecover(path().parent_path() / "missing" / "games.sqlite", kNow);
        QVERIFY(!opened.ok());
        QCOMPARE(opened.error().trouble, Trouble::CannotOpen);
    }

    void leavesADamagedFileThatCannotBeRecovered() {
        // The name leaves no room for the names that a recovery needs.
        const fs::path file = path().parent_path() / std::string(245, 'g');
        const QByteArray damaged = withGarbageAt(m_healthy, 0, kPageSize, 1);
        write(file, damaged);
        const auto opened = openOrRecover(file, kNow);
        QVERIFY(!opened.ok());
        QCOMPARE(opened.error().trouble, Trouble::CannotOpen);
        QCOMPARE(bytesOf(file), damaged);
        QCOMPARE(filesInFolder("*").size(), 1);
    }

    void replacesAFileThatIsNoDatabase() {
        recover("Dear diary, today the dam broke.\n", {});
        QVERIFY(m_report);
        QCOMPARE(m_kept, Contents{});
        QVERIFY(m_report->hasUnreadableParts);
    }

    void givesEveryDamagedFileANameOfItsOwn() {
        std::set<QByteArray> damaged;
        for (const unsigned seed : {1U, 2U, 3U}) {
            const QByteArray bytes = withGarbageAt(m_healthy, 5 * kPageSize, kPageSize, seed);
            damaged.insert(bytes);
            write(path(), bytes);
            QVERIFY(openOrRecover(path(), kNow).ok());
        }
        const QStringList names = filesInFolder("*.damaged-*");
        QCOMPARE(names, QStringList({"games.damaged-2026-11-16-050538-2.sqlite",
                                     "games.damaged-2026-11-16-050538-3.sqlite",
                                     "games.damaged-2026-11-16-050538.sqlite"}));
        std::set<QByteArray> found;
        for (const QString& name : names)
            found.insert(bytesOf(path().parent_path() / name.toStdString()));
        QCOMPARE(found, damaged);
    }

    void endsARecoveryThatWasInterrupted() {
        write(path().parent_path() / "games.recovered.sqlite", m_healthy);
        const auto opened = openOrRecover(path(), kNow);
        QVERIFY(opened.ok() && !opened.value().recovery);
        const auto all = allContents(opened.value().store);
        QVERIFY(all.ok());
        QCOMPARE(all.value(), m_original);
    }
};

QTEST_GUILESS_MAIN(RecoveryTest)
#include "tst_recovery.moc"
