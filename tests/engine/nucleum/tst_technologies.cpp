#include <QtTest>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/energize.h"
#include "engine/nucleum/legal.h"
#include "engine/nucleum/network.h"
#include "engine/nucleum/score.h"
#include "tests/support/nucleum/table.h"
#include "tests/support/row_body.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

using enum BuildingType;

/// Four players; the first has the experiment and is asked to unlock anything.
Table unlocking(Experiment experiment) {
    Table table(4);
    table.experiment(Player::First, experiment).ask(TaskKind::UnlockTechnology, Player::First, 3);
    return table;
}

/// The first player has the technology and acts with a tile.
Table having(Experiment experiment, int number) {
    Table table(4);
    table.experiment(Player::First, experiment).unlock(Player::First, number).acting();
    return table;
}

Table railwayWith(Experiment experiment, int number) {
    Table table(4);
    table.experiment(Player::First, experiment).unlock(Player::First, number);
    return table;
}

void uraniumForIndustry() {
    Table mine = having(Experiment::A, 1);
    QVERIFY(mine.play("p1 industrialize mine 1 bruex"));
    QCOMPARE(int(mine.state().task().n), 2);
    Table turbine = having(Experiment::A, 1);
    QVERIFY(turbine.play("p1 industrialize turbine 1 zittau"));
    QCOMPARE(int(turbine.own().workers), 2); // the cube without a mine
}

void thalerForEnergize(Experiment experiment, int number) {
    Table table = having(experiment, number);
    QVERIFY(table.play("p1 energize grimma neutral 2 tile=4"));
    QCOMPARE(int(table.own().thaler), 5);
}

void urbanizeNow(Experiment experiment) {
    Table table = unlocking(experiment);
    QVERIFY(table.play("p1 unlock 3"));
    QVERIFY(table.refuses("p1 develop 5", ErrorCode::WrongPhase, "N-4.1"));
    QVERIFY(table.play("p1 urbanize factory 4 leipzig"));
    QCOMPARE(int(table.own().thaler), 1);
    Table forgone = unlocking(experiment);
    QVERIFY(forgone.play({"p1 unlock 3", "p1 decline"}));
    QVERIFY(forgone.state().task().kind == TaskKind::TakeTurn);
}

void workerOrTile(Experiment experiment) {
    Table worker = having(experiment, 4);
    QVERIFY(worker.play({"p1 energize grimma neutral 2 tile=4", "p1 take-worker"}));
    QCOMPARE(int(worker.own().workers), 4);
    Table tile = having(experiment, 4);
    QVERIFY(tile.play("p1 energize grimma neutral 2 tile=4"));
    QVERIFY(tile.refuses("p1 decline", ErrorCode::CannotDecline, "N-4.1"));
    QVERIFY(tile.play("p1 take-tile 1"));
    QCOMPARE(int(tile.own().poolTiles), 4);
    QCOMPARE(int(tile.own().thaler), 4);
    QCOMPARE(int(tile.state().stackTiles), 39);
}

void energizeNow(Experiment experiment) {
    Table table = unlocking(experiment);
    QVERIFY(table.play("p1 unlock 6"));
    QVERIFY(table.play("p1 energize grimma neutral 2"));
    QCOMPARE(int(table.own().achievement), 4);
    QVERIFY(table.state().task().kind == TaskKind::TakeTurn);
}

void virtualTurbine(Experiment experiment) {
    Table table = having(experiment, 2);
    QCOMPARE(uraniumLimit(table.state(), Player::First, Plant::Grimma), 2);
    QCOMPARE(uraniumLimit(table.state(), Player::First, Plant::Zittau), 0);
    QCOMPARE(turbinesOf(table.state(), Player::First), 0);
}

void industrializeNow(Experiment experiment) {
    Table table = unlocking(experiment);
    table.build(Player::First, Residence, 1, City::Leipzig);
    QVERIFY(table.play("p1 unlock 3"));
    QVERIFY(table.play({"p1 industrialize mine 2 bruex", "p1 place-uranium mine2=1"}));
    QCOMPARE(int(table.own().workers), 0);
    QVERIFY(table.state().task().kind == TaskKind::TakeTurn);
}

void railwayGives(Experiment experiment, int number, int tokens, int thaler) {
    Table table = railwayWith(experiment, number);
    QVERIFY(table.play("p1 lay leipzig riesa 1 white white"));
    QCOMPARE(int(table.own().achievement), tokens);
    QCOMPARE(int(table.own().thaler), 4 + thaler);
}

void tokensNow(Experiment experiment) {
    Table table = unlocking(experiment);
    QVERIFY(table.play("p1 unlock 6"));
    QCOMPARE(int(table.own().achievement), 8);
}

void freeTile(Experiment experiment) {
    Table table = unlocking(experiment);
    QVERIFY(table.play({"p1 unlock 5", "p1 take-tile 2"}));
    QCOMPARE(int(table.own().poolTiles), 5);
    QCOMPARE(int(table.own().thaler), 4);
    QVERIFY(table.play("p1 lay leipzig riesa 1 green white"));
    QCOMPARE(int(table.state().task().n), 1); // the match with Leipzig
    QVERIFY(table.play("p1 subsidize worker"));
    QVERIFY(table.state().task().kind == TaskKind::TakeTurn);
    QVERIFY(table.state().active == Player::First);
    Table kept = unlocking(experiment);
    QVERIFY(kept.play({"p1 unlock 5", "p1 take-tile 2", "p1 decline"}));
    QCOMPARE(railwaysOf(kept.state(), Player::First), 0);
}

/// Goal thresholds from the table: just below the first one and each of them.
void goal(Experiment experiment, const std::function<void(Table&, int)>& give,
          std::array<int, 3> thresholds) {
    const std::array<int, 3> vp{4, 10, 21};
    for (std::size_t i = 0; i < thresholds.size(); ++i) {
        Table table(4);
        table.experiment(Player::First, experiment).unlock(Player::First, 8);
        give(table, thresholds[i] - 1);
        QCOMPARE(finalScores(table.state())[0].goal, i == 0 ? 0 : vp[i - 1]);
        give(table, thresholds[i]);
        QCOMPARE(finalScores(table.state())[0].goal, vp[i]);
    }
}

void giveCities(Table& table, int n) {
    for (int i = 0; i < n; ++i)
        table.build(Player::First, static_cast<BuildingType>(i % 3), 1 + i / 3,
                    static_cast<City>(i));
}

void giveEnergized(Table& table, int n) {
    for (int i = 0; i < n; ++i)
        table.build(Player::First, static_cast<BuildingType>(i % 3), 1 + i / 3, City::Leipzig,
                    true);
}

void giveMarkers(Table& table, int n) {
    const std::array<std::uint8_t, 3> spaces{10, 16, 28};
    table.own().markers.inTier = {1, 3, 9, 0, 0, 0};
    for (int i = 0; i < n; ++i)
        table.own().markers.inTier[std::size_t(3 + i)] = spaces[std::size_t(i)];
}

void giveRailways(Table& table, int n) {
    for (std::size_t i = 0; i < std::size_t(n); ++i)
        table.state().tracks[i][0].owner = Owner::First;
}

void wildRailways() {
    Table table = railwayWith(Experiment::D, 7);
    table.tokens(Player::First, 6);
    table.own().contracts[0] = Contract(6);
    QVERIFY(table.play("p1 lay leipzig riesa 1 white white"));
    QCOMPARE(int(table.state().task().n), 2); // wild at both ends
    QVERIFY(table.play({"p1 subsidize worker", "p1 fulfil C07", "p1 subsidize worker"}));
    QVERIFY(table.state().active == Player::Second);
    QCOMPARE(int(table.own().vp), 4);
}

} // namespace

/// Section 16: every technology.
class TestTechnologies : public QObject {
    Q_OBJECT

private slots:
    void everyTechnology_data() {
        QTest::addColumn<RowBody>("body");
        using enum Experiment;

        QTest::newRow("N-16.1 A1 uranium with each mine or turbine") << RowBody(uraniumForIndustry);
        QTest::newRow("N-16.1 A2 Thaler with each energizing")
            << RowBody([] { thalerForEnergize(A, 2); });
        QTest::newRow("N-16.1 A3 urbanize at once") << RowBody([] { urbanizeNow(A); });
        QTest::newRow("N-16.1 A4 a worker or a tile") << RowBody([] { workerOrTile(A); });
        QTest::newRow("N-16.1 A5 3 workers and 3 Thaler") << RowBody([] {
            Table table = unlocking(A);
            QVERIFY(table.play("p1 unlock 5"));
            QCOMPARE(int(table.own().workers), 5);
            QCOMPARE(int(table.own().thaler), 7);
        });
        QTest::newRow("N-16.1 A6 energize at once") << RowBody([] { energizeNow(A); });
        QTest::newRow("N-16.1 A7 urbanize anywhere, 2 Thaler less") << RowBody([] {
            Table table = having(A, 7);
            table.build(Player::First, Residence, 1, City::Leipzig);
            QVERIFY(table.play("p1 urbanize factory 3 zittau"));
            QCOMPARE(int(table.own().thaler), 2);
        });
        QTest::newRow("N-16.1 A8 N-14.4 cities with structures")
            << RowBody([] { goal(A, giveCities, {5, 7, 9}); });
        QTest::newRow("N-16.1 B1 a token with each railway")
            << RowBody([] { railwayGives(B, 1, 1, 0); });
        QTest::newRow("N-16.1 B2 a virtual turbine") << RowBody([] { virtualTurbine(B); });
        QTest::newRow("N-16.1 B3 industrialize at once") << RowBody([] { industrializeNow(B); });
        QTest::newRow("N-16.2 B4 the reward of another space, not doubled") << RowBody([] {
            Table table = having(B, 4);
            QVERIFY(table.play("p1 contract C05 thaler doubled"));
            QCOMPARE(int(table.own().thaler), 8);
            QVERIFY(
                table.refuses("p1 space-reward thaler", ErrorCode::SameContractSpace, "N-16.2"));
            QVERIFY(table.play("p1 space-reward achievement")); // taken by the initial contract
            QCOMPARE(int(table.own().achievement), 2);
            QVERIFY(decider(table.state()) == Actor::Table);
        });
        QTest::newRow("N-16.1 B5 2 Thaler with each railway")
            << RowBody([] { railwayGives(B, 5, 0, 2); });
        QTest::newRow("N-16.1 B6 8 tokens") << RowBody([] { tokensNow(B); });
        QTest::newRow("N-16.1 B7 the two special tiles") << RowBody([] {
            Table table = unlocking(B);
            QVERIFY(table.play("p1 unlock 7"));
            QCOMPARE(int(table.own().poolTiles), 6);
            QCOMPARE(int(table.own().specialTiles), 0);
        });
        QTest::newRow("N-16.1 B8 N-14.4 markers on 10 or higher")
            << RowBody([] { goal(B, giveMarkers, {1, 2, 3}); });
        QTest::newRow("N-16.1 C1 Thaler with each energizing")
            << RowBody([] { thalerForEnergize(C, 1); });
        QTest::newRow("N-16.1 C2 a virtual turbine") << RowBody([] { virtualTurbine(C); });
        QTest::newRow("N-16.1 C3 urbanize at once") << RowBody([] { urbanizeNow(C); });
        QTest::newRow("N-16.1 C4 a worker or a tile") << RowBody([] { workerOrTile(C); });
        QTest::newRow("N-16.1 C5 a tile that may be laid at once") << RowBody([] { freeTile(C); });
        QTest::newRow("N-16.1 C6 energize at once") << RowBody([] { energizeNow(C); });
        QTest::newRow("N-16.1 C7 energizing needs no lines") << RowBody([] {
            Table table = having(C, 7);
            table.mine(Player::First, 1, City::Bruex, 1)
                .build(Player::First, Residence, 2, City::Zittau);
            QVERIFY(table.play("p1 energize grimma residence 2 ruhr=1 silesia=1 mine1=1"));
            QVERIFY(table.own().at({Residence, 1}).isEnergized);
        });
        QTest::newRow("N-16.1 C8 N-14.4 energized buildings")
            << RowBody([] { goal(C, giveEnergized, {4, 6, 8}); });
        QTest::newRow("N-16.1 D1 a token with each railway")
            << RowBody([] { railwayGives(D, 1, 1, 0); });
        QTest::newRow("N-16.1 D2 a token with each contract taken") << RowBody([] {
            Table table = having(D, 2);
            QVERIFY(table.play("p1 contract C05 thaler"));
            QCOMPARE(int(table.own().achievement), 1);
        });
        QTest::newRow("N-16.1 D3 industrialize at once") << RowBody([] { industrializeNow(D); });
        QTest::newRow("N-16.1 D4 2 Thaler with each railway")
            << RowBody([] { railwayGives(D, 4, 0, 2); });
        QTest::newRow("N-16.1 D5 a tile that may be laid at once") << RowBody([] { freeTile(D); });
        QTest::newRow("N-16.1 D6 8 tokens") << RowBody([] { tokensNow(D); });
        QTest::newRow("N-16.1 N-30.5 D7 wild railways and a contract") << RowBody(wildRailways);
        QTest::newRow("N-16.1 D8 N-14.4 railways")
            << RowBody([] { goal(D, giveRailways, {6, 8, 10}); });
    }
    void everyTechnology() {
        QFETCH(const RowBody, body);
        body();
    }

    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("N-16.1 a locked technology does nothing") << RowBody([] {
            Table table(4);
            QVERIFY(table.play("p1 lay leipzig riesa 1 white white"));
            QCOMPARE(int(table.own().achievement), 0);
            QCOMPARE(int(table.own().thaler), 4);
        });
        QTest::newRow("N-16.1 A3 and A7 together take 4 Thaler off") << RowBody([] {
            Table table = unlocking(Experiment::A);
            table.unlock(Player::First, 7).build(Player::First, Residence, 1, City::Leipzig);
            QVERIFY(table.play({"p1 unlock 3", "p1 urbanize factory 4 zittau red"}));
            QCOMPARE(int(table.own().thaler), 4 - (5 + 2 - 4));
        });
        QTest::newRow("N-16.1 a free railway brings what every railway brings") << RowBody([] {
            Table table = unlocking(Experiment::D);
            table.unlock(Player::First, 1);
            QVERIFY(table.play(
                {"p1 unlock 5", "p1 take-tile 5", "p1 lay leipzig riesa 1 white white"}));
            QCOMPARE(int(table.own().achievement), 1);
        });
        QTest::newRow("N-30.9 a purple contract is fulfilled, not taken") << RowBody([] {
            Table table = having(Experiment::D, 2);
            table.tokens(Player::First, 17);
            QVERIFY(table.play("p1 fulfil C37"));
            QCOMPARE(int(table.own().achievement), 17);
        });
        QTest::newRow("N-8.5 an effect without a tile to take is passed over") << RowBody([] {
            Table table = unlocking(Experiment::C);
            table.state().offerTiles = 0;
            table.state().stackTiles = 0;
            QVERIFY(table.play("p1 unlock 5"));
            QVERIFY(table.state().task().kind == TaskKind::TakeTurn);
        });
        QTest::newRow("N-30.5 D7 gives no second contract to a turn with a tile") << RowBody([] {
            Table table = having(Experiment::D, 7);
            table.tokens(Player::First, 13);
            table.own().contracts[0] = Contract(6);
            table.own().contracts[1] = Contract(26);
            QVERIFY(table.play("p1 fulfil C07"));
            table.ask(TaskKind::LayFreeTile, Player::First, 0);
            QVERIFY(table.play("p1 lay leipzig riesa 1 white white"));
            QVERIFY(table.refuses("p1 fulfil C27", ErrorCode::NoContractNow, "N-4.4"));
        });
        QTest::newRow("N-30.5 D7 a free railway in the turn of a recharge allows a contract")
            << RowBody([] {
                   Table table(4);
                   table.experiment(Player::First, Experiment::D)
                       .unlock(Player::First, 7)
                       .tokens(Player::First, 24);
                   table.own().contracts[0] = Contract(6);
                   QVERIFY(
                       table.play({"p1 recharge", "p1 marker 24", "p1 unlock 5", "p1 take-tile 5",
                                   "p1 lay leipzig riesa 1 white white", "p1 fulfil C07"}));
                   QVERIFY(table.own().fulfilled.contains(Contract(6)));
               });
        QTest::newRow("N-30.5 D7 unlocked after the railway waits for the next one") << RowBody([] {
            Table table(4);
            table.experiment(Player::First, Experiment::D).tokens(Player::First, 6);
            table.own().contracts[0] = Contract(6);
            QVERIFY(table.play("p1 lay leipzig riesa 1 green white"));
            table.ask(TaskKind::UnlockTechnology, Player::First, 3);
            QVERIFY(table.play("p1 unlock 7"));
            QVERIFY(table.refuses("p1 fulfil C07", ErrorCode::NoContractNow, "N-4.4"));
        });
        QTest::newRow("N-30.5 D7 somebody else's turn allows no contract") << RowBody([] {
            Table table(4);
            table.experiment(Player::Second, Experiment::D).unlock(Player::Second, 7);
            table.tokens(Player::First, 6).tokens(Player::Second, 6);
            table.own().contracts[0] = Contract(6);
            table[Player::Second].contracts[0] = Contract(26);
            QVERIFY(table.play("p1 lay leipzig riesa 1 green green"));
            table.ask(TaskKind::LayFreeTile, Player::Second, 0);
            QVERIFY(table.play("p2 lay bruex praha 1 wild wild"));
            QVERIFY(table.refuses("p2 fulfil C27", ErrorCode::WrongPlayer, "N-4.4"));
            QVERIFY(table.play("p2 decline"));
            QVERIFY(table.refuses("p1 fulfil C07", ErrorCode::NoContractNow, "N-4.4"));
        });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestTechnologies)
#include "tst_technologies.moc"
