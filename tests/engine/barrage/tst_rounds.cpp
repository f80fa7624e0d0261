#include <QtTest>

#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/ids.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// Every company puts all engineers into the bank, so the phase actions ends.
bool bankAll(Table& table) {
    while (!table.state().isOver() && table.state().task().kind == TaskKind::TakeTurn) {
        const std::string who(idOf(companyOf(table.state().task().who)));
        if (!table.play(who + " bank engineers=12"))
            return false;
    }
    return true;
}

/// From phase 1 of a round to its phase 5, or in round 5 to the end.
bool playRound(Table& table) {
    const bool isLast = table.state().round == 5;
    return table.play("table proceed") && bankAll(table) &&
           table.play({"table proceed", "table proceed"}) && (isLast || !table.state().isOver());
}

/// The tiles asked for at the end of a round: how many were to choose from each time. They are
/// answered with the lowest.
std::vector<int> answerTiles(Table& table) {
    std::vector<int> asked;
    while (table.state().task().kind == TaskKind::RevealTile) {
        const std::vector<Move> moves = legalMoves(table.state());
        asked.push_back(static_cast<int>(moves.size()));
        const auto& reveal = std::get<RevealTile>(moves.front().what);
        if (!table.play("table open-tile " + std::string(idOf(reveal.tile))))
            break;
    }
    return asked;
}

std::array<int, 3> openLevels(const State& state) {
    std::array<int, 3> levels{};
    for (std::size_t i = 0; i < levels.size(); ++i)
        levels[i] = infoOf(state.patents.open[i]).level;
    std::sort(levels.begin(), levels.end());
    return levels;
}

} // namespace

/// Section 5 and B-29.6: rounds, phases, and which tiles are asked for when.
class TestRounds : public QObject {
    Q_OBJECT

private slots:
    void rounds_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-5.1 five rounds of five phases, round 5 stops after scoring")
            << RowBody([] {
                   Table table = Table::after(plainSetup(2));
                   for (int round = 1; round <= 5; ++round) {
                       QCOMPARE(static_cast<int>(table.state().round), round);
                       QCOMPARE(table.state().phase, Phase::IncomeAndHeadstreams);
                       QVERIFY(table.play("table proceed"));
                       QCOMPARE(table.state().phase, Phase::Actions);
                       QVERIFY(bankAll(table));
                       QCOMPARE(table.state().phase, Phase::WaterFlow);
                       QVERIFY(table.play("table proceed"));
                       QCOMPARE(table.state().phase, Phase::Scoring);
                       QVERIFY(table.play("table proceed"));
                       if (round == 5)
                           break;
                       QCOMPARE(table.state().phase, Phase::EndOfRound);
                       QVERIFY(table.play("table proceed"));
                       table.revealAll();
                   }
                   QCOMPARE(table.state().phase, Phase::GameOver);
                   QCOMPARE(static_cast<int>(table.state().round), 5);
                   QVERIFY(table.state().isOver());
                   QVERIFY(legalMoves(table.state()).empty());
               });
        QTest::newRow("B-5.1 the introductory game has five rounds too, without reveals")
            << RowBody([] {
                   Setup setup = plainSetup(2);
                   setup.options.introductory = true;
                   setup.patents = {Tile::None, Tile::None, Tile::None};
                   Table table = Table::after(setup);
                   for (int round = 1; round <= 4; ++round)
                       QVERIFY(playRound(table) && table.play("table proceed"));
                   QVERIFY(playRound(table));
                   QCOMPARE(table.state().phase, Phase::GameOver);
               });
        QTest::newRow("B-5.1 refuses an action outside phase 2") << RowBody([] {
            for (const Phase phase : {Phase::IncomeAndHeadstreams, Phase::WaterFlow, Phase::Scoring,
                                      Phase::EndOfRound}) {
                Table table;
                table.phase(phase, 1);
                const Error error = table.refusal("usa bank engineers=1");
                QCOMPARE(error.code, ErrorCode::WrongPhase);
                QCOMPARE(error.rule, std::string_view("B-5.1"));
            }
        });
        QTest::newRow("B-5.1 refuses to end phase 2 while a company has its turn") << RowBody([] {
            const Error error = Table().refusal("table proceed");
            QCOMPARE(error.code, ErrorCode::WrongPhase);
            QCOMPARE(error.rule, std::string_view("B-5.1"));
        });
        QTest::newRow("B-5.1 refuses every move after the end") << RowBody([] {
            Table table;
            table.phase(Phase::Scoring, 5);
            QVERIFY(table.play("table proceed"));
            QVERIFY(table.state().isOver());
            State copy = table.state();
            for (const Move& move : {Move{Actor::Table, Proceed{}}, Move{Actor::Usa, UseBank{1}}}) {
                const auto applied = apply(copy, move);
                QVERIFY(!applied);
                QCOMPARE(applied.error().code, ErrorCode::WrongPhase);
                QCOMPARE(applied.error().rule, std::string_view("B-5.1"));
            }
            QVERIFY(copy == table.state());
        });
    }

    void rounds() { run(); }

    void reveals_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("B-29.6 P-6 one, three, two and no tile are asked for before rounds 2 to 5")
            << RowBody([] {
                   Table table = Table::after(plainSetup(2));
                   // Of the five of level II; of the four, three, two left of it, so that one
                   // stays; of the five and four of level III; nothing.
                   const std::array<std::vector<int>, 4> asked{
                       std::vector{5}, std::vector{4, 3, 2}, std::vector{5, 4}, std::vector<int>{}};
                   const std::array<std::array<int, 3>, 4> levels{
                       {{1, 1, 2}, {2, 2, 2}, {2, 3, 3}, {3, 3, 3}}};
                   for (std::size_t i = 0; i < asked.size(); ++i) {
                       QVERIFY(playRound(table) && table.play("table proceed"));
                       QCOMPARE(answerTiles(table), asked[i]);
                       QCOMPARE(openLevels(table.state()), levels[i]);
                   }
                   QVERIFY(table.state().patents.pile.empty());
               });
        QTest::newRow("B-29.6 the two tiles left of level I are known for round 2") << RowBody([] {
            Table table = Table::after(plainSetup(2)); // L1 base, elevation, conduit are open
            QVERIFY(playRound(table) && table.play("table proceed"));
            QCOMPARE(table.state().task().kind, TaskKind::RevealTile);
            const auto& open = table.state().patents.open;
            QVERIFY(std::count(open.begin(), open.end(), Tile::L1Powerhouse) == 1);
            QVERIFY(std::count(open.begin(), open.end(), Tile::L1Wild) == 1);
            QVERIFY(std::count(open.begin(), open.end(), Tile::None) == 1);
        });
        QTest::newRow("B-29.6 all fifteen advanced tiles come up once") << RowBody([] {
            Table table = Table::after(plainSetup(2));
            TileSet seen;
            for (int round = 1; round <= 5; ++round) {
                for (const Tile tile : table.state().patents.open) {
                    QVERIFY(!seen.contains(tile));
                    seen.insert(tile);
                }
                QVERIFY(playRound(table));
                if (round < 5) {
                    QVERIFY(table.play("table proceed"));
                    answerTiles(table);
                }
            }
            QCOMPARE(seen.size(), 15);
        });
        QTest::newRow("B-29.6 refuses a tile that cannot come up") << RowBody([] {
            Table table = Table::after(plainSetup(2));
            QVERIFY(playRound(table) && table.play("table proceed"));
            for (const char* move : {"table open-tile l1_wild", // known, open by now
                                     "table open-tile l1_base", // out of the game
                                     "table open-tile l3_base", // too early
                                     "table open-tile basic_base"}) {
                const Error error = table.refusal(move);
                QCOMPARE(error.code, ErrorCode::NotInPile);
                QCOMPARE(error.rule, std::string_view("B-18.4"));
            }
            QVERIFY(table.isOffered("table open-tile l2_wild"));
        });
        QTest::newRow("P-6 the last contract of a pile is revealed without asking") << RowBody([] {
            Table table;
            ContractSet& unseen = table.state().contracts.piles[0].unseen;
            unseen = {};
            unseen.insert(*parseId<Contract>("green_15"));
            QVERIFY(table.play("usa take-contracts contract_office_one_a_left green_01"));
            QVERIFY(table.state().contracts.open[0][0] == *parseId<Contract>("green_15"));
            QVERIFY(unseen.empty());
            QCOMPARE(table.state().task().kind, TaskKind::TakeTurn);
            QVERIFY(table.play("germany take-contracts contract_office_one_a_right green_15"));
            QVERIFY(!table.state().contracts.open[0][0].isSet()); // the pile is empty
            QCOMPARE(table.state().task().who, Owner::Italy);
        });
        QTest::newRow("P-6 one of two contracts is asked for, the other then is known")
            << RowBody([] {
                   Table table;
                   ContractSet& unseen = table.state().contracts.piles[0].unseen;
                   unseen = {};
                   unseen.insert(*parseId<Contract>("green_14"));
                   unseen.insert(*parseId<Contract>("green_15"));
                   QVERIFY(table.play("usa take-contracts contract_office_two_left green_01 "
                                      "green_02"));
                   QCOMPARE(table.state().task().kind, TaskKind::RevealContract);
                   QVERIFY(table.play("table reveal green_15"));
                   QVERIFY(table.state().contracts.open[0][1] == *parseId<Contract>("green_14"));
                   QCOMPARE(table.state().task().who, Owner::Germany);
               });
    }

    void reveals() { run(); }

private:
    static void run() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestRounds)
#include "tst_rounds.moc"
