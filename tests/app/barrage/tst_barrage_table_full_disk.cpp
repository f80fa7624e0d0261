#include <optional>

#include <QtTest>

#include "app/barrage/table/barrage_table.h"
#include "database/sessions.h"
#include "tests/app/hosted_table.h"
#include "tests/support/barrage/games.h"
#include "tests/support/file_size_limit.h"

using namespace barrage;

namespace {

constexpr std::uint64_t kSeed = 7;

bool play(BarrageTable& table, int moves) {
    for (int i = 0; i < moves; ++i)
        if (!table.commit(test::automaGameMove(kSeed, table.game().cursor(), table.game().state())))
            return false;
    return true;
}

} // namespace

class BarrageTableFullDiskTest : public HostedTable<BarrageTable> {
    Q_OBJECT

private slots:
    void init() { QVERIFY(open()); }
    void cleanup() { close(); }

    void goesOnAndWritesLater() {
        QVERIFY(m_table->begin(test::automaSetup(kSeed), {}));
        QVERIFY(play(*m_table, 5));
        bool isPlayed = false;
        QString trouble;
        {
            const FileSizeLimit fullDisk(0);
            isPlayed = play(*m_table, 5);
            trouble = m_table->trouble();
        }
        QVERIFY(isPlayed);
        QVERIFY(!trouble.isEmpty());
        QCOMPARE(keptEntries(), std::size_t(5));
        QVERIFY(play(*m_table, 1));
        QVERIFY2(m_table->trouble().isEmpty(), qPrintable(m_table->trouble()));
        QCOMPARE(keptEntries(), std::size_t(11));
    }

    void losesNothingWhenOpenedAgain() {
        QVERIFY(m_table->begin(test::automaSetup(kSeed), {}));
        QVERIFY(play(*m_table, 5));
        bool isOpened = false;
        {
            const FileSizeLimit fullDisk(0);
            isOpened = play(*m_table, 5) && m_table->open(m_table->sessionId());
        }
        QVERIFY(isOpened);
        QCOMPARE(m_table->cursor(), 10);
        QVERIFY(play(*m_table, 1));
        QCOMPARE(keptEntries(), std::size_t(11));
    }

    void beginsInMemoryAndIsWrittenLater() {
        bool isBegun = false;
        QString trouble;
        {
            const FileSizeLimit fullDisk(0);
            isBegun = m_table->begin(test::automaSetup(kSeed), {}) && play(*m_table, 5);
            trouble = m_table->trouble();
        }
        QVERIFY(isBegun);
        QVERIFY(!trouble.isEmpty());
        QVERIFY(play(*m_table, 1));
        QVERIFY2(m_table->trouble().isEmpty(), qPrintable(m_table->trouble()));
        QCOMPARE(keptEntries(), std::size_t(6));
    }

    /// There is room again while an entry is entered anew: the game is written when that is done.
    void anEntryIsEnteredAnewInMemory() {
        bool isBegun = false;
        {
            const FileSizeLimit fullDisk(0);
            isBegun = m_table->begin(test::automaSetup(kSeed), {}) && play(*m_table, 12);
        }
        QVERIFY(isBegun);
        const std::vector<Move> entries = m_table->game().entries();
        m_table->amend(6);
        QCOMPARE(m_table->amendedEntry(), 6);
        QCOMPARE(m_table->cursor(), 5);
        QVERIFY(!m_table->trouble().isEmpty());
        QVERIFY(m_table->commit(entries[5]));
        QCOMPARE(m_table->amendedEntry(), 0);
        QVERIFY2(m_table->trouble().isEmpty(), qPrintable(m_table->trouble()));
        QVERIFY(m_table->game().entries() == entries);
        QCOMPARE(keptEntries(), std::size_t(12));
    }

    void isWrittenWhenClosedLater() {
        bool isBegun = false;
        {
            const FileSizeLimit fullDisk(0);
            isBegun = m_table->begin(test::automaSetup(kSeed), {}) && play(*m_table, 5);
        }
        QVERIFY(isBegun);
        m_table->close();
        const auto sessions = database::listSessions(m_host->store());
        QVERIFY(sessions);
        QCOMPARE(sessions.value().size(), std::size_t(1));
        QCOMPARE(sessions.value().front().entryCount, std::uint64_t(5));
    }

    void isWrittenAtTheEndIfItWasClosedUnwritten_data() {
        QTest::addColumn<bool>("isBegunInMemory");
        QTest::newRow("begun in the store") << false;
        QTest::newRow("begun in memory") << true;
    }

    void isWrittenAtTheEndIfItWasClosedUnwritten() {
        QFETCH(const bool, isBegunInMemory);
        const auto begin = [this] { return m_table->begin(test::automaSetup(kSeed), {}); };
        bool isPlayed = isBegunInMemory || begin();
        std::string session;
        {
            const FileSizeLimit fullDisk(0);
            isPlayed = isPlayed && (!isBegunInMemory || begin()) && play(*m_table, 5);
            session = m_table->sessionId().toStdString();
            m_table->close();
        }
        QVERIFY(isPlayed);
        m_host.emplace().setFile(m_folder->filePath("games.sqlite"));
        const auto kept = database::loadSession(m_host->store(), session);
        QVERIFY(kept);
        QCOMPARE(kept.value().log.entries.size(), std::size_t(5));
        m_table.emplace().setHost(&*m_host);
    }

private:
    [[nodiscard]] std::size_t keptEntries() {
        const auto kept =
            database::loadSession(m_host->store(), m_table->sessionId().toStdString());
        return kept ? kept.value().log.entries.size() : 0;
    }
};

QTEST_GUILESS_MAIN(BarrageTableFullDiskTest)
#include "tst_barrage_table_full_disk.moc"
