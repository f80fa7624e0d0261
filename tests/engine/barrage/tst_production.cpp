#include <string>
#include <vector>

#include <QtTest>

#include "engine/barrage/notation.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// The USA with a full dam of level 3 in basin 5, a conduit of value 3 and a powerhouse in basin 8.
Table ownSystem() {
    Table table;
    table.dam("5L", Owner::Usa, 2, 3).conduit("5A", Owner::Usa).powerhouse("P8_0", Owner::Usa);
    return table;
}

/// The moves offered that begin like this.
std::vector<std::string> offered(const Table& table, std::string_view beginning) {
    std::vector<std::string> lines;
    for (const Move& move : legalMoves(table.state()))
        if (const std::string line = formatMove(move); line.starts_with(beginning))
            lines.push_back(line);
    return lines;
}

} // namespace

/// Section 10: which systems produce, and how much.
class TestProduction : public QObject {
    Q_OBJECT

private slots:
    void systems_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow(
            "B-10.1 an own powerhouse produces from an own or neutral dam, conduit of any")
            << RowBody([] {
                   Table table = ownSystem();
                   table.dam("5U", Owner::Neutral, 0, 1).conduit("5B", Owner::France);
                   table.powerhouse("P10_0", Owner::Usa);
                   QVERIFY(
                       table.isOffered("usa produce turbine_station_zero_left 5L 5A P8_0 drops=1"));
                   QVERIFY(table.isOffered(
                       "usa produce turbine_station_zero_left 5U 5B P10_0 drops=1"));
                   QVERIFY(table.play("usa produce turbine_station_zero_left 5U 5B P10_0 drops=1"));
                   QCOMPARE(table.drops("5U"), 0);
               });
        QTest::newRow("B-10.1 refuses a powerhouse of another company or none") << RowBody([] {
            Table table = ownSystem();
            table.powerhouse("P8_1", Owner::France);
            QVERIFY(table.refuses("usa produce turbine_station_zero_left 5L 5A P8_1 drops=1",
                                  ErrorCode::NotOwnPowerhouse, "B-10.1"));
            QVERIFY(table.refuses("usa produce turbine_station_zero_left 5L 5A P8_2 drops=1",
                                  ErrorCode::NotOwnPowerhouse, "B-10.1"));
        });
        QTest::newRow("B-10.1 refuses a dam of another company or none") << RowBody([] {
            Table table;
            table.dam("5U", Owner::Italy, 0, 1).conduit("5A", Owner::Usa);
            table.powerhouse("P8_0", Owner::Usa);
            QVERIFY(table.refuses("usa produce turbine_station_zero_left 5U 5A P8_0 drops=1",
                                  ErrorCode::ForeignDam, "B-10.1"));
            QVERIFY(table.refuses("usa produce turbine_station_zero_left 5L 5A P8_0 drops=1",
                                  ErrorCode::ForeignDam, "B-10.1"));
        });
        QTest::newRow("B-10.1 refuses a conduit that is not built") << RowBody([] {
            Table table;
            table.dam("5L", Owner::Usa, 0, 1).powerhouse("P8_0", Owner::Usa);
            QVERIFY(table.refuses("usa produce turbine_station_zero_left 5L 5A P8_0 drops=1",
                                  ErrorCode::NoConduit, "B-10.1"));
        });
        QTest::newRow("B-10.1 refuses a dam without water") << RowBody([] {
            Table table;
            table.dam("5L", Owner::Usa, 2, 0).conduit("5A", Owner::Usa);
            table.powerhouse("P8_0", Owner::Usa);
            QVERIFY(table.refuses("usa produce turbine_station_zero_left 5L 5A P8_0 drops=1",
                                  ErrorCode::NotEnoughDrops, "B-10.3"));
            QVERIFY(offered(table, "usa produce").empty());
        });
        QTest::newRow("B-10.2 refuses parts that the conduit does not connect") << RowBody([] {
            Table table = ownSystem();
            table.dam("8L", Owner::Usa, 0, 1).conduit("8A", Owner::Usa);
            table.powerhouse("P10_0", Owner::Usa).powerhouse("P11_0", Owner::Usa);
            // begins elsewhere, ends elsewhere, dam and powerhouse of one basin
            QVERIFY(table.refuses("usa produce turbine_station_zero_left 5L 8A P11_0 drops=1",
                                  ErrorCode::NotConnected, "B-10.2"));
            QVERIFY(table.refuses("usa produce turbine_station_zero_left 5L 5A P10_0 drops=1",
                                  ErrorCode::NotConnected, "B-10.2"));
            QVERIFY(table.refuses("usa produce turbine_station_zero_left 8L 8A P8_0 drops=1",
                                  ErrorCode::NotConnected, "B-10.2"));
            QVERIFY(table.isOffered("usa produce turbine_station_zero_left 8L 8A P11_0 drops=1"));
        });
        QTest::newRow("E-9 B-10.2 two dams and two conduits are four systems, two cost credits")
            << RowBody([] {
                   Table table;
                   table.dam("5U", Owner::Usa, 0, 1).dam("5L", Owner::Neutral, 0, 1);
                   table.conduit("5B", Owner::Usa).conduit("5A", Owner::Italy);
                   table.powerhouse("P10_0", Owner::Usa).powerhouse("P8_0", Owner::Usa);
                   const std::string space = "usa produce turbine_station_zero_left ";
                   QCOMPARE(offered(table, space).size(), 4U);
                   for (const char* const system :
                        {"5U 5B P10_0", "5L 5B P10_0", "5U 5A P8_0", "5L 5A P8_0"})
                       QVERIFY(table.isOffered(space + system + " drops=1"));
                   table.supply(Company::Usa, 0, 0, 0);
                   QCOMPARE(offered(table, space).size(), 2U);
                   QVERIFY(table.isOffered(space + "5U 5B P10_0 drops=1"));
                   QVERIFY(table.isOffered(space + "5L 5B P10_0 drops=1"));
               });
        QTest::newRow("B-10.3 any number of the dam's drops from 1 up can be used") << RowBody([] {
            for (const int drops : {1, 2, 3}) {
                Table table = ownSystem();
                QVERIFY(table.play("usa produce turbine_station_zero_left 5L 5A P8_0 drops=" +
                                   std::to_string(drops)));
                QCOMPARE(table.drops("5L"), 3 - drops);
                QCOMPARE(table[Company::Usa].energy, 3 * drops);
            }
        });
        QTest::newRow("B-10.3 refuses no drop and more drops than the dam holds") << RowBody([] {
            const Table table = ownSystem();
            QVERIFY(table.refuses("usa produce turbine_station_zero_left 5L 5A P8_0 drops=0",
                                  ErrorCode::NotEnoughDrops, "B-10.3"));
            QVERIFY(table.refuses("usa produce turbine_station_zero_left 5L 5A P8_0 drops=4",
                                  ErrorCode::NotEnoughDrops, "B-10.3"));
        });
        QTest::newRow("B-10.8 a production moves water and uses none up") << RowBody([] {
            Table table = ownSystem();
            table.dam("8L", Owner::Neutral, 0, 0);
            QVERIFY(table.play("usa produce turbine_station_zero_left 5L 5A P8_0 drops=2"));
            QVERIFY(table.play("usa decline"));
            QCOMPARE(table.drops("5L"), 1);
            QCOMPARE(table.drops("8L"), 1);
            QCOMPARE(table.state().dropsGone, 1);
            QCOMPARE(table.state().dropsPlaced, 3);
        });
    }

    void systems() {
        QFETCH(const RowBody, body);
        body();
    }

    void energy_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("E-10 B-10.4 1 drop of value 3, everything own: 3 energy, nothing paid")
            << RowBody([] {
                   Table table = ownSystem();
                   QVERIFY(table.play("usa produce turbine_station_zero_left 5L 5A P8_0 drops=1"));
                   QCOMPARE(table[Company::Usa].energy, 3);
                   QCOMPARE(table[Company::Usa].credits, 6);
               });
        QTest::newRow("E-11 B-10.6 2 drops through a German conduit of 3: 6 energy, 2 credits paid")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Neutral, 1, 2).conduit("5A", Owner::Germany);
                   table.powerhouse("P8_0", Owner::Usa);
                   QVERIFY(table.play("usa produce turbine_station_zero_left 5L 5A P8_0 drops=2"));
                   QCOMPARE(table[Company::Usa].energy, 6);
                   QCOMPARE(table[Company::Usa].credits, 6 - 2);
                   QCOMPARE(table[Company::Usa].vp, 10);
                   QCOMPARE(table[Company::Germany].credits, 6 + 2);
                   QCOMPARE(table[Company::Germany].vp, 10 + 2);
               });
        QTest::newRow("E-21 B-10.4 space +1, 2 drops through an Italian conduit of 4: 9 energy")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Neutral, 1, 2).conduit("5B", Owner::Italy);
                   table.powerhouse("P10_0", Owner::Usa);
                   QVERIFY(
                       table.play("usa produce turbine_station_plus_1_left 5L 5B P10_0 drops=2"));
                   QCOMPARE(table[Company::Usa].energy, 9);
                   QCOMPARE(table[Company::Usa].credits, 6 - 2);
                   QCOMPARE(table[Company::Italy].credits, 6 + 2);
                   QCOMPARE(table[Company::Italy].vp, 10 + 2);
               });
        QTest::newRow("B-10.4 drops times value, then the space, then the company bonus")
            << RowBody([] {
                   Table table = ownSystem();
                   table.powerhouse("P5_0", Owner::Usa);
                   QVERIFY(
                       table.play("usa produce turbine_station_minus_1_left 5L 5A P8_0 drops=2"));
                   QCOMPARE(table[Company::Usa].energy, 2 * 3 - 1 + 1);
               });
        QTest::newRow("E-40 B-10.4 Fiesler raises a product of 3 or less to 4, then the space acts")
            << RowBody([] {
                   struct Row {
                       const char* space;
                       int energy;
                   };
                   for (const Row row : {Row{"zero", 4}, Row{"plus_2", 6}, Row{"minus_1", 3}}) {
                       Table table = ownSystem();
                       table.officer(Company::Usa, Officer::Fiesler);
                       QVERIFY(table.play("usa produce turbine_station_" + std::string(row.space) +
                                          "_left 5L 5A P8_0 drops=1"));
                       QCOMPARE(table[Company::Usa].energy, row.energy);
                   }
               });
        QTest::newRow("D-8 Fiesler with value 1: 2 on the space -2, 9 with +2 and 4 powerhouses")
            << RowBody([] {
                   Table table;
                   table.dam("9L", Owner::France, 0, 1).conduit("9A", Owner::France);
                   table.powerhouse("P11_0", Owner::France).turnOf(Company::France);
                   table.officer(Company::France, Officer::Fiesler);
                   Table strong = table;
                   QVERIFY(table.play(
                       "france produce turbine_station_minus_2_left 9L 9A P11_0 drops=1"));
                   QCOMPARE(table[Company::France].energy, 2);
                   for (const char* const space : {"P8_0", "P9_0", "P12_0"})
                       strong.powerhouse(space, Owner::France);
                   QVERIFY(strong.play(
                       "france produce turbine_station_plus_2_left 9L 9A P11_0 drops=1"));
                   QCOMPARE(strong[Company::France].energy, 9);
               });
        QTest::newRow("D-8 Fiesler does not change 2 drops of value 2") << RowBody([] {
            Table table;
            table.dam("10L", Owner::France, 1, 2).conduit("10A", Owner::France);
            table.powerhouse("P11_0", Owner::France).turnOf(Company::France);
            table.officer(Company::France, Officer::Fiesler);
            QVERIFY(table.play("france produce turbine_station_zero_left 10L 10A P11_0 drops=2"));
            QCOMPARE(table[Company::France].energy, 4);
        });
        QTest::newRow("D-9 B-10.5 refuses a result of 0; 1 is enough") << RowBody([] {
            Table table;
            table.dam("7L", Owner::Usa, 0, 1).conduit("7A", Owner::Usa);
            table.powerhouse("P10_0", Owner::Usa);
            QVERIFY(table.refuses("usa produce turbine_station_minus_2_left 7L 7A P10_0 drops=1",
                                  ErrorCode::NoEnergy, "B-10.5"));
            Table two = table;
            two.powerhouse("P12_0", Owner::Usa);
            QVERIFY(two.play("usa produce turbine_station_minus_2_left 7L 7A P10_0 drops=1"));
            QCOMPARE(two[Company::Usa].energy, 1);
            Table three;
            three.dam("7L", Owner::Usa, 0, 1).conduit("7B", Owner::Usa);
            three.powerhouse("P12_0", Owner::Usa);
            QVERIFY(three.play("usa produce turbine_station_minus_2_left 7L 7B P12_0 drops=1"));
            QCOMPARE(three[Company::Usa].energy, 1);
        });
        QTest::newRow("B-10.10 the turbine spaces give +2, +1, 0, -1, -2 on both sides")
            << RowBody([] {
                   struct Row {
                       const char* space;
                       int bonus;
                       int engineers;
                       int fee;
                   };
                   for (const Row row :
                        {Row{"plus_2_left", 2, 2, 0}, Row{"plus_1_left", 1, 2, 0},
                         Row{"zero_left", 0, 2, 0}, Row{"minus_1_left", -1, 2, 0},
                         Row{"minus_2_left", -2, 1, 0}, Row{"plus_2_right", 2, 3, 3},
                         Row{"plus_1_right", 1, 3, 3}, Row{"zero_right", 0, 3, 3},
                         Row{"minus_1_right", -1, 3, 3}, Row{"minus_2_right", -2, 2, 0}}) {
                       Table table = ownSystem();
                       QVERIFY(table.play("usa produce turbine_station_" + std::string(row.space) +
                                          " 5L 5A P8_0 drops=1"));
                       QCOMPARE(table[Company::Usa].energy, 3 + row.bonus);
                       QCOMPARE(table[Company::Usa].engineers, 12 - row.engineers);
                       QCOMPARE(table[Company::Usa].credits, 6 - row.fee);
                   }
               });
    }

    void energy() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestProduction)
#include "tst_production.moc"
