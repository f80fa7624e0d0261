#include <QtTest>

#include "engine/barrage/score.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr Company kUsa = Company::Usa;
constexpr Company kGermany = Company::Germany;
constexpr Company kItaly = Company::Italy;

using Figures = QList<int>;

/// Before phase 4 of round 5, the players with these counts of basins with one piece.
Table withCounts(const Figures& counts) {
    constexpr std::array<std::array<std::string_view, 4>, 4> kSpaces{
        {{"P5_0", "P6_0", "P7_0", "P8_0"},
         {"P5_1", "P6_1", "P7_1", "P8_1"},
         {"P9_0", "P10_0", "P11_0", "P12_0"},
         {"P9_1", "P10_1", "P11_1", "P12_1"}}};
    Table table(static_cast<int>(counts.size()));
    table.state().objective = Objective::BasinsWithOne;
    for (int player = 0; player < counts.size(); ++player)
        for (int i = 0; i < counts[player]; ++i)
            table.powerhouse(kSpaces[std::size_t(player)][std::size_t(i)],
                             ownerOf(static_cast<Company>(player)));
    table.phase(Phase::Scoring, 5);
    return table;
}

int vpFrom(const Table& table, Company company, Source source) {
    return sumOf(table.events(), EventKind::VpChanged, ownerOf(company), source);
}

Figures objectiveVp(Table table) {
    table.play("table proceed");
    Figures vp;
    for (int player = 0; player < table.state().playerCount(); ++player)
        vp << vpFrom(table, static_cast<Company>(player), Source::Objective);
    return vp;
}

/// VP of the USA for what is left: credits (those of the last scoring included), excavators,
/// mixers.
int leftoverVp(int credits, int excavators, int mixers) {
    constexpr int kLastScoring = 3; // with a total of 0
    Table table(2);
    table.supply(kUsa, credits - kLastScoring, excavators, mixers).phase(Phase::Scoring, 5);
    table.play("table proceed");
    return vpFrom(table, kUsa, Source::Leftovers);
}

} // namespace

/// Section 19: objective, leftovers, water, victory.
class TestEndOfGame : public QObject {
    Q_OBJECT

private slots:
    void objective_data() {
        QTest::addColumn<Figures>("counts");
        QTest::addColumn<Figures>("vp");
        QTest::newRow("E-6 B-19.1 15, 10 and 5 VP, nothing for the fourth")
            << Figures{3, 4, 1, 2} << Figures{10, 15, 0, 5};
        QTest::newRow("B-19.1 three players") << Figures{3, 4, 1} << Figures{10, 15, 5};
        QTest::newRow("B-19.1 two players") << Figures{1, 4} << Figures{10, 15};
        QTest::newRow("D-5 B-19.2 first by two: 13 each, then 5")
            << Figures{3, 3, 1, 0} << Figures{13, 13, 5, 0};
        QTest::newRow("D-5 B-19.2 first by three: 10 each, then 0")
            << Figures{3, 1, 3, 3} << Figures{10, 0, 10, 10};
        QTest::newRow("D-5 B-19.2 first by four: 8 each")
            << Figures{2, 2, 2, 2} << Figures{8, 8, 8, 8};
        QTest::newRow("D-5 B-19.2 second by two: 8 each, then 0")
            << Figures{2, 4, 2, 1} << Figures{8, 15, 8, 0};
        QTest::newRow("D-5 B-19.2 second by three: 5 each")
            << Figures{2, 2, 4, 2} << Figures{5, 5, 15, 5};
        QTest::newRow("D-5 B-19.2 third by two: 3 each")
            << Figures{1, 3, 1, 2} << Figures{3, 15, 3, 10};
        QTest::newRow("D-5 B-19.2 two pairs: 13 and 3 each")
            << Figures{1, 3, 1, 3} << Figures{3, 13, 3, 13};
        QTest::newRow("D-5 B-19.2 a game of two, tied: 13 each")
            << Figures{2, 2} << Figures{13, 13};
        QTest::newRow("D-5 B-19.2 a game of three, all tied: 10 each")
            << Figures{2, 2, 2} << Figures{10, 10, 10};
        QTest::newRow("D-5 B-19.2 a game of three, second by two: 8 each")
            << Figures{1, 2, 1} << Figures{8, 15, 8};
        QTest::newRow("R-B16 B-19.2 a count of 0 can be third")
            << Figures{0, 4, 3} << Figures{5, 15, 10};
        QTest::newRow("R-B16 B-19.2 a count of 0 can share the second place")
            << Figures{0, 0, 1, 0} << Figures{5, 5, 15, 5};
        QTest::newRow("R-B16 B-19.2 nobody has anything: 8 each")
            << Figures{0, 0, 0, 0} << Figures{8, 8, 8, 8};
        QTest::newRow("R-B16 with two players the second place is awarded to a count of 0")
            << Figures{1, 0} << Figures{15, 10};
        QTest::newRow("R-B16 with two players, both 0, the first two places are shared")
            << Figures{0, 0} << Figures{13, 13};
    }
    void objective() {
        QFETCH(const Figures, counts);
        QTEST(objectiveVp(withCounts(counts)), "vp");
    }

    void objectiveWithAutomas_data() {
        QTest::addColumn<Figures>("counts");
        QTest::addColumn<QList<bool>>("isAutoma");
        QTest::addColumn<Figures>("vp");
        QTest::newRow("A-1.6 20, 15 and 10 VP for Automas, 15 for the human")
            << Figures{4, 3, 2, 1} << QList<bool>{true, true, true, false}
            << Figures{20, 15, 10, 0};
        QTest::newRow("A-1.6 each place on the scale of who has it")
            << Figures{4, 3, 2, 1} << QList<bool>{false, true, false, true}
            << Figures{15, 15, 5, 0};
        QTest::newRow("A-1.6 R-A13 human and Automa tied for first: 13 and 18")
            << Figures{3, 3, 1, 0} << QList<bool>{false, true, false, true}
            << Figures{13, 18, 5, 0};
        QTest::newRow("A-1.6 two Automas tied for first: 18 each")
            << Figures{3, 3, 1} << QList<bool>{true, true, false} << Figures{18, 18, 5};
        QTest::newRow("A-1.6 three tied for first: 10 and 15")
            << Figures{2, 2, 2, 1} << QList<bool>{false, true, true, false}
            << Figures{10, 15, 15, 0};
        QTest::newRow("A-1.6 R-A13 four tied for first: 8 and 12")
            << Figures{2, 2, 2, 2} << QList<bool>{false, true, false, true}
            << Figures{8, 12, 8, 12};
        QTest::newRow("A-1.6 R-A13 human and Automa tied for second: 8 and 13")
            << Figures{4, 2, 2, 1} << QList<bool>{false, false, true, false}
            << Figures{15, 8, 13, 0};
        QTest::newRow("A-1.6 three tied for second: 5 and 9")
            << Figures{4, 2, 2, 2} << QList<bool>{false, false, true, true} << Figures{15, 5, 9, 9};
        QTest::newRow("A-1.6 R-A13 human and Automa tied for third: 3 and 5")
            << Figures{4, 3, 1, 1} << QList<bool>{false, false, true, false}
            << Figures{15, 10, 5, 3};
        QTest::newRow("A-1.6 a game of two, tied: 13 and 18")
            << Figures{1, 1} << QList<bool>{false, true} << Figures{13, 18};
    }
    void objectiveWithAutomas() {
        QFETCH(const Figures, counts);
        QFETCH(const QList<bool>, isAutoma);
        Table table = withCounts(counts);
        for (int player = 0; player < counts.size(); ++player)
            if (isAutoma[player])
                table.automa(static_cast<Company>(player), Level::Low);
        QTEST(objectiveVp(table), "vp");
    }

    void leftovers_data() {
        QTest::addColumn<Figures>("left");
        QTest::addColumn<int>("vp");
        QTest::newRow("E-7 B-19.3 4 items are worth nothing") << Figures{4, 0, 0} << 0;
        QTest::newRow("E-7 B-19.3 5 items of one kind are 1 VP") << Figures{5, 0, 0} << 1;
        QTest::newRow("E-7 B-19.3 5 items of three kinds are 1 VP") << Figures{3, 1, 1} << 1;
        QTest::newRow("E-7 B-19.3 9 items are 1 VP") << Figures{3, 3, 3} << 1;
        QTest::newRow("E-7 B-19.3 10 items are 2 VP") << Figures{3, 3, 4} << 2;
        QTest::newRow("E-7 B-19.3 104 items are 20 VP") << Figures{60, 22, 22} << 20;
    }
    void leftovers() {
        QFETCH(const Figures, left);
        QTEST(leftoverVp(left[0], left[1], left[2]), "vp");
    }

    void end_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("E-35 B-19.3 18 items in supply are 3 VP, the wheel does not count")
            << RowBody([] {
                   Table table(2);
                   table.supply(kGermany, 8, 6, 4);
                   table[kGermany].wheel[0] = {Tile::None, 0, 3};
                   table[kGermany].wheel[4] = {Tile::None, 4, 0};
                   int vp = 0;
                   for (const ScoreLine& line : scoreEnd(table.state()))
                       if (line.company == kGermany && line.source == Source::Leftovers)
                           vp += line.vp;
                   QCOMPARE(vp, 3);
               });
        QTest::newRow("E-36 E-7 B-19.4 2 drops in own dams are 2 VP") << RowBody([] {
            Table table(2);
            table.dam("1L", Owner::Usa, 0, 1).dam("5L", Owner::Usa, 1, 1);
            table.dam("6L", Owner::Neutral, 1, 2).dam("7L", Owner::Germany, 2, 3);
            table.headstream(Headstream::A, 2).phase(Phase::Scoring, 5);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(vpFrom(table, kUsa, Source::WaterInDams), 2);
            QCOMPARE(vpFrom(table, kGermany, Source::WaterInDams), 3);
        });
        QTest::newRow("B-19.4 water in neutral dams is worth nothing") << RowBody([] {
            Table table(2);
            table.dam("6L", Owner::Neutral, 2, 3).phase(Phase::Scoring, 5);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(vpFrom(table, kUsa, Source::WaterInDams), 0);
            QCOMPARE(vpFrom(table, kGermany, Source::WaterInDams), 0);
        });
        QTest::newRow("B-19.1 B-19.3 B-19.4 after phase 4 objective, leftovers, water")
            << RowBody([] {
                   Table table = withCounts({1, 0});
                   table.dam("1L", Owner::Usa, 0, 1).supply(kUsa, 2, 1, 0);
                   QVERIFY(table.play("table proceed"));
                   Figures sources;
                   for (const Event& event : table.events())
                       if (event.who == Owner::Usa && event.kind == EventKind::VpChanged)
                           sources << static_cast<int>(event.source);
                   const auto number = [](Source source) { return static_cast<int>(source); };
                   QCOMPARE(sources,
                            (Figures{number(Source::EnergyTrack), number(Source::Objective),
                                     number(Source::Leftovers), number(Source::WaterInDams)}));
                   // 10 - 3, 15 for the objective, 6 items with the credits of a total of 0, 1 drop
                   QCOMPARE(table[kUsa].vp, 10 - 3 + 15 + 1 + 1);
                   QVERIFY(table.state().isOver());
               });
        QTest::newRow("B-19.1 rounds 1 to 4 end without objective") << RowBody([] {
            Table table = withCounts({3, 1});
            table.phase(Phase::Scoring, 4);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(vpFrom(table, kUsa, Source::Objective), 0);
            QCOMPARE(vpFrom(table, kUsa, Source::Leftovers), 0);
        });
    }
    void end() {
        QFETCH(const RowBody, body);
        body();
    }

    void victory_data() {
        QTest::addColumn<Figures>("vp");
        QTest::addColumn<Figures>("totals");
        QTest::addColumn<QList<Company>>("winners");
        QTest::newRow("B-19.5 most VP win")
            << Figures{50, 61, 60} << Figures{30, 2, 9} << QList<Company>{kGermany};
        QTest::newRow("B-19.5 a tie goes to the higher total of round 5")
            << Figures{61, 60, 61} << Figures{8, 30, 9} << QList<Company>{kItaly};
        QTest::newRow("R-B14 the final tie takes the real totals above 30")
            << Figures{61, 61, 40} << Figures{33, 31, 40} << QList<Company>{kUsa};
        QTest::newRow("R-B18 a tie that is left is a shared victory")
            << Figures{61, 61, 61} << Figures{9, 8, 9} << QList<Company>{kUsa, kItaly};
        QTest::newRow("R-B18 everyone may share the victory")
            << Figures{7, 7, 7} << Figures{0, 0, 0} << QList<Company>{kUsa, kGermany, kItaly};
    }
    void victory() {
        QFETCH(const Figures, vp);
        QFETCH(const Figures, totals);
        Table table(3);
        for (int i = 0; i < 3; ++i) {
            table[static_cast<Company>(i)].vp = static_cast<std::int16_t>(vp[i]);
            table[static_cast<Company>(i)].energy = static_cast<std::int16_t>(totals[i]);
        }
        const std::vector<Company> won = winners(table.state());
        QTEST(QList<Company>(won.begin(), won.end()), "winners");
    }

    void totalOfRoundFiveStays() {
        Table table = withCounts({1, 1});
        table[kUsa].energy = 9;
        table[kGermany].energy = 9;
        QVERIFY(table.play("table proceed"));
        QCOMPARE(table[kUsa].energy, 9);
    }
};

QTEST_APPLESS_MAIN(TestEndOfGame)
#include "tst_end_of_game.moc"
