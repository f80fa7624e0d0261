#include <algorithm>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/barrage/water.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr const char* kFlowFromB = "water water_management_one_drop_flowing_left B=1";

std::vector<int> dropsPerDam(const State& state) {
    std::vector<int> drops;
    for (const Dam& dam : state.map.dams)
        drops.push_back(dam.drops);
    return drops;
}

} // namespace

/// Sections 12 and 16: where flowing drops end.
class TestWater : public QObject {
    Q_OBJECT

private slots:
    void flow_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow(
            "E-29 B-12.2 B-12.4 B-16.1 a full dam lets drops pass, the rest leaves the map")
            << RowBody([] {
                   Table table;
                   table.dam("1L", Owner::Italy, 0, 1).dam("8L", Owner::France, 2, 2);
                   table.headstream(Headstream::A, 2).phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("1L"), 1);
                   QCOMPARE(table.drops("8L"), 3);
                   QCOMPARE(table.state().dropsGone, 1);
                   QCOMPARE(table.state().phase, Phase::Scoring);
               });
        QTest::newRow(
            "E-30 B-12.2 three drops fill mountain, upper and lower hills dam by one each")
            << RowBody([] {
                   Table table;
                   table.dam("2L", Owner::Italy, 1, 1).dam("5U", Owner::Usa, 2, 2);
                   table.dam("5L", Owner::Neutral, 1, 1);
                   table.headstream(Headstream::B, 3).phase(Phase::WaterFlow, 2);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("2L"), 2);
                   QCOMPARE(table.drops("5U"), 3);
                   QCOMPARE(table.drops("5L"), 2);
                   QCOMPARE(table.state().dropsGone, 0);
               });
        QTest::newRow("B-2.3 B-12.2 one drop stops in the upper dam though the lower has room")
            << RowBody([] {
                   Table table;
                   table.dam("5U", Owner::Usa, 1, 1).dam("5L", Owner::Neutral, 1, 0);
                   table.headstream(Headstream::B, 1).phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("5U"), 2);
                   QCOMPARE(table.drops("5L"), 0);
               });
        QTest::newRow("E-8 B-12.2 a neutral dam of level 2 with 1 drop keeps one of two")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Neutral, 1, 1).dam("9L", Owner::Italy, 2, 0);
                   table.headstream(Headstream::B, 2).phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("5L"), 2);
                   QCOMPARE(table.drops("9L"), 1);
               });
        QTest::newRow("B-12.1 drops run from a headstream and from the powerhouse that used them")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Usa, 0, 1).conduit("5A", Owner::Usa);
                   table.powerhouse("P8_0", Owner::Usa).dam("8L", Owner::Neutral, 0, 0);
                   table.dam("3L", Owner::Neutral, 0, 0);
                   table[Company::Usa].contracts = {};
                   QVERIFY(table.play({"usa produce turbine_station_zero_left 5L 5A P8_0 drops=1",
                                       "germany water water_management_one_drop_flowing_left "
                                       "C=1"}));
                   QCOMPARE(table.drops("8L"), 1);
                   QCOMPARE(table.drops("3L"), 1);
                   QCOMPARE(table.state().dropsGone, 0);
               });
        QTest::newRow("B-12.1 the four rivers pass 1 8 11, 2 5 9 11, 3 6 10 12 and 4 7 10 12")
            << RowBody([] {
                   const std::vector<std::vector<std::string>> ways{
                       {"1L", "8L"}, {"2L", "5L", "9L"}, {"3L", "6L", "10L"}, {"4L", "7L", "10L"}};
                   for (std::size_t river = 0; river < ways.size(); ++river) {
                       Table table;
                       for (const std::string& dam : ways[river])
                           table.dam(dam, Owner::Neutral, 0, 0);
                       const int caught = static_cast<int>(ways[river].size());
                       table.headstream(static_cast<Headstream>(river), caught + 1);
                       table.phase(Phase::WaterFlow, 1);
                       QVERIFY(table.play("table proceed"));
                       for (const std::string& dam : ways[river])
                           QCOMPARE(table.drops(dam), 1);
                       const Place last = table.events()[static_cast<std::size_t>(caught)].to;
                       QCOMPARE(last.kind, PlaceKind::OffMap);
                       QCOMPARE(static_cast<int>(last.index), river < 2 ? 11 : 12);
                   }
               });
        QTest::newRow("B-12.3 powerhouses and conduits stop no drop") << RowBody([] {
            Table table;
            for (const char* const space : {"P5_0", "P9_0", "P11_0"})
                table.powerhouse(space, Owner::Italy);
            for (const char* const space : {"2A", "2B", "5A", "5B", "9A"})
                table.conduit(space, Owner::France);
            table.headstream(Headstream::B, 1).phase(Phase::WaterFlow, 1);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table.state().dropsGone, 1);
        });
        QTest::newRow("B-12.4 a drop past basin 11 or 12 is gone") << RowBody([] {
            Table table;
            table.headstream(Headstream::A, 1).headstream(Headstream::D, 2);
            table.phase(Phase::WaterFlow, 1);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table.state().dropsGone, 3);
            QCOMPARE(table.state().dropsPlaced, 3);
        });
        QTest::newRow("B-12.5 a drop in a dam stays until a production moves it") << RowBody([] {
            Table table;
            table.dam("5L", Owner::Usa, 1, 2).conduit("5A", Owner::Usa);
            table.powerhouse("P8_0", Owner::Usa).phase(Phase::WaterFlow, 1);
            table[Company::Usa].contracts = {};
            QVERIFY(table.play({"table proceed", "table proceed", "table proceed"}));
            table.revealAll();
            QCOMPARE(static_cast<int>(table.state().round), 2);
            QCOMPARE(table.drops("5L"), 2);
            table.turnOf(Company::Usa);
            QVERIFY(table.play("usa produce turbine_station_zero_left 5L 5A P8_0 drops=1"));
            QCOMPARE(table.drops("5L"), 1);
        });
        QTest::newRow("B-12.6 a new base or elevation holds back only water that comes later")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Usa, 0, 1).headstream(Headstream::B, 2);
                   QVERIFY(table.play("usa build 5L elevation basic_elevation mixers=3"));
                   QCOMPARE(table.drops("5L"), 1);
                   QVERIFY(table.play("germany build 9L base basic_base excavators=3"));
                   QCOMPARE(table.drops("9L"), 0);
                   table.phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("5L"), 2);
                   QCOMPARE(table.drops("9L"), 1);
               });
        QTest::newRow("B-12.8 a headstream tile holds any number of drops") << RowBody([] {
            Table table;
            table.headstream(Headstream::A, 40);
            QVERIFY(table.play("usa water water_management_two_drops_left A=2"));
            QCOMPARE(static_cast<int>(table.state().map.headstreamDrops[0]), 42);
        });
        QTest::newRow("B-12.9 a drop placed into a dam does not flow and passes nothing")
            << RowBody([] {
                   Table table;
                   for (const char* const space : {"P5_0", "P9_0", "P12_0"})
                       table.powerhouse(space, Owner::Usa);
                   table.dam("5L", Owner::Usa, 0, 0).dam("5U", Owner::Neutral, 0, 0);
                   table.tile(Company::Usa, Tile::L2Elevation).tile(Company::Usa, Tile::L1Base);
                   QVERIFY(table.play("usa build 5L elevation l2_elevation mixers=3"));
                   QCOMPARE(table.drops("5L"), 2);
                   QCOMPARE(table.drops("5U"), 0);
                   table.turnOf(Company::Usa);
                   QVERIFY(table.play("usa build 9L base l1_base excavators=3"));
                   QCOMPARE(table.drops("9L"), 1);
                   QCOMPARE(table[Company::Usa].energy, 0);
               });
        QTest::newRow("B-12.10 where a capacity falls the drop stays and the dam is full")
            << RowBody([] {
                   Table table;
                   table.officer(Company::Usa, Officer::Sekibo);
                   table.officer(Company::Germany, Officer::DelMonte);
                   table.dam("5L", Owner::Usa, 2, 3).conduit("5A", Owner::Usa);
                   table.powerhouse("P8_0", Owner::Usa);
                   table[Company::Usa].contracts = {};
                   const std::string flow = std::string("usa ") + kFlowFromB;
                   QVERIFY(table.play({"usa copy graziano_del_monte", flow}));
                   QCOMPARE(table.drops("5L"), 4);
                   // the copy is over: 4 stay, no other enters, not even with 3 left
                   QVERIFY(table.play("germany water water_management_one_drop_flowing_right B=1"));
                   QCOMPARE(table.drops("5L"), 4);
                   QCOMPARE(table.state().dropsGone, 1);
                   table.turnOf(Company::Usa);
                   QVERIFY(table.play("usa produce turbine_station_zero_left 5L 5A P8_0 drops=1"));
                   table.headstream(Headstream::B, 1).phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("5L"), 3);
                   table.turnOf(Company::Usa);
                   QVERIFY(
                       table.play("usa produce turbine_station_plus_2_left 5L 5A P8_0 drops=1"));
                   table.headstream(Headstream::B, 2).phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("5L"), 3);
               });
    }

    void flow() {
        QFETCH(const RowBody, body);
        body();
    }

    void order_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("D-20 B-12.7 2 drops on C and 3 on D for one free place: 1 stays, 4 are lost")
            << RowBody([] {
                   Table table;
                   table.dam("10L", Owner::Neutral, 2, 2);
                   std::vector<int> starts{3, 3, 4, 4, 4};
                   do {
                       State state = table.state();
                       for (const int basin : starts)
                           flowDrop(state, Basin(basin), true);
                       QCOMPARE(Table(state).drops("10L"), 3);
                       QCOMPARE(state.dropsGone, 4);
                   } while (std::next_permutation(starts.begin(), starts.end()));
                   table.headstream(Headstream::C, 2).headstream(Headstream::D, 3);
                   table.phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(table.drops("10L"), 3);
                   QCOMPARE(table.state().dropsGone, 4);
               });
        QTest::newRow("B-12.7 any order gives the same dams, the same energy, the same loss")
            << RowBody([] {
                   Table table;
                   table.dam("2L", Owner::Italy, 0, 0).dam("5U", Owner::France, 0, 0);
                   table.dam("7L", Owner::Neutral, 0, 0).dam("10U", Owner::Italy, 0, 0);
                   for (const char* const space : {"P5_0", "P9_0", "P10_0"})
                       table.powerhouse(space, Owner::Usa);
                   std::vector<int> starts{2, 2, 2, 4, 4, 4};
                   do {
                       State state = table.state();
                       int passed = 0;
                       for (const int basin : starts)
                           passed += flowDrop(state, Basin(basin), true).usaBasinsPassed;
                       // B: 1 in basin 2, 1 in 5, 1 past 5 and 9; D: 1 in 7, 1 in 10, 1 past 10
                       QCOMPARE(passed, 1 + 2 + 1 + 1);
                       QCOMPARE(state.dropsGone, 2);
                       const std::vector<int> drops = dropsPerDam(state);
                       QCOMPARE(std::count(drops.begin(), drops.end(), 1), 4);
                   } while (std::next_permutation(starts.begin(), starts.end()));
               });
        QTest::newRow("B-16.1 when all have passed every drop flows until it is held or gone")
            << RowBody([] {
                   Table table(2);
                   table.dam("1L", Owner::Neutral, 0, 0).dam("7L", Owner::Neutral, 2, 2);
                   for (const Headstream headstream :
                        {Headstream::A, Headstream::B, Headstream::C, Headstream::D})
                       table.headstream(headstream, 2);
                   table[Company::Usa].engineers = table[Company::Germany].engineers = 1;
                   QVERIFY(table.play({"usa bank engineers=1", "germany bank engineers=1"}));
                   QCOMPARE(table.state().phase, Phase::WaterFlow);
                   QCOMPARE(static_cast<int>(table.state().map.headstreamDrops[0]), 2);
                   QVERIFY(table.play("table proceed"));
                   for (const int drops : table.state().map.headstreamDrops)
                       QCOMPARE(drops, 0);
                   QCOMPARE(table.drops("1L"), 1);
                   QCOMPARE(table.drops("7L"), 3);
                   QCOMPARE(table.state().dropsGone, 6);
               });
        QTest::newRow("B-16.2 the USA's energy of this phase counts in the scoring") << RowBody([] {
            Table table;
            for (const char* const space : {"P5_0", "P9_0", "P12_0"})
                table.powerhouse(space, Owner::Usa);
            table.headstream(Headstream::B, 3).phase(Phase::WaterFlow, 1);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table[Company::Usa].energy, 6);
            QVERIFY(table.play("table proceed"));
            // alone in the ranking, 3 credits from the track, section 1 reached
            QCOMPARE(table[Company::Usa].vp, 10 + 6);
            QCOMPARE(table[Company::Usa].credits, 6 + 3);
            QCOMPARE(table[Company::Germany].vp, 10 - 3);
        });
    }

    void order() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestWater)
#include "tst_water.moc"
