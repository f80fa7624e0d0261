#include <QtTest>

#include "engine/outpost/legal.h"
#include "engine/outpost/score.h"
#include "engine/outpost/supply.h"
#include "tests/support/outpost/table.h"
#include "tests/support/row_body.h"

using namespace outpost;
using namespace outpost::test;

namespace {

/// The last turn of phase 3 ends with these networks.
Table afterStructure(const std::vector<int>& networks) {
    Table table(static_cast<int>(networks.size()), Phase::Structure);
    table.market({{20}, {21}, {22}, {23}, {24}, {25}, {26}, {27}});
    for (std::size_t i = 0; i < networks.size(); ++i)
        table.stations(ownerOf(static_cast<Seat>(i)), networks[i]);
    table.state.turn = static_cast<std::uint8_t>(networks.size() - (networks.size() == 2 ? 0 : 1));
    table.play("p1 end");
    return table;
}

/// P1 with 6 cities, plants 03 and 25, and 7 workers.
Table pawel() {
    Table table(4, Phase::Bureaucracy);
    table.stations(Owner::P1, 6);
    table.board(Owner::P1, plantCard(3, 2, 2)).board(Owner::P1, plantCard(25, 5, 5));
    table.board(Owner::P1, habitatCard(26, 5));
    table[Seat::P1].housed = 5;
    table[Seat::P1].seasonal = 2;
    return table.settle();
}

int bruteForce(const RunningPlants& plants, int workers, int network) {
    int best = 0;
    std::vector<std::pair<int, int>> reached{{0, 0}}; // workers, output
    for (const RunningPlant& plant : plants)
        for (std::size_t i = reached.size(); i-- > 0;)
            reached.emplace_back(reached[i].first + plant.workers,
                                 reached[i].second + plant.cities);
    for (const auto& [needed, output] : reached)
        if (needed <= workers)
            best = std::max(best, std::min(output, network));
    return best;
}

/// The last Bureaucracy of players with these cities and this money.
Table lastRound(const std::vector<int>& networks, const std::vector<int>& money) {
    Table table(static_cast<int>(networks.size()), Phase::Bureaucracy);
    table.state.isLastRound = true;
    for (std::size_t i = 0; i < networks.size(); ++i) {
        Company& company = table.state.companies[i];
        company.money = static_cast<std::int16_t>(money[i]);
        table.stations(ownerOf(static_cast<Seat>(i)), networks[i]);
        for (int plant = 0; plant < 2; ++plant)
            table.board(ownerOf(static_cast<Seat>(i)), plantCard(20, 1, 9));
        company.seasonal = 2;
    }
    return table.settle();
}

} // namespace

/// Sections 10 and 12: Bureaucracy and the end.
class TestBureaucracy : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("O-10.0 O-12.1 at the end Step 2 does not begin") << RowBody([] {
            const Table table = afterStructure({14, 3, 3, 3, 3, 3});
            QVERIFY(table.state.isLastRound);
            QCOMPARE(int(table.state.step), 1);
            QCOMPARE(table.state.market.size(), std::size_t(8));
        });
        QTest::newRow("OT-12 O-10.1 O-10.2 output beyond the network is lost") << RowBody([] {
            Table table = pawel();
            const Supply best = bestSupply(table.state, Seat::P1);
            QCOMPARE(best.output, 7);
            QCOMPARE(best.supplied, 6);
            QCOMPARE(table.refusal("p1 declare supplied=7"), QByteArray("O-10.1"));
            table.play("p1 declare supplied=6");
            QCOMPARE(table[Seat::P1].money, std::int16_t(133));
        });
        QTest::newRow("OT-1 O-10.1 a plant runs with exactly its workers, once") << RowBody([] {
            RunningPlants plants{{plantCard(12, 2, 2), 2, 2}};
            QCOMPARE(bestSupply(plants, 1, 9).supplied, 0);
            QCOMPARE(bestSupply(plants, 2, 9).supplied, 2);
            QCOMPARE(bestSupply(plants, 9, 9).supplied, 2);
        });
        QTest::newRow("O-10.1 less may be declared than is possible") << RowBody([] {
            Table table = pawel();
            table.play("p1 declare supplied=2");
            QCOMPARE(table[Seat::P1].money, std::int16_t(93));
            QCOMPARE(decider(table.state), Actor::P2);
        });
        QTest::newRow("OT-20 O-10.2 nothing supplied pays 10") << RowBody([] {
            Table table(3, Phase::Bureaucracy);
            table.play("p1 declare supplied=0");
            QCOMPARE(table[Seat::P1].money, std::int16_t(70));
        });
        QTest::newRow("O-10.2 the whole table, and one confirmed otherwise") << RowBody([] {
            Table table(3);
            constexpr int kIncome[] = {10,  22,  33,  44,  54,  64,  73,  82,  90, 98,
                                       105, 112, 118, 124, 129, 134, 138, 142, 145};
            for (int cities = 0; cities <= 18; ++cities)
                QCOMPARE(incomeFor(table.state, cities), kIncome[cities]);
            table.state.options.payout[18] = 150;
            QCOMPARE(incomeFor(table.state, 18), 150);
        });
        QTest::newRow("O-10.3 who has no place goes back to the market") << RowBody([] {
            Table table = pawel();
            table.state.round = 6;
            const int before = table.state.workers;
            table.play({"p1 declare supplied=6", "p2 declare supplied=0", "p3 declare supplied=0",
                        "p4 declare supplied=0"});
            QCOMPARE(int(table[Seat::P1].housed), 5);
            QCOMPARE(int(table[Seat::P1].seasonal), 0);
            QCOMPARE(int(table.state.workers), before + 2);
        });
        QTest::newRow("O-10.3 seasonal workers stay on places that are still empty") << RowBody([] {
            Table table = pawel();
            table[Seat::P1].housed = 4;
            table[Seat::P1].seasonal = 3;
            table.settle();
            table.play({"p1 declare supplied=6", "p2 declare supplied=0", "p3 declare supplied=0",
                        "p4 declare supplied=0"});
            QCOMPARE(int(table[Seat::P1].housed), 5);
        });
        QTest::newRow("O-10.4 tokens first, then the highest card") << RowBody([] {
            Table table(3, Phase::Bureaucracy);
            table.market({{20}, {21}, {22}, {23}, {24}});
            table.play({"p1 declare supplied=0", "p2 declare supplied=0", "p3 declare supplied=0"});
            int token = -1;
            int under = -1;
            for (std::size_t i = 0; i < table.events.size(); ++i) {
                if (table.events[i].kind == EventKind::TokenPlaced)
                    token = static_cast<int>(i);
                if (table.events[i].kind == EventKind::CardUnderDeck)
                    under = static_cast<int>(i);
            }
            QVERIFY(token >= 0 && token < under);
        });
        QTest::newRow("O-10.5 the best supply is exact, with the fewest workers") << RowBody([] {
            core::Rng rng(7);
            for (int i = 0; i < 20000; ++i) {
                RunningPlants plants;
                for (std::uint32_t n = rng.below(6); n > 0; --n)
                    plants.push({{},
                                 1 + static_cast<int>(rng.below(6)),
                                 1 + static_cast<int>(rng.below(8))});
                const int workers = static_cast<int>(rng.below(20));
                const int network = static_cast<int>(rng.below(19));
                const Supply best = bestSupply(plants, workers, network);
                QCOMPARE(best.supplied, bruteForce(plants, workers, network));
                QVERIFY(best.workers <= workers);
                if (best.workers > 0)
                    QVERIFY(bruteForce(plants, best.workers - 1, network) < best.supplied);
            }
        });
        QTest::newRow("OT-40 O-12.1 five players end at 15") << RowBody([] {
            QVERIFY(afterStructure({15, 12, 11, 9, 9}).state.isLastRound);
            QVERIFY(!afterStructure({14, 12, 11, 9, 9}).state.isLastRound);
        });
        QTest::newRow("O-12.1 O-14.14 the end by the number of players") << RowBody([] {
            const auto ends = [](int players, int network) {
                std::vector<int> networks(static_cast<std::size_t>(players), 2);
                networks.back() = network;
                return afterStructure(networks).state.isLastRound;
            };
            for (const auto& [players, end] : {std::pair(2, 18), {3, 17}, {4, 17}, {6, 14}}) {
                QVERIFY(!ends(players, end - 1));
                QVERIFY(ends(players, end));
            }
            QVERIFY(ends(6, 16)); // more may be connected
        });
        QTest::newRow("OT-42 O-12.2 most supplied wins, not most connected") << RowBody([] {
            Table table = lastRound({18, 16}, {0, 0});
            table.play({"p1 declare supplied=14", "p2 declare supplied=16"});
            QVERIFY(table.state.isOver());
            QCOMPARE(winners(table.state), std::vector<Seat>{Seat::P2});
            QCOMPARE(table[Seat::P2].money, std::int16_t(0)); // no income any more
        });
        QTest::newRow("OT-41 O-12.3 a tie goes to more money") << RowBody([] {
            Table table = lastRound({14, 14, 13}, {31, 40, 99});
            table.play(
                {"p1 declare supplied=14", "p2 declare supplied=14", "p3 declare supplied=13"});
            QCOMPARE(winners(table.state), std::vector<Seat>{Seat::P2});
            QCOMPARE(standings(table.state)[2].seat, Seat::P3);
        });
        QTest::newRow("OA-11 O-12.4 a complete tie is a shared victory") << RowBody([] {
            Table table = lastRound({14, 14, 13}, {40, 40, 99});
            table.play(
                {"p1 declare supplied=14", "p2 declare supplied=14", "p3 declare supplied=13"});
            QCOMPARE(winners(table.state), (std::vector<Seat>{Seat::P1, Seat::P2}));
            QCOMPARE(table.refusal("p1 declare supplied=1"), QByteArray("O-12.1"));
        });
        QTest::newRow("OT-38 O-11.2 six players begin Step 2 at 6")
            << RowBody([] { QCOMPARE(int(afterStructure({6, 4, 3, 3, 2, 1}).state.step), 2); });
        QTest::newRow("OT-39 O-11.2 five players do not") << RowBody([] {
            QCOMPARE(int(afterStructure({6, 6, 3, 3, 2}).state.step), 1);
            QCOMPARE(int(afterStructure({7, 6, 3, 3, 2}).state.step), 2);
        });
    }
    void rules() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestBureaucracy)
#include "tst_bureaucracy.moc"
