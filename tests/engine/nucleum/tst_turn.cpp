#include <QtTest>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/legal.h"
#include "engine/nucleum/network.h"
#include "tests/support/nucleum/table.h"
#include "tests/support/row_body.h"

using namespace nucleum;
using namespace nucleum::test;

/// Section 4: the three kinds of turns.
class TestTurn : public QObject {
    Q_OBJECT

private slots:
    void tiles_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("N-4.1 players take turns clockwise, one option each") << RowBody([] {
            Table table;
            QVERIFY(decider(table.state()) == Actor::First);
            QVERIFY(table.play(
                {"p1 play", "p1 decline", "p2 play", "p2 decline", "p3 play", "p3 decline"}));
            QVERIFY(decider(table.state()) == Actor::First);
        });
        QTest::newRow("N-4.1 refuses another player's turn") << RowBody([] {
            Table table;
            QVERIFY(table.refuses("p2 play", ErrorCode::WrongPlayer, "N-4.1"));
            QVERIFY(table.refuses("table proceed", ErrorCode::WrongPhase, "N-4.1"));
        });
        QTest::newRow("N-4.1 refuses to leave a turn out") << RowBody([] {
            Table table;
            QVERIFY(table.refuses("p1 decline", ErrorCode::CannotDecline, "N-4.1"));
        });
        QTest::newRow("N-4.2 a tile gives two actions and stays on the board") << RowBody([] {
            Table table;
            QVERIFY(table.play({"p1 play", "p1 subsidize two_thaler", "p1 subsidize worker"}));
            QCOMPARE(int(table.own().thaler), 6);
            QCOMPARE(int(table.own().workers), 3);
            QCOMPARE(int(table.own().boardTiles), 1);
            QCOMPARE(int(table.own().poolTiles), 3);
            QVERIFY(table.state().active == Player::Second);
        });
        QTest::newRow("N-4.2 none of the actions has to be used") << RowBody([] {
            Table table;
            QVERIFY(table.play({"p1 play", "p1 decline"}));
            QVERIFY(table.state().active == Player::Second);
        });
        QTest::newRow("N-4.2 refuses a third action") << RowBody([] {
            Table table;
            table.acting().tokens(Player::First, 6);
            table.own().contracts[0] = Contract(6); // C07 can be fulfilled, so the turn goes on
            QVERIFY(table.play({"p1 subsidize two_thaler", "p1 subsidize worker"}));
            QVERIFY(table.refuses("p1 subsidize worker", ErrorCode::NoActionLeft, "N-4.2"));
        });
        QTest::newRow("N-4.2 refuses a tile without a free slot") << RowBody([] {
            Table table;
            table.own().boardTiles = 6;
            QVERIFY(table.refuses("p1 play", ErrorCode::NoFreeSlot, "N-4.2"));
            table.state().facts.topSlots = kUnknown;
            QVERIFY(table.allows("p1 play"));
        });
        QTest::newRow("N-4.2 refuses a tile that is not there") << RowBody([] {
            Table table;
            table.own().poolTiles = 0;
            QVERIFY(table.refuses("p1 play", ErrorCode::NoTile, "N-4.2"));
            QVERIFY(table.allows("p1 play directive"));
        });
        QTest::newRow("N-4.3 the directive gives one main action, 1 Thaler cheaper") << RowBody([] {
            Table table;
            QVERIFY(table.play({"p1 play directive", "p1 urbanize residence 1 leipzig"}));
            QCOMPARE(int(table.own().thaler), 3);
            QVERIFY(table.state().active == Player::Second);
            QVERIFY(table.own().isDirectiveOnBoard);
        });
        QTest::newRow("N-4.3 refuses the directive a second time") << RowBody([] {
            Table table;
            table.own().isDirectiveOnBoard = true;
            QVERIFY(table.refuses("p1 play directive", ErrorCode::DirectiveIsOnBoard, "N-4.3"));
        });
        QTest::newRow("N-4.3 the directive is never a railway") << RowBody([] {
            Table table;
            table.own().poolTiles = 0; // only the directive is left
            QVERIFY(table.refuses("p1 lay leipzig riesa 1 wild wild", ErrorCode::NoTile, "N-4.5"));
        });
        QTest::newRow("N-4.3 N-9.9 refuses a subsidy with the directive") << RowBody([] {
            Table table;
            table.acting(true);
            QVERIFY(table.refuses("p1 subsidize worker", ErrorCode::OnlyMainActions, "N-9.9"));
        });
        QTest::newRow("N-4.4 one contract in a turn, before, between or after the actions")
            << RowBody([] {
                   for (const int before : {0, 1, 2}) {
                       Table table;
                       table.tokens(Player::First, 13);
                       table.own().contracts[0] = Contract(6);
                       table.own().contracts[1] = Contract(26);
                       table.acting();
                       for (int i = 0; i < before; ++i)
                           QVERIFY(table.play("p1 subsidize two_thaler"));
                       QVERIFY(table.play("p1 fulfil C27"));
                       QCOMPARE(int(table.own().vp), 8);
                       if (before < 2)
                           QVERIFY(
                               table.refuses("p1 fulfil C07", ErrorCode::NoContractNow, "N-4.4"));
                       else
                           QVERIFY(table.state().active == Player::Second);
                   }
               });
        QTest::newRow("N-4.4 a purple contract from the side board") << RowBody([] {
            Table table;
            table.tokens(Player::First, 17).acting();
            QVERIFY(table.play("p1 fulfil C37"));
            QVERIFY(!table.state().contracts.purple[1].isSet());
            QVERIFY(table.own().fulfilled.contains(Contract(36)));
        });
        QTest::newRow("N-4.4 refuses somebody else's contract") << RowBody([] {
            Table table;
            table.tokens(Player::First, 6);
            table[Player::Second].contracts[0] = Contract(6);
            table.acting();
            QVERIFY(table.refuses("p1 fulfil C07", ErrorCode::ContractNotReachable, "N-4.4"));
        });
        QTest::newRow("N-4.4 refuses a contract in the turn of a railway") << RowBody([] {
            Table table;
            table.tokens(Player::First, 6);
            table.own().contracts[0] = Contract(6);
            QVERIFY(table.play("p1 lay leipzig riesa 1 green white"));
            QVERIFY(table.refuses("p1 fulfil C07", ErrorCode::NoContractNow, "N-4.4"));
        });
        QTest::newRow("N-30.8 a turn ends when no action and no contract is left") << RowBody([] {
            Table table;
            table.tokens(Player::First, 6);
            table.own().contracts[0] = Contract(6);
            table.acting();
            QVERIFY(table.play({"p1 subsidize worker", "p1 subsidize worker"}));
            QVERIFY(table.state().active == Player::First);
            QVERIFY(table.play("p1 fulfil C07"));
            QVERIFY(table.state().active == Player::Second);
        });
    }
    void tiles() {
        QFETCH(const RowBody, body);
        body();
    }

    void railways_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("N-4.5 a railway takes a tile and a worker, wherever it lies") << RowBody([] {
            Table table;
            table.build(Player::First, BuildingType::Residence, 1, City::Zittau);
            QVERIFY(table.play("p1 lay leipzig riesa 1 white white"));
            QCOMPARE(int(table.own().workers), 1);
            QCOMPARE(workersInReserve(table.state(), Player::First), 16);
            QCOMPARE(int(table.own().poolTiles), 3);
            QCOMPARE(railwaysOf(table.state(), Player::First), 1);
        });
        QTest::newRow("N-4.5 refuses a railway without a worker") << RowBody([] {
            Table table;
            table.own().workers = 0;
            table.mine(Player::First, 1, City::Bruex, 1);
            QVERIFY(table.refuses("p1 lay leipzig riesa 1 white white", ErrorCode::NotEnoughWorkers,
                                  "N-4.5"));
            QVERIFY(table.play("p1 exchange uranium 1 mine=1"));
            QVERIFY(table.allows("p1 lay leipzig riesa 1 white white"));
        });
        QTest::newRow("N-4.5 refuses a space that is taken") << RowBody([] {
            Table table;
            table.lay(City::Leipzig, City::Riesa, {Owner::Second});
            QVERIFY(table.refuses("p1 lay leipzig riesa 1 white white", ErrorCode::TrackSpaceTaken,
                                  "N-4.5"));
        });
        QTest::newRow("N-4.5 refuses the middle space without a railway next to it") << RowBody([] {
            Table table;
            QVERIFY(table.refuses("p1 lay dresden riesa 2 white white",
                                  ErrorCode::TrackSpaceNotReachable, "N-4.5"));
            table.lay(City::Dresden, City::Riesa, {Owner::Second});
            QVERIFY(table.allows("p1 lay dresden riesa 2 white white"));
        });
        QTest::newRow("N-3.5 refuses a space the connection does not have") << RowBody([] {
            Table table;
            QVERIFY(table.refuses("p1 lay leipzig riesa 2 white white", ErrorCode::NoSuchSpace,
                                  "N-3.5"));
        });
        QTest::newRow("N-3.8 N-30.6 Leipzig - Grimma costs 2 Thaler") << RowBody([] {
            Table table;
            QVERIFY(table.play("p1 lay grimma leipzig 1 orange orange"));
            QCOMPARE(int(table.own().thaler), 2);
            QVERIFY(table.play("p2 lay leipzig riesa 1 orange orange"));
            QCOMPARE(int(table[Player::Second].thaler), 4);
        });
        QTest::newRow("N-3.8 refuses it without 2 Thaler") << RowBody([] {
            Table table;
            table.own().thaler = 1;
            QVERIFY(table.refuses("p1 lay grimma leipzig 1 white white", ErrorCode::NotEnoughThaler,
                                  "N-3.8"));
        });
        QTest::newRow("N-3.8 on the side for two it is Brüx - Praha") << RowBody([] {
            Table table(2);
            QVERIFY(table.play("p1 lay bruex praha 1 green green"));
            QCOMPARE(int(table.own().thaler), 2);
        });
        QTest::newRow("N-3.1 refuses a city that is not on the map") << RowBody([] {
            Table table(2);
            QVERIFY(table.refuses("p1 lay karlsbad praha 1 white white", ErrorCode::CityNotOnMap,
                                  "N-3.1"));
        });
        QTest::newRow("N-4.7 own actions first, then the others clockwise") << RowBody([] {
            Table table;
            table.lay(City::Dresden, City::Riesa, {Owner::Third, Owner::Nobody, Owner::Second});
            const auto way = *findConnection(table.state().facts, City::Dresden, City::Riesa);
            table.state().tracks[way][0].towardsB = EndColour::Wild;
            table.state().tracks[way][2].towardsA = EndColour::Wild;
            QVERIFY(table.play("p1 lay dresden riesa 2 green green"));
            QCOMPARE(int(table.state().task().n), 2);
            QVERIFY(table.play({"p1 subsidize worker", "p1 decline"}));
            QVERIFY(decider(table.state()) == Actor::Second);
            QVERIFY(table.play("p2 subsidize achievement"));
            QVERIFY(decider(table.state()) == Actor::Third);
            QVERIFY(table.play("p3 decline"));
            QVERIFY(table.state().active == Player::Second);
            QCOMPARE(int(table[Player::Second].achievement), 1);
        });
        QTest::newRow("N-4.7 clockwise from the active player, whoever lays the railway")
            << RowBody([] {
                   Table table;
                   table.lay(City::Dresden, City::Riesa,
                             {Owner::First, Owner::Nobody, Owner::Third});
                   table.acting().ask(TaskKind::LayFreeTile, Player::Second, 0);
                   QVERIFY(table.play("p2 lay dresden riesa 2 wild wild"));
                   QVERIFY(table.play("p2 decline"));
                   QVERIFY(decider(table.state()) == Actor::First);
                   QVERIFY(table.play("p1 decline"));
                   QVERIFY(decider(table.state()) == Actor::Third);
               });
        QTest::newRow("N-4.7 up to four actions: the tile's and those of own railways") << RowBody(
            [] {
                Table table;
                table.lay(City::Dresden, City::Riesa, {Owner::First, Owner::Nobody, Owner::First});
                const auto way = *findConnection(table.state().facts, City::Dresden, City::Riesa);
                table.state().tracks[way][0].towardsB = EndColour::Green;
                table.state().tracks[way][2].towardsA = EndColour::Green;
                QVERIFY(table.play("p1 lay dresden riesa 2 green green"));
                for (int i = 0; i < 4; ++i)
                    QVERIFY(table.play("p1 subsidize two_thaler"));
                QVERIFY(table.state().active == Player::Second);
                QCOMPARE(int(table.own().thaler), 12);
            });
        QTest::newRow("N-4.7 an end without a match gives no action") << RowBody([] {
            Table table;
            QVERIFY(table.play("p1 lay leipzig riesa 1 white white"));
            QVERIFY(table.state().active == Player::Second);
        });
        QTest::newRow("N-4.8 the completed line counts for its own actions") << RowBody([] {
            Table table;
            table.build(Player::First, BuildingType::Residence, 1, City::Leipzig);
            QVERIFY(table.play("p1 lay leipzig riesa 1 green green"));
            QVERIFY(table.play("p1 industrialize mine 1 riesa"));
        });
        QTest::newRow("N-4.9 a line pays by own tiles, after everybody's actions") << RowBody([] {
            Table table;
            table.lay(City::Dresden, City::Riesa, {Owner::First, Owner::Nobody, Owner::Second});
            const auto way = *findConnection(table.state().facts, City::Dresden, City::Riesa);
            table.state().tracks[way][2].towardsA = EndColour::Wild;
            table.state().tracks[way][0].towardsB = EndColour::Orange;
            QVERIFY(table.play("p1 lay dresden riesa 2 white white"));
            QVERIFY(table.play("p1 subsidize worker"));
            QCOMPARE(int(table.own().income[2]), 0);
            QVERIFY(table.play("p2 subsidize worker"));
            QCOMPARE(int(table.own().income[2]), 2);
            QCOMPARE(int(table[Player::Second].income[2]), 1);
            QCOMPARE(int(table[Player::Third].income[2]), 0);
        });
        QTest::newRow("N-4.9 a fixed reward does not count tiles") << RowBody([] {
            Table table;
            table.lay(City::Plauen, City::Zwickau, {Owner::First, Owner::Nobody});
            const auto way = *findConnection(table.state().facts, City::Plauen, City::Zwickau);
            table.state().tracks[way][0].towardsB = EndColour::Green;
            QVERIFY(table.play("p1 lay plauen zwickau 2 orange orange"));
            QCOMPARE(int(table.own().income[2]), 2);
        });
        QTest::newRow("N-4.9 a line of one tile pays nothing") << RowBody([] {
            Table table;
            QVERIFY(table.play("p1 lay leipzig riesa 1 white white"));
            QCOMPARE(int(table.own().income[2]), 0);
        });
        QTest::newRow("N-4.10 railways and their workers stay through a recharge") << RowBody([] {
            Table table;
            QVERIFY(table.play({"p1 lay leipzig riesa 1 white white", "p2 play", "p2 decline",
                                "p3 play", "p3 decline", "p1 recharge", "p1 marker 0"}));
            QCOMPARE(railwaysOf(table.state(), Player::First), 1);
            QCOMPARE(table.own().workers + workersInReserve(table.state(), Player::First), 17);
        });
    }
    void railways() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestTurn)
#include "tst_turn.moc"
