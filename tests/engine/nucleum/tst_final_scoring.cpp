#include <QtTest>

#include "engine/nucleum/score.h"
#include "tests/support/nucleum/table.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

using enum BuildingType;
constexpr Player kA = Player::First;
constexpr Player kB = Player::Second;
constexpr Player kC = Player::Third;

/// Printed in the example facts: residences 1 2 3 (IV: 1 each), factories 2 4 5 (IV: 2 each),
/// laboratories 2 3 4 (IV: 1 each); tracks of 8 spaces; tiles MT1, MT8, MT5, MT7.
struct Expected {
    int milestones, goal, leftovers, buildings, government, income, total, rank;
};

void compare(const PadScore& score, const Expected& expected) {
    QCOMPARE(score.milestones, expected.milestones);
    QCOMPARE(score.goal, expected.goal);
    QCOMPARE(score.leftovers.vp, expected.leftovers);
    QCOMPARE(score.buildings, expected.buildings);
    QCOMPARE(score.government, expected.government);
    QCOMPARE(score.income, expected.income);
    QCOMPARE(score.total, expected.total);
    QCOMPARE(score.rank, expected.rank);
}

void layThirdsNetwork(Table& table) {
    table.lay(City::Chemnitz, City::Grimma, {Owner::Third, Owner::Second})
        .lay(City::Chemnitz, City::Zwickau, {Owner::Third});
}

/// A whole table for three, added up by hand.
Table firstGame() {
    Table table;
    // A: experiment A with its goal.
    table.unlock(kA, 8)
        .build(kA, Residence, 1, City::Leipzig, true)
        .build(kA, Residence, 2, City::Praha, true)
        .build(kA, Factory, 1, City::Bruex, true)
        .build(kA, Factory, 3, City::Praha)
        .build(kA, Laboratory, 4, City::Praha, true)
        .build(kA, Laboratory, 1, City::Bruex)
        .mine(kA, 1, City::Bruex, 3)
        .mine(kA, 2, City::Glashuette, 2)
        .turbine(kA, 1, City::Zittau)
        .lay(City::Bruex, City::Praha, {Owner::First})
        .lay(City::Bruex, City::Glashuette, {Owner::Second});
    table[kA].markers.inTier = {2, 0, 9, 14, 0, 0};
    table[kA].markers.onStart = 1;
    table[kA].income = {7, 5, 2};
    table[kA].vp = 31;
    table[kA].thaler = 9;
    table[kA].workers = 3;
    // B: experiment B without its goal.
    table.build(kB, Laboratory, 2, City::Glashuette, true).build(kB, Residence, 4, City::Bruex);
    table[kB].markers.inTier = {0, 0, 0, 10, 24, 0};
    table[kB].income = {6, 0, 0};
    table[kB].vp = 48;
    table[kB].thaler = 4;
    table[kB].workers = 1;
    // C: experiment C with its goal.
    table.unlock(kC, 8)
        .build(kC, Factory, 4, City::Chemnitz, true)
        .build(kC, Factory, 1, City::Grimma, true)
        .build(kC, Factory, 2, City::Zwickau, true)
        .build(kC, Residence, 1, City::Zwickau, true);
    layThirdsNetwork(table);
    table[kC].markers.inTier = {1, 4, 0, 0, 0, 28};
    table[kC].vp = 40;
    table[kC].thaler = 0;
    table[kC].workers = 0;
    return table;
}

} // namespace

/// N-14: whole tables whose scores were added up by hand.
class TestFinalScoring : public QObject {
    Q_OBJECT

private slots:
    void wholeTables_data() {
        QTest::addColumn<int>("player");
        QTest::newRow("N-14.2 N-14.3 N-14.4 N-14.5 N-14.6 N-14.7 experiment A") << 0;
        QTest::newRow("N-14.2 N-14.8 experiment B without its goal") << 1;
        QTest::newRow("N-14.2 N-14.6 experiment C with a government building") << 2;
    }
    void wholeTables() {
        QFETCH(const int, player);
        // A: MT1 6 buildings = 3 pairs x1; MT8 Leipzig, Praha, Bruex = 3 cities x3;
        //    space 14 lies in segment 3, MT5 2 mines x4; start -3: 3 + 9 + 8 - 3 = 17.
        //    Goal: Leipzig, Praha, Bruex, Glashuette, Zittau = 5 cities: 4.
        //    5 uranium, 3 workers, 9 Thaler: plain 2 + 1 + 1; one cube makes the fourth worker: 5.
        //    Buildings: 1 + 2 outside Praha, 2 doubled: 7. Laboratory IV in Praha: its network is
        //    Bruex and Praha (the line to Glashuette is B's): 2 laboratories x1, doubled: 4.
        //    Income: last 10, third last 3: 13.
        // B: space 10 lies in segment 2, MT8 1 city x4; space 24 in segment 4, MT7 2 railways = 1
        //    pair x5: 9. Nothing left: 1 worker makes the fifth Thaler: 1. Buildings 3. Income 6.
        // C: MT1 4 buildings = 2 pairs: x1 + x2 = 6; MT7 2 railways = 1 pair x6: 12 together.
        //    Goal: 4 energized: 4. Buildings: 2 + 4 + 1 = 7. Factory IV: Chemnitz, Grimma and
        //    Zwickau are one network with 3 own factories and N2: 4 x2 = 8.
        const std::array<Expected, 3> expected{
            {{17, 4, 5, 7, 4, 13, 81, 1}, {9, 0, 1, 3, 0, 6, 67, 3}, {12, 4, 0, 7, 8, 0, 71, 2}}};
        Table table = firstGame();
        compare(finalScores(table.state())[std::size_t(player)], expected[std::size_t(player)]);
    }

    void theScoresGoOnTheTrack() {
        Table table = firstGame();
        table.state().turnsLeft = 1;
        QVERIFY(table.play({"p1 play", "p1 decline", "table proceed"}));
        QVERIFY(table.state().isOver());
        QCOMPARE(int(table[kA].vp), 81);
        QCOMPARE(int(table[kB].vp), 67);
        QCOMPARE(int(table[kC].vp), 71);
        QVERIFY(winners(table.state()) == std::vector<Player>{kA});
    }
};

QTEST_APPLESS_MAIN(TestFinalScoring)
#include "tst_final_scoring.moc"
