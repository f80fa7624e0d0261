#include <QtTest>

#include "engine/barrage/construction_choice.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/barrage/sites.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;
constexpr Owner kOwn = Owner::Germany;
constexpr Owner kUsa = Owner::Usa;
constexpr Structure kBase = Structure::Base;
constexpr Structure kElevation = Structure::Elevation;
constexpr Structure kConduit = Structure::Conduit;
constexpr Structure kPowerhouse = Structure::Powerhouse;

using Pieces = std::function<void(Table&)>;

void nothing(Table&) {}

/// It is Germany's turn, Germany is an Automa with these machines.
Table automaTable(int excavators = 12, int mixers = 12) {
    Table table;
    table.automa(kGermany).supply(kGermany, 0, excavators, mixers).turnOf(kGermany);
    return table;
}

/// All base spaces but one belong to the USA.
void fillBases(Table& table, int but) {
    for (int i = 0; i < kBaseSpaceCount; ++i)
        if (i != but)
            table.state().map.at(BaseSpace(i)).owner = kUsa;
}

/// What the tile's construction of that kind makes of the state: the eligible sites or the rule
/// that is not kept.
QString eligibleFor(const Table& table, int tile, Structure structure) {
    for (const AutomaAction& action : automaTile(tile).actions) {
        if (action.kind != AutomaActionKind::Construction || action.structure != structure)
            continue;
        const ConstructionChoice choice = chooseConstruction(table.state(), kGermany, action);
        if (choice.because != Because::Done)
            return QString::fromStdString(std::string(ruleOf(choice.because)));
        return idsOf(structure, choice.placement.trace[0].named);
    }
    return "no such construction on the tile";
}

/// Tile 4 asks for a base in the mountains after a production that fails.
QString whyNoMountainBase(Table& table) {
    layTiles(table, 4, 1);
    return reasons(table).value(1);
}

} // namespace

/// whether an Automa builds and what it may choose from, and what building does.
class TestAutomaConstruction : public QObject {
    Q_OBJECT

private slots:
    void conditions_data() {
        QTest::addColumn<Pieces>("change");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const Pieces& change, const char* reason) {
            QTest::newRow(name) << change << QString(reason);
        };
        row("A-6.1 everything is there", nothing, "done");
        row("A-6.1 no piece is left", [](Table& t) { t[kGermany].built[0] = 5; }, "A-6.1 piece");
        row(
            "A-6.1 the tile lies on the wheel",
            [](Table& t) {
                t[kGermany].tiles.erase(Tile::BasicBase);
                t[kGermany].wheel[3].tile = Tile::BasicBase;
            },
            "A-6.1 tile");
        row(
            "A-6.1 an advanced tile will do",
            [](Table& t) { t.tile(kGermany, Tile::L2Base)[kGermany].tiles.erase(Tile::BasicBase); },
            "done");
        row(
            "A-6.1 a wild tile will do",
            [](Table& t) { t.tile(kGermany, Tile::L3Wild)[kGermany].tiles.erase(Tile::BasicBase); },
            "done");
        row(
            "A-6.1 a tile for another piece will not do",
            [](Table& t) {
                t.tile(kGermany, Tile::L2Conduit)[kGermany].tiles.erase(Tile::BasicBase);
            },
            "A-6.1 tile");
        row(
            "A-6.1 a base in the mountains needs 5 excavators",
            [](Table& t) { t.supply(kGermany, 0, 4, 12); }, "A-6.1 machines");
        row("A-6.1 5 excavators are enough", [](Table& t) { t.supply(kGermany, 0, 5, 0); }, "done");
        row(
            "A-6.1 machines on the wheel do not count",
            [](Table& t) { t.supply(kGermany, 0, 4, 0)[kGermany].wheel[0].excavators = 5; },
            "A-6.1 machines");
        row(
            "A-6.1 no space is left in the mountains",
            [](Table& t) {
                for (int i = 0; i < 8; ++i)
                    t.state().map.at(BaseSpace(i)).owner = kUsa;
            },
            "A-6.1 space");
        row(
            "A-6.1 the piece is asked for before the tile",
            [](Table& t) {
                t[kGermany].built[0] = 5;
                t[kGermany].tiles.erase(Tile::BasicBase);
            },
            "A-6.1 piece");
        row(
            "A-6.1 the tile is asked for before the machines",
            [](Table& t) { t.supply(kGermany, 0, 0, 0)[kGermany].tiles.erase(Tile::BasicBase); },
            "A-6.1 tile");
        row(
            "A-6.1 the machines are asked for before the space",
            [](Table& t) {
                t.supply(kGermany, 0, 0, 0);
                fillBases(t, -1);
            },
            "A-6.1 machines");
    }
    void conditions() {
        QFETCH(const Pieces, change);
        Table table = automaTable();
        change(table);
        QTEST(whyNoMountainBase(table), "reason");
    }

    void eligible_data() {
        QTest::addColumn<int>("tile");
        QTest::addColumn<Structure>("structure");
        QTest::addColumn<Pieces>("pieces");
        QTest::addColumn<int>("excavators");
        QTest::addColumn<int>("mixers");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, int tile, Structure structure, int excavators,
                            int mixers, const char* expected, const Pieces& pieces = nothing) {
            QTest::newRow(name) << tile << structure << pieces << excavators << mixers
                                << QString(expected);
        };
        const char* const machines = "A-6.1 machines";
        row("A-6.1 tile 4: mountains only", 4, kBase, 12, 0, "1U 1L 2U 2L 3U 3L 4U 4L");
        row("A-6.1 tile 2: hills only", 2, kBase, 12, 0, "5U 5L 6U 6L 7U 7L");
        row("A-6.1 tile 2: 4 excavators are enough", 2, kBase, 4, 0, "5U 5L 6U 6L 7U 7L");
        row("A-6.1 tile 2: 3 are not, although the plains would cost no more", 2, kBase, 3, 0,
            machines);
        row("A-6.1 tile 1: bases for 3 excavators", 1, kBase, 3, 0, "8U 8L 9U 9L 10U 10L");
        row("A-6.1 tile 1: bases for 4 excavators", 1, kBase, 4, 0,
            "5U 5L 6U 6L 7U 7L 8U 8L 9U 9L 10U 10L");
        row("A-6.1 tile 9: conduits of value 3 or more", 9, kConduit, 12, 0,
            "1A 1B 2A 2B 3A 3B 4A 4B 5A 5B 6A 7B 8A 9B");
        row("A-6.1 tile 9: value 3 for 6 excavators", 9, kConduit, 6, 0, "2A 3B 4A 5A 7B 8A 9B");
        row("A-6.1 tile 9: 5 excavators are not enough", 9, kConduit, 5, 0, machines);
        row("A-6.1 tile 12: conduits of value 4 or more", 12, kConduit, 12, 0,
            "1A 1B 2B 3A 4B 5B 6A");
        row("A-6.1 tile 12: value 4 for 8 excavators", 12, kConduit, 9, 0, "1B 3A 5B 6A");
        row("A-6.1 tile 12: 7 excavators are not enough", 12, kConduit, 7, 0, machines);
        row("A-6.2 conduits cost 2 excavators for each value", 10, kConduit, 3, 12, "9A 10B");
        row("A-6.2 mixers do not pay for conduits", 10, kConduit, 1, 12, machines);
        row("A-6.2 taken conduit spaces are out", 12, kConduit, 9, 0, "1B 6A",
            [](Table& t) { t.conduit("3A", kUsa).conduit("5B", kOwn); });
        row("A-6.2 one own base in a basin", 2, kBase, 12, 0, "6U 6L 7U",
            [](Table& t) { t.dam("5L", kOwn).dam("7L", kUsa); });

        const Pieces dams = [](Table& t) {
            t.dam("1L", kOwn).dam("5U", kOwn, 1).dam("8L", kOwn).dam("9L", kUsa);
            t.dam("10L", Owner::Neutral, 1);
        };
        row("A-6.2 an elevation in the plains costs 2 mixers", 5, kElevation, 0, 2, "8L", dams);
        row("A-6.2 an elevation in the hills costs 3", 5, kElevation, 0, 3, "5U 8L", dams);
        row("A-6.2 an elevation in the mountains costs 4", 5, kElevation, 0, 4, "1L 5U 8L", dams);
        row("A-6.2 1 mixer raises nothing", 5, kElevation, 12, 1, machines, dams);
        row("A-6.2 two elevations on a base are all", 5, kElevation, 0, 12, "8L",
            [](Table& t) { t.dam("1L", kOwn, 2).dam("8L", kOwn, 1); });
        row("A-6.2 without an own dam there is nothing to raise", 5, kElevation, 0, 12,
            "A-6.1 space", [](Table& t) { t.dam("9L", kUsa); });

        const Pieces onePowerhouse = [](Table& t) {
            t.powerhouse("P5_0", kOwn).powerhouse("P6_1", kUsa).powerhouse("P12_0", kUsa);
        };
        row("A-6.2 one own powerhouse in a basin, the second for 3 mixers", 13, kPowerhouse, 0, 3,
            "P6_0 P7_0 P7_1 P8_0 P8_1 P8_2 P9_0 P9_1 P9_2 P10_0 P10_1 P10_2 P11_0 P11_1 P11_2 "
            "P11_3 P12_1 P12_2 P12_3",
            onePowerhouse);
        row("A-6.2 2 mixers do not pay for the second powerhouse", 13, kPowerhouse, 12, 2, machines,
            onePowerhouse);
    }
    void eligible() {
        QFETCH(const int, tile);
        QFETCH(const Structure, structure);
        QFETCH(const Pieces, pieces);
        QFETCH(const int, excavators);
        QFETCH(const int, mixers);
        Table table = automaTable(excavators, mixers);
        layTiles(table, tile, 1);
        pieces(table);
        QTEST(eligibleFor(table, tile, structure), "expected");
    }

    void turns_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-6.3 the rulebook's example: 5 excavators, one free space") << RowBody([] {
            Table table = automaTable(5, 0);
            layTiles(table, 1, 13);
            fillBases(table, 2); // 2U
            QCOMPARE(nextMove(table), "germany automa-build engineers=2 2U base basic_base "
                                      "excavators=5");
            QCOMPARE(told(*decide(table.state()).placement), "eligible 2U => 2U by A-6.3");
        });
        QTest::newRow("A-6.4 the rulebook's example: the conduit between dam and powerhouse")
            << RowBody([] {
                   Table table = automaTable();
                   table.dam("1L", kOwn, 0, 1).powerhouse("P5_0", kOwn);
                   layTiles(table, 11, 1);
                   table.state().turn.hasSweptContracts = true; // the dashed action is done
                   QCOMPARE(nextMove(table), "germany automa-build engineers=2 1B conduit "
                                             "basic_conduit excavators=8");
                   QCOMPARE(decide(table.state()).placement->decidedBy, PlaceStep::ThirdStructure);
               });
        QTest::newRow("A-6.1 the tile's limits come before the third structure") << RowBody([] {
            Table table = automaTable();
            table.dam("4L", kOwn, 0, 1).powerhouse("P7_0", kOwn); // 4A has value 3
            layTiles(table, 12, 13);
            table.state().turn.hasSweptContracts = true;
            QCOMPARE(told(*decide(table.state()).placement),
                     "eligible 1A 1B 2B 3A 4B 5B 6A; A-6.4 -; C-C4 4B => 4B by C-C4");
        });
        QTest::newRow("A-6.1 builds as a human does: wheel, piece and income") << RowBody([] {
            Table table = automaTable(6, 4);
            table.dam("10L", kOwn, 0, 1).conduit("5A", kUsa);
            table[kGermany].tiles.erase(Tile::BasicElevation);
            table[kGermany].wheel[0] = {Tile::BasicElevation, 1, 2};
            layTiles(table, 2, 1);
            QCOMPARE(nextMove(table),
                     "germany automa-build engineers=2 5L base basic_base excavators=4");
            QVERIFY(table.play(nextMove(table).toStdString()));
            const CompanyState& own = table[kGermany];
            QCOMPARE(table.state().map.at(BaseSpace(9)).owner, kOwn);
            QCOMPARE(own.builtOf(kBase), 2);
            QVERIFY((own.wheel[4] == WheelSegment{Tile::BasicBase, 4, 0}));
            QVERIFY(!own.tiles.contains(Tile::BasicBase));
            QVERIFY(own.tiles.contains(Tile::BasicElevation));
            QCOMPARE(own.excavators, 6 - 4 + 1);
            QCOMPARE(own.mixers, 4 + 2);
            QCOMPARE(own.engineers, 12 - 2);
            QCOMPARE(own.vp, 10 + 3); // the second base uncovers 3 VP
        });
        QTest::newRow("A-6.1 a red outline costs 3 VP") << RowBody([] {
            Table table = automaTable(4, 0);
            layTiles(table, 2, 9); // C-B3
            QCOMPARE(told(*decide(table.state()).placement),
                     "eligible 5U 5L 6U 6L 7U 7L; A-6.4 -; C-B3 5U 6U 7U; C-B1 -; C-B6 -; A-6.7 5U "
                     "=> 5U by A-6.7");
            QVERIFY(table.play(nextMove(table).toStdString()));
            QCOMPARE(table[kGermany].vp, 10 - 3);
        });
        QTest::newRow("A-6.5 the criteria are those of the criteria tile, not of the action tile")
            << RowBody([] {
                   Table table = automaTable();
                   layTiles(table, 13, 7); // 13: C-P1, C-P5, C-P4; 7: C-P3
                   QCOMPARE(told(*decide(table.state()).placement).section("; ", 1),
                            "A-6.4 -; C-P3 P7_0 P7_1; C-P1 -; C-P5 -; A-6.6 P7_0 => P7_0 by "
                            "A-6.6");
                   layTiles(table, 20, 17); // code 8, 11 or 12 without a criterion that names some
                   QCOMPARE(nextMove(table), "germany automa-build engineers=2 P8_0 powerhouse "
                                             "basic_powerhouse mixers=2");
               });
    }
    void turns() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestAutomaConstruction)
#include "tst_automa_construction.moc"
