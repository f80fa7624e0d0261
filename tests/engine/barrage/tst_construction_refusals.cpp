#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;

/// The USA with plenty of everything, so that only the rule in question refuses.
Table rich() {
    Table table;
    table.supply(kUsa, 30, 20, 20);
    return table;
}

} // namespace

/// Section 8: constructions that are not allowed.
class TestConstructionRefusals : public QObject {
    Q_OBJECT

private slots:
    void refusals_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-8.2a refuses a construction without the engineers of its space")
            << RowBody([] {
                   constexpr std::pair<int, int> kSpaces[] = {{0, 1}, {1, 2}, {2, 3}, {3, 3}};
                   for (const auto& [constructions, engineers] : kSpaces) {
                       Table table = rich();
                       table[kUsa].constructions = static_cast<std::uint8_t>(constructions);
                       table[kUsa].engineers = static_cast<std::int16_t>(engineers - 1);
                       QVERIFY(table.refuses("usa build 8L base basic_base excavators=3",
                                             ErrorCode::NotEnoughEngineers, "B-7.4"));
                       table[kUsa].engineers = static_cast<std::int16_t>(engineers);
                       QVERIFY(table.isOffered("usa build 8L base basic_base excavators=3"));
                   }
               });
        QTest::newRow("B-8.1 refuses a fifth construction in a round") << RowBody([] {
            Table table = rich();
            table[kUsa].constructions = 4;
            QVERIFY(table.refuses("usa build 8L base basic_base excavators=3",
                                  ErrorCode::NoConstructionSpaceLeft, "B-8.1"));
            table.phase(Phase::EndOfRound, 1);
            QVERIFY(table.play("table proceed"));
            table.turnOf(kUsa);
            QVERIFY(table.play("usa build 8L base basic_base excavators=3"));
            QCOMPARE(table[kUsa].engineers, 11);
        });
        QTest::newRow("B-8.3 refuses a tile that is not there, on the wheel or somebody else's")
            << RowBody([] {
                   Table table = rich();
                   QVERIFY(table.refuses("usa build 8L base l1_base excavators=3",
                                         ErrorCode::NoTile, "B-8.3"));
                   table.tile(Company::Germany, Tile::L1Wild);
                   QVERIFY(table.refuses("usa build 8L base l1_wild excavators=3",
                                         ErrorCode::NoTile, "B-8.3"));
                   QVERIFY(table.refuses("usa build 8L base none excavators=3", ErrorCode::NoTile,
                                         "B-8.3"));
                   QVERIFY(table.refuses("usa build 8L base basic_wild excavators=3",
                                         ErrorCode::NoTile, "B-8.3"));
                   table[kUsa].tiles.erase(Tile::BasicBase);
                   // Not even the one that the step of this construction would bring back.
                   table[kUsa].wheel[0] = {Tile::BasicBase, 3, 0};
                   QVERIFY(table.refuses("usa build 8L base basic_base excavators=3",
                                         ErrorCode::NoTile, "B-8.3"));
               });
        QTest::newRow("B-8.3 refuses a tile of another kind") << RowBody([] {
            Table table = rich();
            table.dam("8L", Owner::Usa);
            QVERIFY(table.refuses("usa build 9L base basic_elevation excavators=3",
                                  ErrorCode::TileCannotBuild, "B-8.3"));
            QVERIFY(table.refuses("usa build 8L elevation basic_base mixers=2",
                                  ErrorCode::TileCannotBuild, "B-8.3"));
            QVERIFY(table.refuses("usa build 9A conduit basic_powerhouse excavators=2",
                                  ErrorCode::TileCannotBuild, "B-8.3"));
            QVERIFY(table.refuses("usa build P5_0 powerhouse basic_conduit mixers=2",
                                  ErrorCode::TileCannotBuild, "B-8.3"));
        });
        QTest::newRow("B-8.3 a wild tile builds each of the four kinds") << RowBody([] {
            for (const char* move : {"usa build 9L base basic_wild excavators=3",
                                     "usa build 8L elevation basic_wild mixers=2",
                                     "usa build 9A conduit basic_wild excavators=2",
                                     "usa build P5_0 powerhouse basic_wild mixers=2"}) {
                Table table = rich();
                table.dam("8L", Owner::Usa);
                table[kUsa].tiles.insert(Tile::BasicWild);
                QVERIFY(table.play(move));
                QVERIFY(!table[kUsa].tiles.contains(Tile::BasicWild));
            }
        });
        QTest::newRow("B-8.4 refuses to pay with machines that come back with the step")
            << RowBody([] {
                   Table table;
                   table.supply(kUsa, 6, 2, 1).dam("9L", Owner::Usa);
                   table[kUsa].tiles.erase(Tile::BasicConduit);
                   table[kUsa].wheel[0] = {Tile::BasicConduit, 6, 4};
                   QVERIFY(table.refuses("usa build 8L base basic_base excavators=3",
                                         ErrorCode::NotEnoughMachines, "B-8.4"));
                   QVERIFY(table.refuses("usa build 9L elevation basic_elevation mixers=2",
                                         ErrorCode::NotEnoughMachines, "B-8.4"));
                   table.supply(kUsa, 6, 3, 1);
                   QVERIFY(table.play("usa build 8L base basic_base excavators=3"));
                   QCOMPARE(table[kUsa].excavators, 6);
                   QCOMPARE(table[kUsa].mixers, 5);
               });
        QTest::newRow("B-8.5 refuses a base on a taken space or a second own one in the basin")
            << RowBody([] {
                   Table table = rich();
                   table.dam("8L", Owner::Germany).dam("9L", Owner::Usa);
                   table.dam("10L", Owner::Neutral, 2, 1);
                   QVERIFY(table.refuses("usa build 8L base basic_base excavators=3",
                                         ErrorCode::SiteTaken, "B-2.9"));
                   QVERIFY(table.refuses("usa build 10L base basic_base excavators=3",
                                         ErrorCode::SiteTaken, "B-2.9"));
                   QVERIFY(table.refuses("usa build 9U base basic_base excavators=3",
                                         ErrorCode::SecondBaseInBasin, "B-2.10"));
                   QVERIFY(table.isOffered("usa build 8U base basic_base excavators=3"));
                   QVERIFY(table.isOffered("usa build 10U base basic_base excavators=3"));
               });
        QTest::newRow("B-8.6 refuses an elevation without an own dam or room on it") << RowBody([] {
            Table table = rich();
            table.dam("8L", Owner::Germany).dam("9L", Owner::Usa, 2);
            table.dam("10L", Owner::Neutral, 1).dam("7L", Owner::Usa, 1);
            QVERIFY(table.refuses("usa build 8U elevation basic_elevation mixers=2",
                                  ErrorCode::NotOwnDam, "B-2.7"));
            QVERIFY(table.refuses("usa build 8L elevation basic_elevation mixers=2",
                                  ErrorCode::NotOwnDam, "B-2.7"));
            QVERIFY(table.refuses("usa build 10L elevation basic_elevation mixers=2",
                                  ErrorCode::NotOwnDam, "B-2.8"));
            QVERIFY(table.refuses("usa build 9L elevation basic_elevation mixers=2",
                                  ErrorCode::DamAtFullHeight, "B-2.11"));
            QVERIFY(table.isOffered("usa build 7L elevation basic_elevation mixers=3"));
        });
        QTest::newRow("B-8.7a refuses a conduit on a taken space, not a second one in a basin")
            << RowBody([] {
                   Table table = rich();
                   table.conduit("9A", Owner::Germany).conduit("10A", Owner::Usa);
                   QVERIFY(table.refuses("usa build 9A conduit basic_conduit excavators=2",
                                         ErrorCode::SiteTaken, "B-2.9"));
                   QVERIFY(table.refuses("usa build 10A conduit basic_conduit excavators=4",
                                         ErrorCode::SiteTaken, "B-2.9"));
                   QVERIFY(table.isOffered("usa build 10B conduit basic_conduit excavators=2"));
               });
        QTest::newRow("B-8.7b refuses a powerhouse on a taken space or a second own one")
            << RowBody([] {
                   Table table = rich();
                   table.powerhouse("P8_0", Owner::Germany).powerhouse("P11_0", Owner::Usa);
                   QVERIFY(table.refuses("usa build P8_0 powerhouse basic_powerhouse mixers=3",
                                         ErrorCode::SiteTaken, "B-2.9"));
                   QVERIFY(table.refuses("usa build P11_1 powerhouse basic_powerhouse mixers=3",
                                         ErrorCode::SecondPowerhouseInBasin, "B-2.10"));
                   QVERIFY(table.isOffered("usa build P8_1 powerhouse basic_powerhouse mixers=3"));
               });
        QTest::newRow("B-8.2e refuses a kind of which no piece is left") << RowBody([] {
            Table table = rich();
            table.dam("8L", Owner::Usa);
            table[kUsa].built = {5, 5, 5, 4};
            QVERIFY(table.refuses("usa build 9L base basic_base excavators=3",
                                  ErrorCode::NoPieceLeft, "B-1.4"));
            QVERIFY(table.refuses("usa build 8L elevation basic_elevation mixers=2",
                                  ErrorCode::NoPieceLeft, "B-1.4"));
            QVERIFY(table.refuses("usa build 9A conduit basic_conduit excavators=2",
                                  ErrorCode::NoPieceLeft, "B-1.4"));
            QVERIFY(table.refuses("usa build P5_0 powerhouse basic_powerhouse mixers=6",
                                  ErrorCode::NoPieceLeft, "B-1.4"));
        });
        QTest::newRow("R-B7 refuses the fourth space with 2 credits, a red outline with 2, both "
                      "with 5")
            << RowBody([] {
                   Table table;
                   table.supply(kUsa, 2, 3, 0);
                   QVERIFY(table.refuses("usa build 8U base basic_base excavators=3",
                                         ErrorCode::NotEnoughCredits, "R-B7"));
                   table[kUsa].constructions = 3;
                   QVERIFY(table.refuses("usa build 8L base basic_base excavators=3",
                                         ErrorCode::NotEnoughCredits, "R-B7"));
                   table.supply(kUsa, 5, 3, 0);
                   QVERIFY(table.refuses("usa build 8U base basic_base excavators=3",
                                         ErrorCode::NotEnoughCredits, "R-B7"));
                   table.supply(kUsa, 6, 3, 0);
                   QVERIFY(table.play("usa build 8U base basic_base excavators=3"));
                   QCOMPARE(table[kUsa].credits, 0);
               });
        QTest::newRow("R-B7 refuses to pay with what the construction itself brings")
            << RowBody([] {
                   Table income; // the fourth base of the USA brings 6 credits
                   income.dam("1L", Owner::Usa).dam("2L", Owner::Usa).dam("3L", Owner::Usa);
                   income.supply(kUsa, 2, 3, 0);
                   QVERIFY(income.refuses("usa build 8U base basic_base excavators=3",
                                          ErrorCode::NotEnoughCredits, "R-B7"));
                   income.supply(kUsa, 3, 3, 0);
                   QVERIFY(income.play("usa build 8U base basic_base excavators=3"));
                   QCOMPARE(income[kUsa].credits, 6);

                   Table effect; // the I conduit tile brings 10 credits
                   effect.tile(kUsa, Tile::L1Conduit).supply(kUsa, 2, 10, 0);
                   effect[kUsa].constructions = 3;
                   QVERIFY(effect.refuses("usa build 1A conduit l1_conduit excavators=10",
                                          ErrorCode::NotEnoughCredits, "R-B7"));
                   effect.supply(kUsa, 3, 10, 0);
                   QVERIFY(effect.play("usa build 1A conduit l1_conduit excavators=10"));
                   QCOMPARE(effect[kUsa].credits, 10);
               });
    }

    void refusals() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestConstructionRefusals)
#include "tst_construction_refusals.moc"
