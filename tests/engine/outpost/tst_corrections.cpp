#include <QtTest>

#include <functional>
#include <set>

#include "engine/outpost/correction.h"
#include "engine/outpost/costs.h"
#include "engine/outpost/legal.h"
#include "tests/engine/outpost/syndicate_tables.h"
#include "tests/support/outpost/table.h"
#include "tests/support/row_body.h"

using namespace outpost;
using namespace outpost::test;

namespace {

using Look = std::function<int(const State&)>;

/// Two players and the Syndicate in phase 3, with a little of everything.
Table someGame() {
    Table table(2, Phase::Structure);
    table.market({{20}, {21}, {22, 22}, {23}, {24}, {25}, {26}, {27}});
    table.stations(Owner::P1, 2).stations(Owner::Syndicate, 3);
    table.board(Owner::P1, plantCard(12, 2, 2)).board(Owner::P1, habitatCard(26, 3));
    table.give(Owner::P1, technologyCard(18, Technology::Outpost));
    table.give(Owner::P2, habitatCard(9, 2));
    table[Seat::P1].housed = 3;
    return table.settle();
}

/// The turn of P2, who has one station, on a map.
Table onMap() {
    Table table(ring(), Phase::Structure);
    table.state.cities[0].stations[0] = Owner::P2;
    table[Seat::P2].built[0] = 1;
    return table;
}

struct Example {
    const char* name;
    const char* line;
    int expected;
    Look look;
    Table (*game)() = someGame;
};

const Example kExamples[] = {
    {"O-6.12 money", "money p1 index=0 value=34", 34,
     [](const State& s) { return s.of(Seat::P1).money; }},
    {"O-6.12 housed workers come from the market", "housed p1 index=0 value=1", 29,
     [](const State& s) { return s.workers; }},
    {"O-6.12 seasonal workers, the Syndicate's too", "seasonal syndicate index=0 value=4", 4,
     [](const State& s) { return s.syndicate.seasonal; }},
    {"O-6.12 robots", "robots p2 index=0 value=9", 9,
     [](const State& s) { return s.of(Seat::P2).robots; }},
    {"O-6.12 the use of the Robots card", "made_robot p2 index=0 value=1", 1,
     [](const State& s) { return s.of(Seat::P2).madeRobot ? 1 : 0; }},
    {"O-6.12 a marker in the right column", "has_acted p2 index=0 value=1", 1,
     [](const State& s) { return s.of(Seat::P2).hasActed ? 1 : 0; }},
    {"O-6.12 declared cities", "supplied p1 index=0 value=7", 7,
     [](const State& s) { return s.of(Seat::P1).supplied; }},
    {"O-6.12 a station in a new city", "station p2 index=22 value=0", 1,
     [](const State& s) {
         return s.cities[7].stations[1] == Owner::P2 ? s.of(Seat::P2).network() : 0;
     }},
    {"O-6.12 no station", "station nobody index=0 value=0", 1,
     [](const State& s) { return s.of(Seat::P1).network(); }},
    {"O-6.12 a habitat piece", "building p2 index=0 value=2", 1,
     [](const State& s) { return s.of(Seat::P2).unlocked(Slot::Habitat); }},
    {"O-6.12 a piece on an Outpost card", "outpost_piece p1 index=0 value=1", 3,
     [](const State& s) { return s.of(Seat::P1).network(); }},
    {"O-6.12 discount tokens", "tokens nobody index=11 value=2", 4,
     [](const State& s) { return s.market[2].discount(); }},
    {"O-6.12 cards in the deck", "deck_cards nobody index=0 value=11", 11,
     [](const State& s) { return s.deck.unseen; }},
    {"O-6.12 the round", "round nobody index=0 value=9", 9, [](const State& s) { return s.round; }},
    {"O-6.12 the Step", "step nobody index=0 value=2", 2, [](const State& s) { return s.step; }},
    {"O-6.12 a place in the order", "order p2 index=0 value=0", 1,
     [](const State& s) { return s.order[0] == Seat::P2 && s.order[1] == Seat::P1 ? 1 : 0; }},
    {"O-6.12 the Syndicate's card was taken", "syndicate_has_taken nobody index=0 value=1", 1,
     [](const State& s) { return s.syndicateHasTaken ? 1 : 0; }},
    {"O-6.12 spaces to fill", "market_spaces nobody index=0 value=6", 6,
     [](const State& s) { return s.marketSpaces; }},
    {"O-6.12 the token of a connection", "connection_cost nobody index=5 value=17", 17,
     [](const State& s) { return s.map.connections[5].cost; }, onMap},
};

} // namespace

/// The table is always right.
class TestCorrections : public QObject {
    Q_OBJECT

private slots:
    void figures_data() {
        QTest::addColumn<const Example*>("example");
        for (const Example& example : kExamples)
            QTest::newRow(example.name) << &example;
    }
    void figures() {
        QFETCH(const Example*, example);
        Table table = example->game();
        table.play("table correct " + std::string(example->line) + " table_differs");
        QCOMPARE(example->look(table.state), example->expected);
        QCOMPARE(table.count(EventKind::Corrected), 1);
    }

    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("O-6.12 every figure is corrected in one of the examples") << RowBody([] {
            std::set<int> kinds;
            for (const Example& example : kExamples)
                kinds.insert(static_cast<int>(
                    std::get<Correct>(
                        parseMove("table correct " + std::string(example.line) + " other")->what)
                        .what));
            QCOMPARE(int(kinds.size()), kCorrectedCount);
        });
        QTest::newRow("O-6.12 things as they are change nothing") << RowBody([] {
            for (int what = 0; what < kCorrectedCount; ++what) {
                const CorrectionForm& form = formOf(static_cast<Corrected>(what));
                const Table table = form.what == Corrected::ConnectionCost ? onMap() : someGame();
                QCOMPARE(form.what, static_cast<Corrected>(what));
                for (int index = 0; index < std::max(1, std::min(form.indices, 5)); ++index) {
                    const bool isPlace = form.what == Corrected::OrderPlace && index > 1;
                    if (isPlace)
                        continue;
                    const Correct same = asItIs(table.state, form.what, Owner::P1, index);
                    State state = table.state;
                    QVERIFY2(apply(state, {Actor::Table, same}).ok(),
                             formatMove({Actor::Table, same}).c_str());
                    QCOMPARE(state, table.state);
                }
            }
        });
        QTest::newRow("O-6.12 O-11.6 a Step sets the spaces of the market with it") << RowBody([] {
            Table table = someGame();
            table.play("table correct step nobody index=0 value=3 table_differs");
            QCOMPARE(int(table.state.marketSpaces), 6);
            // No card moves; those beyond the spaces are put right one by one.
            QCOMPARE(text(table.state), QByteArray("20 21 (22 22) 23 24 25 | 26 27"));
            table.play({"table move-card plant,27,1,1 from=market_space,nobody,7 "
                        "to=box,nobody,0 table_differs",
                        "table move-card plant,20,1,1 from=market_space,nobody,0 "
                        "to=box,nobody,0 table_differs"});
            QCOMPARE(question(table.state), Question::BuildAndHire);
            table.play("table correct step nobody index=0 value=2 wrong_entry");
            QCOMPARE(int(table.state.marketSpaces), 8);
            QCOMPARE(question(table.state), Question::DrawCard);
        });
        QTest::newRow("O-6.12 O-7.5 a corrected token changes what a building costs")
            << RowBody([] {
                   Table table = onMap();
                   QCOMPARE(*connectionCost(table.state, Seat::P2, City(1)), 3);
                   table.play("table correct connection_cost nobody index=0 value=9 other");
                   QCOMPARE(*connectionCost(table.state, Seat::P2, City(1)), 9);
                   QCOMPARE(table.refusal("table correct connection_cost nobody index=95 value=1 "
                                          "other"),
                            QByteArray("O-6.12"));
                   QCOMPARE(someGame().refusal("table correct connection_cost nobody index=0 "
                                               "value=1 other"),
                            QByteArray("O-6.12"));
               });
        QTest::newRow("O-6.12 cards are arranged as on the table") << RowBody([] {
            Table table = someGame();
            table.play({"table move-card plant,27,1,1 from=market_space,nobody,7 "
                        "to=box,nobody,0 table_differs",
                        "table move-card plant,22,1,1 from=market_pile,nobody,2 "
                        "to=market_space,nobody,3 table_differs"});
            QCOMPARE(text(table.state), QByteArray("20 21 22 22 | 23 24 25 26"));
            table.play("table move-card plant,22,1,1 from=market_space,nobody,3 "
                       "to=market_pile,nobody,2 table_differs");
            QCOMPARE(text(table.state), QByteArray("20 21 (22 22) 23 | 24 25 26"));
            QCOMPARE(question(table.state), Question::DrawCard);
            table.play("table move-card habitat,9,2 from=pool,p2,0 to=pool,syndicate,0 other");
            QVERIFY(table.state.syndicate.pool.contains(habitatCard(9, 2)));
            table.play("table move-card plant,28,1,1 from=deck,nobody,0 "
                       "to=market_space,nobody,7 forgotten_step");
            QCOMPARE(text(table.state), QByteArray("20 21 (22 22) 23 | 24 25 26 28"));
            QCOMPARE(question(table.state), Question::BuildAndHire);
        });
        QTest::newRow("O-6.12 O-6.3 a card put into the market by hand fills its gap")
            << RowBody([] {
                   Table table(3);
                   table.market({{20}, {21}, {22}, {23}, {24}, {25}, {26}, {27}});
                   table.play({"p1 put-up space=0 bid=20", "table hammer p1 price=20"});
                   QCOMPARE(text(table.state), QByteArray("21 22 23 | 24 25 26 27"));
                   table.play("table move-card plant,28,1,1 from=deck,nobody,0 "
                              "to=market_space,nobody,7 forgotten_step");
                   QCOMPARE(text(table.state), QByteArray("21 22 23 24 | 25 26 27 28"));
                   QCOMPARE(question(table.state), Question::PutUpOrPass);
               });
        QTest::newRow("O-6.12 a card on its slot, and back under the deck") << RowBody([] {
            Table table = someGame();
            table.play("table move-card plant,12,2,2 from=plant_slot,p1,0 "
                       "to=under_deck,nobody,0 wrong_entry");
            QVERIFY(table[Seat::P1].plants.empty());
            QVERIFY(table.state.deck.under.contains(plantCard(12, 2, 2)));
            table.play("table move-card plant,12,2,2 from=under_deck,nobody,0 "
                       "to=plant_slot,p1,0 wrong_entry");
            QCOMPARE(table[Seat::P1].plants.size(), std::size_t(1));
        });
        QTest::newRow("O-6.12 the facts of a card are set right wherever it lies") << RowBody([] {
            Table table = someGame();
            table.play({"table change-card from=plant,12,2,2 to=plant,12,1,3 wrong_entry",
                        "table change-card from=plant,20,1,1 to=habitat,30,2 wrong_entry",
                        "table change-card from=habitat,9,2 to=habitat,8,2 wrong_entry"});
            QCOMPARE(table[Seat::P1].plants[0], plantCard(12, 1, 3));
            QCOMPARE(text(table.state), QByteArray("21 (22 22) 23 24 | 25 26 27 30"));
            QVERIFY(table[Seat::P2].pool.contains(habitatCard(8, 2)));
        });
        QTest::newRow("O-6.12 refuses what makes no sense") << RowBody([] {
            const Table table = someGame();
            for (const char* line :
                 {"correct money p1 index=0 value=-1", "correct money syndicate index=0 value=1",
                  "correct money p3 index=0 value=1", "correct robots p1 index=0 value=10",
                  "correct housed p1 index=0 value=31", "correct station p2 index=30 value=0",
                  "correct tokens nobody index=40 value=1", "correct step nobody index=0 value=4",
                  "move-card plant,20,1,1 from=market_space,nobody,1 to=box,nobody,0",
                  "move-card plant,20,1,1 from=market_space,nobody,0 to=market_space,nobody,7",
                  "move-card plant,20,1,1 from=market_space,nobody,0 to=market_pile,nobody,1",
                  "move-card plant,20,1,1 from=market_space,nobody,0 to=habitat_slot,p1,0",
                  "move-card plant,20,1,1 from=market_space,nobody,0 to=pool,p3,0",
                  "change-card from=plant,99,1,1 to=plant,12,1,3",
                  "change-card from=plant,12,2,2 to=plant,12,0,3",
                  "change-card from=plant,22,1,1 to=plant,12,1,3"}) {
                const QByteArray refusal =
                    table.refusal("table " + std::string(line) + " table_differs");
                QVERIFY2(refusal.startsWith("O-"), line + QByteArray(": ") + refusal);
            }
            QVERIFY(table.refusal("p1 correct money p1 index=0 value=1 other") != "accepted");
        });
        QTest::newRow("O-6.12 refuses a piece away from under its card") << RowBody([] {
            const Table table = someGame();
            // City 5 holds the plant piece that unlocks the slot of card 12.
            QCOMPARE(table.refusal("table correct building nobody index=5 value=1 other"),
                     QByteArray("O-8.1"));
        });
        QTest::newRow("O-6.12 refuses to take the money for the highest bid away") << RowBody([] {
            Table table(3);
            table.market({{20}});
            table.play("p1 put-up space=0 bid=20");
            QCOMPARE(table.refusal("table correct money p1 index=0 value=19 other"),
                     QByteArray("O-5.4"));
            QCOMPARE(table.refusal("table correct money p2 index=0 value=1 other"),
                     QByteArray("accepted"));
        });
        QTest::newRow("O-6.12 the end of a game can be corrected, too") << RowBody([] {
            Table table(3, Phase::GameOver);
            table.play("table correct supplied p2 index=0 value=9 wrong_entry");
            QVERIFY(table.state.isOver());
            QCOMPARE(int(table[Seat::P2].supplied), 9);
        });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestCorrections)
#include "tst_corrections.moc"
