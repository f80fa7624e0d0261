#include "tests/database/damaged_store.h"

using namespace database;
using namespace database::test;

/// What is left of a file whose bytes are gone or wrong.
class RecoveryDamageTest : public DamagedStore {
    Q_OBJECT

private slots:
    void initTestCase() { fill(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void keepsWhatIsOutsideADamagedPage_data() {
        QTest::addColumn<int>("page");
        for (int page = 1; page <= m_healthy.size() / kPageSize; ++page)
            QTest::addRow("page %d", page) << page;
    }
    void keepsWhatIsOutsideADamagedPage() {
        QFETCH(const int, page);
        recover(withGarbageAt(m_healthy, (page - 1) * kPageSize, kPageSize, 7), m_original);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(m_report);
        QVERIFY(!m_kept.sessions.empty() || !m_kept.plays.empty());
        if (page == 1 || page == schemaPage() + 1) { // only descriptions of the tables
            QCOMPARE(m_kept, m_original);
            QVERIFY(m_report->hasUnreadableParts);
        }
    }

    void keepsWhatATruncatedFileStillHas_data() {
        QTest::addColumn<qsizetype>("size");
        for (const int size : {50, 99, 100, 511, 512, 4095, 4096, 4097})
            QTest::addRow("%d bytes", size) << qsizetype{size};
        for (qsizetype size = 2 * kPageSize; size < m_healthy.size(); size += 3 * kPageSize)
            QTest::addRow("%d bytes", static_cast<int>(size)) << size;
        QTest::addRow("one page short") << m_healthy.size() - kPageSize;
    }
    void keepsWhatATruncatedFileStillHas() {
        QFETCH(const qsizetype, size);
        recover(m_healthy.first(size), m_original);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(m_report && m_report->hasUnreadableParts);
        QVERIFY(size < m_healthy.size() * 3 / 4 || m_report->sessionsKept > 0);
    }

    void readsAFileWithoutItsHeader() {
        recover(withGarbageAt(m_healthy, 0, 100, 3), m_original);
        QVERIFY(m_report);
        QCOMPARE(m_kept, m_original);
        QCOMPARE(m_report->sessionsKept, static_cast<int>(m_original.sessions.size()));
        QCOMPARE(m_report->sessionsLost, 0);
        QCOMPARE(m_report->playsLost, 0);
        QCOMPARE(m_report->settingsKept, kSampleSettings);
    }

    void survivesFlippedBits_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 200; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void survivesFlippedBits() {
        QFETCH(const unsigned, seed);
        std::mt19937 random(seed);
        QByteArray damaged = m_healthy;
        // Every fourth file is hit where it describes itself.
        const auto end = static_cast<unsigned>(seed % 4 == 0 ? 200 : damaged.size());
        for (unsigned flips = 1 + seed % 20; flips > 0; --flips) {
            const auto at = static_cast<qsizetype>(random() % end);
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << random() % 8));
        }
        write(path(), damaged);
        const auto opened = openOrRecover(path(), kNow);
        if (!opened) {
            QCOMPARE(bytesOf(path()), damaged);
        } else if (opened.value().recovery) {
            QCOMPARE(bytesOf(opened.value().recovery->setAside), damaged);
            const auto problems = integrityProblems(opened.value().store);
            QVERIFY(problems.ok() && problems.value().empty());
            QVERIFY(allContents(opened.value().store).ok());
        }
    }
};

QTEST_GUILESS_MAIN(RecoveryDamageTest)
#include "tst_recovery_damage.moc"
