#include <QtTest>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/milestones.h"
#include "tests/support/nucleum/table.h"
#include "tests/support/row_body.h"

using namespace nucleum;
using namespace nucleum::test;

namespace {

Table withMarkers(std::initializer_list<std::initializer_list<int>> markers) {
    Table table;
    int player = 0;
    for (const auto& spaces : markers) {
        for (const int space : spaces)
            for (std::size_t tier = 0; tier < kTierCount; ++tier)
                if (const std::array<int, 6> last{2, 6, 9, 14, 26, 40}; space <= last[tier]) {
                    table[static_cast<Player>(player)].markers.inTier[tier] = std::uint8_t(space);
                    break;
                }
        ++player;
    }
    return table;
}

QList<int> royal(const State& state) {
    const auto vp = royalVp(state);
    return {vp[0], vp[1], vp[2]};
}

} // namespace

/// Sections 2 and 10 to 12: resources, recharge, milestone track, royal scoring.
class TestRecharge : public QObject {
    Q_OBJECT

private slots:
    void resources_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("N-2.5 uranium to workers to Thaler, never more than is there")
            << RowBody([] {
                   Table table;
                   table.mine(Player::First, 1, City::Bruex, 2);
                   QVERIFY(table.play({"p1 exchange uranium 2 mine=1", "p1 exchange workers 3"}));
                   QCOMPARE(int(table.own().workers), 1);
                   QCOMPARE(int(table.own().thaler), 7);
                   QVERIFY(table.refuses("p1 exchange uranium 1 mine=1",
                                         ErrorCode::NotEnoughUranium, "N-2.5"));
                   QVERIFY(table.refuses("p1 exchange workers 2", ErrorCode::NotEnoughWorkers,
                                         "N-2.5"));
                   QVERIFY(table.refuses("p1 exchange workers 0", ErrorCode::WrongNumber, "N-2.5"));
               });
        QTest::newRow("N-2.5 a worker beyond the reserve is a Thaler") << RowBody([] {
            Table table;
            table.own().workers = 17;
            table.ask(TaskKind::PlaceMarker, Player::First, 0);
            QVERIFY(table.play("p1 marker 0"));
            QCOMPARE(int(table.own().workers), 18);
            table.ask(TaskKind::PlaceMarker, Player::First, 0);
            QVERIFY(table.play("p1 marker 0"));
            QCOMPARE(int(table.own().workers), 18);
            QCOMPARE(int(table.own().thaler), 4 + 2 + 2 + 1);
        });
        QTest::newRow("N-2.5 workers on railways are not in the reserve") << RowBody([] {
            Table table;
            table.own().workers = 17;
            table.lay(City::Leipzig, City::Riesa, {Owner::First});
            QCOMPARE(workersInReserve(table.state(), Player::First), 0);
        });
        QTest::newRow("N-2.5 cubes may become workers though there is a place") << RowBody([] {
            Table table;
            table.mine(Player::First, 1, City::Bruex);
            table.ask(TaskKind::PlaceUranium, Player::First, 2);
            QVERIFY(table.play("p1 place-uranium mine1=1"));
            QCOMPARE(uraniumOf(table.state(), Player::First), 1);
            QCOMPARE(int(table.own().workers), 3);
        });
        QTest::newRow("NT-43 N-2.6 steps beyond the last space are VP") << RowBody([] {
            Table table;
            table.own().income[2] = 7;
            table.ask(TaskKind::AdvanceIncome, Player::First, 2);
            QVERIFY(table.play("p1 advance vp=2"));
            QCOMPARE(int(table.own().vp), 2);
            QCOMPARE(int(table.own().income[2]), 7);
        });
        QTest::newRow("N-2.6 steps on any track may be split, all of them are used") << RowBody([] {
            Table table;
            table.ask(TaskKind::AdvanceIncome, Player::First, 3);
            QVERIFY(table.refuses("p1 advance vp=2", ErrorCode::WrongNumber, "N-2.6"));
            QVERIFY(table.play("p1 advance thaler=1 workers=1 vp=1"));
            QVERIFY((table.own().income == std::array<std::uint8_t, 3>{1, 1, 1}));
        });
        QTest::newRow("N-2.7 VP go on above 200") << RowBody([] {
            Table table;
            table.own().vp = 199;
            table.ask(TaskKind::UnlockTechnology, Player::First, 3);
            table.state().metBy[4] = Owner::Second;
            QVERIFY(table.play("p1 take-vp"));
            QCOMPARE(int(table.own().vp), 202);
        });
        QTest::newRow("N-9.9 subsidies") << RowBody([] {
            Table table;
            table.ask(TaskKind::UseActions, Player::First, 9);
            QVERIFY(table.play({"p1 subsidize worker", "p1 subsidize two_thaler",
                                "p1 subsidize income_thaler", "p1 subsidize income_workers",
                                "p1 subsidize income_vp", "p1 subsidize achievement",
                                "p1 subsidize income_any", "p1 advance vp=1",
                                "p1 subsidize paid_income_any", "p1 advance vp=1"}));
            QCOMPARE(int(table.own().workers), 3);
            QCOMPARE(int(table.own().thaler), 4 + 2 - 1);
            QCOMPARE(int(table.own().achievement), 1);
            QVERIFY((table.own().income == std::array<std::uint8_t, 3>{1, 1, 3}));
            table.own().thaler = 0;
            QVERIFY(
                table.refuses("p1 subsidize paid_income_any", ErrorCode::NotEnoughThaler, "N-9.9"));
        });
    }
    void resources() {
        QFETCH(const RowBody, body);
        body();
    }

    void income_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("NT-9 N-10.2 10 Thaler and 1 VP, 4 workers and 2 VP, 0 VP") << RowBody([] {
            Table table;
            table.own().boardTiles = 5;
            table.own().income = {6, 3, 0};
            QVERIFY((incomeOf(table.state(), Player::First) == Income{10, 4, 3}));
            QVERIFY(table.play("p1 recharge"));
            QCOMPARE(int(table.own().thaler), 14);
            QCOMPARE(int(table.own().workers), 6);
            QCOMPARE(int(table.own().vp), 3);
        });
        QTest::newRow("N-10.2 the marker limits, then the tiles; the directive is a tile")
            << RowBody([] {
                   Table table;
                   table.own().boardTiles = 6;
                   QVERIFY((incomeOf(table.state(), Player::First) == Income{4, 2, 0}));
                   table.own().income = {7, 7, 7};
                   table.own().boardTiles = 1;
                   table.own().isDirectiveOnBoard = true;
                   QVERIFY((incomeOf(table.state(), Player::First) == Income{5, 2, 1}));
               });
        QTest::newRow("NA-4 N-10.2 no tile on the board, no income") << RowBody([] {
            Table table;
            table.own().income = {7, 7, 7};
            QVERIFY((incomeOf(table.state(), Player::First) == Income{}));
        });
        QTest::newRow("N-10.3 the VP under the last spaces are no income") << RowBody([] {
            Table table;
            table.own().income = {0, 0, 7};
            table.own().boardTiles = 6;
            QCOMPARE(incomeOf(table.state(), Player::First)->vp, 5); // value 6 of the VP track
        });
        QTest::newRow("NA-16 income by hand if the table wants it so") << RowBody([] {
            Setup setup = exampleSetup(3);
            setup.options.rulings.incomeFrom = IncomeFrom::Hand;
            Table table(setup);
            QVERIFY(table.refuses("p1 recharge", ErrorCode::IncomeByHand, "NA-16"));
            QVERIFY(table.play("p1 recharge by_hand thaler=7 workers=1 vp=2"));
            QCOMPARE(int(table.own().thaler), 11);
            QCOMPARE(int(table.own().vp), 2);
        });
        QTest::newRow("NA-16 N-20.1 by hand while a track is unknown, else not") << RowBody([] {
            Table table;
            QVERIFY(
                table.refuses("p1 recharge by_hand thaler=7", ErrorCode::IncomeByHand, "NA-16"));
            table.state().facts.income[1].clear();
            QVERIFY(table.refuses("p1 recharge", ErrorCode::FactUnknown, "N-20.1"));
            QVERIFY(table.play("p1 recharge by_hand thaler=7"));
        });
        QTest::newRow("N-10.1 income, marker, royal scoring, tokens, tiles") << RowBody([] {
            Table table;
            table.tokens(Player::First, 9);
            table.own().boardTiles = 2;
            table.own().isDirectiveOnBoard = true;
            table[Player::Second].markers.taken = 1;
            table[Player::Third].markers.taken = 1;
            QVERIFY(table.play("p1 recharge"));
            QCOMPARE(int(table.own().achievement), 9);
            QVERIFY(table.play({"p1 marker 9", "p1 nucleum zittau"}));
            QCOMPARE(int(table.own().vp), 6);
            QCOMPARE(int(table.own().achievement), 0);
            QCOMPARE(int(table.own().poolTiles), 6);
            QCOMPARE(table.own().tilesOnBoard(), 0);
            QVERIFY(table.state().active == Player::Second);
        });
    }
    void income() {
        QFETCH(const RowBody, body);
        body();
    }

    void markers_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("NT-10 N-11.2 17 tokens, markers at x4 and x5, space 9") << RowBody([] {
            Table table = withMarkers({{10, 16}});
            table.tokens(Player::First, 17);
            for (const int space : {10, 14, 16, 28})
                QVERIFY(!checkMarker(table.state(), Player::First, space).ok());
            const auto effect = markerEffect(table.state(), 9);
            QCOMPARE(effect->multiplier, 3);
            QCOMPARE(effect->segment, 1);
            QVERIFY(effect->placesNucleum);
            QVERIFY(table.play({"p1 recharge", "p1 marker 9"}));
            QVERIFY(table.state().task().kind == TaskKind::PlaceNucleum);
            QVERIFY(table.play("p1 nucleum zittau"));
            QCOMPARE(int(table.own().achievement), 0);
        });
        QTest::newRow("N-11.2 refuses a space beyond the tokens") << RowBody([] {
            Table table;
            table.tokens(Player::First, 5);
            QVERIFY(table.play("p1 recharge"));
            QVERIFY(table.refuses("p1 marker 6", ErrorCode::TooFewTokens, "N-11.2"));
            QVERIFY(table.refuses("p1 marker 15", ErrorCode::NotOnTrack, "N-11.1"));
            QVERIFY(table.allows("p1 marker 5"));
            QVERIFY(table.allows("p1 marker 0"));
        });
        QTest::newRow("N-11.3 refuses a second marker in a tier, others do not matter")
            << RowBody([] {
                   Table table = withMarkers({{3}, {9}});
                   table.tokens(Player::First, 9);
                   QVERIFY(table.play("p1 recharge"));
                   QVERIFY(table.refuses("p1 marker 6", ErrorCode::TierTaken, "N-11.3"));
                   QVERIFY(table.play("p1 marker 9"));
               });
        QTest::newRow("NT-33 N-11.4 without tokens the start space: 1 worker, 2 Thaler")
            << RowBody([] {
                   Table table;
                   QVERIFY(table.play("p1 recharge"));
                   QVERIFY(markerSpaces(table.state(), Player::First).empty());
                   QVERIFY(table.play("p1 marker 0"));
                   QCOMPARE(int(table.own().workers), 3);
                   QCOMPARE(int(table.own().thaler), 6);
                   QCOMPARE(int(table.own().markers.onStart), 1);
               });
        QTest::newRow("NT-34 N-11.2 8 tokens and three tiers taken: the start space")
            << RowBody([] {
                   Table table = withMarkers({{1, 3, 7}});
                   table.tokens(Player::First, 8);
                   QVERIFY(markerSpaces(table.state(), Player::First).empty());
               });
        QTest::newRow("N-11.5 NA-2 the token of segments 1 to 3, once, with the plant's bonus")
            << RowBody([] {
                   Table table;
                   table.tokens(Player::First, 6).tokens(Player::Second, 4);
                   QVERIFY(table.play({"p1 recharge", "p1 marker 6"}));
                   QVERIFY(
                       table.refuses("p1 nucleum grimma", ErrorCode::PlantHasNucleum, "N-11.5"));
                   QVERIFY(table.play("p1 nucleum zittau"));
                   QCOMPARE(int(table.own().thaler), 7);
                   QVERIFY(table.state().plantNucleum[indexOf(Plant::Zittau)]);
                   QVERIFY(table.play({"p2 recharge", "p2 marker 4"}));
                   QVERIFY(table.state().active == Player::Third);
               });
        QTest::newRow("N-11.6 the fourth segment gives a technology of level 3, no token")
            << RowBody([] {
                   Table table;
                   table.tokens(Player::First, 24);
                   QVERIFY(table.play({"p1 recharge", "p1 marker 24"}));
                   QVERIFY(table.state().task().kind == TaskKind::UnlockTechnology);
                   QCOMPARE(int(table.state().task().n), 3);
               });
        QTest::newRow("NT-35 N-11.7 space 40: 9 VP, x6") << RowBody([] {
            Table table;
            table.tokens(Player::First, 41);
            QCOMPARE(markerEffect(table.state(), 40)->multiplier, 6);
            QCOMPARE(markerEffect(table.state(), 40)->segment, 3);
            QVERIFY(table.play({"p1 recharge", "p1 marker 40"}));
            QCOMPARE(int(table.own().vp), 9);
            QCOMPARE(int(table.state().task().n), 3);
        });
        QTest::newRow("N-11.8 the first three markers leave the milestone spaces") << RowBody([] {
            Table table;
            for (int taken = 0; taken < 5; ++taken) {
                table.own().markers.taken = std::uint8_t(taken);
                for (int space = 0; space < 3; ++space)
                    QCOMPARE(markersOn(table.state(), space), taken > space ? 2 : 3);
            }
        });
        QTest::newRow("NA-13 other multipliers for tiers 1, 2 and 6") << RowBody([] {
            Table table;
            table.state().options.rulings.multipliers = {2, 2, 7};
            QCOMPARE(markerEffect(table.state(), 1)->multiplier, 2);
            QCOMPARE(markerEffect(table.state(), 9)->multiplier, 3);
            QCOMPARE(markerEffect(table.state(), 28)->multiplier, 7);
        });
        QTest::newRow("NA-11 the printed spaces are offered, others accepted") << RowBody([] {
            Table table;
            table.tokens(Player::First, 33);
            const auto spaces = markerSpaces(table.state(), Player::First);
            QVERIFY(std::find(spaces.begin(), spaces.end(), 33) == spaces.end());
            QVERIFY(checkMarker(table.state(), Player::First, 33).ok());
        });
    }
    void markers() {
        QFETCH(const RowBody, body);
        body();
    }

    void royalScoring_data() {
        QTest::addColumn<RowBody>("body");

        QTest::newRow("NT-11 N-12.1 a tie for the first, the second belongs to one of them")
            << RowBody([] {
                   Table table = withMarkers({{22, 12}, {22, 4}, {9, 2}});
                   QCOMPARE(royal(table.state()), (QList<int>{8, 6, 0}));
               });
        QTest::newRow("NT-39 N-12.2 one takes both, another shares the second") << RowBody([] {
            Table table = withMarkers({{28, 20}, {12}, {20}});
            QCOMPARE(royal(table.state()), (QList<int>{8, 0, 2}));
        });
        QTest::newRow("NA-9 N-12.2 nobody below the first: no second") << RowBody([] {
            Table table = withMarkers({{22}, {22}, {}});
            QCOMPARE(royal(table.state()), (QList<int>{6, 6, 0}));
        });
        QTest::newRow("N-12.2 the start space does not count") << RowBody([] {
            Table table = withMarkers({{}, {}, {}});
            table.own().markers.onStart = 2;
            QCOMPARE(royal(table.state()), (QList<int>{0, 0, 0}));
        });
        QTest::newRow("N-12.1 only when the last marker leaves the space") << RowBody([] {
            Table table = withMarkers({{}, {9}, {}});
            table[Player::Second].markers.taken = 1;
            QVERIFY(table.play({"p1 recharge", "p1 marker 0"}));
            QCOMPARE(int(table[Player::Second].vp), 0);
            QVERIFY(table.play({"p2 play", "p2 decline", "p3 recharge", "p3 marker 0"}));
            QCOMPARE(int(table[Player::Second].vp), 6);
        });
    }
    void royalScoring() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestRecharge)
#include "tst_recharge.moc"
