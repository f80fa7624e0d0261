#include <QtTest>

#include "engine/barrage/ids.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// Drops printed on headstream tiles 1 to 8 for the rounds 1 to 4.
constexpr std::array<std::array<int, 4>, 8> kPrintedDrops{{{0, 2, 2, 0},
                                                           {0, 0, 1, 3},
                                                           {2, 0, 2, 0},
                                                           {1, 1, 1, 1},
                                                           {0, 1, 0, 2},
                                                           {0, 0, 1, 2},
                                                           {1, 0, 2, 2},
                                                           {0, 1, 2, 1}}};

Table& build(Table& table, Company company, int bases, int elevations, int conduits) {
    table[company].built = {static_cast<std::uint8_t>(bases), static_cast<std::uint8_t>(elevations),
                            static_cast<std::uint8_t>(conduits), 0};
    return table;
}

/// Ends the round, whatever waits, and goes on to its phase 1.
bool playToNextIncome(Table& table, int round) {
    table.phase(Phase::EndOfRound, round);
    const bool isPlayed = table.play("table proceed");
    table.revealAll();
    return isPlayed;
}

} // namespace

/// Section 6: the order of incomes, choices in them, and the headstreams.
class TestIncomePhase : public QObject {
    Q_OBJECT

private slots:
    void income_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("E-3 B-6.4 Germany's second base: 3 VP at once and in every later phase 1")
            << RowBody([] {
                   Table table;
                   table.dam("1L", Owner::Germany).turnOf(Company::Germany);
                   QVERIFY(table.play("germany build 9L base basic_base excavators=3"));
                   QCOMPARE(static_cast<int>(table[Company::Germany].vp), 13);
                   for (int round = 1; round <= 4; ++round) {
                       QVERIFY(playToNextIncome(table, round));
                       QCOMPARE(static_cast<int>(table[Company::Germany].vp), 10 + 3 * round);
                       QVERIFY(table.play("table proceed"));
                       QCOMPARE(static_cast<int>(table[Company::Germany].vp), 13 + 3 * round);
                   }
               });
        QTest::newRow("E-13 B-6.1 four uncovered incomes are all paid") << RowBody([] {
            Table table;
            build(table, Company::Usa, 4, 2, 2).phase(Phase::IncomeAndHeadstreams, 2);
            QVERIFY(table.play({"table proceed", "usa choose-machines excavators=1 mixers=0"}));
            QCOMPARE(static_cast<int>(table[Company::Usa].credits), 12);            // 4th base
            QCOMPARE(static_cast<int>(table[Company::Usa].excavators), 7);          // 2nd elevation
            QCOMPARE(static_cast<int>(table[Company::Usa].vp), 13);                 // 2nd conduit
            QCOMPARE(sumOf(table.events(), EventKind::WheelTurned, Owner::Usa), 1); // 2nd base
        });
        QTest::newRow("B-6.1 B-6.2 a whole board pays nine incomes to a company alone")
            << RowBody([] {
                   Table table;
                   build(table, Company::Italy, 5, 5, 5).phase(Phase::IncomeAndHeadstreams, 3);
                   QVERIFY(table.play(
                       {"table proceed", "italy choose-machines excavators=0 mixers=1"}));
                   QCOMPARE(static_cast<int>(table[Company::Italy].vp), 10 + 5 + 2 + 3 * 7);
                   QCOMPARE(static_cast<int>(table[Company::Italy].credits), 6 + 3 + 3);
                   QCOMPARE(static_cast<int>(table[Company::Italy].energy), 4);
                   QCOMPARE(static_cast<int>(table[Company::Italy].mixers), 5);
                   for (const Company other : {Company::Usa, Company::Germany, Company::France}) {
                       QCOMPARE(static_cast<int>(table[other].vp), 10);
                       QCOMPARE(static_cast<int>(table[other].credits), 6);
                   }
               });
        QTest::newRow("B-6.3 four powerhouses pay nothing") << RowBody([] {
            Table table;
            for (const char* space : {"P5_0", "P6_0", "P7_0", "P8_0"})
                table.powerhouse(space, Owner::Italy);
            const CompanyState before = table[Company::Italy];
            table.phase(Phase::IncomeAndHeadstreams, 2);
            QVERIFY(table.play("table proceed"));
            QVERIFY(table[Company::Italy] == before);
        });
        QTest::newRow("B-6.4 phase 1 of round 1 pays nothing") << RowBody([] {
            Table table = Table::after(plainSetup());
            const auto before = table.state().companies;
            QVERIFY(table.play("table proceed"));
            QVERIFY(table.state().companies == before);
            QCOMPARE(table.state().phase, Phase::Actions);
        });
        QTest::newRow("B-6.5 energy of an income counts in the new round and serves no contract")
            << RowBody([] {
                   Table table;
                   build(table, Company::Italy, 0, 4, 0); // 4 energy; starting_03 asks 2
                   table[Company::Italy].energy = 20;
                   QVERIFY(playToNextIncome(table, 1));
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(static_cast<int>(table[Company::Italy].energy), 4);
                   QCOMPARE(table.state().task().kind, TaskKind::TakeTurn);
                   QCOMPARE(table[Company::Italy].contracts.size(), 1);
               });
        QTest::newRow("B-6.5 drops that flow at once are in a dam before the actions")
            << RowBody([] {
                   Table table;
                   table.dam("1L", Owner::France);
                   build(table, Company::Usa, 0, 4, 0).phase(Phase::IncomeAndHeadstreams, 5);
                   QVERIFY(table.play({"table proceed", "usa choose-machines excavators=1 mixers=0",
                                       "usa place-drops A=1 B=1"}));
                   QCOMPARE(table.drops("1L"), 1);
                   QCOMPARE(static_cast<int>(table.state().dropsGone), 1); // down from B
                   QCOMPARE(table.state().phase, Phase::Actions);
               });
        QTest::newRow("B-6.5 drops that wait lie on their headstream until phase 3") << RowBody([] {
            Table table(2);
            // Only the board of the Netherlands has such an income.
            CompanyState& dutch = table[Company::Netherlands];
            dutch = table[Company::Germany];
            table[Company::Germany] = {};
            table.state().turnOrder = {Company::Usa, Company::Netherlands};
            build(table, Company::Netherlands, 2, 0, 0).phase(Phase::IncomeAndHeadstreams, 5);
            QVERIFY(table.play({"table proceed", "netherlands place-drops B=2"}));
            QCOMPARE(table.state().map.headstreamDrops, (std::array<std::uint8_t, 4>{0, 2, 0, 0}));
        });
        QTest::newRow("B-6.2 refuses another number of machines than the income gives")
            << RowBody([] {
                   Table table;
                   build(table, Company::Germany, 4, 0, 0).phase(Phase::IncomeAndHeadstreams, 2);
                   QVERIFY(table.play("table proceed"));
                   for (const char* move : {"germany choose-machines excavators=1 mixers=0",
                                            "germany choose-machines excavators=2 mixers=1"}) {
                       const Error error = table.refusal(move);
                       QCOMPARE(error.code, ErrorCode::WrongNumber);
                       QCOMPARE(error.rule, std::string_view("B-11.8"));
                   }
                   QVERIFY(table.isOffered("germany choose-machines excavators=1 mixers=1"));
               });
        QTest::newRow("R-B5 B-6.6 P-5 the last in turn order chooses and places first") << RowBody(
            [] {
                Table table;
                table.state().turnOrder = {Company::Germany, Company::France, Company::Usa,
                                           Company::Italy};
                table.dam("1L", Owner::Italy);
                build(table, Company::Germany, 0, 0, 4);
                build(table, Company::Usa, 0, 4, 0).phase(Phase::IncomeAndHeadstreams, 5);
                QVERIFY(table.play("table proceed"));
                // The machine of the USA is asked for.
                QVERIFY(table.refuses("germany place-drops A=2", ErrorCode::WrongPhase, "B-5.1"));
                QVERIFY(table.play({"usa choose-machines excavators=1 mixers=0",
                                    "usa place-drops A=2", "germany place-drops A=2"}));
                QCOMPARE(table.drops("1L"), 1);
                QCOMPARE(static_cast<int>(table.state().dropsGone), 3);
                QCOMPARE(table.state().active, Company::Germany); // first in the actions
            });
        QTest::newRow("R-B5 refuses a choice of the first in turn order before the last")
            << RowBody([] {
                   Table table;
                   build(table, Company::Germany, 4, 0, 0);
                   build(table, Company::France, 2, 0, 0).phase(Phase::IncomeAndHeadstreams, 2);
                   QVERIFY(table.play("table proceed"));
                   const Error error =
                       table.refusal("germany choose-machines excavators=2 mixers=0");
                   QCOMPARE(error.code, ErrorCode::WrongPlayer);
                   QCOMPARE(error.rule, std::string_view("B-7.1"));
                   QVERIFY(table.play({"france choose-machines excavators=1 mixers=0",
                                       "germany choose-machines excavators=2 mixers=0"}));
               });
        QTest::newRow("P-5 a company is asked for bases, then elevations, then conduits")
            << RowBody([] {
                   Table table;
                   build(table, Company::Germany, 4, 0, 4).phase(Phase::IncomeAndHeadstreams, 2);
                   QVERIFY(
                       table.play({"table proceed", "germany choose-machines excavators=1 mixers=1",
                                   "germany place-drops C=1 D=1"}));
                   Table usa;
                   build(usa, Company::Usa, 0, 4, 0).phase(Phase::IncomeAndHeadstreams, 2);
                   QVERIFY(usa.play({"table proceed", "usa choose-machines excavators=0 mixers=1",
                                     "usa place-drops B=2"})); // 2nd before 4th
               });
        QTest::newRow("B-6.1 B-6.7 incomes come before the headstreams are filled") << RowBody([] {
            Table table;
            table.state().map.headstreamTiles[0] = HeadstreamTile(3);
            build(table, Company::Usa, 0, 2, 0).phase(Phase::IncomeAndHeadstreams, 1);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(static_cast<int>(table.state().map.headstreamDrops[0]), 0);
            QVERIFY(table.play("usa choose-machines excavators=1 mixers=0"));
            QCOMPARE(static_cast<int>(table.state().map.headstreamDrops[0]), 2);
        });
    }

    void income() {
        QFETCH(const RowBody, body);
        body();
    }

    void headstreamTile_data() {
        QTest::addColumn<int>("tile");
        for (int tile = 1; tile <= 8; ++tile)
            QTest::addRow("B-6.7 headstream tile %d in every round", tile) << tile;
    }

    void headstreamTile() {
        QFETCH(const int, tile);
        for (std::size_t headstream = 0; headstream < 4; ++headstream)
            for (int round = 1; round <= 5; ++round) {
                Table table;
                auto& tiles = table.state().map.headstreamTiles;
                for (HeadstreamTile& other : tiles)
                    other = HeadstreamTile(tile == 1 ? 2 : 1);
                tiles[headstream] = HeadstreamTile(tile);
                table.phase(Phase::IncomeAndHeadstreams, round);
                QVERIFY(table.play("table proceed"));
                const int expected = round == 5
                                         ? 0
                                         : kPrintedDrops[static_cast<std::size_t>(tile - 1)]
                                                        [static_cast<std::size_t>(round - 1)];
                QCOMPARE(static_cast<int>(table.state().map.headstreamDrops[headstream]), expected);
            }
    }

    void headstreams_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("E-14 B-6.7 tile 3 receives 2 drops in round 1") << RowBody([] {
            Table table = Table::after(plainSetup()); // tiles 1, 2, 3, 4 on A to D
            QVERIFY(table.play("table proceed"));
            QCOMPARE(table.state().map.headstreamDrops, (std::array<std::uint8_t, 4>{0, 0, 2, 1}));
            QCOMPARE(static_cast<int>(table.state().dropsPlaced), 3 + 3); // with the neutral dams
        });
        QTest::newRow("B-6.7 drops add to those that wait and stay there until phase 3")
            << RowBody([] {
                   Table table;
                   table.headstream(Headstream::C, 1).dam("3L", Owner::Neutral, 2);
                   table.phase(Phase::IncomeAndHeadstreams, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(static_cast<int>(table.state().map.headstreamDrops[2]), 3);
                   QCOMPARE(table.drops("3L"), 0);
                   table.phase(Phase::WaterFlow, 1);
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(static_cast<int>(table.state().map.headstreamDrops[2]), 0);
                   QCOMPARE(table.drops("3L"), 3);
               });
    }

    void headstreams() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestIncomePhase)
#include "tst_income_phase.moc"
