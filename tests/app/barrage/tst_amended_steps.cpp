#include <QTemporaryDir>
#include <QtTest>

#include "app/barrage/table/barrage_table.h"
#include "app/common/convert.h"
#include "database/sessions.h"
#include "tests/support/barrage/games.h"

using namespace barrage;
using steps::KeptSteps;

/// What the hands have done, when an entry of the log is entered anew.
class AmendedStepsTest : public QObject {
    Q_OBJECT

    static constexpr int kPlayed = 40;

    QTemporaryDir m_folder;
    StoreHost m_host;
    BarrageTable m_table;
    Playthrough m_whole = test::playAutomaGame(7);

    [[nodiscard]] KeptSteps onDisk() {
        const auto record = database::loadSession(m_host.store(), toStd(m_table.sessionId()));
        return *steps::readFrom(record.value().options);
    }
    /// One that a company made.
    [[nodiscard]] std::size_t entry() const {
        std::size_t found = 10;
        while (m_whole.entries()[found].by == Actor::Table)
            ++found;
        return found;
    }

private slots:
    void initTestCase() {
        m_host.setFile(m_folder.filePath("store.sqlite"));
        m_table.setHost(&m_host);
    }
    void init() {
        QVERIFY(m_table.begin(m_whole.setup(), {}));
        for (std::size_t i = 0; i < kPlayed; ++i)
            QVERIFY(m_table.commit(m_whole.entries()[i]));
    }

    void moveWithTheEntries_data() {
        QTest::addColumn<int>("told");
        QTest::addColumn<int>("toldNow");
        QTest::addColumn<bool>("isCut");
        QTest::newRow("less is done than what stays") << 3 << 3 << false;
        QTest::newRow("up to the replaced entry") << 5 << 5 << false;
        QTest::newRow("the replaced entry too") << 6 << 8 << false;
        QTest::newRow("a later one") << 15 << 16 << false;
        QTest::newRow("everything") << 20 << 21 << false;
        QTest::newRow("everything, and then less is left") << 15 << 21 << true;
    }
    void moveWithTheEntries() {
        QFETCH(const int, told);
        QFETCH(const int, toldNow);
        QFETCH(const bool, isCut);
        const sessions::ReplacedEntries replaced{5, 3, 20, 21, isCut};
        const KeptSteps now = KeptSteps{told, 20, {{"steps", {0, 1}}}, {4, 5, 19}}.behind(replaced);
        QCOMPARE(now.told, toldNow);
        QVERIFY(now.ticked.empty());
        QCOMPARE(now.dealt, (isCut ? std::vector{4} : std::vector{4, 20}));
    }

    void stayOnTheDiskUntilAllIsDecided() {
        const KeptSteps before{kPlayed, kPlayed, {{"steps", {0}}}, {kPlayed - 1}};
        m_table.keepSteps(before);
        m_table.amend(static_cast<int>(entry()) + 1);
        m_table.keepSteps({3, m_table.cursor(), {{"steps", {1}}}, {m_table.cursor()}});
        QVERIFY(onDisk() == before);
        m_table.leaveAmendment();
        QVERIFY(m_table.keptSteps() == before);
        QVERIFY(onDisk() == before);
    }

    void areKeptBehindWhatWasEnteredAnew() {
        m_table.keepSteps({kPlayed - 1, kPlayed, {{"steps", {0}}}, {2, kPlayed - 1}});
        const Move& made = m_whole.entries()[entry()];
        m_table.amend(static_cast<int>(entry()) + 1);
        const Owner owner = ownerOf(m_table.state().turnOrder[0]);
        QVERIFY(m_table.commit(
            std::vector<Move>{{Actor::Table, Correct{Corrected::Vp, owner, 0, 33}}, made}));
        QCOMPARE(m_table.amendedEntry(), 0);
        QCOMPARE(m_table.cursor(), kPlayed + 1);
        const KeptSteps now{kPlayed, kPlayed, {}, {2, kPlayed}};
        QVERIFY(m_table.keptSteps() == now);
        QVERIFY(onDisk() == now);
    }
};

QTEST_GUILESS_MAIN(AmendedStepsTest)
#include "tst_amended_steps.moc"
