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

} // namespace

/// Section 22: the advanced tiles of level III.
class TestAdvancedTilesThree : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-22.11 III base: no engineers, no excavators; tile, step and surcharge")
            << RowBody([] {
                   Table table = with(Tile::L3Base);
                   table[kUsa].credits = 2;
                   table[kUsa].wheel[0] = {Tile::L1Wild, 2, 0};
                   QVERIFY(table.refuses("usa build 1L base l3_base excavators=5",
                                         ErrorCode::WrongPayment, "B-8.2c"));
                   QVERIFY(table.refuses("usa build 1U base l3_base", ErrorCode::NotEnoughCredits,
                                         "R-B7"));
                   table[kUsa].credits = 3;
                   QVERIFY(table.play("usa build 1U base l3_base"));
                   QCOMPARE(table[kUsa].credits, 0);
                   QCOMPARE(table[kUsa].engineers, 12);
                   QCOMPARE(static_cast<int>(table[kUsa].constructions), 0);
                   QCOMPARE(table[kUsa].excavators, 22);
                   QCOMPARE(table[kUsa].wheel[4], (WheelSegment{Tile::L3Base, 0, 0}));
               });
        QTest::newRow("B-22.12 III elevation: 3 VP for each own dam with an elevation, once each")
            << RowBody([] {
                   Table table = with(Tile::L3Elevation);
                   table.dam("9L", Owner::Usa, 2).dam("8L", Owner::Usa).dam("7L", Owner::Usa);
                   table.dam("6L", Owner::Neutral, 1).dam("5L", Owner::Germany, 1);
                   QVERIFY(table.play("usa build 8L elevation l3_elevation mixers=2"));
                   QCOMPARE(table[kUsa].vp, 10 + 6);
               });
        QTest::newRow("B-22.13 III conduit: energy of twice the value, good for an own contract")
            << RowBody([] {
                   Table table = with(Tile::L3Conduit);
                   table.hold(kUsa, "red_12").national({"national_01"}); // ask 10 and 13
                   QVERIFY(table.play("usa build 1A conduit l3_conduit excavators=10"));
                   QCOMPARE(table[kUsa].energy, 10);
                   QVERIFY(table.refuses("usa fulfil national_01", ErrorCode::ContractNotOpen,
                                         "R-B10"));
                   QVERIFY(table.play("usa fulfil red_12"));
                   QCOMPARE(table[kUsa].vp, 10 + 7);
                   QCOMPARE(table[kUsa].credits, 3);
                   Table low = with(Tile::L3Conduit);
                   low[kUsa].contracts = {};
                   QVERIFY(low.play("usa build 9A conduit l3_conduit excavators=2"));
                   QCOMPARE(low[kUsa].energy, 2);
               });
        QTest::newRow("E-5 B-22.14 III powerhouse: 3 VP for each own powerhouse, 9 with three")
            << RowBody([] {
                   Table table = with(Tile::L3Powerhouse);
                   table.powerhouse("P5_0", Owner::Usa).powerhouse("P6_0", Owner::Usa);
                   table.powerhouse("P8_0", Owner::Germany);
                   QVERIFY(table.play("usa build P8_1 powerhouse l3_powerhouse mixers=4"));
                   QCOMPARE(table[kUsa].vp, 10 + 9);
               });
        QTest::newRow("D-21 B-22.15 III wild as the third advanced tile: 9 VP, Krylov's uncounted")
            << RowBody([] {
                   Table table = with(Tile::L3Wild);
                   table.tile(kUsa, Tile::L1Base).tile(kUsa, Tile::L2Conduit);
                   table.tile(Company::Germany, Tile::L2Wild);
                   table[kUsa].tiles.erase(Tile::L2Conduit);
                   table[kUsa].wheel[3] = {Tile::L2Conduit, 5, 0};
                   Table krylov = table;
                   QVERIFY(table.play("usa build 9A conduit l3_wild excavators=2"));
                   QCOMPARE(table[kUsa].vp, 10 + 9);
                   krylov.officer(kUsa, Officer::Krylov);
                   QVERIFY(krylov.play("usa build 9A conduit l3_wild excavators=2"));
                   QCOMPARE(krylov[kUsa].vp, 10 + 9);
               });
        QTest::newRow("B-22.15 R-B28 III wild copied by Krylov's tile counts the same tiles")
            << RowBody([] {
                   Table table;
                   table.officer(kUsa, Officer::Krylov).tile(kUsa, Tile::L1Base);
                   table.tile(kUsa, Tile::L3Wild);
                   table[kUsa].tiles.erase(Tile::L3Wild);
                   table[kUsa].wheel[0] = {Tile::L3Wild, 2, 0};
                   QVERIFY(table.play("usa build 9A conduit anton_krylov copying=l3_wild "
                                      "excavators=2"));
                   QCOMPARE(table[kUsa].vp, 10 + 6);
               });
    }

    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAdvancedTilesThree)
#include "tst_advanced_tiles_three.moc"
