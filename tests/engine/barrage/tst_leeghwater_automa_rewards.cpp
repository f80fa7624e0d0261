#include <QtTest>

#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/ids.h"
#include "tests/support/barrage/automa_turn.h"
#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kGermany = Company::Germany;

/// Turn of Germany's Automa, which takes this work with just the machines for it. Tile 4 looks at
/// the first place first; tile 1 gives the criteria: B1 B6 B4 code 1, C1 C3 C5 code 1A, P4 P1 P5
/// code 5, letters ABCD.
Table takingWork(std::string_view work, Level level = Level::Medium) {
    Table table = expansionTable();
    table.automa(kGermany, level).turnOf(kGermany);
    table[kGermany].tiles = {};
    openWork(table, 0, work);
    const WorkInfo& info = infoOf(*parseId<Work>(work));
    table.supply(kGermany, 0, info.excavators, info.mixers);
    table.state().round = 5; // no machinery shop
    layTiles(table, 4, 1);
    return table;
}

/// What it does after it took the work, without the name of the company.
QStringList after(Table& table) {
    QStringList moves = playTurn(table);
    if (moves.isEmpty() || !moves.takeFirst().contains("automa-take-work"))
        return {"no work taken"};
    for (QString& move : moves)
        move = move.section(' ', 1);
    return moves;
}

int vpOfWork(const Table& table) {
    return sumOf(table.events(), EventKind::VpChanged, Owner::Germany, Source::ExternalWork);
}

} // namespace

/// what each external work gives an Automa.
class TestLeeghwaterAutomaRewards : public QObject {
    Q_OBJECT

private slots:
    void works_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-5.6 work A 1: the highest contract of 4 or less, the right one")
            << RowBody([] {
                   Table table = takingWork("work_a_1");
                   table.open(Colour::Green, "green_06", "green_13"); // 3, 4
                   QCOMPARE(after(table), QStringList{"fulfil green_13"});
                   QCOMPARE(vpOfWork(table), 3);
                   table = takingWork("work_a_1");
                   table.open(Colour::Green, "green_06", "green_07"); // 3, 3
                   QCOMPARE(after(table), QStringList{"fulfil green_07"});
                   table = takingWork("work_a_1");
                   table.state().contracts.open[0] = {};
                   QCOMPARE(after(table), QStringList{}); // yellow ones ask for more
               });
        QTest::newRow("A-5.6 work A 2: 3 VP and 2 segments") << RowBody([] {
            Table table = takingWork("work_a_2");
            table[kGermany].wheel[0].mixers = 1;
            table[kGermany].wheel[1] = {Tile::BasicBase, 2, 0};
            table[kGermany].wheel[2].excavators = 4;
            QCOMPARE(after(table), QStringList{});
            QCOMPARE(vpOfWork(table), 3);
            QCOMPARE(table[kGermany].excavators, 2);
            QCOMPARE(table[kGermany].mixers, 1);
            QVERIFY(table[kGermany].tiles.contains(Tile::BasicBase));
        });
        QTest::newRow("A-5.6 A-7.3 work A 3: 4 VP and a base in the plains by the criteria")
            << RowBody([] {
                   Table table = takingWork("work_a_3");
                   table.conduit("9B", Owner::Usa); // B1
                   QCOMPARE(after(table), QStringList{"place-piece 9L base"});
                   QCOMPARE(vpOfWork(table), 4);
               });
        QTest::newRow("A-5.6 A-7.3 work A 4: 2 VP and a powerhouse") << RowBody([] {
            Table table = takingWork("work_a_4");
            table.conduit("1A", Owner::Usa); // P1: ends in basin 8
            const QStringList moves = after(table);
            QCOMPARE(moves.size(), 1);
            QVERIFY(moves[0].startsWith("place-piece P8_"));
            QCOMPARE(vpOfWork(table), 2);
            QCOMPARE(table[kGermany].builtOf(Structure::Powerhouse), 1);
        });
        QTest::newRow("A-5.6 R-A15 work A 5: the highest advanced tile, specific before wild")
            << RowBody([] {
                   Table table = takingWork("work_a_5");
                   table.patents(Tile::L1Wild, Tile::L1Conduit, Tile::L1Base);
                   QCOMPARE(after(table), QStringList{"choose-tile slot=2"});
                   QVERIFY(table[kGermany].tiles.contains(Tile::L1Conduit));
                   QCOMPARE(vpOfWork(table), 4);
                   table = takingWork("work_a_5");
                   table.patents(Tile::L1Conduit, Tile::None, Tile::L2Wild);
                   QCOMPARE(after(table), QStringList{"choose-tile slot=3"});
                   table = takingWork("work_a_5");
                   table.patents(Tile::None, Tile::None, Tile::None);
                   QCOMPARE(after(table), QStringList{});
               });
        QTest::newRow("A-7.4 work B 1: 5 VP and 6 energy for a private contract") << RowBody([] {
            Table table = takingWork("work_b_1");
            table.open(Colour::Yellow, "yellow_09", "yellow_11"); // 6, 7
            QCOMPARE(after(table), QStringList{"fulfil yellow_09"});
            QCOMPARE(vpOfWork(table), 5);
            QVERIFY(table[kGermany].energy >= 6);
        });
        QTest::newRow("A-7.4 work B 1: no discount for France") << RowBody([] {
            Table table = expansionTable();
            table.automa(Company::France, Level::High).turnOf(Company::France);
            for (const char* space : {"P8_0", "P9_0", "P10_0"})
                table.powerhouse(space, Owner::France);
            table[Company::France].tiles = {};
            openWork(table, 0, "work_b_1");
            table.supply(Company::France, 0, 2, 1);
            table.open(Colour::Yellow, "yellow_09", "yellow_11"); // 6, 7
            layTiles(table, 10, 1);
            QCOMPARE(playTurn(table).last(), "france fulfil yellow_09");
        });
        QTest::newRow("A-5.6 A-7.3 work B 2: 2 VP and two elevations") << RowBody([] {
            Table table = takingWork("work_b_2");
            table.dam("5L", Owner::Germany).dam("9L", Owner::Germany, 2);
            QCOMPARE(after(table),
                     QStringList({"place-piece 5L elevation", "place-piece 5L elevation"}));
            QCOMPARE(vpOfWork(table), 2);
            table = takingWork("work_b_2");
            table.dam("5L", Owner::Germany, 1);
            QCOMPARE(after(table), QStringList{"place-piece 5L elevation"});
        });
        QTest::newRow("A-5.6 A-7.3 work B 3: 6 VP and a conduit of value 4 at most") << RowBody([] {
            Table table = takingWork("work_b_3");
            const QStringList moves = after(table);
            QCOMPARE(moves.size(), 1);
            const auto conduit = parseId<ConduitSpace>(moves[0].section(' ', 1, 1).toStdString());
            QVERIFY(conduit && infoOf(*conduit).value == 4); // C1: the highest allowed
            QCOMPARE(vpOfWork(table), 6);
        });
        QTest::newRow("A-5.6 A-7.1 work B 4: 5 VP and energy for no contract") << RowBody([] {
            Table table = takingWork("work_b_4");
            QCOMPARE(after(table), QStringList{});
            QCOMPARE(vpOfWork(table), 5);
            QCOMPARE(table[kGermany].energy, 6);
            QVERIFY(table[kGermany].fulfilled.empty());
        });
        QTest::newRow("A-5.6 A-7.2 work B 5: 4 VP, 2 waiting drops, 2 segments") << RowBody([] {
            Table table = takingWork("work_b_5");
            table.dam("1L", Owner::Germany, 1);
            table[kGermany].wheel[1].mixers = 2;
            const QStringList moves = after(table);
            QCOMPARE(moves.size(), 1);
            QVERIFY(moves[0].startsWith("place-drops "));
            QCOMPARE(table[kGermany].mixers, 2);
            QCOMPARE(vpOfWork(table), 4);
            table = takingWork("work_b_5");
            QCOMPARE(after(table), QStringList{"place-drops none"});
        });
        QTest::newRow("A-5.6 work C 1: 8 VP and 3 segments") << RowBody([] {
            Table table = takingWork("work_c_1");
            table[kGermany].wheel[2].excavators = 5;
            table[kGermany].wheel[3].excavators = 6;
            QCOMPARE(after(table), QStringList{});
            QCOMPARE(vpOfWork(table), 8);
            QCOMPARE(table[kGermany].excavators, 5);
        });
        QTest::newRow("A-5.6 A-7.2 work C 2: 10 VP and 1 drop that flows") << RowBody([] {
            Table table = takingWork("work_c_2");
            table.dam("1L", Owner::Germany);
            QCOMPARE(after(table).size(), 1);
            QCOMPARE(table.drops("1L"), 1);
            QCOMPARE(vpOfWork(table), 10);
        });
        QTest::newRow("A-5.6 work C 3: 5 VP and the highest private contract") << RowBody([] {
            Table table = takingWork("work_c_3");
            table.open(Colour::Red, "red_12", "red_11"); // both 10
            QCOMPARE(after(table).value(0), "fulfil red_11");
            QCOMPARE(vpOfWork(table), 5);
            QCOMPARE(table.state().contracts.national.size(), 3U);
        });
        QTest::newRow("A-5.6 A-7.2 work C 4: 6 VP and 2 drops that flow") << RowBody([] {
            Table table = takingWork("work_c_4");
            table.dam("1L", Owner::Germany, 2);
            QCOMPARE(after(table).size(), 1);
            QCOMPARE(table.drops("1L"), 2);
            QCOMPARE(vpOfWork(table), 6);
        });
        QTest::newRow("A-5.6 work C 5: 6 VP and 3 mixers") << RowBody([] {
            Table table = takingWork("work_c_5");
            QCOMPARE(after(table), QStringList{});
            QCOMPARE(table[kGermany].mixers, 3);
            QCOMPARE(vpOfWork(table), 6);
        });
        QTest::newRow("A-4.4 a contract fulfilled by a work is replaced at once") << RowBody([] {
            Table table = takingWork("work_c_3");
            const State before = table.state();
            after(table);
            for (const auto& places : table.state().contracts.open)
                for (const Contract contract : places)
                    QVERIFY(contract.isSet());
            QVERIFY(table.state().contracts.open != before.contracts.open);
        });
        QTest::newRow("B-25.22 A-1.0 its works and buildings count for the bonus tiles")
            << RowBody([] {
                   for (const auto& [tile, vp] : {std::pair{BonusTile::ExternalWorks, 5},
                                                  std::pair{BonusTile::Buildings, 4}}) {
                       Table table = takingWork("work_b_4");
                       putBuilding(table, "cofferdam_1", Owner::Germany);
                       after(table);
                       table[kGermany].energy = 6;
                       table.state().bonusTiles[0] = tile;
                       table.phase(Phase::Scoring, 1).play("table proceed");
                       QCOMPARE(sumOf(table.events(), EventKind::VpChanged, Owner::Germany,
                                      Source::BonusTile),
                                vp);
                   }
               });
    }
    void works() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestLeeghwaterAutomaRewards)
#include "tst_leeghwater_automa_rewards.moc"
