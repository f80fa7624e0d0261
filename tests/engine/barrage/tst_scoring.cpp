#include <QtTest>

#include "engine/barrage/score.h"
#include "tests/support/barrage/table.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

using Figures = QList<int>;

/// A table of as many players as there are totals, USA, Germany, Italy, France, before phase 4.
Table withTotals(const Figures& totals, int round = 1) {
    Table table(static_cast<int>(totals.size()));
    for (int i = 0; i < table.state().playerCount(); ++i)
        table[static_cast<Company>(i)].energy = static_cast<std::int16_t>(totals[i]);
    table.phase(Phase::Scoring, round);
    return table;
}

/// What each player got from one source, in the same order.
Figures gains(const Table& table, EventKind kind, Source source) {
    Figures gained;
    for (int i = 0; i < table.state().playerCount(); ++i)
        gained << sumOf(table.events(), kind, ownerOf(static_cast<Company>(i)), source);
    return gained;
}

Figures rankingVp(const Figures& totals) {
    Table table = withTotals(totals);
    table.play("table proceed");
    return gains(table, EventKind::VpChanged, Source::EnergyRanking);
}

/// VP of the USA from a tile for bases with this many of them.
int bonusVp(int round, int total, int bases) {
    Table table = withTotals({total, 0}, round);
    table.state().bonusTiles[static_cast<std::size_t>(round - 1)] = BonusTile::Bases;
    for (const std::string_view space : {"1L", "2L", "3L", "5L", "7L"})
        if (bases-- > 0)
            table.dam(space, Owner::Usa);
    table.play("table proceed");
    return sumOf(table.events(), EventKind::VpChanged, Owner::Usa, Source::BonusTile);
}

} // namespace

/// Section 17: ranking, energy track and bonus tile.
class TestScoring : public QObject {
    Q_OBJECT

private slots:
    void ranking_data() {
        QTest::addColumn<Figures>("totals");
        QTest::addColumn<Figures>("vp");
        QTest::newRow("E-1 B-17.1 a sole leader scores 6, a sole second 2")
            << Figures{9, 3, 7, 2} << Figures{6, 0, 2, 0};
        QTest::newRow("B-17.1 a total of 1 is enough for the second place")
            << Figures{0, 1, 2, 0} << Figures{0, 2, 6, 0};
        QTest::newRow("B-17.1 with two players both places score")
            << Figures{3, 8} << Figures{2, 6};
        QTest::newRow("B-17.1 with three players the third scores nothing")
            << Figures{3, 8, 5} << Figures{0, 6, 2};
        QTest::newRow("B-17.1 a total of 0 is no second place") << Figures{3, 0} << Figures{6, 0};
        QTest::newRow("E-31 B-17.1 two tied seconds score 1 each")
            << Figures{8, 5, 0, 5} << Figures{6, 1, 0, 1};
        QTest::newRow("D-2 B-17.1 three tied seconds score 1 each")
            << Figures{4, 9, 4, 4} << Figures{1, 6, 1, 1};
        QTest::newRow("D-1 B-17.2 two tied leaders score 4 each and nobody is second")
            << Figures{9, 5, 9, 1} << Figures{4, 0, 4, 0};
        QTest::newRow("D-1 B-17.2 three tied leaders score 3 each")
            << Figures{9, 9, 5, 9} << Figures{3, 3, 0, 3};
        QTest::newRow("D-1 B-17.2 four tied leaders score 2 each")
            << Figures{1, 1, 1, 1} << Figures{2, 2, 2, 2};
        QTest::newRow("D-1 B-17.2 two players, tied") << Figures{6, 6} << Figures{4, 4};
        QTest::newRow("D-1 B-17.2 three players, tied") << Figures{6, 6, 6} << Figures{3, 3, 3};
        QTest::newRow("D-1 B-17.2 three players, two of them tied")
            << Figures{6, 2, 6} << Figures{4, 0, 4};
        QTest::newRow("D-1 B-17.1 one player alone with energy scores 6, nobody is second")
            << Figures{0, 0, 0, 1} << Figures{0, 0, 0, 6};
        QTest::newRow("D-3 B-17.1 nobody has energy, nobody is ranked")
            << Figures{0, 0, 0, 0} << Figures{0, 0, 0, 0};
        QTest::newRow("D-11 R-B14 33 is ahead of 31")
            << Figures{31, 33, 30, 0} << Figures{2, 6, 0, 0};
        QTest::newRow("R-B14 31 is no tie with 30") << Figures{31, 30} << Figures{6, 2};
    }
    void ranking() {
        QFETCH(const Figures, totals);
        QTEST(rankingVp(totals), "vp");
    }

    void energyTrack_data() {
        QTest::addColumn<int>("total");
        QTest::addColumn<int>("credits");
        QTest::addColumn<int>("vp");
        QTest::newRow("B-17.3 a total of 0 gives 3 credits and costs 3 VP") << 0 << 3 << -3;
        const struct {
            int first;
            int last;
            int credits;
        } spaces[]{{1, 1, 1},   {2, 3, 2},   {4, 6, 3},   {7, 10, 4},
                   {11, 15, 5}, {16, 21, 6}, {22, 28, 7}, {29, 40, 8}};
        for (const auto& space : spaces)
            for (int total = space.first; total <= space.last; ++total)
                QTest::addRow("B-17.3 a total of %d gives %d credits", total, space.credits)
                    << total << space.credits << 0;
        QTest::newRow("D-11 R-B14 a total of 33 gives the credits of 30") << 33 << 8 << 0;
    }
    void energyTrack() {
        QFETCH(const int, total);
        Table table = withTotals({total, 60});
        QVERIFY(table.play("table proceed"));
        QTEST(gains(table, EventKind::CreditsChanged, Source::EnergyTrack)[0], "credits");
        QTEST(gains(table, EventKind::VpChanged, Source::EnergyTrack)[0], "vp");
        QFETCH(const int, credits);
        QCOMPARE(table[Company::Usa].credits, 6 + credits);
    }

    void bonusTileBorders_data() {
        QTest::addColumn<int>("round");
        QTest::addColumn<int>("total");
        QTest::addColumn<int>("bases");
        QTest::addColumn<int>("vp");
        const struct {
            int total;
            int vp[5]; // rounds 1 to 5, the tile worth 20
        } borders[]{
            {5, {0, 0, 0, 0, 0}},       {6, {20, 16, 12, 8, 4}},    {11, {20, 16, 12, 8, 4}},
            {12, {20, 20, 16, 12, 8}},  {17, {20, 20, 16, 12, 8}},  {18, {20, 20, 20, 16, 12}},
            {23, {20, 20, 20, 16, 12}}, {24, {20, 20, 20, 20, 16}}, {29, {20, 20, 20, 20, 16}},
            {30, {20, 20, 20, 20, 20}}, {36, {20, 20, 20, 20, 20}}, {60, {20, 20, 20, 20, 20}}};
        for (const auto& border : borders)
            for (int round = 1; round <= 5; ++round)
                QTest::addRow("B-17.4 a tile worth 20 in round %d with a total of %d", round,
                              border.total)
                    << round << border.total << 5 << border.vp[round - 1];
        for (const auto& [total, vp] :
             {std::pair{30, 12}, {31, 12}, {29, 8}, {23, 4}, {17, 0}, {11, 0}, {5, 0}})
            QTest::addRow("D-4 B-17.4 a tile worth 12 in round 5 with a total of %d", total)
                << 5 << total << 3 << vp;
        for (const auto& [total, vp] : {std::pair{5, 0}, {6, 12}, {7, 12}, {30, 12}})
            QTest::addRow("D-4 B-17.4 a tile worth 12 in round 1 with a total of %d", total)
                << 1 << total << 3 << vp;
        QTest::newRow("E-2 B-17.4 B-23.3 2 bases in round 1 with a total of 6 are 8 VP")
            << 1 << 6 << 2 << 8;
        QTest::newRow("D-11 R-B14 a total of 33 in round 5 counts like 30") << 5 << 33 << 3 << 12;
    }
    void bonusTileBorders() {
        QFETCH(const int, round);
        QFETCH(const int, total);
        QFETCH(const int, bases);
        QTEST(bonusVp(round, total, bases), "vp");
    }

    void phase_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("E-32 B-17.3 credits 4, 3, 3, 3 and 3 VP less for the total of 0")
            << RowBody([] {
                   Table table = withTotals({8, 5, 0, 5});
                   QVERIFY(table.play("table proceed"));
                   QCOMPARE(gains(table, EventKind::CreditsChanged, Source::EnergyTrack),
                            (Figures{4, 3, 3, 3}));
                   QCOMPARE(gains(table, EventKind::VpChanged, Source::EnergyTrack),
                            (Figures{0, 0, -3, 0}));
                   QCOMPARE(table[Company::Usa].vp, 16);
                   QCOMPARE(table[Company::Germany].vp, 11);
                   QCOMPARE(table[Company::Italy].vp, 7);
                   QCOMPARE(table[Company::France].vp, 11);
                   QCOMPARE(table[Company::Usa].credits, 10);
                   QCOMPARE(table[Company::Italy].credits, 9);
               });
        QTest::newRow("D-3 B-17.3 all totals 0: 3 credits more, 3 VP less, order reversed")
            << RowBody([] {
                   Table table = withTotals({0, 0, 0, 0}, 2);
                   QVERIFY(table.play({"table proceed", "table proceed"}));
                   QCOMPARE(gains(table, EventKind::CreditsChanged, Source::EnergyTrack),
                            (Figures{3, 3, 3, 3}));
                   QCOMPARE(gains(table, EventKind::VpChanged, Source::EnergyTrack),
                            (Figures{-3, -3, -3, -3}));
                   QCOMPARE(gains(table, EventKind::VpChanged, Source::EnergyRanking),
                            (Figures{0, 0, 0, 0}));
                   for (int i = 0; i < 4; ++i)
                       QCOMPARE(static_cast<int>(table.state().turnOrder[std::size_t(i)]), 3 - i);
               });
        QTest::newRow("E-33 B-17.4 B-23.2 powerhouses in round 3: 10, 11, 0, 0 VP") << RowBody([] {
            // USA below 6 with three, Germany 6 with one, Italy 12 with three, France 18
            // with two.
            Table table = withTotals({5, 6, 12, 18}, 3);
            table.state().bonusTiles[2] = BonusTile::Powerhouses;
            table.powerhouse("P5_0", Owner::Usa).powerhouse("P6_0", Owner::Usa);
            table.powerhouse("P7_0", Owner::Usa).powerhouse("P5_1", Owner::Germany);
            table.powerhouse("P8_0", Owner::Italy).powerhouse("P9_0", Owner::Italy);
            table.powerhouse("P10_0", Owner::Italy).powerhouse("P8_1", Owner::France);
            table.powerhouse("P9_1", Owner::France);
            QVERIFY(table.play("table proceed"));
            QCOMPARE(gains(table, EventKind::VpChanged, Source::BonusTile),
                     (Figures{0, 0, 11, 10}));
        });
        QTest::newRow("B-17.1 B-17.3 B-17.4 ranking, then credits, then the bonus tile")
            << RowBody([] {
                   Table table = withTotals({6, 0});
                   table.dam("1L", Owner::Usa);
                   QVERIFY(table.play("table proceed"));
                   Figures sources;
                   for (const Event& event : table.events())
                       if (event.kind == EventKind::VpChanged ||
                           event.kind == EventKind::CreditsChanged)
                           sources << static_cast<int>(event.source);
                   const auto number = [](Source source) { return static_cast<int>(source); };
                   QCOMPARE(sources,
                            (Figures{number(Source::EnergyRanking), number(Source::EnergyTrack),
                                     number(Source::EnergyTrack), number(Source::EnergyTrack),
                                     number(Source::BonusTile)}));
               });
        QTest::newRow("B-17.5 the bonus tile of the round is removed and the round ends")
            << RowBody([] {
                   Table table = withTotals({6, 0}, 4);
                   QVERIFY(table.play("table proceed"));
                   const Events& events = table.events();
                   const auto removed =
                       std::find_if(events.begin(), events.end(), [](const Event& event) {
                           return event.kind == EventKind::BonusTileRemoved;
                       });
                   QVERIFY(removed != events.end());
                   QCOMPARE(static_cast<BonusTile>(removed->index), BonusTile::Powerhouses);
                   QCOMPARE(table.state().phase, Phase::EndOfRound);
               });
        QTest::newRow("B-17.5 with the fifth bonus tile the game is over") << RowBody([] {
            Table table = withTotals({6, 0}, 5);
            QVERIFY(table.play("table proceed"));
            QVERIFY(table.state().isOver());
            QCOMPARE(table.state().phase, Phase::GameOver);
            QVERIFY(legalMoves(table.state()).empty());
            const Error error = table.refusal("table proceed");
            QCOMPARE(error.code, ErrorCode::WrongPhase);
            QCOMPARE(error.rule, std::string_view("B-5.1"));
        });
        QTest::newRow("B-17.6 R-B19 VP fall below 0 and stay there") << RowBody([] {
            Table table = withTotals({0, 7}, 1);
            table[Company::Usa].vp = 2;
            QVERIFY(table.play({"table proceed", "table proceed"}));
            QCOMPARE(table[Company::Usa].vp, -1);
            table.revealAll();
            QVERIFY(table.play("table proceed")); // income of round 2
            QCOMPARE(table.state().phase, Phase::Actions);
            QCOMPARE(table[Company::Usa].vp, -1);
        });
        QTest::newRow("R-B19 negative VP rank below 0") << RowBody([] {
            Table table(2);
            table[Company::Usa].vp = -1;
            table[Company::Germany].vp = 0;
            table[Company::Usa].energy = 20;
            QVERIFY(winners(table.state()) == std::vector{Company::Germany});
        });
    }
    void phase() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestScoring)
#include "tst_scoring.moc"
