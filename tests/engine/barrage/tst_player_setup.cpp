#include <QtTest>

#include "engine/barrage/abilities.h"
#include "engine/barrage/automa/deck.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/ids.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

Contract contract(std::string_view id) { return parseId<Contract>(id).value(); }
TileSet tilesOf(std::initializer_list<Tile> tiles) {
    TileSet set;
    for (const Tile tile : tiles)
        set.insert(tile);
    return set;
}

Setup introductorySetup(int players) {
    Setup setup = plainSetup(players);
    setup.options.introductory = true;
    setup.patents = {Tile::None, Tile::None, Tile::None};
    return setup;
}

/// `automas` Automas in front, then humans, four in all.
Setup setupWithAutomas(int automas, Level level) {
    Setup setup = plainSetup();
    for (int i = 0; i < automas; ++i) {
        Seat& seat = setup.seats[static_cast<std::size_t>(i)];
        seat.kind = PlayerKind::Automa;
        seat.level = level;
        seat.startingContract = Contract();
        if (level != Level::VeryHigh)
            seat.officer = Officer::None;
    }
    return setup;
}

} // namespace

/// Section 4, A-2 and the options: how players start.
class TestPlayerSetup : public QObject {
    Q_OBJECT

private slots:
    void players_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-4.1 6 credits, 6 excavators, 4 mixers, 12 engineers, 10 VP, no energy")
            << RowBody([] {
                   const State state = Table::after(plainSetup()).state();
                   for (const Company company : state.turnOrder) {
                       const CompanyState& own = state.of(company);
                       QCOMPARE(static_cast<int>(own.credits), 6);
                       QCOMPARE(static_cast<int>(own.excavators), 6);
                       QCOMPARE(static_cast<int>(own.mixers), 4);
                       QCOMPARE(static_cast<int>(own.engineers), 12);
                       QCOMPARE(static_cast<int>(own.vp), 10);
                       QCOMPARE(static_cast<int>(own.energy), 0);
                       QVERIFY(own.wheel == Wheel{});
                       QCOMPARE(own.built, (std::array<std::uint8_t, kStructureCount>{}));
                       QCOMPARE(own.contracts.size(), 1);
                       QVERIFY(own.fulfilled.empty());
                   }
                   QVERIFY(state.of(Company::Italy).contracts.contains(contract("starting_03")));
               });
        QTest::newRow("B-4.1 VP go beyond 100") << RowBody([] {
            Table table;
            table[Company::Germany].vp = 99;
            table.dam("1L", Owner::Germany).supply(Company::Germany, 6, 5, 0);
            table.turnOf(Company::Germany);
            QVERIFY(table.play("germany build 2L base basic_base excavators=5"));
            QCOMPARE(static_cast<int>(table[Company::Germany].vp), 102);
        });
        QTest::newRow("B-4.2 B-4.3 the fixed combinations of the introductory game") << RowBody([] {
            constexpr std::array kOfficers{Officer::Adler, Officer::McDowell, Officer::Jordan,
                                           Officer::Fiesler};
            constexpr std::array<std::string_view, 4> kContractIds{"starting_01", "starting_02",
                                                                   "starting_03", "starting_04"};
            for (int players = 2; players <= 4; ++players) {
                const State state = Table::after(introductorySetup(players)).state();
                QCOMPARE(state.playerCount(), players);
                for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
                    const CompanyState& own = state.companies[i];
                    QCOMPARE(state.turnOrder[i], static_cast<Company>(i));
                    QCOMPARE(own.officer, kOfficers[i]);
                    QVERIFY(own.contracts.contains(contract(kContractIds[i])));
                }
            }
        });
        QTest::newRow("B-4.4 five basic tiles in the introductory game") << RowBody([] {
            const State state = Table::after(introductorySetup(4)).state();
            for (const Company company : state.turnOrder)
                QVERIFY(state.of(company).tiles ==
                        tilesOf({Tile::BasicBase, Tile::BasicElevation, Tile::BasicConduit,
                                 Tile::BasicPowerhouse, Tile::BasicWild}));
        });
        QTest::newRow("B-4.4 officers are in force in the introductory game: McDowell's mixers")
            << RowBody([] {
                   Table table = Table::after(introductorySetup(2));
                   table.turnOf(Company::Germany);
                   QVERIFY(table.isOffered("germany build 5A conduit basic_conduit mixers=3"));
               });
        QTest::newRow("E-12 B-4.6 B-4.7 the first turn order is the choosing order backwards")
            << RowBody([] {
                   core::FixedVector<Seat, kMaxPlayers> choosing;
                   const auto choose = [&choosing](Company company, Officer officer,
                                                   std::string_view id) {
                       choosing.push({company, PlayerKind::Human, Level::Medium, Tracking::Full,
                                      officer, contract(id)});
                   };
                   choose(Company::France, Officer::Adler, "starting_01");
                   choose(Company::Italy, Officer::Jordan, "starting_04");
                   choose(Company::Usa, Officer::Fiesler, "starting_02");
                   choose(Company::Germany, Officer::Krylov, "starting_03");
                   QCOMPARE(static_cast<int>(infoOf(contract("starting_01")).energy), 3);
                   QCOMPARE(static_cast<int>(infoOf(contract("starting_04")).energy), 4);
                   QCOMPARE(static_cast<int>(infoOf(contract("starting_02")).energy), 3);
                   QCOMPARE(static_cast<int>(infoOf(contract("starting_03")).energy), 2);
                   Setup setup = plainSetup();
                   setup.seats = firstTurnOrder(choosing);
                   const State state = Table::after(setup).state();
                   QVERIFY((state.turnOrder ==
                            core::FixedVector<Company, 4>{Company::Germany, Company::Usa,
                                                          Company::Italy, Company::France}));
                   QVERIFY(state.of(Company::Germany).contracts.contains(contract("starting_03")));
                   QCOMPARE(state.of(Company::Germany).officer, Officer::Krylov);
               });
        QTest::newRow("B-4.8 four basic tiles in the full game") << RowBody([] {
            const State state = Table::after(plainSetup()).state();
            for (const Company company : state.turnOrder)
                QVERIFY(state.of(company).tiles ==
                        tilesOf({Tile::BasicBase, Tile::BasicElevation, Tile::BasicConduit,
                                 Tile::BasicPowerhouse}));
        });
        QTest::newRow("B-4.9 Krylov brings his tile, to his company alone") << RowBody([] {
            Setup setup = plainSetup();
            setup.seats[2].officer = Officer::Krylov;
            const State state = Table::after(setup).state();
            QVERIFY(state.of(Company::Italy).tiles.contains(Tile::Krylov));
            QCOMPARE(state.of(Company::Italy).tiles.size(), 5);
            QCOMPARE(state.of(Company::Usa).tiles.size(), 4);
        });
        QTest::newRow("R-B25 B-4.1 Sekibo starts with 6 credits, by option with 9") << RowBody([] {
            for (const int credits : {6, 9}) {
                Setup setup = plainSetup();
                setup.seats[1].officer = Officer::Sekibo;
                setup.options.rulings.sekiboCredits = static_cast<std::uint8_t>(credits);
                const State state = Table::after(setup).state();
                QCOMPARE(static_cast<int>(state.of(Company::Germany).credits), credits);
                QCOMPARE(static_cast<int>(state.of(Company::Usa).credits), 6);
            }
        });
        QTest::newRow("R-B24 Sekibo chooses from three with 2, 3 and 4 players") << RowBody([] {
            const std::array<core::FixedVector<Officer, 3>, 3> extra{
                {{Officer::Krylov, Officer::DelMonte}, {Officer::Krylov}, {}}};
            for (int players = 2; players <= 4; ++players) {
                Setup setup = plainSetup(players);
                setup.seats[0].officer = Officer::Sekibo;
                setup.extraOfficers = extra[static_cast<std::size_t>(players - 2)];
                const State state = Table::after(setup).state();
                const OfficerPool pool = copyableOfficers(state, Company::Usa);
                QCOMPARE(pool.size(), std::size_t{3});
                QVERIFY(pool.contains(Officer::McDowell));
                QCOMPARE(pool.contains(Officer::Krylov), players < 4);
            }
        });
    }

    void players() { run(); }

    void automas_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("A-2.1 one to three Automas with four participants") << RowBody([] {
            for (int automas = 1; automas <= 3; ++automas)
                for (const Level level : {Level::Low, Level::Medium, Level::High, Level::VeryHigh})
                    QVERIFY(begin(setupWithAutomas(automas, level)).ok());
        });
        QTest::newRow("A-2.3 A-2.2 Automas stand in front, in the order they were given boards")
            << RowBody([] {
                   core::FixedVector<Seat, kMaxPlayers> choosing;
                   choosing.push({Company::Usa, PlayerKind::Human, {}, {}, Officer::Adler, {}});
                   choosing.push({Company::Italy, PlayerKind::Human, {}, {}, Officer::Jordan, {}});
                   choosing.push({Company::France, PlayerKind::Automa, {}, {}, {}, {}});
                   choosing.push({Company::Germany, PlayerKind::Automa, {}, {}, {}, {}});
                   const auto order = firstTurnOrder(choosing);
                   QCOMPARE(order.size(), std::size_t{4});
                   QCOMPARE(order[0].company, Company::France);
                   QCOMPARE(order[1].company, Company::Germany);
                   QCOMPARE(order[2].company, Company::Italy);
                   QCOMPARE(order[3].company, Company::Usa);
               });
        QTest::newRow(
            "A-2.4 16 VP, 6 excavators, 4 mixers, 12 engineers, 4 basic tiles, no credits")
            << RowBody([] {
                   const State state = Table::after(setupWithAutomas(1, Level::Medium)).state();
                   const CompanyState& own = state.of(Company::Usa);
                   QCOMPARE(static_cast<int>(own.vp), 16);
                   QCOMPARE(static_cast<int>(own.excavators), 6);
                   QCOMPARE(static_cast<int>(own.mixers), 4);
                   QCOMPARE(static_cast<int>(own.engineers), 12);
                   QCOMPARE(static_cast<int>(own.credits), 0);
                   QVERIFY(own.tiles == tilesOf({Tile::BasicBase, Tile::BasicElevation,
                                                 Tile::BasicConduit, Tile::BasicPowerhouse}));
                   QVERIFY(own.contracts.empty());
                   QCOMPARE(own.officer, Officer::None);
                   QCOMPARE(static_cast<int>(state.of(Company::Germany).vp), 10);
               });
        QTest::newRow("A-2.4 an Automa of level very high has its officer too") << RowBody([] {
            const State state = Table::after(setupWithAutomas(1, Level::VeryHigh)).state();
            QCOMPARE(state.of(Company::Usa).officer, Officer::Adler);
            QCOMPARE(static_cast<int>(state.of(Company::Usa).vp), 16);
        });
        QTest::newRow("A-2.5 one stack of 20 tiles, none of them turned, shared by three Automas")
            << RowBody([] {
                   const State state = Table::after(setupWithAutomas(3, Level::Medium)).state();
                   QCOMPARE(unseenTiles(state.deck).size(), 20);
                   QCOMPARE(nextOf(state.deck).size(), 20); // any may come first
                   QCOMPARE(static_cast<int>(state.deck.actionTile), 0);
                   QCOMPARE(static_cast<int>(state.deck.criteriaTile), 0);
               });
        QTest::newRow("P-1 without officers of Automas Sekibo's pool is filled with drawn ones")
            << RowBody([] {
                   Setup setup = setupWithAutomas(3, Level::High);
                   setup.seats[3].officer = Officer::Sekibo;
                   setup.extraOfficers = {Officer::Adler, Officer::Krylov, Officer::Fiesler};
                   const State state = Table::after(setup).state();
                   QCOMPARE(copyableOfficers(state, Company::France).size(), std::size_t{3});
                   setup = setupWithAutomas(3, Level::VeryHigh);
                   setup.seats[3].officer = Officer::Sekibo;
                   QVERIFY(begin(setup).ok()); // theirs are the three
               });
    }

    void automas() { run(); }

    void options_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-29.5 the rulings of the setup are those of the game to its end")
            << RowBody([] {
                   Setup setup = plainSetup();
                   Rulings& rulings = setup.options.rulings;
                   QVERIFY(rulings == Table::after(setup).state().options.rulings);
                   rulings.reshuffle = Reshuffle::KeepCriteria;
                   rulings.thirdStructure = ThirdStructure::CompletingOnly;
                   rulings.tiedFirst = TiedFirst::First;
                   rulings.productionOrder = ProductionOrder::FlowFirst;
                   rulings.automaProductionOrder = ProductionOrder::ContractFirst;
                   rulings.waterTies = WaterTies::FewestDrops;
                   rulings.sekiboCredits = 9;
                   Table table = Table::after(setup);
                   QVERIFY(table.state().options == setup.options);
                   QVERIFY(table.play({"table proceed", "usa bank engineers=12"}));
                   QVERIFY(table.state().options == setup.options);
               });
        QTest::newRow("B-29.5 production_order=flow_first lets drops flow before the contract")
            << RowBody([] {
                   for (const ProductionOrder order :
                        {ProductionOrder::ContractFirst, ProductionOrder::FlowFirst}) {
                       Setup setup = plainSetup();
                       setup.options.rulings.productionOrder = order;
                       Table table = Table::after(setup);
                       table.officer(Company::Usa, Officer::None);
                       table.dam("2L", Owner::Usa, 0, 1).conduit("2A", Owner::Usa);
                       table.powerhouse("P6_0", Owner::Usa).dam("6U", Owner::France);
                       table.turnOf(Company::Usa);
                       QVERIFY(
                           table.play("usa produce turbine_station_zero_left 2L 2A P6_0 drops=1"));
                       QCOMPARE(table.state().task().kind, TaskKind::FulfilContract);
                       QCOMPARE(table.drops("6U"), order == ProductionOrder::FlowFirst ? 1 : 0);
                       QVERIFY(table.play("usa decline"));
                       QCOMPARE(table.drops("6U"), 1);
                   }
               });
        QTest::newRow("R-B33 B-3.2 the introductory game has the five other bonus tiles")
            << RowBody([] {
                   const Setup setup = introductorySetup(3);
                   const State state = Table::after(setup).state();
                   for (const BonusTile tile : state.bonusTiles)
                       QVERIFY(tile != BonusTile::AdvancedTiles);
                   QCOMPARE(state.bonusTiles, setup.bonusTiles);
               });
    }

    void options() { run(); }

private:
    static void run() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestPlayerSetup)
#include "tst_player_setup.moc"
