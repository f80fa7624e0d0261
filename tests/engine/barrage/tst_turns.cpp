#include <QtTest>

#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;

bool isTurnOf(const Table& table, Owner who) {
    return table.state().task().kind == TaskKind::TakeTurn && table.state().task().who == who;
}

/// The USA have placed all engineers, own the tile and just enough mixers for a first powerhouse;
/// the others have some engineers left and Italy is on.
Table withoutEngineers(Tile tile) {
    Table table;
    table.tile(kUsa, tile).supply(kUsa, 0, 0, 2);
    table[kUsa].engineers = 0;
    for (const Company company : {Company::Germany, Company::Italy, Company::France})
        table[company].engineers = 2;
    table.turnOf(Company::Italy);
    return table;
}

} // namespace

/// Section 7: whose turn it is and what a turn is.
class TestTurns : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-7.1 turns go round in turn order until all have passed") << RowBody([] {
            Table table;
            QVERIFY(isTurnOf(table, Owner::Usa));
            QVERIFY(table.play("usa bank engineers=6"));
            QVERIFY(isTurnOf(table, Owner::Germany));
            QVERIFY(table.play("germany bank engineers=12"));
            QVERIFY(isTurnOf(table, Owner::Italy));
            QVERIFY(table.play("italy bank engineers=11"));
            QVERIFY(isTurnOf(table, Owner::France));
            QVERIFY(table.play({"france bank engineers=12", "usa bank engineers=6"}));
            QVERIFY(isTurnOf(table, Owner::Italy));
            QVERIFY(table[Company::Germany].passed);
            QVERIFY(!table[Company::Italy].passed);
            QVERIFY(table.play("italy bank engineers=1"));
            QCOMPARE(table.state().phase, Phase::WaterFlow);
            QVERIFY(table[kUsa].passed && table[Company::Italy].passed);
        });
        QTest::newRow("B-7.1 a turn is one action") << RowBody([] {
            Table table;
            QVERIFY(table.play("usa workshop workshop_one_left"));
            QVERIFY(
                table.refuses("usa workshop workshop_one_right", ErrorCode::WrongPlayer, "B-7.1"));
        });
        QTest::newRow("B-7.1 refuses the action of a player who is not on") << RowBody([] {
            const Table table;
            QVERIFY(table.refuses("germany bank engineers=1", ErrorCode::WrongPlayer, "B-7.1"));
            QVERIFY(table.refuses("germany build 8L base basic_base excavators=3",
                                  ErrorCode::WrongPlayer, "B-7.1"));
            QVERIFY(table.refuses("netherlands bank engineers=1", ErrorCode::WrongPlayer, "B-7.1"));
        });
        QTest::newRow("B-7.1 refuses an action in any other phase") << RowBody([] {
            for (const Phase phase : {Phase::IncomeAndHeadstreams, Phase::WaterFlow, Phase::Scoring,
                                      Phase::EndOfRound}) {
                Table table;
                table.phase(phase, 2);
                QVERIFY(table.refuses("usa bank engineers=1", ErrorCode::WrongPhase, "B-5.1"));
                QVERIFY(table.refuses("usa build 8L base basic_base excavators=3",
                                      ErrorCode::WrongPhase, "B-5.1"));
                QVERIFY(table.refuses("usa pass", ErrorCode::WrongPhase, "B-5.1"));
            }
        });
        QTest::newRow("B-7.1 refuses another action while a choice is open") << RowBody([] {
            Table table;
            QVERIFY(table.play("usa buy-machines machinery_shop_any_left"));
            QVERIFY(table.refuses("usa bank engineers=1", ErrorCode::WrongPhase, "B-5.1"));
            QVERIFY(table.refuses("germany choose-machines excavators=1 mixers=0",
                                  ErrorCode::WrongPlayer, "B-7.1"));
            QVERIFY(table.play("usa choose-machines excavators=0 mixers=1"));
            QVERIFY(isTurnOf(table, Owner::Germany));
        });
        QTest::newRow("B-7.2 refuses a pass with an engineer, the bank is open") << RowBody([] {
            Table table;
            table.supply(kUsa, 0, 0, 0);
            for (const int engineers : {12, 1}) {
                table[kUsa].engineers = static_cast<std::int16_t>(engineers);
                QVERIFY(table.refuses("usa pass", ErrorCode::CannotPass, "B-7.2"));
                QVERIFY(table.isOffered("usa bank engineers=1"));
            }
        });
        QTest::newRow("B-7.3 a player without engineers is out until the round ends")
            << RowBody([] {
                   Table table;
                   table[kUsa].engineers = 1;
                   QVERIFY(table.play({"usa bank engineers=1", "germany bank engineers=1",
                                       "italy bank engineers=1", "france bank engineers=1",
                                       "germany bank engineers=1"}));
                   QVERIFY(table[kUsa].passed);
                   QVERIFY(isTurnOf(table, Owner::Italy));
                   table.phase(Phase::EndOfRound, 1);
                   QVERIFY(table.play("table proceed"));
                   QVERIFY(!table[kUsa].passed);
                   QCOMPARE(table[kUsa].engineers, 12);
               });
        QTest::newRow("B-7.4 refuses the bank beyond the engineers there, or without any")
            << RowBody([] {
                   Table table;
                   table[kUsa].engineers = 3;
                   QVERIFY(table.isOffered("usa bank engineers=3"));
                   QVERIFY(table.refuses("usa bank engineers=4", ErrorCode::NotEnoughEngineers,
                                         "B-7.4"));
                   QVERIFY(table.refuses("usa bank engineers=0", ErrorCode::NotEnoughEngineers,
                                         "B-13.4"));
               });
        QTest::newRow("E-15 B-7.5 left 2 engineers, right 3 engineers and 3 credits")
            << RowBody([] {
                   Table table;
                   table.dam("5L", Owner::Usa, 1, 2).conduit("5A", Owner::Usa);
                   table.powerhouse("P8_0", Owner::Usa);
                   table[kUsa].contracts = {};
                   QVERIFY(table.play("usa produce turbine_station_zero_left 5L 5A P8_0 drops=1"));
                   QCOMPARE(table[kUsa].engineers, 10);
                   QCOMPARE(table[kUsa].credits, 6);
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa produce turbine_station_zero_right 5L 5A P8_0 drops=1"));
                   QCOMPARE(table[kUsa].engineers, 7);
                   QCOMPARE(table[kUsa].credits, 3);
               });
        QTest::newRow("E-20 B-7.5 B-7.6 symbol cost and red fee are both due on placing")
            << RowBody([] {
                   Table table;
                   table.supply(kUsa, 4, 0, 0);
                   QVERIFY(table.refuses("usa workshop workshop_two_right",
                                         ErrorCode::NotEnoughCredits, "B-7.6"));
                   table.supply(kUsa, 5, 0, 0);
                   QVERIFY(table.play("usa workshop workshop_two_right"));
                   QCOMPARE(table[kUsa].credits, 0);
                   QCOMPARE(table[kUsa].engineers, 9);
               });
        QTest::newRow("B-7.6 refuses a space whose action cannot be carried out") << RowBody([] {
            Table table;
            table.dam("5L", Owner::Usa).conduit("5A", Owner::Usa).powerhouse("P8_0", Owner::Usa);
            QVERIFY(table.refuses("usa produce turbine_station_zero_left 5L 5A P8_0 drops=1",
                                  ErrorCode::NotEnoughDrops, "B-10.3"));
            table.patents(Tile::None, Tile::L1Base, Tile::L1Wild);
            QVERIFY(table.refuses("usa take-patent patent_office_1", ErrorCode::NoTile, "B-15.4"));
            for (const Colour colour : {Colour::Green, Colour::Yellow, Colour::Red})
                table.state().contracts.open[static_cast<std::size_t>(colour)] = {};
            QVERIFY(table.refuses("usa take-contracts contract_office_one_a_left green_01",
                                  ErrorCode::ContractNotOpen, "B-14.1"));
        });
        QTest::newRow("B-7.8 one player may use the right space first and both in a round")
            << RowBody([] {
                   Table table;
                   QVERIFY(table.play("usa workshop workshop_one_right"));
                   table.turnOf(kUsa);
                   QVERIFY(table.play("usa workshop workshop_one_left"));
                   QCOMPARE(table[kUsa].engineers, 9);
               });
        QTest::newRow("B-7.9 construction spaces are private and filled from the left")
            << RowBody([] {
                   Table table(2);
                   QVERIFY(table.play("usa build 8L base basic_base excavators=3"));
                   QCOMPARE(table[kUsa].engineers, 11);
                   QVERIFY(table.play("germany build 9L base basic_base excavators=3"));
                   QCOMPARE(table[Company::Germany].engineers, 11);
                   QVERIFY(table.play("usa build 8L elevation basic_elevation mixers=2"));
                   QCOMPARE(table[kUsa].engineers, 9);
                   QCOMPARE(static_cast<int>(table[kUsa].constructions), 2);
                   QCOMPARE(static_cast<int>(table[Company::Germany].constructions), 1);
               });
        QTest::newRow("B-7.10 engineers stay on their spaces until the round ends") << RowBody([] {
            Table table;
            QVERIFY(table.play({"usa workshop workshop_one_left", "germany bank engineers=12",
                                "italy bank engineers=12", "france bank engineers=12",
                                "usa bank engineers=11"}));
            const auto engineers = [&] {
                int sum = 0;
                for (const Occupancy& space : table.state().spaces)
                    sum += space.owner == Owner::Usa ? space.engineers : 0;
                return sum;
            };
            for (const Phase phase : {Phase::WaterFlow, Phase::Scoring, Phase::EndOfRound}) {
                QCOMPARE(table.state().phase, phase);
                QCOMPARE(engineers(), 1);
                QCOMPARE(static_cast<int>(table.state().bank[0]), 11);
                QVERIFY(table.play("table proceed"));
            }
            QCOMPARE(engineers(), 0);
            QCOMPARE(static_cast<int>(table.state().bank[0]), 0);
            QCOMPARE(table[kUsa].engineers, 12);
        });
        QTest::newRow("B-7.11 no offered move takes credits below 0 at any moment") << RowBody([] {
            for (int credits = 0; credits <= 9; ++credits) {
                Table table;
                table.dam("5L", Owner::Usa, 2, 3).conduit("5A", Owner::Germany);
                table.powerhouse("P8_0", Owner::Usa).officer(kUsa, Officer::Jordan);
                table.supply(kUsa, credits, 2, 2);
                table[kUsa].constructions = 3;
                for (const Move& move : legalMoves(table.state())) {
                    State state = table.state();
                    const auto applied = apply(state, move);
                    QVERIFY(applied.ok());
                    int left = credits;
                    for (const Event& event : applied.value()) {
                        if (event.kind == EventKind::CreditsChanged && event.who == Owner::Usa)
                            left += event.amount;
                        QVERIFY(left >= 0);
                    }
                    QCOMPARE(state.of(kUsa).credits, left);
                }
            }
        });
        QTest::newRow("B-7.12 the display is refilled, then the next player is on") << RowBody([] {
            Table table;
            table.open(Colour::Green, "green_01", "green_02");
            QVERIFY(table.play("usa take-contracts contract_office_one_a_left green_02"));
            QVERIFY(table.refuses("germany bank engineers=1", ErrorCode::WrongPhase, "B-5.1"));
            QVERIFY(table.play("table reveal green_07"));
            QVERIFY(isTurnOf(table, Owner::Germany));
            QVERIFY(table.isOffered("germany take-contracts contract_office_one_b_left green_07"));
        });
    }

    void rules() {
        QFETCH(const RowBody, body);
        body();
    }

    void engineerFreeTiles_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("E-41 R-B29 B-7.3 without engineers the I powerhouse tile is a last action")
            << RowBody([] {
                   Table table = withoutEngineers(Tile::L1Powerhouse);
                   QVERIFY(table.play({"italy bank engineers=2", "france bank engineers=2"}));
                   QVERIFY(isTurnOf(table, Owner::Usa));
                   QVERIFY(table.isOffered("usa pass"));
                   QVERIFY(table.play("usa build P5_0 powerhouse l1_powerhouse mixers=2"));
                   QCOMPARE(table[kUsa].built[3], 1);
                   QCOMPARE(static_cast<int>(table[kUsa].constructions), 0);
                   QVERIFY(table.play("germany bank engineers=2"));
                   QVERIFY(table[kUsa].passed);
                   QCOMPARE(table.state().phase, Phase::WaterFlow);
               });
        QTest::newRow("E-41 R-B29 B-7.3 without engineers the III base tile is a last action")
            << RowBody([] {
                   Table table = withoutEngineers(Tile::L3Base);
                   QVERIFY(table.play({"italy bank engineers=2", "france bank engineers=2"}));
                   QVERIFY(isTurnOf(table, Owner::Usa));
                   QVERIFY(table.play("usa build 1L base l3_base"));
                   QCOMPARE(table[kUsa].built[0], 1);
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("R-B29 a pass with such a tile is final for the round") << RowBody([] {
            Table table = withoutEngineers(Tile::L3Base);
            QVERIFY(table.play({"italy bank engineers=1", "france bank engineers=1", "usa pass"}));
            QVERIFY(table[kUsa].passed);
            QVERIFY(table.play(
                {"germany bank engineers=1", "italy bank engineers=1", "france bank engineers=1"}));
            QVERIFY(isTurnOf(table, Owner::Germany));
        });
        QTest::newRow("R-B29 refuses everything that needs engineers") << RowBody([] {
            Table table = withoutEngineers(Tile::L3Base);
            QVERIFY(table.play({"italy bank engineers=1", "france bank engineers=1"}));
            QVERIFY(table.refuses("usa bank engineers=1", ErrorCode::NotEnoughEngineers, "B-7.4"));
            QVERIFY(table.refuses("usa build P5_0 powerhouse basic_powerhouse mixers=2",
                                  ErrorCode::NotEnoughEngineers, "B-7.4"));
            QVERIFY(table.refuses("usa workshop workshop_one_left", ErrorCode::NotEnoughEngineers,
                                  "B-7.4"));
        });
        QTest::newRow("R-B29 with engineers it is a full turn that leaves them and the spaces")
            << RowBody([] {
                   Table table;
                   table.tile(kUsa, Tile::L1Powerhouse);
                   table[kUsa].constructions = 4;
                   QVERIFY(table.play("usa build P5_0 powerhouse l1_powerhouse mixers=2"));
                   QCOMPARE(table[kUsa].engineers, 12);
                   QCOMPARE(static_cast<int>(table[kUsa].constructions), 4);
                   QVERIFY(isTurnOf(table, Owner::Germany));
               });
        QTest::newRow("P-2 without the machines for it the pass happens by itself") << RowBody([] {
            Table table = withoutEngineers(Tile::L1Powerhouse);
            table.supply(kUsa, 9, 9, 1);
            QVERIFY(table.play({"italy bank engineers=1", "france bank engineers=1"}));
            QVERIFY(table[kUsa].passed);
            QVERIFY(isTurnOf(table, Owner::Germany));
        });
        QTest::newRow("P-2 with the tile on the wheel the pass happens by itself") << RowBody([] {
            Table table = withoutEngineers(Tile::L1Powerhouse);
            table[kUsa].tiles.erase(Tile::L1Powerhouse);
            table[kUsa].wheel[4] = {Tile::L1Powerhouse, 0, 2};
            QVERIFY(table.play({"italy bank engineers=1", "france bank engineers=1"}));
            QVERIFY(table[kUsa].passed);
            QVERIFY(isTurnOf(table, Owner::Germany));
        });
        QTest::newRow("P-2 R-B28 a copy of such a tile on the wheel is asked about too")
            << RowBody([] {
                   Table table = withoutEngineers(Tile::L1Powerhouse);
                   table.officer(kUsa, Officer::Krylov);
                   table[kUsa].tiles.erase(Tile::L1Powerhouse);
                   table[kUsa].wheel[4] = {Tile::L1Powerhouse, 0, 2};
                   QVERIFY(table.play({"italy bank engineers=1", "france bank engineers=1"}));
                   QVERIFY(isTurnOf(table, Owner::Usa));
                   QVERIFY(table.play("usa build P5_0 powerhouse anton_krylov "
                                      "copying=l1_powerhouse mixers=2"));
                   QCOMPARE(table[kUsa].built[3], 1);
               });
    }

    void engineerFreeTiles() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestTurns)
#include "tst_turns.moc"
