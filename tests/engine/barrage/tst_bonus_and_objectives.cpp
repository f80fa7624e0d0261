#include <QtTest>

#include "engine/barrage/score.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;

/// VP of the USA in round 1 with a total of 6, where nothing is taken off.
int bonusVp(Table& table, BonusTile tile) {
    table.state().bonusTiles[0] = tile;
    table[kUsa].energy = 6;
    return bonusTileVp(table.state(), kUsa);
}

int count(const Table& table, Objective objective) {
    return objectiveCount(table.state(), kUsa, objective);
}

Contract contract(int index) { return Contract(index); }

} // namespace

/// Sections 23 and 24: what bonus tiles are worth and what objective tiles count.
class TestBonusAndObjectives : public QObject {
    Q_OBJECT

private slots:
    void bonusTiles_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-23.1 2 VP for each fulfilled contract, of whatever kind") << RowBody([] {
            Table table;
            QCOMPARE(bonusVp(table, BonusTile::Contracts), 0); // the starting one is not fulfilled
            table[kUsa].fulfilled.insert(contract(0));         // starting
            QCOMPARE(bonusVp(table, BonusTile::Contracts), 2);
            table[kUsa].fulfilled.insert(contract(5)); // national
            QCOMPARE(bonusVp(table, BonusTile::Contracts), 4);
            for (const int i : {12, 30, 50}) // green, yellow, red
                table[kUsa].fulfilled.insert(contract(i));
            QCOMPARE(bonusVp(table, BonusTile::Contracts), 10);
        });
        QTest::newRow("B-23.1 contracts in hand do not count") << RowBody([] {
            Table table;
            table.hold(kUsa, "green_03").hold(kUsa, "red_03");
            QCOMPARE(bonusVp(table, BonusTile::Contracts), 0);
        });
        QTest::newRow("B-23.1 a contract fulfilled by a production counts") << RowBody([] {
            Table table(2);
            table.dam("1L", Owner::Usa, 0, 1).conduit("1B", Owner::Usa);
            table.powerhouse("P5_0", Owner::Usa).hold(kUsa, "green_03");
            QVERIFY(table.play({"usa produce turbine_station_plus_2_left 1L 1B P5_0 drops=1",
                                "usa fulfil green_03"}));
            QCOMPARE(bonusVp(table, BonusTile::Contracts), 2);
        });
        QTest::newRow("B-23.2 5 VP for each own powerhouse") << RowBody([] {
            Table table;
            table.powerhouse("P5_0", Owner::Usa).powerhouse("P6_0", Owner::Usa);
            table.powerhouse("P5_1", Owner::Italy);
            QCOMPARE(bonusVp(table, BonusTile::Powerhouses), 10);
            table.powerhouse("P7_0", Owner::Usa).powerhouse("P8_0", Owner::Usa);
            QCOMPARE(bonusVp(table, BonusTile::Powerhouses), 20);
        });
        QTest::newRow("B-23.3 4 VP for each own base") << RowBody([] {
            Table table;
            table.dam("1L", Owner::Usa, 2, 1).dam("2L", Owner::Usa, 0, 0);
            table.dam("3L", Owner::Usa).dam("4L", Owner::Neutral).dam("5L", Owner::France);
            QCOMPARE(bonusVp(table, BonusTile::Bases), 12);
        });
        QTest::newRow("B-23.4 4 VP for each own conduit, whatever its value") << RowBody([] {
            Table table;
            table.conduit("1A", Owner::Usa).conduit("9A", Owner::Usa).conduit("5A", Owner::Italy);
            QCOMPARE(bonusVp(table, BonusTile::Conduits), 8);
        });
        QTest::newRow("B-23.5 4 VP for each own elevation") << RowBody([] {
            Table table;
            table.dam("1L", Owner::Usa, 2).dam("2L", Owner::Usa, 1).dam("3L", Owner::Usa);
            table.dam("6L", Owner::Neutral, 1).dam("5L", Owner::France, 2);
            QCOMPARE(bonusVp(table, BonusTile::Elevations), 12);
        });
        QTest::newRow("B-23.6 4 VP for each advanced tile in supply or on the wheel")
            << RowBody([] {
                   Table table;
                   QCOMPARE(bonusVp(table, BonusTile::AdvancedTiles), 0); // basic tiles only
                   table.tile(kUsa, Tile::L1Wild).tile(kUsa, Tile::L3Base);
                   QCOMPARE(bonusVp(table, BonusTile::AdvancedTiles), 8);
                   table[kUsa].wheel[1] = {Tile::L2Conduit, 5, 0};
                   QCOMPARE(bonusVp(table, BonusTile::AdvancedTiles), 12);
                   table[kUsa].wheel[3] = {Tile::BasicBase, 5, 0};
                   QCOMPARE(bonusVp(table, BonusTile::AdvancedTiles), 12);
               });
        QTest::newRow("B-23.6 Krylov's tile is no advanced tile") << RowBody([] {
            Table table;
            table.officer(kUsa, Officer::Krylov).tile(kUsa, Tile::L1Wild);
            QCOMPARE(bonusVp(table, BonusTile::AdvancedTiles), 4);
        });
    }
    void bonusTiles() {
        QFETCH(const RowBody, body);
        body();
    }

    void objectives_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-24.1 bases and powerhouses on red outlines, elevations never")
            << RowBody([] {
                   Table table;
                   table.dam("1U", Owner::Usa, 2).dam("2L", Owner::Usa, 2);
                   table.powerhouse("P5_1", Owner::Usa).powerhouse("P6_0", Owner::Usa);
                   table.powerhouse("P12_3", Owner::Usa).dam("3U", Owner::Italy);
                   table.conduit("1A", Owner::Usa);
                   QCOMPARE(count(table, Objective::RedOutlines), 3); // 1U, P5_1, P12_3
               });
        QTest::newRow("B-24.2 a base counts with an own conduit to an own powerhouse")
            << RowBody([] {
                   Table table;
                   table.dam("1L", Owner::Usa);
                   QCOMPARE(count(table, Objective::ConnectedBases), 0);
                   table.conduit("1A", Owner::Usa);
                   QCOMPARE(count(table, Objective::ConnectedBases), 0);
                   table.powerhouse("P5_0", Owner::Usa); // 1A leads to 8
                   QCOMPARE(count(table, Objective::ConnectedBases), 0);
                   table.powerhouse("P8_0", Owner::Usa);
                   QCOMPARE(count(table, Objective::ConnectedBases), 1); // without water
               });
        QTest::newRow("B-24.2 bases may share a powerhouse") << RowBody([] {
            Table table;
            table.dam("1L", Owner::Usa).dam("3U", Owner::Usa).powerhouse("P5_0", Owner::Usa);
            table.conduit("1B", Owner::Usa).conduit("3A", Owner::Usa);
            QCOMPARE(count(table, Objective::ConnectedBases), 2);
        });
        QTest::newRow("B-24.2 foreign conduits, foreign powerhouses and neutral dams do not count")
            << RowBody([] {
                   Table table;
                   table.dam("1L", Owner::Usa).conduit("1B", Owner::Italy);
                   table.powerhouse("P5_0", Owner::Usa);
                   table.dam("2L", Owner::Usa).conduit("2A", Owner::Usa);
                   table.powerhouse("P6_0", Owner::Italy);
                   table.dam("3L", Owner::Neutral).conduit("3A", Owner::Usa);
                   QCOMPARE(count(table, Objective::ConnectedBases), 0);
               });
        QTest::newRow("R-B17 B-24.2 a base with two connections counts once") << RowBody([] {
            Table table;
            table.dam("1L", Owner::Usa).conduit("1A", Owner::Usa).conduit("1B", Owner::Usa);
            table.powerhouse("P5_0", Owner::Usa).powerhouse("P8_0", Owner::Usa);
            QCOMPARE(count(table, Objective::ConnectedBases), 1);
        });
        QTest::newRow("B-24.3 pieces in the area with most of them") << RowBody([] {
            Table table;
            QCOMPARE(count(table, Objective::BestArea), 0);
            table.dam("1L", Owner::Usa, 1).conduit("1A", Owner::Usa);         // mountains 3
            table.dam("5L", Owner::Usa, 2).conduit("6A", Owner::Usa);         // hills
            table.powerhouse("P7_0", Owner::Usa).dam("8L", Owner::Usa);       // hills 5
            table.powerhouse("P11_0", Owner::Usa).dam("9L", Owner::Italy, 2); // plains 2
            QCOMPARE(count(table, Objective::BestArea), 5);
        });
        QTest::newRow("B-24.4 pieces in the area with fewest of them") << RowBody([] {
            Table table;
            table.dam("1L", Owner::Usa, 1).conduit("1A", Owner::Usa);
            table.dam("5L", Owner::Usa, 2);
            QCOMPARE(count(table, Objective::WeakestArea), 0); // nothing in the plains
            table.powerhouse("P11_0", Owner::Usa).dam("8L", Owner::Usa);
            QCOMPARE(count(table, Objective::WeakestArea), 2);
        });
        QTest::newRow("B-24.4 more in the weakest area is better") << RowBody([] {
            Table table(2);
            table.state().objective = Objective::WeakestArea;
            table.dam("1L", Owner::Usa).dam("5L", Owner::Usa).dam("8L", Owner::Usa);
            table.dam("2L", Owner::Germany, 2).dam("6L", Owner::Germany, 2);
            table.phase(Phase::Scoring, 5);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(sumOf(table.events(), EventKind::VpChanged, Owner::Usa, Source::Objective),
                     15);
        });
        QTest::newRow("B-24.5 basins with 1 own piece or more") << RowBody([] {
            Table table;
            QCOMPARE(count(table, Objective::BasinsWithOne), 0);
            table.dam("5L", Owner::Usa, 2).conduit("5A", Owner::Usa);
            table.powerhouse("P5_0", Owner::Usa).conduit("1A", Owner::Usa);
            table.powerhouse("P12_0", Owner::Usa).dam("2L", Owner::Neutral);
            QCOMPARE(count(table, Objective::BasinsWithOne), 3); // 5, 1, 12
        });
        QTest::newRow("E-44 B-24.5 all 12 basins can have a piece") << RowBody([] {
            Table table;
            for (const std::string_view space : {"1A", "2A", "3A", "4A", "5A"})
                table.conduit(space, Owner::Usa);
            for (const std::string_view space : {"6L", "7L", "8L", "9L", "10L"})
                table.dam(space, Owner::Usa, 1);
            table.powerhouse("P11_0", Owner::Usa).powerhouse("P12_0", Owner::Usa);
            table.powerhouse("P5_0", Owner::Usa).powerhouse("P6_0", Owner::Usa);
            QCOMPARE(count(table, Objective::BasinsWithOne), 12);
        });
        QTest::newRow("B-24.6 basins with 3 own pieces or more") << RowBody([] {
            Table table;
            table.dam("1L", Owner::Usa, 2);                            // 3
            table.dam("5L", Owner::Usa, 1).conduit("5A", Owner::Usa);  // 3
            table.dam("6L", Owner::Usa).conduit("6A", Owner::Usa);     // 2
            table.powerhouse("P11_0", Owner::Usa);                     // 1
            table.conduit("2A", Owner::Usa).conduit("2B", Owner::Usa); // 2
            table.dam("2L", Owner::Italy);
            QCOMPARE(count(table, Objective::BasinsWithThree), 2);
        });
        QTest::newRow("D-18 E-45 R-B17 B-24.6 six basins with three are possible and count")
            << RowBody([] {
                   Table table;
                   table.conduit("5A", Owner::Usa).conduit("5B", Owner::Usa);
                   table.powerhouse("P5_0", Owner::Usa);
                   for (const auto& [dam, powerhouse] :
                        {std::pair{"6L", "P6_0"}, {"7L", "P7_0"}, {"8L", "P8_0"}})
                       table.dam(dam, Owner::Usa, 1).powerhouse(powerhouse, Owner::Usa);
                   for (const auto& [dam, conduit] : {std::pair{"9L", "9A"}, {"10L", "10A"}})
                       table.dam(dam, Owner::Usa, 1).conduit(conduit, Owner::Usa);
                   int pieces = 0;
                   for (const int built : table[kUsa].built)
                       pieces += built;
                   QCOMPARE(pieces, 18);
                   QCOMPARE(count(table, Objective::BasinsWithThree), 6);
               });
        QTest::newRow("B-24.6 11 and 12 never have three pieces") << RowBody([] {
            Table table;
            table.supply(kUsa, 20, 20, 20).powerhouse("P11_0", Owner::Usa);
            const Error error =
                table.refusal("usa build P11_1 powerhouse basic_powerhouse mixers=3");
            QCOMPARE(error.code, ErrorCode::SecondPowerhouseInBasin);
            QCOMPARE(error.rule, std::string_view("B-2.10"));
            QCOMPARE(count(table, Objective::BasinsWithThree), 0);
        });
        QTest::newRow("B-24.7 elevations count with their base, conduits where they begin")
            << RowBody([] {
                   Table table;
                   table.conduit("4B", Owner::Usa); // from the mountains to the plains
                   QCOMPARE(count(table, Objective::BasinsWithOne), 1);
                   QCOMPARE(count(table, Objective::BestArea), 1);
                   table.dam("4U", Owner::Usa, 1); // base and elevation join it in basin 4
                   QCOMPARE(count(table, Objective::BasinsWithOne), 1);
                   QCOMPARE(count(table, Objective::BasinsWithThree), 1);
                   QCOMPARE(count(table, Objective::BestArea), 3);
                   table.powerhouse("P12_0", Owner::Usa);
                   QCOMPARE(count(table, Objective::BestArea), 3);
                   QCOMPARE(count(table, Objective::BasinsWithOne), 2);
               });
    }
    void objectives() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestBonusAndObjectives)
#include "tst_bonus_and_objectives.moc"
