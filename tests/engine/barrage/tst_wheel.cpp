#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;

/// All five closed segments filled, the next to open first; nothing else in supply.
void fillWheel(Table& table) {
    CompanyState& usa = table[kUsa];
    usa.tiles = {};
    usa.wheel = {{{Tile::BasicBase, 3, 0},
                  {Tile::BasicElevation, 0, 2},
                  {Tile::BasicConduit, 6, 0},
                  {Tile::BasicPowerhouse, 0, 4},
                  {Tile::BasicWild, 5, 0}}};
    table.supply(kUsa, 20, 0, 0);
}

int filled(const Table& table) {
    int count = 0;
    for (const WheelSegment& segment : table.state().of(kUsa).wheel)
        count += segment.empty() ? 0 : 1;
    return count;
}

} // namespace

/// Section 9: the construction wheel.
class TestWheel : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-9.1 a construction fills the open segment and turns by one")
            << RowBody([] {
                   Table table;
                   QVERIFY(table.play("usa build 8L base basic_base excavators=3"));
                   QCOMPARE(table[kUsa].wheel[4], (WheelSegment{Tile::BasicBase, 3, 0}));
                   QCOMPARE(filled(table), 1);
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa build 8L elevation basic_elevation mixers=2"));
                   QCOMPARE(table[kUsa].wheel[3], (WheelSegment{Tile::BasicBase, 3, 0}));
                   QCOMPARE(table[kUsa].wheel[4], (WheelSegment{Tile::BasicElevation, 0, 2}));
                   QCOMPARE(filled(table), 2);
               });
        QTest::newRow("B-9.2 turning by three is three steps, each with its return") << RowBody([] {
            Table table;
            fillWheel(table);
            QVERIFY(table.play("usa workshop workshop_three_left"));
            std::vector<int> course; // -1 for a step, otherwise the tile that returns
            for (const Event& event : table.events()) {
                if (event.kind == EventKind::WheelTurned)
                    course.push_back(-1);
                if (event.kind == EventKind::TileReturned)
                    course.push_back(event.index);
            }
            QCOMPARE(course, (std::vector<int>{-1, static_cast<int>(Tile::BasicBase), -1,
                                               static_cast<int>(Tile::BasicElevation), -1,
                                               static_cast<int>(Tile::BasicConduit)}));
            QCOMPARE(table[kUsa].excavators, 3 + 6);
            QCOMPARE(table[kUsa].mixers, 2);
            QCOMPARE(table[kUsa].tiles.size(), 3);
            QCOMPARE(table[kUsa].wheel[0].tile, Tile::BasicPowerhouse);
            QCOMPARE(filled(table), 2);
        });
        QTest::newRow(
            "D-6 B-9.3 four further steps leave a tile on the wheel, the fifth returns it")
            << RowBody([] {
                   Table table;
                   table.supply(kUsa, 5, 3, 0);
                   QVERIFY(table.play("usa build 8L base basic_base excavators=3"));
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa workshop workshop_three_left"));
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa workshop workshop_one_left"));
                   QVERIFY(!table[kUsa].tiles.contains(Tile::BasicBase));
                   QCOMPARE(table[kUsa].excavators, 0);
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa workshop workshop_one_right"));
                   QVERIFY(table[kUsa].tiles.contains(Tile::BasicBase));
                   QCOMPARE(table[kUsa].excavators, 3);
                   QCOMPARE(filled(table), 0);
               });
        QTest::newRow(
            "D-6 B-9.3 five constructions fill five segments, the sixth returns the first")
            << RowBody([] {
                   Table table;
                   table.tile(kUsa, Tile::L1Wild).tile(kUsa, Tile::L2Wild);
                   table.supply(kUsa, 0, 7, 7);
                   for (const char* move : {"usa build 8L base basic_base excavators=3",
                                            "usa build 8L elevation basic_elevation mixers=2",
                                            "usa build 10B conduit basic_conduit excavators=2",
                                            "usa build P8_0 powerhouse basic_powerhouse mixers=2",
                                            "usa build 9A conduit l1_wild excavators=2"}) {
                       table.turnOf(kUsa);
                       table[kUsa].constructions = 0;
                       QVERIFY(table.play(move));
                   }
                   QCOMPARE(filled(table), 5);
                   QCOMPARE(table[kUsa].tiles.size(), 1);
                   QCOMPARE(table[kUsa].excavators, 0);
                   table.turnOf(kUsa);
                   table[kUsa].constructions = 0;
                   QVERIFY(table.play("usa build P9_0 powerhouse l2_wild mixers=3"));
                   QCOMPARE(filled(table), 5);
                   QVERIFY(table[kUsa].tiles.contains(Tile::BasicBase));
                   QCOMPARE(table[kUsa].tiles.size(), 1);
                   QCOMPARE(table[kUsa].excavators, 3);
               });
        QTest::newRow("B-9.4 a contract turns the own wheel only") << RowBody([] {
            Table table;
            fillWheel(table);
            table[Company::Germany].wheel[0] = {Tile::BasicBase, 3, 0};
            const Wheel germany = table[Company::Germany].wheel;
            table.dam("5L", Owner::Usa, 0, 1).conduit("5A", Owner::Usa);
            table.powerhouse("P8_0", Owner::Usa).hold(kUsa, "green_09");
            QVERIFY(table.play({"usa produce turbine_station_zero_left 5L 5A P8_0 drops=1",
                                "usa fulfil green_09"}));
            QCOMPARE(sumOf(table.events(), EventKind::WheelTurned, Owner::Usa), 2);
            QCOMPARE(table[kUsa].tiles.size(), 2);
            QCOMPARE(table[Company::Germany].wheel, germany);
        });
        QTest::newRow("B-9.4 incomes turn the wheel at once and in the income phase")
            << RowBody([] {
                   Table table; // the second base of the USA: one segment
                   table.dam("8L", Owner::Usa);
                   fillWheel(table);
                   table[kUsa].tiles.insert(Tile::L1Wild);
                   table.supply(kUsa, 0, 3, 0);
                   QVERIFY(table.play("usa build 9L base l1_wild excavators=3"));
                   QCOMPARE(sumOf(table.events(), EventKind::WheelTurned, Owner::Usa), 2);
                   QCOMPARE(table[kUsa].tiles.size(), 2);
                   table.phase(Phase::IncomeAndHeadstreams, 2);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(sumOf(table.events(), EventKind::WheelTurned, Owner::Usa), 3);
                   QCOMPARE(table[kUsa].tiles.size(), 3);
               });
        QTest::newRow("B-9.4 each workshop turns by its segments") << RowBody([] {
            constexpr std::pair<const char*, int> kWorkshops[] = {
                {"usa workshop workshop_one_left", 1},   {"usa workshop workshop_one_right", 1},
                {"usa workshop workshop_two_left", 2},   {"usa workshop workshop_two_right", 2},
                {"usa workshop workshop_three_left", 3}, {"usa workshop workshop_three_right", 3}};
            for (const auto& [move, segments] : kWorkshops) {
                Table table;
                fillWheel(table);
                QVERIFY(table.play(move));
                QCOMPARE(filled(table), 5 - segments);
                QCOMPARE(table[kUsa].tiles.size(), segments);
            }
        });
        QTest::newRow("D-7 B-9.4 the I elevation tile with the fifth elevation returns everything")
            << RowBody([] {
                   Table table;
                   fillWheel(table);
                   table.dam("1L", Owner::Usa, 2).dam("2L", Owner::Usa, 2).dam("3L", Owner::Usa);
                   table.tile(kUsa, Tile::L1Elevation).supply(kUsa, 0, 0, 4);
                   QVERIFY(table.play("usa build 3L elevation l1_elevation mixers=4"));
                   QCOMPARE(sumOf(table.events(), EventKind::WheelTurned, Owner::Usa), 6);
                   QCOMPARE(filled(table), 0);
                   QCOMPARE(table[kUsa].tiles.size(), 6);
                   QCOMPARE(table[kUsa].excavators, 3 + 6 + 5);
                   QCOMPARE(table[kUsa].mixers, 2 + 4 + 4);
                   QCOMPARE(table[kUsa].vp, 10 + 7); // income of the fifth elevation
               });
        QTest::newRow("B-9.5 machines gained go to supply and may be used immediately")
            << RowBody([] {
                   Table table;
                   table.supply(kUsa, 2, 2, 0);
                   QVERIFY(table.refuses("usa build 8L base basic_base excavators=3",
                                         ErrorCode::NotEnoughMachines, "B-8.4"));
                   QVERIFY(table.play("usa buy-machines machinery_shop_excavator_left"));
                   QCOMPARE(table[kUsa].excavators, 3);
                   QCOMPARE(filled(table), 0);
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa build 8L base basic_base excavators=3"));
               });
        QTest::newRow("B-9.6 the wheel keeps its content when the round ends") << RowBody([] {
            Table table;
            fillWheel(table);
            const Wheel before = table[kUsa].wheel;
            table.phase(Phase::EndOfRound, 1);
            QVERIFY(table.play("table proceed"));
            table.revealAll();
            QCOMPARE(table.state().round, 2);
            QCOMPARE(table[kUsa].wheel, before);
            QCOMPARE(table[kUsa].tiles.size(), 0);
        });
        QTest::newRow("R-B31 an empty wheel may be turned") << RowBody([] {
            Table table;
            table.supply(kUsa, 2, 0, 0);
            QCOMPARE(filled(table), 0);
            QVERIFY(table.isOffered("usa workshop workshop_two_left"));
            QVERIFY(table.play("usa workshop workshop_two_left"));
            QCOMPARE(table[kUsa].credits, 0);
            QCOMPARE(table[kUsa].tiles.size(), 4);
        });
    }

    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestWheel)
#include "tst_wheel.moc"
