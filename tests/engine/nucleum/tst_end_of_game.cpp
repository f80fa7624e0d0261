#include <QtTest>

#include "engine/nucleum/legal.h"
#include "engine/nucleum/score.h"
#include "tests/support/nucleum/table.h"
#include "tests/support/row_body.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

using enum BuildingType;

/// The next score ends the game: the last turn of a table for three is over.
Table atTheEnd(int players = 3) {
    Table table(players);
    table.state().turnsLeft = 1;
    for (PlayerState& player : table.state().players)
        player.thaler = player.workers = 0;
    return table;
}

void playLastTurn(Table& table) { QVERIFY(table.play({"p1 play", "p1 decline"})); }

PadScore scoreOf(Table& table) { return finalScores(table.state()).front(); }

} // namespace

/// Sections 13, 14 and 17: end conditions, last turns and the final scoring.
class TestEndOfGame : public QObject {
    Q_OBJECT

private slots:
    void conditions_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("N-13.1 N-13.2 EC1 by the last action tile") << RowBody([] {
            Table table;
            table.state().stackTiles = 2;
            table.acting();
            QVERIFY(table.play("p1 develop 5"));
            QVERIFY(!isMet(table.state(), EndCondition::ActionTiles));
            QVERIFY(table.play("p1 develop 5"));
            QVERIFY(isMet(table.state(), EndCondition::ActionTiles));
            QCOMPARE(int(table.own().vp), 3);
        });
        QTest::newRow("N-13.1 EC2 by the last contract, for who took one") << RowBody([] {
            Table table;
            table.state().contracts.silver = 1;
            table.state().contracts.gold = 1;
            table.acting();
            QVERIFY(table.play({"p1 contract C18 thaler", "table reveal C30"}));
            QVERIFY(!isMet(table.state(), EndCondition::Contracts)); // one is left, a silver one
            QVERIFY(table.play({"p1 contract C30 worker", "table reveal C10"}));
            QVERIFY(isMet(table.state(), EndCondition::Contracts));
            QCOMPARE(int(table.own().vp), 3);
        });
        QTest::newRow("N-13.1 EC3 when everybody has recharged three times") << RowBody([] {
            Table table;
            for (PlayerState& player : table.state().players)
                player.markers.taken = 2;
            table[Player::Third].markers.taken = 5;
            QVERIFY(table.play({"p1 recharge", "p1 marker 0"}));
            QVERIFY(!isMet(table.state(), EndCondition::MilestoneSpaces));
            QVERIFY(table.play({"p2 recharge", "p2 marker 0"}));
            QVERIFY(table.state().metBy[2] == Owner::Second);
            QCOMPARE(int(table.own().vp), 0);
            QCOMPARE(int(table[Player::Second].vp), 3);
        });
        QTest::newRow("N-13.1 EC4 by the eighth technology") << RowBody([] {
            Table table;
            for (int number : {1, 2, 3, 4, 5, 6})
                table.unlock(Player::First, number);
            table.ask(TaskKind::UnlockTechnology, Player::First, 3);
            QVERIFY(table.play("p1 unlock 8"));
            QVERIFY(!isMet(table.state(), EndCondition::Technologies));
            table.ask(TaskKind::UnlockTechnology, Player::First, 3);
            QVERIFY(table.play("p1 unlock 7"));
            QVERIFY(isMet(table.state(), EndCondition::Technologies));
            QCOMPARE(int(table.own().vp), 3);
        });
        QTest::newRow("N-13.1 EC5 by 70 VP") << RowBody([] {
            Table table;
            table.own().vp = 67;
            table.ask(TaskKind::UnlockTechnology, Player::First, 2);
            QVERIFY(table.play("p1 take-vp"));
            QVERIFY(!isMet(table.state(), EndCondition::Vp));
            table.ask(TaskKind::UnlockTechnology, Player::First, 1);
            QVERIFY(table.play("p1 take-vp"));
            QVERIFY(isMet(table.state(), EndCondition::Vp));
            QCOMPARE(int(table.own().vp), 73);
        });
        QTest::newRow("NA-8 N-13.2 the VP of a condition may meet EC5, both are paid")
            << RowBody([] {
                   Table table;
                   table.own().vp = 67;
                   table.state().stackTiles = 1;
                   table.acting();
                   QVERIFY(table.play("p1 develop 5"));
                   QCOMPARE(int(table.own().vp), 73);
                   QCOMPARE(conditionsMet(table.state()), 2);
               });
        QTest::newRow("N-13.2 only the first to meet a condition scores, after the trigger too")
            << RowBody([] {
                   Table table;
                   table.state().metBy = {Owner::Second, Owner::Third, Owner::Nobody, Owner::Nobody,
                                          Owner::Nobody};
                   table.state().turnsLeft = 5;
                   table.state().stackTiles = 1;
                   table.own().vp = 69;
                   table.acting();
                   QVERIFY(table.play("p1 develop 5"));
                   QCOMPARE(int(table.own().vp), 69); // EC1 was met before
                   table.ask(TaskKind::UnlockTechnology, Player::First, 1);
                   QVERIFY(table.play("p1 take-vp"));
                   QCOMPARE(int(table.own().vp), 73);
                   QCOMPARE(int(table.state().turnsLeft), 5);
               });
        QTest::newRow("N-30.2 of several who reach 70 together the active player is first")
            << RowBody([] {
                   Table table;
                   for (PlayerState& player : table.state().players) {
                       player.vp = 66;
                       player.markers.taken = 1;
                       player.markers.inTier[2] = 9;
                   }
                   table.own().markers.taken = 0;
                   QVERIFY(table.play({"p1 recharge", "p1 marker 0"}));
                   QVERIFY(table.state().metBy[4] == Owner::First);
                   QCOMPARE(int(table.own().vp), 75);
                   QCOMPARE(int(table[Player::Second].vp), 72);
               });
        QTest::newRow("NT-36 N-13.1 two conditions do not end a game of two") << RowBody([] {
            Table table(2);
            table.state().metBy[0] = Owner::First;
            table.own().vp = 69;
            table.ask(TaskKind::UnlockTechnology, Player::First, 1);
            QVERIFY(table.play("p1 take-vp"));
            QCOMPARE(conditionsMet(table.state()), 2);
            QCOMPARE(int(table.state().turnsLeft), 0);
            QCOMPARE(conditionsNeeded(2), 3);
            QCOMPARE(turnsAfterThis(table.state()), -1);
        });
        QTest::newRow("NT-37 N-13.3 three players, met in the second one's turn") << RowBody([] {
            Table table;
            table.state().metBy[0] = Owner::First;
            QVERIFY(table.play({"p1 play", "p1 decline", "p2 play"}));
            table[Player::Second].vp = 69;
            table.ask(TaskKind::UnlockTechnology, Player::Second, 1);
            QVERIFY(table.play("p2 take-vp"));
            QCOMPARE(turnsAfterThis(table.state()), 4);
            QVERIFY(table.play("p2 decline"));
            for (const char* player : {"p3", "p1", "p2", "p3"}) {
                QVERIFY(table.state().task().kind == TaskKind::TakeTurn);
                const std::string line = std::string(player) + " play";
                QVERIFY(table.play(line));
                QVERIFY(table.play(std::string(player) + " decline"));
            }
            QVERIFY(table.state().task().kind == TaskKind::ScoreGame);
        });
        QTest::newRow("NT-38 N-13.3 four players, met in the last one's turn") << RowBody([] {
            QCOMPARE(turnsAfterTrigger(4, Player::Fourth), 4);
            QCOMPARE(turnsAfterTrigger(4, Player::First), 7);
        });
        QTest::newRow("N-13.1 how near the end is") << RowBody([] {
            Table table;
            table.own().vp = 12;
            table.unlock(Player::Second, 1);
            const EndTracker tracker = endTracker(table.state());
            QCOMPARE(tracker.tilesInStacks, 30);
            QCOMPARE(tracker.contractsInStacks, 17);
            QCOMPARE(tracker.markersOnThirdSpace, 3);
            QCOMPARE(tracker.mostTechnologies, 1);
            QCOMPARE(tracker.mostVp, 12);
        });
    }
    void conditions() {
        QFETCH(const RowBody, body);
        body();
    }

    void scoring_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("N-14.1 a last marker without any effect") << RowBody([] {
            Table table = atTheEnd();
            table.tokens(Player::First, 40);
            playLastTurn(table);
            QVERIFY(table.state().task().kind == TaskKind::LastMarker);
            QVERIFY(table.play("p1 marker 40"));
            QVERIFY(table.state().task().kind == TaskKind::ScoreGame);
            QCOMPARE(int(table.own().vp), 0);
            QVERIFY(table.play("table proceed"));
            QVERIFY(table.state().isOver());
        });
        QTest::newRow("N-14.1 N-11.3 only in a free tier, or not at all") << RowBody([] {
            Table table = atTheEnd();
            table.tokens(Player::First, 9);
            table.own().markers.inTier = {2, 6, 0, 0, 0, 0};
            playLastTurn(table);
            QVERIFY(table.refuses("p1 marker 5", ErrorCode::TierTaken, "N-11.3"));
            QVERIFY(table.play("p1 decline"));
        });
        QTest::newRow("N-30.7 refuses the start space for it") << RowBody([] {
            Table table = atTheEnd();
            table.tokens(Player::First, 9);
            playLastTurn(table);
            QVERIFY(table.refuses("p1 marker 0", ErrorCode::NotOnTrack, "N-14.1"));
        });
        QTest::newRow("N-14.2 N-14.8 every category goes on the track, most VP win") << RowBody([] {
            Table table = atTheEnd();
            table.build(Player::First, Laboratory, 1, City::Freiberg, true);
            table[Player::Second].vp = 2;
            playLastTurn(table);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table.sum(EventKind::VpChanged, Player::First, Source::Buildings), 2);
            QCOMPARE(winners(table.state()).size(), std::size_t(2));
            QVERIFY(table.refuses("p1 play", ErrorCode::WrongPhase, "N-4.1"));
        });
        QTest::newRow("N-14.2 70 VP in the final scoring meet nothing") << RowBody([] {
            Table table = atTheEnd();
            table.own().vp = 69;
            table.build(Player::First, Laboratory, 1, City::Freiberg, true);
            playLastTurn(table);
            QVERIFY(table.play("table proceed"));
            QVERIFY(!isMet(table.state(), EndCondition::Vp));
            QCOMPARE(int(table.own().vp), 71);
        });
        QTest::newRow("NT-13 N-14.6 NA-1 networks decide what a government building counts")
            << RowBody([] {
                   Table table = atTheEnd();
                   table.build(Player::First, Laboratory, 1, City::Freiberg, true)
                       .build(Player::First, Factory, 2, City::Praha, true)
                       .build(Player::First, Factory, 4, City::Praha, true)
                       .build(Player::First, Factory, 1, City::Karlsbad)
                       .build(Player::Second, Factory, 1, City::Bruex)
                       .build(Player::Second, Factory, 2, City::Bruex)
                       .build(Player::Second, Factory, 3, City::Glashuette)
                       .build(Player::Third, Factory, 1, City::Zwickau)
                       .lay(City::Bruex, City::Praha, {Owner::First})
                       .lay(City::Bruex, City::Glashuette, {Owner::First})
                       .lay(City::Karlsbad, City::Praha, {Owner::First, Owner::Nobody});
                   QCOMPARE(scoreOf(table).buildings, 2 + 8);
                   QCOMPARE(scoreOf(table).government, 20);
                   table.state().options.rulings.governmentInPraha = GovernmentInPraha::AsPrinted;
                   QCOMPARE(scoreOf(table).government, 10);
               });
        QTest::newRow("N-14.6 neutral buildings of the type count too") << RowBody([] {
            Table table = atTheEnd();
            table.build(Player::First, Factory, 4, City::Freiberg, true);
            QCOMPARE(scoreOf(table).government, 2 * 2); // itself and N4, which shows factory
            table.build(Player::First, Residence, 4, City::Leipzig, true);
            QCOMPARE(scoreOf(table).government, 4 + 1 * 2); // and N1
        });
        QTest::newRow("N-14.6 what is not energized gives nothing") << RowBody([] {
            Table table = atTheEnd();
            table.build(Player::First, Factory, 4, City::Praha)
                .build(Player::First, Factory, 3, City::Praha);
            QCOMPARE(scoreOf(table).buildings + scoreOf(table).government, 0);
        });
        QTest::newRow("NT-14 N-14.7 third last and last space") << RowBody([] {
            Table table = atTheEnd();
            table.own().income = {5, 7, 4};
            QCOMPARE(scoreOf(table).income, 13);
            table.own().income = {6, 0, 0};
            QCOMPARE(scoreOf(table).income, 6);
        });
        QTest::newRow("N-14.5 leftovers from the table") << RowBody([] {
            Table table = atTheEnd();
            table.mine(Player::First, 1, City::Bruex, 1);
            table.own().workers = 2;
            table.own().thaler = 4;
            QCOMPARE(scoreOf(table).leftovers.vp, 2);
        });
        QTest::newRow("NT-40 N-14.3 NA-13 milestones from the table") << RowBody([] {
            Table table = atTheEnd();
            table.state().milestones = {MilestoneTile::Factories, MilestoneTile::EnergizedCities,
                                        MilestoneTile::UrbanBuildings, MilestoneTile::Railways};
            table.own().markers.inTier = {2, 0, 9, 0, 22, 0};
            table.own().markers.onStart = 1;
            table.build(Player::First, Factory, 1, City::Leipzig, true)
                .build(Player::First, Factory, 2, City::Leipzig)
                .build(Player::First, Factory, 4, City::Grimma, true)
                .build(Player::First, Residence, 1, City::Grimma, true)
                .build(Player::First, Residence, 2, City::Praha, true)
                .build(Player::First, Laboratory, 1, City::Zittau, true)
                .build(Player::First, Laboratory, 2, City::Riesa)
                .lay(City::Dresden, City::Riesa, {Owner::First, Owner::First, Owner::First})
                .lay(City::Chemnitz, City::Grimma, {Owner::First, Owner::First})
                .lay(City::Plauen, City::Zwickau, {Owner::First, Owner::First})
                .lay(City::Bruex, City::Praha, {Owner::First})
                .lay(City::Leipzig, City::Riesa, {Owner::First});
            QCOMPARE(figuresOf(table.state(), Player::First).counts,
                     (std::array<int, kMilestoneTileCount>{7, 2, 3, 2, 0, 0, 9, 4}));
            QCOMPARE(scoreOf(table).milestones, 3 * 1 + 4 * 3 + 3 * 5 - 3);
        });
        QTest::newRow("NT-44 NT-45 N-14.4 the goal needs the eighth technology") << RowBody([] {
            Table table = atTheEnd();
            const std::array<City, 8> cities{City::Leipzig, City::Grimma, City::Riesa,
                                             City::Zittau,  City::Plauen, City::Praha,
                                             City::Bruex,   City::Dresden};
            for (int i = 0; i < 8; ++i)
                table.build(Player::First, static_cast<BuildingType>(i % 3), 1 + i / 3,
                            cities[std::size_t(i)]);
            QCOMPARE(scoreOf(table).goal, 0);
            table.unlock(Player::First, 8);
            QCOMPARE(scoreOf(table).goal, 10);
        });
        QTest::newRow("N-20.1 the final scoring asks for what is missing") << RowBody([] {
            Table table = atTheEnd();
            table.build(Player::First, Factory, 2, City::Leipzig, true);
            table.state().facts.buildings[1][1].vp = kUnknown;
            playLastTurn(table);
            QVERIFY(table.refuses("table proceed", ErrorCode::FactUnknown, "N-20.1"));
            QVERIFY(missingForScore(table.state())->kind == FactKind::BuildingVp);
            QVERIFY(table.play({"table learn building_vp factory 2 vp=4", "table proceed"}));
            QCOMPARE(table.sum(EventKind::VpChanged, Player::First, Source::Buildings), 4);
        });
    }
    void scoring() {
        QFETCH(const RowBody, body);
        body();
    }

    void milestoneTiles_data() {
        QTest::addColumn<int>("tile");
        QTest::addColumn<int>("vp"); // of a marker at x3
        QTest::newRow("N-17.1 MT1 pairs of buildings") << 0 << 2 * 3;
        QTest::newRow("N-17.1 MT2 residences") << 1 << 2 * 3;
        QTest::newRow("N-17.1 MT3 factories") << 2 << 1 * 3;
        QTest::newRow("N-17.1 MT4 laboratories, level IV as well") << 3 << 2 * 3;
        QTest::newRow("N-17.1 MT5 mines") << 4 << 3 * 3;
        QTest::newRow("N-17.1 MT6 turbines") << 5 << 4 * 3;
        QTest::newRow("N-17.1 MT7 pairs of railways") << 6 << 1 * 3;
        QTest::newRow("N-17.1 MT8 cities with an energized building, Praha included") << 7 << 2 * 3;
    }
    void milestoneTiles() {
        QFETCH(const int, tile);
        Table table = atTheEnd();
        table.build(Player::First, Residence, 1, City::Leipzig, true)
            .build(Player::First, Residence, 2, City::Leipzig, true)
            .build(Player::First, Factory, 1, City::Grimma)
            .build(Player::First, Laboratory, 1, City::Praha, true)
            .build(Player::First, Laboratory, 4, City::Grimma)
            .build(Player::Second, Residence, 1, City::Zittau, true)
            .lay(City::Leipzig, City::Riesa, {Owner::First})
            .lay(City::Bruex, City::Praha, {Owner::First})
            .lay(City::Dresden, City::Riesa, {Owner::First, Owner::Second, Owner::Second});
        for (int row = 1; row <= 3; ++row)
            table.mine(Player::First, row, City::Bruex);
        for (int row = 1; row <= 4; ++row)
            table.turbine(Player::First, row, City::Zittau);
        table.state().milestones[1] = static_cast<MilestoneTile>(tile);
        table.own().markers.inTier[2] = 8;
        QTEST(scoreOf(table).milestones, "vp");
    }
};

QTEST_APPLESS_MAIN(TestEndOfGame)
#include "tst_end_of_game.moc"
