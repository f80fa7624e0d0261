#include <QtTest>

#include "tests/support/barrage/leeghwater_table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;

/// The USA with a building on this private building and 10 credits, excavators and mixers.
Table with(std::string_view slot) {
    Table table = expansionTable(10, 10, 10);
    putBuilding(table, slot, Owner::Usa);
    return table;
}

bool isTurnOf(const Table& table, Owner who) {
    return table.state().task().kind == TaskKind::TakeTurn && table.state().task().who == who;
}

} // namespace

/// B-25.20 and B-25.23: what private buildings and building tiles do.
class TestBuildingActions : public QObject {
    Q_OBJECT

private slots:
    void action_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-25.20 B-25.20a cofferdam: a drop into an own or neutral dam with room")
            << RowBody([] {
                   Table table = with("cofferdam_1");
                   table.dam("1L", Owner::Usa, 0, 1).dam("8L", Owner::Neutral, 2);
                   table.dam("9L", Owner::Germany);
                   QVERIFY(table.play("usa use-building cofferdam left"));
                   QVERIFY(
                       table.refuses("usa place-in-dam 1L", ErrorCode::NoRoomInDam, "B-25.20a"));
                   QVERIFY(table.refuses("usa place-in-dam 9L", ErrorCode::NotOwnDam, "B-25.20a"));
                   QVERIFY(table.refuses("usa place-in-dam 2L", ErrorCode::NotOwnDam, "B-25.20a"));
                   QVERIFY(table.refuses("usa decline", ErrorCode::CannotDecline, "B-25.20a"));
                   QVERIFY(table.play("usa place-in-dam 8L"));
                   QCOMPARE(table.drops("8L"), 1);
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("B-25.20a refuses when no dam has room") << RowBody([] {
            Table table = with("cofferdam_1");
            table.dam("1L", Owner::Usa, 0, 1).dam("9L", Owner::Germany);
            QVERIFY(
                table.refuses("usa use-building cofferdam left", ErrorCode::NoRoomInDam, "B-7.6"));
        });
        QTest::newRow("B-25.20b control station: a production with +3, bonus and contract")
            << RowBody([] {
                   Table table = with("control_station_1");
                   table.dam("5L", Owner::Usa, 1, 2).conduit("5B", Owner::Usa);
                   table.powerhouse("P10_0", Owner::Usa).powerhouse("P11_0", Owner::Usa);
                   QVERIFY(table.play("usa use-building control_station left"));
                   QVERIFY(table.refuses("usa decline", ErrorCode::CannotDecline, "B-25.20b"));
                   QVERIFY(!table.isOffered("usa decline"));
                   QVERIFY(table.play("usa produce none 5L 5B P10_0 drops=2"));
                   QCOMPARE(table[kUsa].energy, std::int16_t(8 + 3 + 1));
                   QCOMPARE(table.state().task().kind, TaskKind::FulfilContract);
                   QVERIFY(table.isOffered("usa fulfil starting_01"));
               });
        QTest::newRow("B-25.20b R-B12 Germany's second production follows") << RowBody([] {
            Table table = with("control_station_1");
            putBuilding(table, "control_station_2", Owner::Germany);
            table.turnOf(Company::Germany).dam("5L", Owner::Germany, 1, 2);
            table.conduit("5B", Owner::Germany).conduit("5A", Owner::Germany);
            table.powerhouse("P10_0", Owner::Germany).powerhouse("P11_0", Owner::Germany);
            table.powerhouse("P8_0", Owner::Germany);
            table[Company::Germany].contracts = {};
            QVERIFY(table.play({"germany use-building control_station left",
                                "germany produce none 5L 5B P10_0 drops=1"}));
            QCOMPARE(table[Company::Germany].energy, std::int16_t(4 + 3 + 1));
            QVERIFY(table.play("germany produce none 5L 5A P8_0 drops=1"));
            QCOMPARE(table[Company::Germany].energy, std::int16_t(8 + 3));
        });
        QTest::newRow("B-25.20b refuses without a system that can produce") << RowBody([] {
            Table table = with("control_station_1");
            table.dam("5L", Owner::Usa, 1, 2).powerhouse("P10_0", Owner::Usa);
            QVERIFY(table.refuses("usa use-building control_station left", ErrorCode::NotConnected,
                                  "B-7.6"));
        });
        QTest::newRow("B-25.20c customer office: 3 credits, any own contract") << RowBody([] {
            Table table = with("customer_office_1");
            table.hold(kUsa, "red_12").national({"national_01"});
            QVERIFY(table.play("usa use-building customer_office left"));
            QCOMPARE(table[kUsa].credits, std::int16_t(7));
            QVERIFY(table.refuses("usa fulfil national_01", ErrorCode::ContractNotOpen, "R-B10"));
            QVERIFY(table.play("usa fulfil red_12"));
            QCOMPARE(table[kUsa].vp, std::int16_t(17));
            QCOMPARE(table[kUsa].energy, std::int16_t(0));
            QVERIFY(isTurnOf(table, Owner::Germany));
        });
        QTest::newRow("B-25.20c refuses without a contract") << RowBody([] {
            Table table = with("customer_office_1");
            table[kUsa].contracts = {};
            QVERIFY(table.refuses("usa use-building customer_office left",
                                  ErrorCode::ContractNotHeld, "B-7.6"));
        });
        QTest::newRow("B-25.20d development office: a tile comes back, its machines stay")
            << RowBody([] {
                   Table table = with("development_office_1");
                   table[kUsa].wheel[3] = {Tile::BasicBase, 4, 0};
                   table[kUsa].tiles.erase(Tile::BasicBase);
                   QVERIFY(table.play("usa use-building development_office left"));
                   QVERIFY(table.refuses("usa take-back-tile segment=1",
                                         ErrorCode::NothingToTakeBack, "B-25.20d"));
                   QVERIFY(table.play("usa take-back-tile segment=4"));
                   QVERIFY(table[kUsa].tiles.contains(Tile::BasicBase));
                   QVERIFY((table[kUsa].wheel[3] == WheelSegment{Tile::None, 4, 0, 0}));
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("B-25.20d refuses with no tile on the wheel") << RowBody([] {
            Table table = with("development_office_1");
            QVERIFY(table.refuses("usa use-building development_office left",
                                  ErrorCode::NothingToTakeBack, "B-7.6"));
        });
        QTest::newRow("B-25.20d P-4 a lightly tracked player's wheel is not asked for")
            << RowBody([] {
                   Table table = with("development_office_1");
                   table.light(kUsa);
                   QVERIFY(table.play("usa use-building development_office left"));
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("B-25.20e energy relay field: 1 credit, 4 energy not for contracts")
            << RowBody([] {
                   Table table = with("energy_relay_field_1");
                   QVERIFY(table.play("usa use-building energy_relay_field left"));
                   QCOMPARE(table[kUsa].credits, std::int16_t(9));
                   QCOMPARE(table[kUsa].energy, std::int16_t(4));
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("B-25.20f financial division: 5 credits") << RowBody([] {
            Table table = with("financial_division_1");
            QVERIFY(table.play("usa use-building financial_division left"));
            QCOMPARE(table[kUsa].credits, std::int16_t(15));
        });
        QTest::newRow("B-25.20g loan agency: a work for 2 credits a machine, its space stays free")
            << RowBody([] {
                   Table table = with("loan_agency_1");
                   openWork(table, 1, "work_c_5"); // 5 excavators
                   openWork(table, 2, "work_c_3"); // 6 excavators
                   QVERIFY(table.play("usa use-building loan_agency left"));
                   QVERIFY(table.refuses("usa take-work work_c_3", ErrorCode::NotEnoughCredits,
                                         "B-25.20g"));
                   QVERIFY(table.refuses("usa take-work work_c_5 excavators=5",
                                         ErrorCode::WrongPayment, "B-25.20g"));
                   QVERIFY(!table.isOffered("usa decline"));
                   QVERIFY(table.play("usa take-work work_c_5"));
                   QCOMPARE(table[kUsa].credits, std::int16_t(0));
                   QCOMPARE(table[kUsa].excavators, std::int16_t(10));
                   QCOMPARE(table[kUsa].mixers, std::int16_t(13));
                   QVERIFY(table[kUsa].works.contains(Work(14)));
                   QVERIFY(table.state().works.spaces[1] == Occupancy{});
               });
        QTest::newRow("B-25.20g refuses when no open work can be paid") << RowBody([] {
            Table table = with("loan_agency_1");
            table.supply(kUsa, 1, 9, 9);
            QVERIFY(table.refuses("usa use-building loan_agency left", ErrorCode::WorkNotOpen,
                                  "B-7.6"));
        });
        QTest::newRow("B-25.20h research lab: half of a segment, rounded down, kinds of choice")
            << RowBody([] {
                   Table table = with("research_lab_1");
                   table[kUsa].wheel[1] = {Tile::BasicBuilding, 3, 4};
                   table[kUsa].wheel[2] = {Tile::BasicBase, 1, 0};
                   QVERIFY(table.play("usa use-building research_lab left"));
                   QVERIFY(table.refuses("usa take-back-machines segment=2 excavators=2",
                                         ErrorCode::WrongNumber, "B-25.20h"));
                   QVERIFY(table.refuses("usa take-back-machines segment=2 excavators=4",
                                         ErrorCode::WrongNumber, "B-25.20h"));
                   QVERIFY(table.refuses("usa take-back-machines segment=3", ErrorCode::WrongNumber,
                                         "B-25.20h"));
                   QVERIFY(table.play("usa take-back-machines segment=2 excavators=1 mixers=2"));
                   QVERIFY((table[kUsa].wheel[1] == WheelSegment{Tile::BasicBuilding, 2, 2, 0}));
                   QCOMPARE(table[kUsa].excavators, std::int16_t(11));
                   QCOMPARE(table[kUsa].mixers, std::int16_t(12));
               });
        QTest::newRow("B-25.20h refuses with no segment of two machines") << RowBody([] {
            Table table = with("research_lab_1");
            table[kUsa].wheel[2] = {Tile::BasicBase, 1, 0};
            QVERIFY(table.refuses("usa use-building research_lab left",
                                  ErrorCode::NothingToTakeBack, "B-7.6"));
        });
        QTest::newRow("B-25.20i robot factory: 1 credit, 2 machines of choice") << RowBody([] {
            Table table = with("robot_factory_1");
            QVERIFY(table.play({"usa use-building robot_factory left",
                                "usa choose-machines excavators=1 mixers=1"}));
            QCOMPARE(table[kUsa].credits, std::int16_t(9));
            QCOMPARE(table[kUsa].excavators + table[kUsa].mixers, 22);
        });
        QTest::newRow("B-25.20j wind farm: 2 credits, 5 energy good for an own contract")
            << RowBody([] {
                   Table table = with("wind_farm_1");
                   table.hold(kUsa, "yellow_01").hold(kUsa, "yellow_09");
                   table.national({"national_01"});
                   QVERIFY(table.play("usa use-building wind_farm left"));
                   QCOMPARE(table[kUsa].credits, std::int16_t(8));
                   QCOMPARE(table[kUsa].energy, std::int16_t(5));
                   QVERIFY(
                       table.refuses("usa fulfil yellow_09", ErrorCode::EnergyTooLow, "B-11.3"));
                   QVERIFY(table.play("usa fulfil yellow_01"));
               });
    }
    void action() {
        QFETCH(const RowBody, body);
        body();
    }

    void tile_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-25.23 B-25.23a I: the action at once without engineers, costs are paid")
            << RowBody([] {
                   Table table = expansionTable(2, 6, 2);
                   table.tile(kUsa, Tile::L1Building);
                   QVERIFY(table.play(
                       "usa build wind_farm_1 building l1_building excavators=6 mixers=2"));
                   QCOMPARE(table[kUsa].engineers, std::int16_t(11));
                   QVERIFY(table.refuses("usa use-building wind_farm left", ErrorCode::WrongSection,
                                         "B-25.23a"));
                   Table declined = table;
                   QVERIFY(declined.play("usa decline"));
                   QVERIFY(isTurnOf(declined, Owner::Germany));
                   QVERIFY(table.play("usa use-building wind_farm none"));
                   QCOMPARE(table[kUsa].engineers, std::int16_t(11));
                   QCOMPARE(table[kUsa].credits, std::int16_t(0));
                   QCOMPARE(table[kUsa].energy, std::int16_t(5));
                   QVERIFY(table.play("usa decline"));
                   table.turnOf(kUsa).supply(kUsa, 2, 0, 0);
                   QVERIFY(table.isOffered("usa use-building wind_farm left")); // still unused
               });
        QTest::newRow("B-25.23a I: an action that is not possible is not asked for") << RowBody([] {
            Table table = expansionTable(1, 6, 2);
            table.tile(kUsa, Tile::L1Building);
            QVERIFY(table.play("usa build wind_farm_1 building l1_building excavators=6 mixers=2"));
            QVERIFY(isTurnOf(table, Owner::Germany));
        });
        QTest::newRow("B-25.23b II: one of the two kinds of machines is enough") << RowBody([] {
            Table table = expansionTable(0, 6, 2);
            table.tile(kUsa, Tile::L2Building);
            QVERIFY(table.isOffered("usa build wind_farm_1 building l2_building excavators=6"));
            QVERIFY(table.isOffered("usa build wind_farm_1 building l2_building mixers=2"));
            QVERIFY(
                table.refuses("usa build wind_farm_1 building l2_building excavators=6 mixers=2",
                              ErrorCode::WrongPayment, "B-8.2c"));
            QVERIFY(table.play("usa build wind_farm_1 building l2_building mixers=2"));
            QCOMPARE(table[kUsa].excavators, std::int16_t(6));
        });
        QTest::newRow("B-25.23b II with Jordan: what credits replace is offered once")
            << RowBody([] {
                   Table table = expansionTable(6, 0, 0);
                   table.tile(kUsa, Tile::L2Building).officer(kUsa, Officer::Jordan);
                   putBuilding(table, "research_lab_1", Owner::Germany); // 2 and 2
                   int offers = 0;
                   for (const Move& move : legalMoves(table.state()))
                       if (const auto* build = std::get_if<Build>(&move.what))
                           offers += build->tile == Tile::L2Building && build->site.index == 29;
                   QCOMPARE(offers, 1);
               });
        QTest::newRow("B-25.23c III: the VP at once, and again at the end") << RowBody([] {
            Table table = expansionTable(0, 6, 2);
            table.tile(kUsa, Tile::L3Building);
            QVERIFY(table.play("usa build wind_farm_1 building l3_building excavators=6 mixers=2"));
            QCOMPARE(table[kUsa].vp, std::int16_t(15));
            QCOMPARE(sumOf(table.events(), EventKind::VpChanged, Owner::Usa, Source::TileEffect),
                     5);
            table.phase(Phase::Scoring, 5);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(sumOf(table.events(), EventKind::VpChanged, Owner::Usa, Source::Buildings), 5);
        });
        QTest::newRow("B-25.23 B-21.6 Krylov's tile copies a building tile") << RowBody([] {
            Table table = expansionTable(0, 6, 2);
            table.officer(kUsa, Officer::Krylov);
            table[kUsa].wheel[0] = {Tile::L3Building, 0, 0};
            QVERIFY(table.play("usa build wind_farm_1 building anton_krylov copying=l3_building "
                               "excavators=6 mixers=2"));
            QCOMPARE(table[kUsa].vp, std::int16_t(15));
        });
    }
    void tile() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestBuildingActions)
#include "tst_building_actions.moc"
