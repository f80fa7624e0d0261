#include <QtTest>

#include "engine/barrage/ids.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

Contract contract(std::string_view id) { return parseId<Contract>(id).value(); }
Dam damAt(const State& state, std::string_view id) {
    return state.map.at(parseId<BaseSpace>(id).value());
}
Setup introductorySetup(int players) {
    Setup setup = plainSetup(players);
    setup.options.introductory = true;
    setup.patents = {Tile::None, Tile::None, Tile::None};
    return setup;
}

/// The spaces of the two marks, in moves that are possible on a rich table.
constexpr std::array<std::string_view, 6> kMarkedFour{
    "usa produce turbine_station_plus_1_left 2L 2A P6_0 drops=1",
    "usa produce turbine_station_plus_1_right 2L 2A P6_0 drops=1",
    "usa buy-machines machinery_shop_any_left",
    "usa buy-machines machinery_shop_any_right",
    "usa take-contracts contract_office_one_b_left green_01",
    "usa take-contracts contract_office_one_b_right green_01"};
constexpr std::array<std::string_view, 4> kMarkedThree{
    "usa produce turbine_station_minus_1_left 2L 2A P6_0 drops=1",
    "usa produce turbine_station_minus_1_right 2L 2A P6_0 drops=1",
    "usa workshop workshop_two_left", "usa workshop workshop_two_right"};

void verifyBlocked(int players, bool fourIsBlocked, bool threeIsBlocked) {
    Table table(players);
    table.supply(Company::Usa, 20, 0, 0).powerhouse("P6_0", Owner::Usa);
    table.dam("2L", Owner::Usa, 0, 1).conduit("2A", Owner::Usa);
    const auto verify = [&table](std::string_view move, bool isBlocked) {
        if (isBlocked) {
            const Error error = table.refusal(move);
            QCOMPARE(error.code, ErrorCode::SpaceBlocked);
            QCOMPARE(error.rule, std::string_view("B-3.8"));
        } else {
            QVERIFY2(table.isOffered(move), std::string(move).c_str());
        }
    };
    for (const std::string_view move : kMarkedFour)
        verify(move, fourIsBlocked);
    for (const std::string_view move : kMarkedThree)
        verify(move, threeIsBlocked);
    verify("usa workshop workshop_one_left", false);
}

} // namespace

/// Section 3: what lies where before round 1.
class TestSetup : public QObject {
    Q_OBJECT

private slots:
    void general_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-3.1 one tile lies on each headstream, without drops yet") << RowBody([] {
            Setup setup = plainSetup();
            setup.headstreams = {HeadstreamTile(8), HeadstreamTile(2), HeadstreamTile(5),
                                 HeadstreamTile(7)};
            const State state = Table::after(setup).state();
            QCOMPARE(state.map.headstreamTiles, setup.headstreams);
            QCOMPARE(state.map.headstreamDrops, (std::array<std::uint8_t, 4>{}));
        });
        QTest::newRow("B-3.2 five of the six bonus tiles lie in order of the rounds")
            << RowBody([] {
                   Setup setup = plainSetup();
                   setup.bonusTiles[0] = BonusTile::AdvancedTiles; // allowed in the full game
                   QCOMPARE(Table::after(setup).state().bonusTiles, setup.bonusTiles);
               });
        QTest::newRow("B-3.3 each of the six objectives can be drawn") << RowBody([] {
            for (int i = 0; i < 6; ++i) {
                Setup setup = plainSetup();
                setup.objective = static_cast<Objective>(i);
                QCOMPARE(Table::after(setup).state().objective, setup.objective);
            }
        });
        QTest::newRow("B-3.4 1, 2 or 3 national contracts for 2, 3 or 4 players") << RowBody([] {
            for (int players = 2; players <= 4; ++players) {
                const State state = Table::after(plainSetup(players)).state();
                QCOMPARE(static_cast<int>(state.contracts.national.size()), players - 1);
                QVERIFY(state.contracts.national[0] == contract("national_01"));
            }
        });
        QTest::newRow("B-3.5 two of each pile are open, 13 remain") << RowBody([] {
            const State state = Table::after(plainSetup()).state();
            QVERIFY(state.contracts.open[1][0] == contract("yellow_01"));
            QVERIFY(state.contracts.open[1][1] == contract("yellow_02"));
            for (std::size_t colour = 0; colour < 3; ++colour) {
                const ContractPile& pile = state.contracts.piles[colour];
                QCOMPARE(pile.unseen.size(), 13);
                QVERIFY(pile.under.empty());
                for (const Contract open : state.contracts.open[colour])
                    QVERIFY(!pile.unseen.contains(open));
            }
        });
        QTest::newRow("B-3.6 R-B8 neutral dams of level 1, 2, 3 on lower spaces with 1 drop each")
            << RowBody([] {
                   const State state = Table::after(plainSetup()).state();
                   QVERIFY((damAt(state, "4L") == Dam{Owner::Neutral, 0, 1}));
                   QVERIFY((damAt(state, "6L") == Dam{Owner::Neutral, 1, 1}));
                   QVERIFY((damAt(state, "10L") == Dam{Owner::Neutral, 2, 1}));
                   int built = 0;
                   for (const Dam& dam : state.map.dams)
                       built += dam.isBuilt() ? 1 : 0;
                   QCOMPARE(built, 3);
                   QCOMPARE(static_cast<int>(state.dropsPlaced), 3);
               });
        QTest::newRow("B-1.3 B-3.6 R-B8 the ten setup tiles: lower spaces of basins 1 to 10")
            << RowBody([] {
                   for (int basin = 1; basin <= 10; ++basin) {
                       Setup setup = plainSetup();
                       setup.neutralDams[basin <= 4 ? 0 : basin <= 7 ? 1 : 2] = Basin(basin);
                       const State state = Table::after(setup).state();
                       QCOMPARE(damAt(state, std::to_string(basin) + "L").owner, Owner::Neutral);
                       QCOMPARE(damAt(state, std::to_string(basin) + "U").owner, Owner::Nobody);
                   }
               });
        QTest::newRow("B-3.7 three tiles of level I are open, the other twelve are to come")
            << RowBody([] {
                   const State state = Table::after(plainSetup()).state();
                   QCOMPARE(state.patents.open,
                            (std::array{Tile::L1Base, Tile::L1Elevation, Tile::L1Conduit}));
                   QCOMPARE(state.patents.pile.size(), 12);
                   QVERIFY(state.patents.pile.contains(Tile::L1Wild));
                   QVERIFY(state.patents.pile.contains(Tile::L3Powerhouse));
                   QVERIFY(!state.patents.pile.contains(Tile::L1Base));
               });
        QTest::newRow("B-3.7 refuses the patent office in the introductory game") << RowBody([] {
            Table table = Table::after(introductorySetup(2));
            QVERIFY(table.state().patents.pile.empty());
            table.turnOf(Company::Usa);
            const Error error = table.refusal("usa take-patent patent_office_1");
            QCOMPARE(error.code, ErrorCode::SpaceNotInGame);
            QCOMPARE(error.rule, std::string_view("B-3.7"));
        });
        QTest::newRow("B-3.8 with 4 players no space is blocked")
            << RowBody([] { verifyBlocked(4, false, false); });
        QTest::newRow("B-3.8 refuses with 3 players the spaces marked 4")
            << RowBody([] { verifyBlocked(3, true, false); });
        QTest::newRow("B-3.8 refuses with 2 players the spaces marked 3+ and 4")
            << RowBody([] { verifyBlocked(2, true, true); });
        QTest::newRow("B-3.9 the turn order has as many places as players") << RowBody([] {
            for (int players = 2; players <= 4; ++players) {
                const State state = Table::after(plainSetup(players)).state();
                QCOMPARE(state.playerCount(), players);
                for (int i = 0; i < players; ++i)
                    QCOMPARE(state.turnOrder[static_cast<std::size_t>(i)], static_cast<Company>(i));
                QCOMPARE(state.of(Company::France).inPlay, players == 4);
            }
        });
    }

    void general() { run(); }

private:
    static void run() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestSetup)
#include "tst_setup.moc"
