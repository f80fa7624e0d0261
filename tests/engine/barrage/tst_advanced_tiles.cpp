#include <string>

#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;

/// The USA with this tile, plenty of machines and no credits.
Table with(Tile tile) {
    Table table;
    table.tile(kUsa, tile).supply(kUsa, 0, 20, 20);
    return table;
}

bool isTurnOf(const Table& table, Owner who) {
    return table.state().task().kind == TaskKind::TakeTurn && table.state().task().who == who;
}

} // namespace

/// Section 22: the advanced tiles of levels I and II.
class TestAdvancedTiles : public QObject {
    Q_OBJECT

private slots:
    void levelOne_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-22.1 R-B30 I base: 1 drop into every empty own dam, without a choice")
            << RowBody([] {
                   Table table = with(Tile::L1Base);
                   table.dam("1L", Owner::Usa, 2).dam("2L", Owner::Usa, 1, 1);
                   table.dam("8U", Owner::Germany).dam("6L", Owner::Neutral, 1);
                   QVERIFY(table.play("usa build 8L base l1_base excavators=3"));
                   QVERIFY(isTurnOf(table, Owner::Germany));
                   QCOMPARE(table.drops("8L"), 1);
                   QCOMPARE(table.drops("1L"), 1);
                   QCOMPARE(table.drops("2L"), 1);
                   QCOMPARE(table.drops("8U"), 0);
                   QCOMPARE(table.drops("6L"), 0);
                   QCOMPARE(table.state().dropsPlaced, 3);
               });
        QTest::newRow("B-22.2 I elevation: 1 step for each own elevation after the usual one")
            << RowBody([] {
                   Table table = with(Tile::L1Elevation);
                   table.dam("1L", Owner::Usa, 2).dam("8L", Owner::Usa);
                   table.dam("2L", Owner::Germany, 2);
                   table[kUsa].tiles = {};
                   table[kUsa].tiles.insert(Tile::L1Elevation);
                   table[kUsa].wheel = {{{Tile::BasicBase, 1, 0},
                                         {Tile::BasicElevation, 1, 0},
                                         {Tile::BasicConduit, 1, 0},
                                         {Tile::BasicPowerhouse, 1, 0},
                                         {Tile::BasicWild, 1, 0}}};
                   QVERIFY(table.play("usa build 8L elevation l1_elevation mixers=2"));
                   QCOMPARE(sumOf(table.events(), EventKind::WheelTurned, Owner::Usa), 1 + 3);
                   QCOMPARE(table[kUsa].excavators, 24);
                   QCOMPARE(table[kUsa].wheel[0], (WheelSegment{Tile::BasicWild, 1, 0}));
                   QCOMPARE(table[kUsa].wheel[1], (WheelSegment{Tile::L1Elevation, 0, 2}));
               });
        QTest::newRow("B-22.3 I conduit: credits of twice the value") << RowBody([] {
            constexpr std::pair<const char*, int> kConduits[] = {
                {"usa build 9A conduit l1_conduit excavators=2", 2},
                {"usa build 10A conduit l1_conduit excavators=4", 4},
                {"usa build 5A conduit l1_conduit excavators=6", 6},
                {"usa build 5B conduit l1_conduit excavators=8", 8},
                {"usa build 1A conduit l1_conduit excavators=10", 10}};
            for (const auto& [move, credits] : kConduits) {
                Table table = with(Tile::L1Conduit);
                QVERIFY(table.play(move));
                QCOMPARE(table[kUsa].credits, credits);
            }
        });
        QTest::newRow("B-22.4 I powerhouse: no engineers and no space, the rest as usual")
            << RowBody([] {
                   Table table = with(Tile::L1Powerhouse);
                   table.powerhouse("P5_0", Owner::Usa).supply(kUsa, 2, 0, 3);
                   table[kUsa].constructions = 3;
                   QVERIFY(table.refuses("usa build P6_1 powerhouse l1_powerhouse mixers=3",
                                         ErrorCode::NotEnoughCredits, "R-B7"));
                   QVERIFY(table.refuses("usa build P6_0 powerhouse l1_powerhouse mixers=2",
                                         ErrorCode::WrongPayment, "B-8.2c"));
                   table.supply(kUsa, 3, 0, 3);
                   QVERIFY(table.play("usa build P6_1 powerhouse l1_powerhouse mixers=3"));
                   QCOMPARE(table[kUsa].engineers, 12);
                   QCOMPARE(static_cast<int>(table[kUsa].constructions), 3);
                   QCOMPARE(table[kUsa].credits, 0);
                   QCOMPARE(table[kUsa].wheel[4], (WheelSegment{Tile::L1Powerhouse, 0, 3}));
                   QCOMPARE(sumOf(table.events(), EventKind::WheelTurned, Owner::Usa), 1);
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("B-22.5 I wild: no surcharge on a red building space") << RowBody([] {
            for (const char* move : {"usa build 8U base l1_wild excavators=3",
                                     "usa build P5_1 powerhouse l1_wild mixers=2"}) {
                Table table = with(Tile::L1Wild);
                QVERIFY(table.play(move));
                QCOMPARE(table[kUsa].credits, 0);
            }
        });
        QTest::newRow("E-43 B-22.5 I wild on the fourth space: its 3 credits, no surcharge")
            << RowBody([] {
                   Table table = with(Tile::L1Wild);
                   table[kUsa].constructions = 3;
                   table[kUsa].credits = 2;
                   QVERIFY(table.refuses("usa build 8U base l1_wild excavators=3",
                                         ErrorCode::NotEnoughCredits, "R-B7"));
                   table[kUsa].credits = 3;
                   QVERIFY(table.play("usa build 8U base l1_wild excavators=3"));
                   QCOMPARE(table[kUsa].credits, 0);
               });
    }

    void levelOne() {
        QFETCH(const RowBody, body);
        body();
    }

    void levelTwo_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-22.6 II base: energy of the own bases, good for an own contract")
            << RowBody([] {
                   Table table = with(Tile::L2Base);
                   table.dam("1L", Owner::Usa).dam("2L", Owner::Usa).hold(kUsa, "green_13");
                   table[kUsa].energy = 4;
                   QVERIFY(table.play("usa build 8L base l2_base excavators=3"));
                   QCOMPARE(table[kUsa].energy, 7);
                   QVERIFY(table.refuses("usa fulfil green_13", ErrorCode::EnergyTooLow, "B-11.3"));
                   QVERIFY(table.isOffered("usa decline"));
                   QVERIFY(table.play("usa fulfil starting_01")); // asks 3
                   QCOMPARE(table[kUsa].credits, 2);
                   QCOMPARE(table[kUsa].energy, 9);
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("B-22.6 II base: without a contract in reach the turn is over")
            << RowBody([] {
                   Table table = with(Tile::L2Base);
                   QVERIFY(table.play("usa build 8L base l2_base excavators=3"));
                   QCOMPARE(table[kUsa].energy, 1);
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("B-22.7 II elevation: the raised dam is filled to its capacity")
            << RowBody([] {
                   Table table = with(Tile::L2Elevation);
                   table.dam("8L", Owner::Usa, 1, 1).dam("9L", Owner::Usa, 0, 0);
                   Table empty = table;
                   QVERIFY(table.play({"usa build 8L elevation l2_elevation mixers=2",
                                       "usa choose-machines excavators=1 mixers=0"}));
                   QCOMPARE(table.drops("8L"), 3);
                   QCOMPARE(table.drops("9L"), 0);
                   QVERIFY(empty.play({"usa build 9L elevation l2_elevation mixers=2",
                                       "usa choose-machines excavators=1 mixers=0"}));
                   QCOMPARE(empty.drops("9L"), 2);
                   QCOMPARE(empty.drops("8L"), 1);
               });
        QTest::newRow("D-15 B-22.7 II elevation with Del Monte: 4 drops at level 3, 2 at level 2")
            << RowBody([] {
                   Table table = with(Tile::L2Elevation);
                   table.officer(kUsa, Officer::DelMonte);
                   table.dam("8L", Owner::Usa, 1).dam("9L", Owner::Usa);
                   Table low = table;
                   QVERIFY(table.play({"usa build 8L elevation l2_elevation mixers=2",
                                       "usa choose-machines excavators=1 mixers=0"}));
                   QCOMPARE(table.drops("8L"), 4);
                   QVERIFY(low.play({"usa build 9L elevation l2_elevation mixers=2",
                                     "usa choose-machines excavators=1 mixers=0"}));
                   QCOMPARE(low.drops("9L"), 2);
               });
        QTest::newRow("E-42 B-22.8 II conduit: values 1 to 5 cost 2, 4, 5, 5, 5 excavators")
            << RowBody([] {
                   constexpr std::pair<const char*, int> kConduits[] = {
                       {"9A", 2}, {"10A", 4}, {"5A", 5}, {"5B", 5}, {"1A", 5}};
                   for (const auto& [site, cost] : kConduits) {
                       Table table = with(Tile::L2Conduit);
                       const std::string build =
                           std::string("usa build ") + site + " conduit l2_conduit excavators=";
                       for (const int wrong : {cost - 1, cost + 1})
                           QVERIFY(table.refuses(build + std::to_string(wrong),
                                                 ErrorCode::WrongPayment, "B-8.2c"));
                       QVERIFY(table.play(build + std::to_string(cost)));
                       QCOMPARE(table[kUsa].excavators, 20 - cost);
                   }
               });
        QTest::newRow("B-22.9 II powerhouse: a production with +2 and any own powerhouse")
            << RowBody([] {
                   Table table = with(Tile::L2Powerhouse);
                   table.dam("5L", Owner::Usa, 2, 3).conduit("5A", Owner::Usa);
                   table.powerhouse("P8_0", Owner::Usa);
                   table[kUsa].contracts = {};
                   QVERIFY(table.play("usa build P6_0 powerhouse l2_powerhouse mixers=3"));
                   QVERIFY(table.isOffered("usa decline"));
                   QVERIFY(table.refuses("usa produce turbine_station_zero_left 5L 5A P8_0 drops=1",
                                         ErrorCode::WrongSection, "B-10.9"));
                   QVERIFY(table.play("usa produce none 5L 5A P8_0 drops=2"));
                   QCOMPARE(table[kUsa].energy, 6 + 2 + 1); // the new powerhouse is the second
                   QCOMPARE(table[kUsa].engineers, 11);
                   QCOMPARE(table[kUsa].credits, 0);
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("B-22.9 II powerhouse: now or never, nothing to ask without a system")
            << RowBody([] {
                   Table table = with(Tile::L2Powerhouse);
                   table.dam("5L", Owner::Usa, 2, 3).conduit("5A", Owner::Usa);
                   Table without = table;
                   QVERIFY(without.play("usa build P6_0 powerhouse l2_powerhouse mixers=2"));
                   QVERIFY(isTurnOf(without, Owner::Germany));
                   QVERIFY(table.play(
                       {"usa build P8_1 powerhouse l2_powerhouse mixers=2", "usa decline"}));
                   QCOMPARE(table[kUsa].energy, 0);
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("B-22.9 II powerhouse: a foreign conduit is paid, a contract may follow")
            << RowBody([] {
                   Table table = with(Tile::L2Powerhouse);
                   table.dam("5L", Owner::Usa, 2, 3).conduit("5A", Owner::Germany);
                   table[kUsa].credits = 1;
                   QVERIFY(table.play("usa build P8_1 powerhouse l2_powerhouse mixers=2"));
                   QVERIFY(table.refuses("usa produce none 5L 5A P8_1 drops=2",
                                         ErrorCode::NotEnoughCredits, "B-10.6"));
                   QVERIFY(table.play("usa produce none 5L 5A P8_1 drops=1"));
                   QCOMPARE(table[kUsa].credits, 0);
                   QCOMPARE(table[Company::Germany].credits, 7);
                   QCOMPARE(table[Company::Germany].vp, 11);
                   QCOMPARE(table[kUsa].energy, 5);
                   QVERIFY(table.isOffered("usa fulfil starting_01"));
               });
        QTest::newRow("B-22.9 II powerhouse: the ability of the third powerhouse holds")
            << RowBody([] {
                   Table table;
                   table.tile(Company::Italy, Tile::L2Powerhouse).supply(Company::Italy, 0, 0, 4);
                   table.dam("5L", Owner::Italy, 0, 1).conduit("5A", Owner::Italy);
                   table.powerhouse("P6_0", Owner::Italy).powerhouse("P7_0", Owner::Italy);
                   table[Company::Italy].contracts = {};
                   table.turnOf(Company::Italy);
                   QVERIFY(table.play({"italy build P8_0 powerhouse l2_powerhouse mixers=4",
                                       "italy produce none 5L 5A P8_0 drops=1"}));
                   QCOMPARE(table[Company::Italy].energy, 3 + 2 + 1 + 3);
               });
        QTest::newRow("B-22.10 II wild: excavators and mixers replace each other in any mix")
            << RowBody([] {
                   const char* const right[] = {"usa build 9L base l2_wild excavators=3",
                                                "usa build 9L base l2_wild excavators=2 mixers=1",
                                                "usa build 9L base l2_wild excavators=1 mixers=2",
                                                "usa build 9L base l2_wild mixers=3",
                                                "usa build 8L elevation l2_wild excavators=2",
                                                "usa build 8L elevation l2_wild excavators=1 "
                                                "mixers=1",
                                                "usa build 9A conduit l2_wild mixers=2",
                                                "usa build P5_0 powerhouse l2_wild excavators=2"};
                   for (const char* move : right) {
                       Table table = with(Tile::L2Wild);
                       table.dam("8L", Owner::Usa);
                       QVERIFY(table.isOffered(move));
                       QVERIFY(table.play(move));
                   }
                   Table table = with(Tile::L2Wild);
                   for (const char* wrong : {"usa build 9L base l2_wild excavators=2 mixers=2",
                                             "usa build 9L base l2_wild mixers=2",
                                             "usa build 9A conduit l2_wild mixers=1",
                                             "usa build 9L base l2_wild mixers=2 replaced=1"})
                       QVERIFY(table.refuses(wrong, ErrorCode::WrongPayment, "B-8.2c"));
                   QVERIFY(table.play("usa build 9L base l2_wild excavators=1 mixers=2"));
                   QCOMPARE(table[kUsa].wheel[4], (WheelSegment{Tile::L2Wild, 1, 2}));
               });
    }

    void levelTwo() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAdvancedTiles)
#include "tst_advanced_tiles.moc"
