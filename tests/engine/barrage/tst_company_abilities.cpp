#include <initializer_list>
#include <string>

#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

Table& powerhouses(Table& table, Owner owner, std::initializer_list<std::string_view> spaces) {
    for (const std::string_view space : spaces)
        table.powerhouse(space, owner);
    return table;
}

/// E-39: 2 drops in basin 6, 6B to 7, a dam of level 3 with 1 drop there, Sophia's 7A to 10.
Table joanna() {
    Table table;
    table.dam("6L", Owner::Germany, 1, 2).conduit("6B", Owner::Germany);
    table.dam("7L", Owner::Germany, 2, 1).conduit("7A", Owner::France);
    powerhouses(table, Owner::Germany, {"P7_0", "P10_0", "P12_0"});
    table[Company::Germany].contracts = {};
    table.supply(Company::Germany, 3, 0, 0).turnOf(Company::Germany).national({});
    return table;
}

constexpr const char* kFirst = "germany produce turbine_station_plus_2_left 6L 6B P7_0 drops=2";
constexpr const char* kSecond = "germany produce none 7L 7A P10_0 drops=3";

/// France with three powerhouses and one drop through an own conduit to basin 8, no contracts.
Table sophia(std::string_view dam, std::string_view conduit, int drops) {
    Table table;
    table.dam(dam, Owner::France, 2, drops).conduit(conduit, Owner::France);
    powerhouses(table, Owner::France, {"P8_0", "P9_0", "P12_0"});
    table[Company::France].contracts = {};
    table.turnOf(Company::France).national({});
    return table;
}

} // namespace

/// Section 20: company bonus and the four abilities.
class TestCompanyAbilities : public QObject {
    Q_OBJECT

private slots:
    void bonus_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-20.1 the company bonus is 0, 1, 1, 3 with 1, 2, 3, 4 powerhouses")
            << RowBody([] {
                   const int expected[] = {0, 1, 1, 3};
                   const char* const spaces[] = {"P8_0", "P9_0", "P10_0", "P12_0"};
                   for (int count = 1; count <= 4; ++count) {
                       Table table;
                       table.dam("5L", Owner::France, 0, 1).conduit("5A", Owner::France);
                       for (int i = 0; i < count; ++i)
                           table.powerhouse(spaces[i], Owner::France);
                       table.turnOf(Company::France);
                       QVERIFY(table.play(
                           "france produce turbine_station_zero_left 5L 5A P8_0 drops=1"));
                       QCOMPARE(table[Company::France].energy, 3 + expected[count - 1]);
                   }
               });
        QTest::newRow("B-20.2 the ability begins with the third powerhouse and stays with four")
            << RowBody([] {
                   const int gained[] = {0, 0, 3, 3};
                   const int bonus[] = {0, 1, 1, 3};
                   const char* const spaces[] = {"P8_0", "P9_0", "P10_0", "P12_0"};
                   for (int count = 1; count <= 4; ++count) {
                       Table table;
                       table.dam("5L", Owner::Italy, 0, 1).conduit("5A", Owner::Italy);
                       for (int i = 0; i < count; ++i)
                           table.powerhouse(spaces[i], Owner::Italy);
                       table[Company::Italy].contracts = {};
                       table.turnOf(Company::Italy);
                       QVERIFY(table.play(
                           "italy produce turbine_station_zero_left 5L 5A P8_0 drops=1"));
                       QCOMPARE(table[Company::Italy].energy,
                                3 + bonus[count - 1] + gained[count - 1]);
                   }
               });
        QTest::newRow("R-B13 B-20.4 Italy gains 3 after every production, also one from a tile")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Italy, 1, 2).conduit("5A", Owner::Italy);
                   powerhouses(table, Owner::Italy, {"P8_0", "P9_0", "P12_0"});
                   table[Company::Italy].contracts = {};
                   table.tile(Company::Italy, Tile::L2Powerhouse).supply(Company::Italy, 0, 0, 5);
                   table.turnOf(Company::Italy);
                   QVERIFY(
                       table.play("italy produce turbine_station_zero_left 5L 5A P8_0 drops=1"));
                   QCOMPARE(table[Company::Italy].energy, 3 + 1 + 3);
                   table.turnOf(Company::Italy);
                   QVERIFY(table.play({"italy build P10_0 powerhouse l2_powerhouse mixers=5",
                                       "italy produce none 5L 5A P8_0 drops=1"}));
                   QCOMPARE(table[Company::Italy].energy, 7 + 3 + 2 + 3 + 3);
                   QCOMPARE(
                       sumOf(table.events(), EventKind::EnergyMoved, Owner::Italy, Source::Ability),
                       3 + 3);
               });
    }

    void bonus() {
        QFETCH(const RowBody, body);
        body();
    }

    void usa_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("D-14 B-20.3 a drop from B past 5 and 9 gives 2, one held in basin 5 gives 1")
            << RowBody([] {
                   Table table;
                   powerhouses(table, Owner::Usa, {"P5_0", "P9_0", "P12_0"});
                   Table held = table;
                   table.turnOf(Company::Germany);
                   QVERIFY(table.play("germany water water_management_one_drop_flowing_left B=1"));
                   QCOMPARE(table[Company::Usa].energy, 2);
                   held.dam("5U", Owner::France, 0, 0);
                   QVERIFY(held.play("usa water water_management_one_drop_flowing_left B=1"));
                   QCOMPARE(held.drops("5U"), 1);
                   QCOMPARE(held[Company::Usa].energy, 1);
               });
        QTest::newRow("E-38 B-20.3 two drops of another's production past a red powerhouse: 4 to 6")
            << RowBody([] {
                   Table table;
                   powerhouses(table, Owner::Usa, {"P9_0", "P10_0", "P12_0"});
                   table.dam("1L", Owner::Italy, 1, 2).conduit("1B", Owner::Italy);
                   table.powerhouse("P5_0", Owner::Italy).dam("5L", Owner::France, 0, 1);
                   table[Company::Usa].energy = 4;
                   table[Company::Italy].contracts = {};
                   table.turnOf(Company::Italy);
                   QVERIFY(
                       table.play("italy produce turbine_station_zero_left 1L 1B P5_0 drops=2"));
                   QCOMPARE(table[Company::Usa].energy, 6);
                   table.headstream(Headstream::B, 3).phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table[Company::Usa].energy, 6 + 3);
               });
        QTest::newRow("B-20.3 a drop brought by conduit does not count there, but further down")
            << RowBody([] {
                   Table own;
                   own.dam("5L", Owner::Usa, 0, 1).conduit("5A", Owner::Usa);
                   powerhouses(own, Owner::Usa, {"P8_0", "P11_0", "P12_0"});
                   own[Company::Usa].contracts = {};
                   QVERIFY(own.play("usa produce turbine_station_zero_left 5L 5A P8_0 drops=1"));
                   QCOMPARE(own[Company::Usa].energy, 3 + 1 + 1);

                   Table foreign;
                   foreign.dam("5L", Owner::Italy, 0, 1).conduit("5A", Owner::Italy);
                   foreign.powerhouse("P8_1", Owner::Italy);
                   powerhouses(foreign, Owner::Usa, {"P8_0", "P9_0", "P12_0"});
                   foreign[Company::Italy].contracts = {};
                   foreign.turnOf(Company::Italy);
                   QVERIFY(
                       foreign.play("italy produce turbine_station_zero_left 5L 5A P8_1 drops=1"));
                   QCOMPARE(foreign[Company::Usa].energy, 0);
               });
        QTest::newRow("B-20.3 two powerhouses are not enough for passing water") << RowBody([] {
            Table table;
            powerhouses(table, Owner::Usa, {"P5_0", "P9_0"});
            QVERIFY(table.play("usa water water_management_one_drop_flowing_left B=1"));
            QCOMPARE(table[Company::Usa].energy, 0);
        });
    }

    void usa() {
        QFETCH(const RowBody, body);
        body();
    }

    void germany_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("E-39 B-20.5 first 7, then 6 through Sophia's conduit: 13 in all") << RowBody(
            [] {
                Table table = joanna();
                table.hold(Company::Germany, "yellow_11").hold(Company::Germany, "yellow_09");
                table.hold(Company::Germany, "red_12"); // 7, 6 and 10
                QVERIFY(table.play(kFirst));
                QCOMPARE(table[Company::Germany].energy, 4 + 1 + 2);
                QVERIFY(table.refuses("germany fulfil red_12", ErrorCode::EnergyTooLow, "B-11.3"));
                QVERIFY(table.play("germany fulfil yellow_11"));
                QCOMPARE(table.drops("7L"), 3);
                QVERIFY(table.play(kSecond));
                QCOMPARE(table[Company::Germany].energy, 13);
                QCOMPARE(table[Company::Germany].credits, 0);
                QCOMPARE(table[Company::France].credits, 6 + 3);
                QCOMPARE(table[Company::France].vp, 10 + 3);
                QVERIFY(table.refuses("germany fulfil red_12", ErrorCode::EnergyTooLow, "B-11.3"));
                QVERIFY(table.play(
                    {"germany fulfil yellow_09", "germany choose-machines excavators=1 mixers=1"}));
                // 6 VP and 3 VP; no third production
                QCOMPARE(table[Company::Germany].vp, 10 + 6 + 3);
                QCOMPARE(table.state().active, Company::Italy);
            });
        QTest::newRow("B-20.5 the second production may be declined") << RowBody([] {
            Table table = joanna();
            QVERIFY(table.play({kFirst, "germany decline"}));
            QCOMPARE(table[Company::Germany].energy, 7);
            QCOMPARE(table.drops("7L"), 3);
            QCOMPARE(table.state().active, Company::Italy);
        });
        QTest::newRow("B-20.5 refuses the powerhouse of the first production") << RowBody([] {
            Table table = joanna();
            table.dam("6U", Owner::Neutral, 0, 1);
            QVERIFY(table.play(kFirst));
            QVERIFY(table.refuses("germany produce none 6U 6B P7_0 drops=1",
                                  ErrorCode::SamePowerhouse, "B-20.5"));
            QVERIFY(table.isOffered(kSecond));
        });
        QTest::newRow("B-20.5 refuses a foreign conduit without the credits") << RowBody([] {
            Table table = joanna();
            table.supply(Company::Germany, 2, 0, 0);
            QVERIFY(table.play(kFirst));
            QVERIFY(table.refuses(kSecond, ErrorCode::NotEnoughCredits, "B-10.6"));
            QVERIFY(table.isOffered("germany produce none 7L 7A P10_0 drops=2"));
        });
        QTest::newRow("B-20.5 no malus in the second production either") << RowBody([] {
            Table table = joanna();
            QVERIFY(table.play({"germany produce turbine_station_minus_2_left 6L 6B P7_0 drops=2",
                                "germany produce none 7L 7A P10_0 drops=1"}));
            QCOMPARE(table[Company::Germany].energy, (4 - 2 + 1) + 2);
        });
        QTest::newRow("R-B12 dam and conduit of the first may serve again, the second is the last")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Germany, 2, 3).conduit("5A", Owner::Germany);
                   table.conduit("5B", Owner::Germany);
                   powerhouses(table, Owner::Germany, {"P8_0", "P10_0", "P12_0"});
                   table[Company::Germany].contracts = {};
                   table.turnOf(Company::Germany);
                   QVERIFY(
                       table.play({"germany produce turbine_station_zero_left 5L 5A P8_0 drops=1",
                                   "germany produce none 5L 5B P10_0 drops=1"}));
                   QCOMPARE(table[Company::Germany].energy, (3 + 1) + 4);
                   QCOMPARE(table.drops("5L"), 1);
                   QCOMPARE(table.state().active, Company::Italy);
               });
        QTest::newRow("R-B12 it may follow the production of the II powerhouse tile")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Germany, 1, 2).conduit("5A", Owner::Germany);
                   table.conduit("5B", Owner::Germany);
                   powerhouses(table, Owner::Germany, {"P8_0", "P12_0"});
                   table[Company::Germany].contracts = {};
                   table.tile(Company::Germany, Tile::L2Powerhouse);
                   table.turnOf(Company::Germany);
                   QVERIFY(table.play({"germany build P10_0 powerhouse l2_powerhouse mixers=4",
                                       "germany produce none 5L 5A P8_0 drops=1",
                                       "germany produce none 5L 5B P10_0 drops=1"}));
                   QCOMPARE(table[Company::Germany].energy, (3 + 2 + 1) + 4);
                   QCOMPARE(table.state().active, Company::Italy);
               });
        QTest::newRow("R-B12 without another powerhouse that can produce nothing is asked")
            << RowBody([] {
                   Table table = joanna();
                   table.supply(Company::Germany, 0, 0, 0);
                   QVERIFY(table.play(kFirst));
                   QCOMPARE(table.state().active, Company::Italy);
               });
        QTest::newRow("D-13 R-B12 Fiesler does not act in the second production") << RowBody([] {
            Table table = joanna();
            table.officer(Company::Germany, Officer::Fiesler);
            QVERIFY(table.play("germany produce turbine_station_zero_left 6L 6B P7_0 drops=1"));
            QCOMPARE(table[Company::Germany].energy, 4 + 1);
            QVERIFY(table.play("germany produce none 7L 7A P10_0 drops=1"));
            QCOMPARE(table[Company::Germany].energy, 5 + 2);
        });
    }

    void germany() {
        QFETCH(const RowBody, body);
        body();
    }

    void france_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("D-12 B-20.6 10 energy fulfil a national contract of 13") << RowBody([] {
            Table table = sophia("5L", "5A", 3);
            table.national({"national_01", "national_03"}); // 13 and 14
            QVERIFY(table.play("france produce turbine_station_zero_left 5L 5A P8_0 drops=3"));
            QCOMPARE(table[Company::France].energy, 9 + 1);
            QVERIFY(table.refuses("france fulfil national_03", ErrorCode::EnergyTooLow, "B-11.3"));
            QVERIFY(table.play("france fulfil national_01"));
            QCOMPARE(table[Company::France].vp, 10 + 7);
        });
        QTest::newRow("D-12 B-20.6 1 energy fulfils a contract of 4") << RowBody([] {
            Table table = sophia("8L", "8B", 1); // value 2, space -2, bonus +1
            table.hold(Company::France, "green_13").hold(Company::France, "yellow_11");
            QVERIFY(table.play("france produce turbine_station_minus_2_left 8L 8B P9_0 drops=1"));
            QCOMPARE(table[Company::France].energy, 1);
            QVERIFY(table.refuses("france fulfil yellow_11", ErrorCode::EnergyTooLow, "B-11.3"));
            QVERIFY(table.play("france fulfil green_13"));
            QCOMPARE(table[Company::France].vp, 10 + 5);
        });
        QTest::newRow("B-20.6 refuses the discount with two powerhouses and to other companies")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::France, 0, 1).conduit("5A", Owner::France);
                   powerhouses(table, Owner::France, {"P8_0", "P9_0"});
                   table.hold(Company::France, "yellow_03").turnOf(Company::France); // asks 5
                   QVERIFY(
                       table.play("france produce turbine_station_zero_left 5L 5A P8_0 drops=1"));
                   QVERIFY(
                       table.refuses("france fulfil yellow_03", ErrorCode::EnergyTooLow, "B-11.3"));
                   Table italy;
                   italy.dam("5L", Owner::Italy, 0, 1).conduit("5A", Owner::Italy);
                   powerhouses(italy, Owner::Italy, {"P8_0", "P9_0", "P12_0"});
                   italy.hold(Company::Italy, "yellow_03").turnOf(Company::Italy);
                   QVERIFY(
                       italy.play("italy produce turbine_station_zero_left 5L 5A P8_0 drops=1"));
                   QVERIFY(
                       italy.refuses("italy fulfil yellow_03", ErrorCode::EnergyTooLow, "B-11.3"));
               });
    }

    void france() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestCompanyAbilities)
#include "tst_company_abilities.moc"
