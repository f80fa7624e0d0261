#include <QtTest>

#include "tests/support/barrage/automa_turn.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;

// Action tiles: 4 base in the mountains, 5 produces +0 for green, 10 conduit, 15 powerhouse,
// 17 base. As criteria tile 1 has B1 B6 B4, C1 C3 C5 with the code 1A, P4 P1 P5 with the code 5.

/// Germany's Automa has these technology tiles only.
Table builder(Level level, int tile, std::initializer_list<Tile> tiles) {
    Table table;
    table.automa(kGermany, level).supply(kGermany, 0, 12, 12).turnOf(kGermany);
    table[kGermany].tiles = {};
    for (const Tile technology : tiles)
        table.tile(kGermany, technology);
    layTiles(table, tile, 1);
    return table;
}

/// The technology tile of the construction, "" if there is none.
QString tileUsed(const Table& table) {
    const QString move = nextMove(table);
    return move.contains("automa-build") ? move.section(' ', 5, 5) : QString();
}

/// Space and everything behind it of the construction.
QString built(const Table& table) {
    const QString move = nextMove(table);
    return move.contains("automa-build") ? move.section(' ', 3) : QString();
}

/// Germany with three powerhouses and systems of 8, 5 and 4 energy.
Table threeSystems(Level level) {
    Table table = builder(level, 5, {});
    table.dam("1L", Owner::Germany, 1, 2).conduit("1B", Owner::Germany); // to 5: 8
    table.dam("2L", Owner::Germany, 0, 1).conduit("2B", Owner::Germany); // to 10: 5
    table.dam("3L", Owner::Germany, 0, 1).conduit("3A", Owner::Germany); // to 5: 4
    table.powerhouse("P5_0", Owner::Germany).powerhouse("P10_0", Owner::Germany);
    table.powerhouse("P12_0", Owner::Germany);
    return table;
}

} // namespace

/// Levels Low to High: 8.0, 8.1, 8.2.
class TestAutomaHigh : public QObject {
    Q_OBJECT

private slots:
    void abilities_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.0 Low produces without the company's bonus, Medium with it")
            << RowBody([] {
                   for (const Level level : {Level::Low, Level::Medium}) {
                       Table table = threeSystems(level);
                       QVERIFY(table.play(nextMove(table).toStdString()));
                       QCOMPARE(table[kGermany].energy, level == Level::Low ? 8 : 9);
                   }
               });
        QTest::newRow("8.0 neither Low nor Medium has the ability of the third powerhouse")
            << RowBody([] {
                   for (const Level level : {Level::Low, Level::Medium}) {
                       Table table = threeSystems(level);
                       QVERIFY(!playTurn(table).join('|').contains("germany produce none"));
                   }
               });
        QTest::newRow("8.1 Germany's second production is the one that yields most") << RowBody([] {
            Table table = threeSystems(Level::High);
            QVERIFY(playTurn(table).contains("germany produce none 2L 2B P10_0 drops=1"));
            QCOMPARE(table[kGermany].energy, 9 + 5);
        });
        QTest::newRow("8.1 Germany's second production needs another powerhouse") << RowBody([] {
            Table table = threeSystems(Level::High);
            table.state().map.conduits[3] = Owner::Nobody; // 2B
            QVERIFY(!playTurn(table).join('|').contains("germany produce none"));
            QCOMPARE(table[kGermany].energy, 9);
        });
        QTest::newRow("8.1 equal second productions: the neutral dam, then the code")
            << RowBody([] {
                   Table table = threeSystems(Level::High);
                   table.dam("4L", Owner::Neutral, 0, 1).conduit("4B", Owner::Usa); // to 12: 5
                   QVERIFY(playTurn(table).contains("germany produce none 4L 4B P12_0 drops=1"));
                   table = threeSystems(Level::High);
                   table.dam("4L", Owner::Germany, 0, 1).conduit("4B", Owner::Usa);
                   QVERIFY(playTurn(table).contains("germany produce none 2L 2B P10_0 drops=1"));
                   table = threeSystems(Level::High);
                   table.dam("4L", Owner::Germany, 0, 1).conduit("4B", Owner::Usa);
                   layTiles(table, 6, 5); // from 3A on
                   QVERIFY(playTurn(table).contains("germany produce none 4L 4B P12_0 drops=1"));
               });
    }
    void abilities() {
        QFETCH(const RowBody, body);
        body();
    }

    void tileChoice_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("8.2 the highest level, wild ones included") << RowBody([] {
            QCOMPARE(
                tileUsed(builder(Level::High, 17, {Tile::BasicBase, Tile::L1Base, Tile::L2Wild})),
                "l2_wild");
            QCOMPARE(tileUsed(builder(Level::High, 17, {Tile::BasicBase, Tile::L1Base})),
                     "l1_base");
            QCOMPARE(
                tileUsed(builder(Level::Medium, 17, {Tile::BasicBase, Tile::L1Base, Tile::L2Wild})),
                "basic_base");
        });
        QTest::newRow("8.2 of equal level the specific tile before the wild one") << RowBody([] {
            QCOMPARE(tileUsed(builder(Level::High, 17, {Tile::L1Wild, Tile::L1Base})), "l1_base");
            QCOMPARE(tileUsed(builder(Level::High, 15, {Tile::L3Wild, Tile::L3Powerhouse})),
                     "l3_powerhouse");
        });
        QTest::newRow("R-A10 the tile is fixed first, even if another would be cheaper")
            << RowBody([] {
                   Table table = builder(Level::High, 12, {Tile::L2Conduit, Tile::L3Conduit});
                   table.state().turn.hasSweptContracts = true;
                   table.supply(kGermany, 0, 7, 0); // 8 with level 3, 5 with level 2
                   QCOMPARE(built(table), "");
                   table[kGermany].tiles.erase(Tile::L3Conduit);
                   QVERIFY(built(table).endsWith("conduit l2_conduit excavators=5"));
               });
        QTest::newRow("8.2 level 2 conduit: of several spaces those of value 3 or more")
            << RowBody([] {
                   // 6B (value 2) is the only one that would complete a system
                   Table table = builder(Level::High, 10, {Tile::L2Conduit});
                   table.dam("6L", Owner::Germany, 0, 1).powerhouse("P7_0", Owner::Germany);
                   QCOMPARE(built(table), "1A conduit l2_conduit excavators=5");
                   table[kGermany].level = Level::Medium;
                   QCOMPARE(built(table), "6B conduit l2_conduit excavators=4");
               });
        QTest::newRow("8.2 level 2 conduit: others if there is none of value 3") << RowBody([] {
            Table table = builder(Level::High, 10, {Tile::L2Conduit});
            for (int i = 0; i < kConduitSpaceCount; ++i)
                if (i != 12 && i != 15) // 7A and 8B, of value 2
                    table.state().map.conduits[std::size_t(i)] = Owner::Usa;
            QCOMPARE(built(table), "7A conduit l2_conduit excavators=4");
        });
        QTest::newRow("8.2 level 2 powerhouse: runs the best production, with 2 more")
            << RowBody([] {
                   Table table = builder(Level::High, 15, {Tile::L2Powerhouse});
                   table.dam("1L", Owner::Germany, 0, 1).conduit("1B", Owner::Germany);
                   const QStringList moves = playTurn(table);
                   QCOMPARE(moves.value(0), "germany automa-build engineers=2 P5_0 powerhouse "
                                            "l2_powerhouse mixers=2");
                   QCOMPARE(moves.value(1), "germany produce none 1L 1B P5_0 drops=1");
                   QVERIFY(moves.value(2).startsWith("germany fulfil"));
                   QCOMPARE(table[kGermany].energy, 4 + 2);
               });
        QTest::newRow("8.2 level 1 wild: for a base the red outline after the criteria, free")
            << RowBody([] {
                   Table table = builder(Level::High, 4, {Tile::L1Wild});
                   table.conduit("2B", Owner::Usa); // B1 names both spaces of basin 2
                   QCOMPARE(built(table), "2U base l1_wild excavators=5");
                   playTurn(table);
                   QCOMPARE(table[kGermany].vp, 10);
                   table = builder(Level::Medium, 4, {Tile::L1Wild});
                   table.conduit("2B", Owner::Usa);
                   QCOMPARE(built(table), "2L base l1_wild excavators=5");
               });
        QTest::newRow("8.2 level 2 wild: the usual machines first, then the other kind")
            << RowBody([] {
                   Table table = builder(Level::High, 4, {Tile::L2Wild});
                   table.supply(kGermany, 0, 3, 4);
                   QVERIFY(built(table).endsWith("base l2_wild excavators=3 mixers=2"));
                   table.supply(kGermany, 0, 9, 9);
                   QVERIFY(built(table).endsWith("base l2_wild excavators=5"));
                   table = builder(Level::High, 15, {Tile::L2Wild});
                   table.supply(kGermany, 0, 4, 1);
                   QVERIFY(built(table).endsWith("powerhouse l2_wild excavators=1 mixers=1"));
                   table[kGermany].level = Level::Medium;
                   QCOMPARE(built(table), "");
               });
        QTest::newRow("8.2 a tile that needs no engineer takes none") << RowBody([] {
            Table table = builder(Level::High, 15, {Tile::L1Powerhouse});
            QVERIFY(nextMove(table).startsWith("germany automa-build engineers=0 "));
            playTurn(table);
            QCOMPARE(table[kGermany].engineers, 12);
            QCOMPARE(table.state().active, Company::Italy);
            table = builder(Level::Medium, 15, {Tile::L1Powerhouse});
            QVERIFY(nextMove(table).startsWith("germany automa-build engineers=2 "));
        });
        QTest::newRow("8.2 level 3 base: no engineers and no machines") << RowBody([] {
            Table table = builder(Level::High, 17, {Tile::L3Base});
            table.supply(kGermany, 0, 0, 0);
            QVERIFY(nextMove(table).startsWith("germany automa-build engineers=0 "));
            QVERIFY(nextMove(table).endsWith("base l3_base"));
            table[kGermany].level = Level::Medium;
            QCOMPARE(built(table), "");
        });
        QTest::newRow("8.2 the other effects work as for a human") << RowBody([] {
            Table conduit = builder(Level::High, 10, {Tile::L1Conduit}); // 1A: 2 x 5 credits
            playTurn(conduit);
            QCOMPARE(conduit[kGermany].vp, 20);
            Table powerhouse = builder(Level::High, 15, {Tile::L3Powerhouse}); // 3 VP each
            powerhouse.powerhouse("P12_0", Owner::Germany);
            playTurn(powerhouse);
            QCOMPARE(powerhouse[kGermany].vp, 16);
            Table base = builder(Level::High, 4, {Tile::L1Base}); // a drop into empty own dams
            base.dam("8L", Owner::Germany).dam("9L", Owner::Germany, 1, 1);
            playTurn(base);
            QCOMPARE(base.drops("8L"), 1);
            QCOMPARE(base.drops("9L"), 1);
        });
    }
    void tileChoice() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaHigh)

#include "tst_automa_high.moc"
