#include <QtTest>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/energize.h"
#include "tests/support/nucleum/table.h"
#include "tests/support/row_body.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

using enum BuildingType;

/// Glashütte linked to Brüx, Marienberg, Dresden and Riesa, all by Blue; nucleum there.
Table glashuette() {
    Table table;
    table.lay(City::Bruex, City::Glashuette, {Owner::Third})
        .lay(City::Glashuette, City::Marienberg, {Owner::Third})
        .lay(City::Dresden, City::Glashuette, {Owner::Third})
        .lay(City::Dresden, City::Riesa, {Owner::Third, Owner::Third, Owner::Third});
    table.state().plantNucleum[indexOf(Plant::Glashuette)] = true;
    return table;
}

/// As NT-8: laboratory III in Marienberg of demand 9.
Table example() {
    Table table = glashuette();
    table.build(Player::First, Laboratory, 3, City::Marienberg)
        .mine(Player::First, 1, City::Bruex, 2)
        .turbine(Player::First, 3, City::Glashuette)
        .turbine(Player::First, 4, City::Glashuette);
    table.state().coal[1] = {2, 0};
    return table;
}

Energize uraniumIn(Plant plant, int cubes) {
    Energize action;
    action.plant = plant;
    action.uranium[0] = static_cast<std::uint8_t>(cubes);
    return action;
}

} // namespace

/// Section 9: coal, uranium, turbines, energy, buildings.
class TestEnergize : public QObject {
    Q_OBJECT

private slots:
    void figures_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("NT-20 N-9.3 3 wagons at 1, 5 coal")
            << RowBody([] { QVERIFY((buyCoal({3, 0}, 5) == CoalPurchase{7, {0, 1}})); });
        QTest::newRow("NT-21 N-9.3 3 wagons at 1, 8 coal")
            << RowBody([] { QVERIFY((buyCoal({3, 0}, 8) == CoalPurchase{15, {0, 0}})); });
        QTest::newRow("NT-22 N-9.3 no wagon left")
            << RowBody([] { QVERIFY((buyCoal({0, 0}, 2) == CoalPurchase{6, {0, 0}})); });
        QTest::newRow("NT-23 N-9.3 turbines of rows 1 and 2 of experiment A take 3 off")
            << RowBody([] {
                   Table table;
                   table.turbine(Player::First, 1, City::Zittau)
                       .turbine(Player::First, 2, City::Zittau);
                   Energize action;
                   action.coal[0] = 5;
                   QCOMPARE(resultOf(table.state(), Player::First, action, {}).coalCost, 4);
               });
        QTest::newRow("NT-24 N-9.3 not below nothing") << RowBody([] {
            Table table;
            table.turbine(Player::First, 1, City::Zittau).turbine(Player::First, 2, City::Zittau);
            table.state().coal[0] = {2, 0};
            Energize action;
            action.coal[0] = 2;
            QCOMPARE(resultOf(table.state(), Player::First, action, {}).coalCost, 0);
        });
        QTest::newRow("N-9.3 the directive takes one more off the total") << RowBody([] {
            Table table;
            Energize action;
            action.coal[0] = 5;
            QCOMPARE(resultOf(table.state(), Player::First, action, {.isDirective = true}).thaler,
                     6);
        });
        QTest::newRow("NT-7 N-9.4 a nucleum without turbines takes 1 cube") << RowBody([] {
            Table table;
            table.state().plantNucleum[indexOf(Plant::Zittau)] = true;
            QCOMPARE(uraniumLimit(table.state(), Player::First, Plant::Zittau), 1);
        });
        QTest::newRow("NT-25 N-9.5 an own and a foreign turbine") << RowBody([] {
            Table table;
            table.state().plantNucleum[indexOf(Plant::Zittau)] = true;
            table.turbine(Player::First, 1, City::Zittau).turbine(Player::Second, 1, City::Zittau);
            QCOMPARE(uraniumLimit(table.state(), Player::First, Plant::Zittau), 3);
            QCOMPARE(turbineFee(table.state(), Player::First, Plant::Zittau, 3), 1);
            QCOMPARE(turbineFee(table.state(), Player::First, Plant::Zittau, 2), 0);
        });
        QTest::newRow("NT-26 N-9.5 a virtual turbine saves the fee") << RowBody([] {
            Table table;
            table.state().plantNucleum[indexOf(Plant::Zittau)] = true;
            table.experiment(Player::First, Experiment::B).unlock(Player::First, 2);
            table.turbine(Player::First, 1, City::Zittau).turbine(Player::Second, 1, City::Zittau);
            QCOMPARE(uraniumLimit(table.state(), Player::First, Plant::Zittau), 4);
            QCOMPARE(turbineFee(table.state(), Player::First, Plant::Zittau, 3), 0);
        });
        QTest::newRow("NT-27 N-9.4 no nucleum, no uranium") << RowBody([] {
            Table table;
            for (int row = 1; row <= 3; ++row)
                table.turbine(Player::First, row, City::Plauen);
            QCOMPARE(uraniumLimit(table.state(), Player::First, Plant::Plauen), 0);
        });
        QTest::newRow("NT-28 N-9.6 3 for each cube with row 2 of experiment C") << RowBody([] {
            Table table;
            table.experiment(Player::First, Experiment::C).turbine(Player::First, 2, City::Zittau);
            Energize action = uraniumIn(Plant::Grimma, 2);
            action.coal[0] = 1;
            action.tileEnergy = 1;
            QCOMPARE(resultOf(table.state(), Player::First, action, {}).energy, 8);
        });
        QTest::newRow("N-9.6 without it 2 for each cube") << RowBody([] {
            Table table;
            table.turbine(Player::First, 2, City::Zittau);
            QCOMPARE(resultOf(table.state(), Player::First, uraniumIn(Plant::Grimma, 2), {}).energy,
                     4);
        });
        QTest::newRow("NA-3 N-9.8 rows 3 and 4 give 2 and 1, or 1 and 2") << RowBody([] {
            for (const bool isTwoFirst : {true, false}) {
                Table table;
                table.state().options.rulings.turbineEnergy =
                    isTwoFirst ? TurbineEnergy::TwoThenOne : TurbineEnergy::OneThenTwo;
                table.turbine(Player::First, 3, City::Zittau);
                QCOMPARE(turbineEnergy(table.state(), Player::First), isTwoFirst ? 2 : 1);
                table.turbine(Player::First, 4, City::Plauen);
                QCOMPARE(turbineEnergy(table.state(), Player::First), 3);
            }
        });
    }
    void figures() {
        QFETCH(const RowBody, body);
        body();
    }

    void actions_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("NT-8 N-9.7 9 energy for 2 Thaler") << RowBody([] {
            Table table = example();
            table.acting();
            QVERIFY(table.play("p1 energize glashuette laboratory 3 silesia=2 mine1=2"));
            QCOMPARE(int(table.own().thaler), 2);
            QCOMPARE(int(table.own().achievement), 9);
            QVERIFY((table.state().coal[1] == CoalWagons{0, 2}));
            QCOMPARE(uraniumOf(table.state(), Player::First), 0);
            QVERIFY(table.own().at({Laboratory, 2}).isEnergized);
            QVERIFY(table.state().task().kind == TaskKind::UnlockTechnology);
            QCOMPARE(int(table.state().task().n), 3);
        });
        QTest::newRow("N-9.1 no coal and no uranium if the rest is enough") << RowBody([] {
            Table table = glashuette();
            table.build(Player::First, Residence, 1, City::Marienberg).acting();
            QVERIFY(table.play("p1 energize glashuette residence 1 tile=2"));
            QCOMPARE(int(table.own().achievement), 2);
            QCOMPARE(int(table.own().thaler), 5);
        });
        QTest::newRow("N-9.2 refuses coal of an area that is not linked") << RowBody([] {
            Table table = example();
            table.acting();
            QVERIFY(table.refuses("p1 energize glashuette laboratory 3 ruhr=2 mine1=2",
                                  ErrorCode::NoCoalLink, "N-9.2"));
        });
        QTest::newRow("N-9.2 N-3.4 coal from both areas") << RowBody([] {
            Table table;
            table.lay(City::Leipzig, City::Riesa, {Owner::Second}).acting();
            QVERIFY(table.play("p1 energize riesa neutral 1 ruhr=2 silesia=1"));
            QCOMPARE(int(table.own().thaler), 4 - 3 + 2);
            QVERIFY((table.state().coal[0] == CoalWagons{1, 2}));
            QVERIFY((table.state().coal[1] == CoalWagons{3, 1}));
        });
        QTest::newRow("N-9.3 refuses coal that cannot be paid") << RowBody([] {
            Table table = glashuette();
            table.build(Player::First, Factory, 3, City::Marienberg).acting();
            QVERIFY(table.refuses("p1 energize glashuette factory 3 silesia=7",
                                  ErrorCode::NotEnoughThaler, "N-9.3"));
        });
        QTest::newRow("N-9.4 refuses uranium without nucleum, beyond the limit, not there")
            << RowBody([] {
                   Table table = example();
                   table.mine(Player::First, 3, City::Bruex, 3).acting();
                   QVERIFY(table.refuses("p1 energize glashuette laboratory 3 mine1=2 mine3=2",
                                         ErrorCode::TooMuchUranium, "N-9.4"));
                   QVERIFY(table.refuses("p1 energize glashuette laboratory 3 mine1=3",
                                         ErrorCode::NotEnoughUranium, "N-9.4"));
                   table.state().plantNucleum[indexOf(Plant::Glashuette)] = false;
                   QVERIFY(table.refuses("p1 energize glashuette laboratory 3 mine1=2",
                                         ErrorCode::NoNucleum, "N-9.4"));
               });
        QTest::newRow("N-9.4 refuses cubes of a mine that is not linked") << RowBody([] {
            Table table = example();
            table.mine(Player::First, 1, City::Aussig, 2).acting();
            QVERIFY(table.refuses("p1 energize glashuette laboratory 3 silesia=2 mine1=2",
                                  ErrorCode::NoUraniumLink, "N-9.4"));
        });
        QTest::newRow("N-9.5 N-2.3 the fee goes to the owner of the turbine") << RowBody([] {
            Table table = glashuette();
            table.build(Player::First, Residence, 2, City::Marienberg)
                .mine(Player::First, 1, City::Bruex, 2)
                .turbine(Player::Second, 1, City::Glashuette)
                .acting();
            QVERIFY(table.refuses("p1 energize glashuette residence 2 mine1=2",
                                  ErrorCode::WrongFees, "N-9.5"));
            QVERIFY(table.refuses("p1 energize glashuette residence 2 mine1=2 p3=1",
                                  ErrorCode::NoSuchTurbine, "N-9.5"));
            QVERIFY(table.play("p1 energize glashuette residence 2 mine1=2 p2=1"));
            QCOMPARE(int(table.own().thaler), 4 - 1 + 2);
            QCOMPARE(int(table[Player::Second].thaler), 5);
        });
        QTest::newRow("NA-15 N-9.5 the active player says whose turbine is used") << RowBody([] {
            Table table = glashuette();
            table.build(Player::First, Residence, 2, City::Marienberg)
                .mine(Player::First, 1, City::Bruex, 2)
                .turbine(Player::Second, 1, City::Glashuette)
                .turbine(Player::Third, 1, City::Glashuette)
                .acting();
            QVERIFY(table.allows("p1 energize glashuette residence 2 mine1=2 p2=1"));
            QVERIFY(table.allows("p1 energize glashuette residence 2 mine1=2 p3=1"));
            const auto splits = [&](int cubes) {
                return feeSplits(table.state(), Player::First, Plant::Glashuette, cubes);
            };
            QVERIFY((splits(1) == std::vector<Fees>{{0, 0, 0, 0}}));
            QVERIFY((splits(2) == std::vector<Fees>{{0, 1, 0, 0}, {0, 0, 1, 0}}));
            QVERIFY((splits(3) == std::vector<Fees>{{0, 1, 1, 0}}));
            table.turbine(Player::First, 1, City::Glashuette); // is used first and never paid
            QVERIFY((splits(2) == std::vector<Fees>{{0, 0, 0, 0}}));
            QVERIFY((splits(3) == std::vector<Fees>{{0, 1, 0, 0}, {0, 0, 1, 0}}));
        });
        QTest::newRow("N-9.5 an unused directive pays one fee from the supply") << RowBody([] {
            Table table = glashuette();
            table.build(Player::First, Residence, 2, City::Marienberg)
                .mine(Player::First, 1, City::Bruex, 2)
                .turbine(Player::Second, 1, City::Glashuette)
                .acting(true);
            QVERIFY(table.play("p1 energize glashuette residence 2 mine1=2 p2=1"));
            QCOMPARE(int(table.own().thaler), 4 + 2);
            QCOMPARE(int(table[Player::Second].thaler), 5);
        });
        QTest::newRow("N-9.5 a directive that helped with coal does not") << RowBody([] {
            Table table = glashuette();
            table.build(Player::First, Factory, 2, City::Marienberg)
                .mine(Player::First, 1, City::Bruex, 2)
                .turbine(Player::Second, 1, City::Glashuette)
                .acting(true);
            QVERIFY(table.play("p1 energize glashuette factory 2 silesia=1 mine1=2 p2=1"));
            QCOMPARE(int(table.own().thaler), 3);
        });
        QTest::newRow("N-9.7 refuses too little energy, surplus is lost") << RowBody([] {
            Table table = example();
            table.acting();
            QVERIFY(table.refuses("p1 energize glashuette laboratory 3 silesia=1 mine1=2",
                                  ErrorCode::NotEnoughEnergy, "N-9.7"));
            QVERIFY(table.play("p1 energize glashuette laboratory 3 silesia=3 mine1=2"));
            QCOMPARE(int(table.own().achievement), 9);
        });
        QTest::newRow("N-9.7 refuses what is not built, energized or not linked") << RowBody([] {
            Table table = example();
            table.build(Player::First, Residence, 1, City::Marienberg, true)
                .build(Player::First, Residence, 2, City::Leipzig)
                .acting();
            QVERIFY(table.refuses("p1 energize glashuette factory 1 tile=9",
                                  ErrorCode::NoSuchBuilding, "N-9.7"));
            QVERIFY(table.refuses("p1 energize glashuette residence 1 tile=9",
                                  ErrorCode::AlreadyEnergized, "N-9.7"));
            QVERIFY(table.refuses("p1 energize glashuette residence 2 tile=9",
                                  ErrorCode::BuildingNotLinked, "N-9.7"));
        });
        QTest::newRow("N-9.7 a neutral building outside the own network, once") << RowBody([] {
            Table table;
            table.lay(City::Grimma, City::Leipzig, {Owner::Second}).acting();
            QVERIFY(table.play("p1 energize grimma neutral 1 tile=3"));
            QVERIFY(table.state().neutrals[0].isEnergized);
            QCOMPARE(energizedBuildings(table.state(), Player::First), 0);
            QVERIFY(table.refuses("p1 energize grimma neutral 1 tile=3",
                                  ErrorCode::AlreadyEnergized, "N-9.7"));
        });
        QTest::newRow("N-9.8 row 2 of B gives 2 tokens, of D a worker") << RowBody([] {
            for (const Experiment experiment : {Experiment::B, Experiment::D}) {
                Table table(4);
                table.experiment(Player::First, experiment)
                    .turbine(Player::First, 2, City::Zittau)
                    .acting();
                QVERIFY(table.play("p1 energize grimma neutral 2 tile=4"));
                QCOMPARE(int(table.own().achievement), experiment == Experiment::B ? 6 : 4);
                QCOMPARE(int(table.own().workers), experiment == Experiment::B ? 3 : 4);
            }
        });
        QTest::newRow("N-9.6 N-20.4 refuses a tile's energy with the directive") << RowBody([] {
            Table table;
            table.acting(true);
            QVERIFY(table.refuses("p1 energize grimma neutral 2 tile=4", ErrorCode::WrongDiscount,
                                  "N-9.6"));
        });
        QTest::newRow("NA-7 on the side for two coal comes by Dresden, or by Riesa too")
            << RowBody([] {
                   Table table(2);
                   table.build(Player::First, Residence, 1, City::Riesa).acting();
                   QVERIFY(table.refuses("p1 energize riesa residence 1 silesia=2",
                                         ErrorCode::NoCoalLink, "N-9.2"));
                   table.state().options.rulings.easternCoal = EasternCoal::RiesaAndDresden;
                   QVERIFY(table.play("p1 energize riesa residence 1 silesia=2"));
               });
    }
    void actions() {
        QFETCH(const RowBody, body);
        body();
    }

    void calculator_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("N-9.3 N-9.7 lists the cheapest ways first, each of them allowed")
            << RowBody([] {
                   Table table = example();
                   table.acting();
                   const auto options = energizeOptions(table.state(), Player::First, 0, {});
                   QCOMPARE(options.size(), std::size_t(1)); // 2 cubes; with fewer it is too dear
                   QCOMPARE(options[0].result.thaler, 2);
                   QCOMPARE(options[0].result.uranium, 2);
                   QCOMPARE(options[0].result.energy, 9);
                   table.own().thaler = 20;
                   const auto more = energizeOptions(table.state(), Player::First, 0, {});
                   QCOMPARE(more.size(), std::size_t(4)); // 0 to 2 cubes, and coal alone in Riesa
                   for (std::size_t i = 1; i < more.size(); ++i)
                       QVERIFY(more[i - 1].result.thaler <= more[i].result.thaler);
                   for (const EnergizeOption& option : more)
                       QVERIFY(checkEnergize(table.state(), Player::First, option.action, {}).ok());
               });
        QTest::newRow("N-9.3 splits the coal over the areas where it is cheapest") << RowBody([] {
            Table table;
            table.lay(City::Leipzig, City::Riesa, {Owner::Second});
            table.state().coal = {CoalWagons{1, 0}, CoalWagons{2, 0}};
            const auto options = energizeOptions(table.state(), Player::First, 0, {});
            QCOMPARE(options.size(), std::size_t(1));
            QCOMPARE(options[0].result.thaler, 3);
            QVERIFY((options[0].action.coal == std::array<std::uint8_t, 2>{1, 2}));
        });
        QTest::newRow("N-20.1 leaves out buildings of unknown demand and unknown coal")
            << RowBody([] {
                   Table table;
                   table.state().facts.neutrals[1].demand = kUnknown;
                   table.state().facts.neutrals[0].demand = kUnknown;
                   QVERIFY(energizeOptions(table.state(), Player::First, 9, {}).empty());
                   table.state().facts.neutrals[0].demand = 3;
                   table.state().facts.coalWagons = {kUnknown, kUnknown};
                   table.lay(City::Leipzig, City::Riesa, {Owner::Second});
                   QVERIFY(energizeOptions(table.state(), Player::First, 0, {}).empty());
                   QCOMPARE(energizeOptions(table.state(), Player::First, 3, {}).size(),
                            std::size_t(1));
               });
    }
    void calculator() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestEnergize)
#include "tst_energize.moc"
