#include <QtTest>

#include "engine/nucleum/correction.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/invariants.h"
#include "engine/nucleum/legal.h"
#include "engine/nucleum/notation.h"
#include "engine/nucleum/score.h"
#include "tests/support/nucleum/games.h"
#include "tests/support/nucleum/table.h"
#include "tests/support/row_body.h"

using namespace nucleum;
using namespace nucleum::test;

/// N-20.3: anything can be set to what the table shows.
class TestCorrections : public QObject {
    Q_OBJECT

private slots:
    void everyCorrection_data() {
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char* name, const char* line) {
            QTest::newRow(name) << QByteArray(line);
        };
        row("N-20.3 VP", "vp p1 12");
        row("N-20.3 Thaler", "thaler p2 9");
        row("N-20.3 workers", "workers p1 5");
        row("N-20.3 tokens", "achievement p3 7");
        row("N-20.3 pool tiles", "pool_tiles p1 2");
        row("N-20.3 board tiles", "board_tiles p1 3");
        row("N-20.3 the directive", "directive_on_board p1 yes");
        row("N-20.3 special tiles", "special_tiles p2 0");
        row("N-20.3 an income marker", "income p1 vp 4");
        row("N-20.3 a technology", "technology p1 8 yes");
        row("N-20.3 a contract in a space", "contract_in_space p1 worker C10");
        row("N-20.3 a fulfilled contract", "contract_fulfilled p1 C11 yes");
        row("N-20.3 a building", "building p1 factory 2 praha");
        row("N-20.3 an energized building", "building_energized p3 residence 1 yes");
        row("N-20.3 a mine", "mine p1 2 bruex");
        row("N-20.3 uranium", "mine_uranium p3 1 2");
        row("N-20.3 a turbine", "turbine p1 4 zittau");
        row("N-20.3 a marker", "marker p1 5 22");
        row("N-20.3 markers on the start space", "markers_on_start p1 2");
        row("N-20.3 recharges", "recharges p1 2");
        row("N-20.3 a railway", "railway p2 4");
        row("N-20.3 its end towards the first city", "railway_end_a 1 wild");
        row("N-20.3 its end towards the second city", "railway_end_b 1 green");
        row("N-20.3 whether it is wild", "railway_wild 1 yes");
        row("N-20.3 a neutral building", "neutral 1 N9");
        row("N-20.3 its city", "neutral_city 1 praha");
        row("N-20.3 whether it is energized", "neutral_energized 1 yes");
        row("N-20.3 the market", "market 1 C07");
        row("N-20.3 a purple contract", "purple 3 none");
        row("N-20.3 the offer", "offer_tiles 4");
        row("N-20.3 the stacks of tiles", "stack_tiles 7");
        row("N-20.3 silver contracts", "silver_stack 2");
        row("N-20.3 gold contracts", "gold_stack 2");
        row("N-20.3 a milestone tile", "milestone_tile 2 MT3");
        row("N-20.3 a token at a segment", "segment_nucleum 1 no");
        row("N-20.3 a nucleum", "plant_nucleum grimma no");
        row("N-20.3 wagons at 1", "coal_at_one ruhr 1");
        row("N-20.3 wagons at 2", "coal_at_two silesia 2");
        row("N-20.3 an end condition", "end_condition p2 EC3");
        row("N-20.3 whose turn it is", "active_player p3");
        row("N-20.3 an experiment", "experiment p1 D");
        row("N-20.3 turns left", "turns_left 5");
    }
    void everyCorrection() {
        QFETCH(const QByteArray, line);
        Table table;
        table.mine(Player::Third, 1, City::Bruex)
            .build(Player::Third, BuildingType::Residence, 1, City::Leipzig);
        table.state().tracks[0][0].owner = Owner::First;
        if (line.startsWith("offer"))
            table.state().stackTiles = 0;
        const std::string text = "table correct " + line.toStdString() + " wrong_entry";
        const auto move = parseMove(text);
        QVERIFY(move.has_value());
        const auto wanted = std::get<Correct>(move->what);
        const State before = table.state();
        QVERIFY(asItIs(before, wanted.what, wanted.owner, wanted.index).value != wanted.value ||
                asItIs(before, wanted.what, wanted.owner, wanted.index).owner != wanted.owner);
        QVERIFY(table.play(text));
        QVERIFY(!(table.state() == before));
        Correct now = asItIs(table.state(), wanted.what, wanted.owner, wanted.index);
        now.reason = wanted.reason;
        QVERIFY(now == wanted);
        QVERIFY(!brokenInvariant(table.state()));
        QCOMPARE(formatMove(*move), text);
    }

    void thingsAsTheyAreCanBeEntered() {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            State state = begin(variedSetup(seed)).value();
            for (std::uint64_t step = 0; step < 150 && !state.isOver(); ++step)
                QVERIFY(apply(state, moveFor(seed, step, state)).ok());
            for (int what = 0; what < kCorrectedCount; ++what) {
                const CorrectionForm& form = formOf(static_cast<Corrected>(what));
                QVERIFY(form.what == static_cast<Corrected>(what));
                for (int index = 0; index < std::max(1, form.indices); ++index) {
                    const Move move{Actor::Table, asItIs(state, form.what, Owner::First, index)};
                    const bool isBeyond =
                        form.what >= Corrected::RailwayOwner &&
                        form.what <= Corrected::RailwayWild &&
                        index / kMostTrackSpaces >= int(state.facts.connections.size());
                    const bool isNotNow = form.what == Corrected::ActivePlayer &&
                                          state.task().kind != TaskKind::TakeTurn;
                    if (isBeyond || isNotNow)
                        continue;
                    State copy = state;
                    QVERIFY2(apply(copy, move).ok(), formatMove(move).c_str());
                    QVERIFY(copy == state);
                    QVERIFY(parseMove(formatMove(move)) == move);
                }
            }
        }
    }

    void endConditions_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("N-20.5 EC1 and EC2 by stacks that are empty, for the active player")
            << RowBody([] {
                   Table table;
                   QVERIFY(table.play({"p1 play", "p1 decline"}));
                   QVERIFY(table.play("table correct stack_tiles 0 table_differs"));
                   QVERIFY(table.state().metBy[0] == Owner::Second);
                   QCOMPARE(int(table[Player::Second].vp), 0); // the table shows VP already
                   QVERIFY(table.play("table correct silver_stack 0 table_differs"));
                   QCOMPARE(conditionsMet(table.state()), 1);
                   QCOMPARE(int(table.state().turnsLeft), 0);
                   QVERIFY(table.play("table correct gold_stack 0 table_differs"));
                   QVERIFY(table.state().metBy[1] == Owner::Second);
                   QCOMPARE(turnsAfterThis(table.state()), 4); // NT-37
               });
        QTest::newRow("N-20.5 EC3 by the last recharge, EC4 by the last technology") << RowBody([] {
            Table table;
            for (PlayerState& player : table.state().players)
                player.markers.taken = 3;
            table[Player::Third].markers.taken = 2;
            for (int number = 1; number <= 7; ++number)
                table.unlock(Player::Second, number);
            QVERIFY(table.play("table correct recharges p3 3 forgotten_step"));
            QVERIFY(table.state().metBy[2] == Owner::Third);
            QVERIFY(table.play("table correct technology p2 8 yes forgotten_step"));
            QVERIFY(table.state().metBy[3] == Owner::Second);
            QCOMPARE(turnsAfterThis(table.state()), 5);
        });
        QTest::newRow("N-20.5 EC5 belongs to whose VP are corrected, not to who gains next")
            << RowBody([] {
                   Table table;
                   table.own().vp = 69;
                   QVERIFY(table.play("table correct vp p2 70 table_differs"));
                   QVERIFY(table.state().metBy[4] == Owner::Second);
                   QCOMPARE(int(table[Player::Second].vp), 70);
                   table.ask(TaskKind::UnlockTechnology, Player::First, 1);
                   QVERIFY(table.play("p1 take-vp"));
                   QVERIFY(table.state().metBy[4] == Owner::Second);
                   QCOMPARE(int(table.own().vp), 70);
               });
        QTest::newRow("N-20.5 a condition set by hand begins the last turns, taken away ends them")
            << RowBody([] {
                   Table table;
                   QVERIFY(table.play({"table correct end_condition p1 EC1 table_differs",
                                       "table correct end_condition p3 EC3 table_differs"}));
                   QCOMPARE(turnsAfterThis(table.state()), 5);
                   QVERIFY(table.play("table correct end_condition nobody EC3 wrong_entry"));
                   QCOMPARE(int(table.state().turnsLeft), 0);
                   QCOMPARE(table.sum(EventKind::VpChanged, Player::First), 0);
               });
        QTest::newRow("N-20.5 a condition taken away stays away, whatever the table shows")
            << RowBody([] {
                   Table table;
                   QVERIFY(table.play({"table correct stack_tiles 0 table_differs",
                                       "table correct end_condition nobody EC1 wrong_entry",
                                       "table correct thaler p1 9 wrong_entry"}));
                   QCOMPARE(conditionsMet(table.state()), 0);
               });
        QTest::newRow("N-20.5 turns set by hand stay as they are") << RowBody([] {
            Table table;
            QVERIFY(table.play({"table correct turns_left 3 table_differs",
                                "table correct stack_tiles 0 table_differs"}));
            QCOMPARE(int(table.state().turnsLeft), 3);
        });
        QTest::newRow("N-20.5 nothing is met by corrections after the last turn") << RowBody([] {
            Table table;
            table.state().turnsLeft = 1;
            QVERIFY(table.play({"p1 play", "p1 decline", "table correct vp p1 80 wrong_entry"}));
            QCOMPARE(conditionsMet(table.state()), 0);
            QVERIFY(table.play({"table proceed", "table correct vp p2 99 wrong_entry"}));
            QCOMPARE(conditionsMet(table.state()), 0);
            QVERIFY(table.state().isOver());
        });
    }
    void endConditions() {
        QFETCH(const RowBody, body);
        body();
    }

    void refusals_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("N-20.3 refuses a player who is not there, and other players' corrections")
            << RowBody([] {
                   Table table;
                   QVERIFY(table.refuses("table correct vp p4 1 other", ErrorCode::WrongPlayer,
                                         "N-20.3"));
                   QVERIFY(table.refuses("table correct vp nobody 1 other", ErrorCode::WrongPlayer,
                                         "N-20.3"));
                   QVERIFY(
                       table.refuses("p1 correct vp p1 1 other", ErrorCode::WrongPlayer, "N-20.2"));
               });
        QTest::newRow("N-20.3 refuses values out of range") << RowBody([] {
            Table table;
            QVERIFY(
                table.refuses("table correct thaler p1 -1 other", ErrorCode::OutOfRange, "N-20.3"));
            QVERIFY(table.refuses("table correct technology p1 9 yes other", ErrorCode::OutOfRange,
                                  "N-20.3"));
            QVERIFY(table.refuses("table correct railway p1 140 other", ErrorCode::NoSuchConnection,
                                  "N-20.3"));
        });
        QTest::newRow("N-20.3 N-2.1 refuses a contract in two places") << RowBody([] {
            Table table;
            QVERIFY(table.refuses("table correct contract_in_space p1 worker C02 other",
                                  ErrorCode::UsedTwice, "N-2.1"));
        });
        QTest::newRow("N-20.3 N-2.2 refuses more workers than there are") << RowBody([] {
            Table table;
            table.lay(City::Leipzig, City::Riesa, {Owner::First});
            QVERIFY(table.refuses("table correct workers p1 18 other", ErrorCode::TooManyPieces,
                                  "N-2.2"));
        });
        QTest::newRow("N-20.3 N-11.1 refuses a marker outside its tier") << RowBody([] {
            Table table;
            QVERIFY(table.refuses("table correct marker p1 1 9 other", ErrorCode::NotOnTrack,
                                  "N-11.1"));
        });
        QTest::newRow("N-20.3 N-3.10 refuses a fifth nucleum token") << RowBody([] {
            Table table;
            QVERIFY(table.refuses("table correct plant_nucleum zittau yes other",
                                  ErrorCode::TooManyPieces, "N-3.10"));
        });
        QTest::newRow("N-20.3 refuses another player's turn in the middle of one") << RowBody([] {
            Table table;
            table.acting();
            QVERIFY(table.refuses("table correct active_player p2 other", ErrorCode::WrongPhase,
                                  "N-20.3"));
        });
        QTest::newRow("N-20.3 N-8.3 a slot filled by hand needs no reveal") << RowBody([] {
            Table table;
            table.acting();
            QVERIFY(
                table.play({"p1 contract C05 thaler", "table correct market 1 C09 table_differs"}));
            QVERIFY(decider(table.state()) == Actor::First);
        });
    }
    void refusals() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestCorrections)
#include "tst_corrections.moc"
