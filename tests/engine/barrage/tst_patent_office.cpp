#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;

} // namespace

/// Section 15: advanced tiles come from the patent office.
class TestPatentOffice : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-15.1 each space gives its tile for 2 engineers and 5 credits")
            << RowBody([] {
                   constexpr std::pair<const char*, Tile> kPatents[] = {
                       {"usa take-patent patent_office_1", Tile::L2Base},
                       {"usa take-patent patent_office_2", Tile::L1Conduit},
                       {"usa take-patent patent_office_3", Tile::L3Wild}};
                   for (const auto& [move, tile] : kPatents) {
                       Table table;
                       table.patents(Tile::L2Base, Tile::L1Conduit, Tile::L3Wild);
                       table.supply(kUsa, 4, 0, 0);
                       QVERIFY(table.refuses(move, ErrorCode::NotEnoughCredits, "B-7.6"));
                       table.supply(kUsa, 5, 0, 0);
                       QVERIFY(table.play(move));
                       QVERIFY(table[kUsa].tiles.contains(tile));
                       QCOMPARE(table[kUsa].tiles.size(), 5);
                       QCOMPARE(table[kUsa].credits, 0);
                       QCOMPARE(table[kUsa].engineers, 10);
                   }
               });
        QTest::newRow("B-15.1 refuses the patent office in the introductory game") << RowBody([] {
            Table table;
            table.state().options.introductory = true;
            QVERIFY(table.refuses("usa take-patent patent_office_1", ErrorCode::SpaceNotInGame,
                                  "B-3.7"));
        });
        QTest::newRow("B-15.2 the tile may be used in the same round and stays with the player")
            << RowBody([] {
                   Table table;
                   table.patents(Tile::L1Base, Tile::L1Conduit, Tile::L1Wild);
                   QVERIFY(table.play("usa take-patent patent_office_2"));
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa build 9A conduit l1_conduit excavators=2"));
                   QCOMPARE(table[kUsa].wheel[4].tile, Tile::L1Conduit);
                   table[kUsa].wheel[4] = {};
                   table[kUsa].tiles.insert(Tile::L1Conduit);
                   table.phase(Phase::EndOfRound, 1);
                   QVERIFY(table.play("table proceed"));
                   table.revealAll();
                   QVERIFY(table[kUsa].tiles.contains(Tile::L1Conduit));
                   QVERIFY(!table.state().patents.pile.contains(Tile::L1Conduit));
               });
        QTest::newRow("B-15.3 the special effect happens at every use") << RowBody([] {
            Table table;
            table.tile(kUsa, Tile::L3Powerhouse).supply(kUsa, 5, 0, 2);
            QVERIFY(table.play("usa build P5_0 powerhouse l3_powerhouse mixers=2"));
            QCOMPARE(table[kUsa].vp, 10 + 3);
            table.turnOf(kUsa);
            QVERIFY(table.play("usa workshop workshop_three_left"));
            table.turnOf(kUsa);
            table.supply(kUsa, 2, 0, 1);
            QVERIFY(table.play("usa workshop workshop_two_left"));
            table.turnOf(kUsa);
            QVERIFY(table.play("usa build P6_0 powerhouse l3_powerhouse mixers=3"));
            QCOMPARE(table[kUsa].vp, 10 + 3 + 6);
        });
        QTest::newRow("B-15.3 a tile of a kind builds its kind at the usual cost, refuses others")
            << RowBody([] {
                   Table table;
                   table.tile(kUsa, Tile::L3Elevation).dam("8L", Owner::Usa);
                   QVERIFY(table.refuses("usa build 9L base l3_elevation excavators=3",
                                         ErrorCode::TileCannotBuild, "B-8.3"));
                   QVERIFY(table.refuses("usa build 8L elevation l3_elevation mixers=1",
                                         ErrorCode::WrongPayment, "B-8.2c"));
                   QVERIFY(table.play("usa build 8L elevation l3_elevation mixers=2"));
               });
        QTest::newRow("B-15.3 a wild advanced tile builds every kind") << RowBody([] {
            for (const char* move : {"usa build 9L base l3_wild excavators=3",
                                     "usa build 8L elevation l3_wild mixers=2",
                                     "usa build 9A conduit l3_wild excavators=2",
                                     "usa build P5_0 powerhouse l3_wild mixers=2"}) {
                Table table;
                table.tile(kUsa, Tile::L3Wild).dam("8L", Owner::Usa);
                QVERIFY(table.play(move));
                QCOMPARE(table[kUsa].vp, 13);
            }
        });
        QTest::newRow("B-15.4 a tile taken leaves gap and occupied space until the round ends")
            << RowBody([] {
                   Table table;
                   table.patents(Tile::L1Base, Tile::L1Conduit, Tile::L1Wild);
                   QVERIFY(table.play("usa take-patent patent_office_3"));
                   QVERIFY(table.refuses("germany take-patent patent_office_3",
                                         ErrorCode::SpaceTaken, "B-7.7"));
                   QVERIFY(table.play("germany bank engineers=1"));
                   QCOMPARE(table.state().patents.open[2], Tile::None);
                   QCOMPARE(table.state().patents.open[0], Tile::L1Base);
                   table.phase(Phase::EndOfRound, 1);
                   QVERIFY(table.play("table proceed"));
                   table.revealAll();
                   for (const Tile tile : table.state().patents.open)
                       QVERIFY(tile != Tile::None);
                   table.turnOf(Company::Germany);
                   QVERIFY(table.isOffered("germany take-patent patent_office_3"));
               });
        QTest::newRow("B-15.4 refuses a free space without a tile") << RowBody([] {
            Table table;
            table.patents(Tile::None, Tile::L1Conduit, Tile::L1Wild);
            QVERIFY(table.refuses("usa take-patent patent_office_1", ErrorCode::NoTile, "B-15.4"));
        });
    }

    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestPatentOffice)
#include "tst_patent_office.moc"
