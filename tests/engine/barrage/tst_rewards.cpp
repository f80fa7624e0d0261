#include <string>

#include <QtTest>

#include "engine/barrage/ids.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// The USA about to be asked for a contract after a production of 10, with this one in hand.
Table asked(std::string_view contract) {
    Table table;
    table.dam("1L", Owner::Neutral, 1, 2).conduit("1A", Owner::Usa).powerhouse("P8_0", Owner::Usa);
    table[Company::Usa].contracts = {};
    table.open(Colour::Yellow, "yellow_05", "yellow_06");
    table.hold(Company::Usa, contract).national({});
    if (!table.play("usa produce turbine_station_zero_left 1L 1A P8_0 drops=2"))
        QTest::qFail("the production before the contract", __FILE__, __LINE__);
    return table;
}

int waiting(const Table& table, Headstream headstream) {
    return table.state().map.headstreamDrops[static_cast<std::size_t>(headstream)];
}

/// A company without contracts and officer that builds with this tile.
Table building(Company company, Tile tile) {
    Table table;
    table[company].contracts = {};
    table.tile(company, tile).supply(company, 6, 12, 12).turnOf(company).national({"national_01"});
    return table;
}

} // namespace

/// What rewards bring and in which order, and energy that comes from tiles.
class TestRewards : public QObject {
    Q_OBJECT

private slots:
    void choices_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-11.8 machines of choice come in any mix") << RowBody([] {
            Table table = asked("red_15"); // 3 of them
            QVERIFY(table.play("usa fulfil red_15"));
            for (int excavators = 0; excavators <= 3; ++excavators)
                QVERIFY(
                    table.isOffered("usa choose-machines excavators=" + std::to_string(excavators) +
                                    " mixers=" + std::to_string(3 - excavators)));
            QVERIFY(table.play("usa choose-machines excavators=0 mixers=3"));
            QCOMPARE(table[Company::Usa].excavators, 6);
            QCOMPARE(table[Company::Usa].mixers, 4 + 3);
        });
        QTest::newRow("B-11.8 refuses a wrong number of machines") << RowBody([] {
            Table table = asked("red_15");
            QVERIFY(table.play("usa fulfil red_15"));
            QVERIFY(table.refuses("usa choose-machines excavators=2 mixers=2",
                                  ErrorCode::WrongNumber, "B-11.8"));
            QVERIFY(table.refuses("usa choose-machines excavators=1 mixers=1",
                                  ErrorCode::WrongNumber, "B-11.8"));
        });
        QTest::newRow("B-13.3 drops of a contract may be divided among the headstreams")
            << RowBody([] {
                   Table table = asked("yellow_14"); // 3 waiting drops
                   QVERIFY(table.play({"usa fulfil yellow_14", "usa place-drops A=1 B=1 D=1"}));
                   QCOMPARE(waiting(table, Headstream::A), 1);
                   QCOMPARE(waiting(table, Headstream::B), 1);
                   QCOMPARE(waiting(table, Headstream::C), 0);
                   QCOMPARE(waiting(table, Headstream::D), 1);
               });
        QTest::newRow("B-13.3 drops of an income flow or wait as the icon says, where one likes")
            << RowBody([] {
                   Table table; // the USA's fourth elevation: 2 VP and 2 flowing drops
                   table.dam("5L", Owner::Usa, 2, 0).dam("6L", Owner::Usa, 1, 0);
                   table.dam("2L", Owner::Neutral, 0, 0).supply(Company::Usa, 0, 0, 3);
                   QVERIFY(table.play({"usa build 6L elevation basic_elevation mixers=3",
                                       "usa place-drops B=1 C=1"}));
                   QCOMPARE(table[Company::Usa].vp, 10 + 2);
                   QCOMPARE(table.drops("2L"), 1);
                   QCOMPARE(table.drops("6L"), 1);
                   QCOMPARE(waiting(table, Headstream::B), 0);
               });
        QTest::newRow("B-13.3 refuses more drops than the reward has") << RowBody([] {
            Table table = asked("yellow_14");
            QVERIFY(table.play("usa fulfil yellow_14"));
            QVERIFY(table.refuses("usa place-drops A=2 B=2", ErrorCode::TooManyDrops, "B-13.3"));
        });
    }

    void choices() {
        QFETCH(const RowBody, body);
        body();
    }

    void order_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("R-B4 energy comes before the powerhouse in front of it") << RowBody([] {
            Table table = asked("red_09");
            QVERIFY(table.play("usa fulfil red_09"));
            QCOMPARE(table.state().task().kind, TaskKind::PlacePiece);
            QCOMPARE(table[Company::Usa].energy, 10 + 3);
        });
        QTest::newRow("R-B4 machines come before the flowing drops in front of them")
            << RowBody([] {
                   Table table = asked("yellow_13");
                   QVERIFY(table.play("usa fulfil yellow_13"));
                   QCOMPARE(table.state().task().kind, TaskKind::PlaceDrops);
                   QCOMPARE(table[Company::Usa].mixers, 4 + 1);
                   QCOMPARE(table[Company::Usa].vp, 10 + 3);
               });
        QTest::newRow("R-B4 the other icons follow from left to right") << RowBody([] {
            Table drops = asked("yellow_15"); // 4 credits, 2 drops, 1 machine of choice
            QVERIFY(drops.play("usa fulfil yellow_15"));
            QCOMPARE(drops[Company::Usa].credits, 6 + 4);
            QCOMPARE(drops.state().task().kind, TaskKind::PlaceDrops);
            QVERIFY(drops.play("usa place-drops none"));
            QCOMPARE(drops.state().task().kind, TaskKind::ChooseMachines);

            Table drop = asked("yellow_04"); // 2 VP, 1 drop, 2 steps
            QVERIFY(drop.play("usa fulfil yellow_04"));
            QCOMPARE(sumOf(drop.events(), EventKind::WheelTurned, Owner::Usa), 0);
            QVERIFY(drop.play("usa place-drops none"));
            QCOMPARE(sumOf(drop.events(), EventKind::WheelTurned, Owner::Usa), 2);

            Table steps = asked("yellow_07"); // 3 steps, 1 drop
            QVERIFY(steps.play("usa fulfil yellow_07"));
            QCOMPARE(steps.state().task().kind, TaskKind::PlaceDrops);
            QCOMPARE(sumOf(steps.events(), EventKind::WheelTurned, Owner::Usa), 3);

            Table piece = asked("red_10"); // an elevation, 2 drops
            piece.dam("7L", Owner::Usa);
            QVERIFY(piece.play("usa fulfil red_10"));
            QCOMPARE(piece.state().task().kind, TaskKind::PlacePiece);
        });
        QTest::newRow("R-B32 drops of a reward may be declined, in part too") << RowBody([] {
            Table none = asked("yellow_14");
            QVERIFY(none.play({"usa fulfil yellow_14", "usa place-drops none"}));
            QCOMPARE(none.state().active, Company::Germany);
            QCOMPARE(none.state().dropsPlaced, 2);
            Table some = asked("yellow_14");
            QVERIFY(some.play({"usa fulfil yellow_14", "usa place-drops C=2"}));
            QCOMPARE(waiting(some, Headstream::C), 2);
            QCOMPARE(some.state().active, Company::Germany);
        });
        QTest::newRow("R-B32 a piece of a reward may be declined") << RowBody([] {
            Table table = asked("yellow_02");
            QVERIFY(table.play({"usa fulfil yellow_02", "usa decline"}));
            QCOMPARE(table[Company::Usa].built[3], 1);
            QCOMPARE(table.state().active, Company::Germany);
        });
        QTest::newRow("R-B32 a piece that cannot be placed lapses") << RowBody([] {
            Table table = asked("yellow_10"); // an elevation, but there is no own dam
            QVERIFY(table.play("usa fulfil yellow_10"));
            QCOMPARE(table[Company::Usa].vp, 10 + 2);
            QCOMPARE(table.state().active, Company::Germany);
            Table four = asked("yellow_02"); // a powerhouse, but all four stand
            for (const char* const space : {"P9_0", "P10_0", "P11_0"})
                four.powerhouse(space, Owner::Usa);
            QVERIFY(four.play("usa fulfil yellow_02"));
            QCOMPARE(four.state().active, Company::Germany);
        });
        QTest::newRow("R-B32 refuses to decline machines; wheel steps come by themselves")
            << RowBody([] {
                   Table machines = asked("red_15");
                   QVERIFY(machines.play("usa fulfil red_15"));
                   QVERIFY(machines.refuses("usa decline", ErrorCode::CannotDecline, "R-B32"));
                   Table steps = asked("red_07");
                   QVERIFY(steps.play("usa fulfil red_07"));
                   QCOMPARE(sumOf(steps.events(), EventKind::WheelTurned, Owner::Usa), 1);
                   QCOMPARE(steps.state().active, Company::Germany);
               });
        QTest::newRow("R-B32 refuses water management without a drop") << RowBody([] {
            const Table table;
            QVERIFY(table.refuses("usa water water_management_two_drops_left none",
                                  ErrorCode::NoDrop, "B-13.1"));
            QVERIFY(table.refuses("usa water water_management_one_drop_flowing_left none",
                                  ErrorCode::NoDrop, "B-13.1"));
        });
    }

    void order() {
        QFETCH(const RowBody, body);
        body();
    }

    void tileEnergy_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-11.9 R-B10 the energy of the II base tile fulfils one own contract")
            << RowBody([] {
                   Table table = building(Company::Usa, Tile::L2Base);
                   table.dam("7L", Owner::Usa).dam("8L", Owner::Usa);
                   table.hold(Company::Usa, "green_10").hold(Company::Usa, "green_03");
                   QVERIFY(table.play("usa build 9L base l2_base excavators=3"));
                   QCOMPARE(table[Company::Usa].energy, 3);
                   QVERIFY(table.play("usa fulfil green_10"));
                   QCOMPARE(table[Company::Usa].vp, 10 + 4);
                   QVERIFY(table.refuses("usa fulfil green_03", ErrorCode::WrongPhase, "B-5.1"));
               });
        QTest::newRow("B-11.9 the energy of the III conduit tile fulfils one own contract")
            << RowBody([] {
                   Table table = building(Company::Usa, Tile::L3Conduit);
                   table.hold(Company::Usa, "red_12").hold(Company::Usa, "green_03");
                   QVERIFY(table.play("usa build 1A conduit l3_conduit excavators=10"));
                   QCOMPARE(table[Company::Usa].energy, 10);
                   QVERIFY(table.play("usa fulfil red_12"));
                   QCOMPARE(table[Company::Usa].vp, 10 + 7);
                   QCOMPARE(table.state().active, Company::Germany);
               });
        QTest::newRow("B-11.9 the energy of a tile may be left unused") << RowBody([] {
            Table table = building(Company::Usa, Tile::L3Conduit);
            table.hold(Company::Usa, "green_03");
            QVERIFY(table.play({"usa build 9A conduit l3_conduit excavators=2", "usa decline"}));
            QCOMPARE(table[Company::Usa].energy, 2);
            QCOMPARE(table[Company::Usa].credits, 6);
        });
        QTest::newRow("D-12 R-B10 refuses a national contract and France's discount for a tile")
            << RowBody([] {
                   Table table = building(Company::France, Tile::L3Conduit);
                   for (const char* const space : {"P8_0", "P9_0", "P12_0"})
                       table.powerhouse(space, Owner::France);
                   table.hold(Company::France, "red_12");
                   QVERIFY(table.play("france build 1A conduit l3_conduit excavators=10"));
                   QCOMPARE(table[Company::France].energy, 10);
                   QVERIFY(table.refuses("france fulfil national_01", ErrorCode::ContractNotOpen,
                                         "R-B10"));
                   Table less = building(Company::France, Tile::L3Conduit);
                   for (const char* const space : {"P8_0", "P9_0", "P12_0"})
                       less.powerhouse(space, Owner::France);
                   less.hold(Company::France, "red_12").hold(Company::France, "green_03");
                   QVERIFY(less.play("france build 3A conduit l3_conduit excavators=8"));
                   QCOMPARE(less[Company::France].energy, 8);
                   QVERIFY(less.refuses("france fulfil red_12", ErrorCode::EnergyTooLow, "B-11.3"));
               });
        QTest::newRow("R-B10 no company bonus, Fiesler or ability on the energy of a tile")
            << RowBody([] {
                   for (const Company company : {Company::Italy, Company::Germany}) {
                       Table table = building(company, Tile::L2Base);
                       table.officer(company, Officer::Fiesler);
                       const Owner own = ownerOf(company);
                       for (const char* const space : {"P8_0", "P9_0", "P11_0", "P12_0"})
                           table.powerhouse(space, own);
                       table.dam("5L", Owner::Neutral, 0, 1).conduit("5A", own);
                       QVERIFY(table.play(std::string(idOf(company)) +
                                          " build 7L base l2_base excavators=4"));
                       QCOMPARE(table[company].energy, 1);
                       QVERIFY(table.state().active != company);
                   }
               });
    }

    void tileEnergy() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestRewards)
#include "tst_rewards.moc"
