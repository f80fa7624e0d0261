#include <QtTest>

#include "engine/nucleum/costs.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/network.h"
#include "tests/support/nucleum/table.h"
#include "tests/support/row_body.h"

using namespace nucleum;
using namespace nucleum::test;

/// Sections 5 to 7: urbanize, industrialize, develop.
class TestBuildingActions : public QObject {
    Q_OBJECT

private slots:
    void urbanize_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("N-5.1 NA-6 2, 3, 4 and 5 Thaler by level") << RowBody([] {
            Table table;
            for (int level = 0; level < 4; ++level)
                QCOMPARE(
                    urbanizeCost(
                        table.state(), Player::First,
                        {{BuildingType::Factory, std::uint8_t(level)}, City::Leipzig, false, 0},
                        {}),
                    2 + level);
        });
        QTest::newRow("N-5.1 N-3.2 2 more with a red border, less by the discount") << RowBody([] {
            Table table;
            table.own().thaler = 9;
            table.acting();
            QVERIFY(table.play("p1 urbanize factory 2 leipzig red discount=2"));
            QCOMPARE(int(table.own().thaler), 6);
            QVERIFY(table.own().at({BuildingType::Factory, 1}).city == City::Leipzig);
        });
        QTest::newRow("N-5.1 never less than nothing") << RowBody([] {
            Table table;
            table.own().thaler = 0;
            QCOMPARE(urbanizeCost(table.state(), Player::First,
                                  {{BuildingType::Factory, 0}, City::Leipzig, false, 2},
                                  {.extraDiscount = 2}),
                     0);
        });
        QTest::newRow("N-5.1 refuses what cannot be paid, or a discount of 3") << RowBody([] {
            Table table;
            table.acting();
            QVERIFY(table.refuses("p1 urbanize factory 4 leipzig", ErrorCode::NotEnoughThaler,
                                  "N-5.1"));
            QVERIFY(table.refuses("p1 urbanize factory 4 leipzig discount=3",
                                  ErrorCode::WrongDiscount, "N-5.1"));
            QVERIFY(table.allows("p1 urbanize factory 4 leipzig discount=1"));
        });
        QTest::newRow("N-2.2 refuses a building that stands already") << RowBody([] {
            Table table;
            table.build(Player::First, BuildingType::Factory, 1, City::Leipzig).acting();
            QVERIFY(
                table.refuses("p1 urbanize factory 1 leipzig", ErrorCode::AlreadyBuilt, "N-2.2"));
        });
        QTest::newRow("N-5.2 anywhere at first, then in the own network") << RowBody([] {
            Table table;
            table.own().thaler = 9;
            table.acting();
            QVERIFY(table.allows("p1 urbanize factory 1 zittau"));
            QVERIFY(table.play("p1 urbanize residence 1 leipzig"));
            QVERIFY(
                table.refuses("p1 urbanize factory 1 zittau", ErrorCode::NotInNetwork, "N-5.2"));
            QVERIFY(table.allows("p1 urbanize factory 1 leipzig"));
        });
        QTest::newRow("N-3.1 refuses a city that is not on the map") << RowBody([] {
            Table table(2);
            table.acting();
            QVERIFY(
                table.refuses("p1 urbanize factory 1 karlsbad", ErrorCode::CityNotOnMap, "N-3.1"));
        });
        QTest::newRow("N-20.4 N-4.3 refuses the discount of a tile with the directive")
            << RowBody([] {
                   Table table;
                   table.acting(true);
                   QVERIFY(table.refuses("p1 urbanize factory 1 leipzig discount=1",
                                         ErrorCode::WrongDiscount, "N-5.1"));
               });
    }
    void urbanize() {
        QFETCH(const RowBody, body);
        body();
    }

    void industrialize_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("N-6.1 1, 2, 2 and 3 workers by row, one less with the symbol")
            << RowBody([] {
                   const std::array<int, 4> costs{1, 2, 2, 3};
                   for (int row = 0; row < 4; ++row) {
                       Industrialize action;
                       action.row = std::uint8_t(row);
                       QCOMPARE(industrializeCost(action, {}).workers, costs[std::size_t(row)]);
                       action.hasWorkerSymbol = true;
                       QCOMPARE(industrializeCost(action, {}).workers, costs[std::size_t(row)] - 1);
                   }
               });
        QTest::newRow("N-6.1 workers go to the reserve") << RowBody([] {
            Table table;
            table.acting();
            QVERIFY(table.play("p1 industrialize turbine 2 zittau"));
            QCOMPARE(int(table.own().workers), 0);
            QCOMPARE(workersInReserve(table.state(), Player::First), 18);
            QVERIFY(table.own().turbines[1] == City::Zittau);
        });
        QTest::newRow("N-6.1 refuses too few workers and a city outside the network")
            << RowBody([] {
                   Table table;
                   table.build(Player::First, BuildingType::Factory, 1, City::Bruex).acting();
                   QVERIFY(table.refuses("p1 industrialize mine 4 bruex",
                                         ErrorCode::NotEnoughWorkers, "N-6.1"));
                   QVERIFY(table.refuses("p1 industrialize mine 1 leipzig", ErrorCode::NotInNetwork,
                                         "N-6.1"));
               });
        QTest::newRow("NT-4 N-6.2 2 Thaler and uranium by the space") << RowBody([] {
            const std::array<Industrialize, 4> actions{
                {{IndustryKind::Mine, 0, City::Bruex, false, false, false, false},
                 {IndustryKind::Mine, 0, City::Bruex, true, true, false, false},
                 {IndustryKind::Mine, 0, City::Bruex, true, false, false, false},
                 {IndustryKind::Turbine, 0, City::Glashuette, true, false, false, false}}};
            const std::array<int, 4> thaler{0, 2, 2, 2};
            const std::array<int, 4> uranium{0, 1, 0, 0};
            for (std::size_t i = 0; i < actions.size(); ++i) {
                Table table;
                QCOMPARE(industrializeCost(actions[i], {}).thaler, thaler[i]);
                if (actions[i].kind == IndustryKind::Mine)
                    QCOMPARE(mineUranium(table.state(), Player::First, actions[i].hasSpaceUranium),
                             1 + uranium[i]);
            }
        });
        QTest::newRow("N-6.2 the directive takes 1 Thaler off a red border") << RowBody([] {
            Table table;
            table.acting(true);
            QVERIFY(table.play({"p1 industrialize mine 1 bruex red", "p1 place-uranium mine1=1"}));
            QCOMPARE(int(table.own().thaler), 3);
        });
        QTest::newRow("N-6.3 a turbine needs a plant, no nucleum") << RowBody([] {
            Table table;
            table.acting();
            QVERIFY(
                table.refuses("p1 industrialize turbine 1 leipzig", ErrorCode::NotAPlant, "N-6.3"));
            QVERIFY(
                table.refuses("p1 industrialize turbine 1 riesa", ErrorCode::NotAPlant, "N-6.3"));
            QVERIFY(!table.state().plantNucleum[indexOf(Plant::Plauen)]);
            QVERIFY(table.play("p1 industrialize turbine 1 plauen"));
        });
        QTest::newRow("N-3.3 refuses a sixth turbine in a plant") << RowBody([] {
            Table table;
            for (int row = 1; row <= 4; ++row)
                table.turbine(Player::Second, row, City::Zittau);
            table.turbine(Player::Third, 1, City::Zittau).acting();
            QVERIFY(table.refuses("p1 industrialize turbine 1 zittau", ErrorCode::NoTurbineSpace,
                                  "N-3.3"));
        });
        QTest::newRow("NT-42 N-6.4 third mine with a bonus and 2 free places") << RowBody([] {
            Table table;
            table.mine(Player::First, 1, City::Bruex, 3).mine(Player::First, 3, City::Bruex, 3);
            table.acting();
            QVERIFY(table.play("p1 industrialize mine 2 bruex space_uranium"));
            QCOMPARE(int(table.state().task().n), 4);
            QVERIFY(table.play("p1 place-uranium mine2=2"));
            QCOMPARE(uraniumOf(table.state(), Player::First), 8);
            QCOMPARE(int(table.own().workers), 2); // 2 paid, 2 gained
        });
        QTest::newRow("N-6.4 cubes may go on any own mine, not beyond its places") << RowBody([] {
            Table table;
            table.mine(Player::First, 1, City::Bruex, 1).acting();
            QVERIFY(table.play("p1 industrialize mine 2 bruex"));
            QVERIFY(table.refuses("p1 place-uranium mine2=3", ErrorCode::NoRoomInMine, "N-6.4"));
            QVERIFY(
                table.refuses("p1 place-uranium mine1=2 mine2=1", ErrorCode::WrongNumber, "N-2.5"));
            QVERIFY(table.refuses("p1 place-uranium mine4=1", ErrorCode::NoRoomInMine, "N-6.4"));
            QVERIFY(table.play("p1 place-uranium mine1=2"));
            QCOMPARE(int(table.own().mines[0].uranium), 3);
        });
        QTest::newRow("N-6.4 refuses uranium of a turbine space") << RowBody([] {
            Table table;
            table.acting();
            QVERIFY(table.refuses("p1 industrialize turbine 1 zittau space_uranium",
                                  ErrorCode::SpaceShowsNoUranium, "N-6.4"));
        });
        QTest::newRow("N-6.5 the second of a pair brings its reward") << RowBody([] {
            Table table;
            table.mine(Player::First, 1, City::Zittau).acting();
            QVERIFY(table.play("p1 industrialize turbine 1 zittau"));
            QCOMPARE(int(table.own().vp), 3);
        });
        QTest::newRow("N-6.5 the last pair gives a technology of level 3") << RowBody([] {
            Table table;
            table.turbine(Player::First, 4, City::Zittau);
            table.own().workers = 3;
            table.acting();
            QVERIFY(table.play({"p1 industrialize mine 4 zittau", "p1 place-uranium mine4=1"}));
            QVERIFY(table.state().task().kind == TaskKind::UnlockTechnology);
            QCOMPARE(int(table.state().task().n), 3);
        });
        QTest::newRow("N-6.6 the uranium symbol gives a cube with a turbine too") << RowBody([] {
            Table table;
            table.mine(Player::First, 1, City::Zittau);
            table.own().workers = 3;
            table.acting();
            QVERIFY(table.play(
                {"p1 industrialize turbine 2 zittau uranium_symbol", "p1 place-uranium mine1=1"}));
            QCOMPARE(int(table.own().mines[0].uranium), 1);
        });
        QTest::newRow("N-6.6 without a mine the cube is a worker") << RowBody([] {
            Table table;
            table.acting();
            QVERIFY(table.play("p1 industrialize turbine 1 zittau uranium_symbol"));
            QCOMPARE(int(table.own().workers), 2);
        });
        QTest::newRow("N-6.6 refuses symbols of a tile with the directive") << RowBody([] {
            Table table;
            table.acting(true);
            QVERIFY(table.refuses("p1 industrialize turbine 1 zittau uranium_symbol",
                                  ErrorCode::WrongDiscount, "N-6.6"));
        });
    }
    void industrialize() {
        QFETCH(const RowBody, body);
        body();
    }

    void develop_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("NT-5 N-7.1 4 Thaler: 2 and 2 more leave a tile for nothing") << RowBody([] {
            Table table;
            table.acting();
            QVERIFY(table.allows("p1 develop 1 second=5"));
            QVERIFY(table.refuses("p1 develop 1 second=3", ErrorCode::NotEnoughThaler, "N-7.1"));
            QVERIFY(table.allows("p1 develop 1 second=3 discount=1"));
            QVERIFY(table.play("p1 exchange workers 1"));
            QVERIFY(table.play("p1 develop 1 second=3"));
            QCOMPARE(int(table.own().thaler), 0);
            QCOMPARE(int(table.own().poolTiles), 5);
        });
        QTest::newRow("N-7.1 the discount is taken off the total, down to nothing") << RowBody([] {
            Table table;
            QCOMPARE(developCost(table.state(), {4, kUnknown, 2}, {}), 0);
            QCOMPARE(developCost(table.state(), {0, 1, 2}, {}), 4);
            QCOMPARE(developCost(table.state(), {0, 1, 0}, {.isDirective = true}), 5);
        });
        QTest::newRow("N-7.1 refuses the same tile twice and a slot without a tile") << RowBody([] {
            Table table;
            table.acting();
            QVERIFY(table.refuses("p1 develop 5 second=5", ErrorCode::SameTileTwice, "N-7.1"));
            table.state().offerTiles = 3;
            table.state().stackTiles = 0;
            QVERIFY(table.refuses("p1 develop 2", ErrorCode::NoSuchOffer, "N-7.1"));
            QVERIFY(table.allows("p1 develop 3"));
        });
        QTest::newRow("N-7.2 the offer is filled up from the stacks") << RowBody([] {
            Table table;
            table.acting();
            QVERIFY(table.play("p1 develop 4 second=5"));
            QCOMPARE(int(table.state().offerTiles), 5);
            QCOMPARE(int(table.state().stackTiles), 28);
        });
        QTest::newRow("N-7.3 drawing the last tile meets EC1, then nothing is filled up")
            << RowBody([] {
                   Table table;
                   table.state().stackTiles = 1;
                   table.acting();
                   QVERIFY(table.play("p1 develop 4 second=5"));
                   QVERIFY(table.state().metBy[0] == Owner::First);
                   QCOMPARE(int(table.own().vp), 3);
                   QCOMPARE(int(table.state().offerTiles), 4);
                   QVERIFY(table.play("p1 develop 5"));
                   QCOMPARE(int(table.state().offerTiles), 3);
                   QCOMPARE(int(table.own().vp), 3);
               });
    }
    void develop() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestBuildingActions)
#include "tst_building_actions.moc"
