#include <QtTest>

#include "engine/nucleum/data/milestone_track.h"
#include "engine/nucleum/score_pad.h"
#include "tests/support/row_body.h"

using namespace nucleum;

namespace {

using Figures = QList<int>;

/// NT-40's tiles.
const PadTiles kTiles{MilestoneTile::Factories, MilestoneTile::EnergizedCities,
                      MilestoneTile::UrbanBuildings, MilestoneTile::Railways};

int plainVp(const Resources& left) { return left.uranium / 2 + left.workers / 2 + left.thaler / 5; }

constexpr int kFullReserve = 18;

/// The best of every way to exchange one thing after the other.
int bestByTrying(const Resources& left, int reserve) {
    int best = plainVp(left);
    if (left.uranium > 0)
        best = std::max(
            best, reserve > 0
                      ? bestByTrying({left.uranium - 1, left.workers + 1, left.thaler}, reserve - 1)
                      : bestByTrying({left.uranium - 1, left.workers, left.thaler + 1}, 0));
    if (left.workers > 0)
        best = std::max(
            best, bestByTrying({left.uranium, left.workers - 1, left.thaler + 1}, reserve + 1));
    return best;
}

PadScore scoreOf(const PadPlayer& player, const PadTiles& tiles = kTiles) {
    return padScores(tiles, {player, {}}).front();
}

PadPlayer withVp(int vp) {
    PadPlayer player;
    player.vp = vp;
    return player;
}

int goalOf(Experiment experiment, bool hasGoal, const PadPlayer& figures) {
    PadPlayer player = figures;
    player.experiment = experiment;
    player.hasGoal = hasGoal;
    return scoreOf(player).goal;
}

} // namespace

/// Section 14: the final scoring.
class TestScorePad : public QObject {
    Q_OBJECT

private slots:
    void track_data() {
        QTest::addColumn<int>("space");
        QTest::addColumn<int>("multiplier"); // 0: no space of the track
        QTest::addColumn<int>("segment");
        QTest::newRow("N-11.1 NA-13 first tier") << 1 << 1 << 1;
        QTest::newRow("N-11.1 NA-13 end of the second tier") << 6 << 2 << 1;
        QTest::newRow("N-11.1 third tier, second segment") << 7 << 3 << 2;
        QTest::newRow("N-11.1 fourth tier, second segment") << 12 << 4 << 2;
        QTest::newRow("N-11.1 fourth tier, third segment") << 13 << 4 << 3;
        QTest::newRow("N-11.1 end of the fourth tier") << 14 << 4 << 3;
        QTest::newRow("N-11.1 there is no space 15") << 15 << 0 << 0;
        QTest::newRow("N-11.1 fifth tier, third segment") << 22 << 5 << 3;
        QTest::newRow("N-11.1 there is no space 23") << 23 << 0 << 0;
        QTest::newRow("N-11.1 fifth tier, fourth segment") << 24 << 5 << 4;
        QTest::newRow("N-11.1 there is no space 27") << 27 << 0 << 0;
        QTest::newRow("NA-11 an odd number of the last tier") << 33 << 6 << 4;
        QTest::newRow("NT-35 NA-13 space 40: x6 in the fourth segment") << 40 << 6 << 4;
        QTest::newRow("N-11.4 the start space is in no tier") << 0 << 0 << 0;
        QTest::newRow("N-11.1 nothing behind 40") << 41 << 0 << 0;
    }
    void track() {
        QFETCH(const int, space);
        QFETCH(const int, multiplier);
        QFETCH(const int, segment);
        const auto place = trackPlace(space);
        QCOMPARE(place.has_value(), multiplier != 0);
        if (!place)
            return;
        QCOMPARE(kTiers[std::size_t(place->tier)].multiplier, multiplier);
        QCOMPARE(place->segment + 1, segment);
    }

    void milestones_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("NT-12 N-14.3 a pair of buildings at x4, at x4 and x3") << RowBody([] {
            PadPlayer player;
            player.counts[indexOf(MilestoneTile::UrbanBuildings)] = 2;
            player.markers = {0, 0, 0, 10, 0, 0};
            const PadTiles tiles{std::nullopt, MilestoneTile::UrbanBuildings};
            QCOMPARE(scoreOf(player, tiles).milestones, 4);
            player.markers[2] = 9;
            QCOMPARE(scoreOf(player, tiles).milestones, 7);
        });
        QTest::newRow("NT-40 N-14.3 N-11.3 one marker in each of several tiers") << RowBody([] {
            PadPlayer player;
            player.counts[indexOf(MilestoneTile::Factories)] = 3;
            player.counts[indexOf(MilestoneTile::EnergizedCities)] = 4;
            player.counts[indexOf(MilestoneTile::UrbanBuildings)] = 7;
            player.counts[indexOf(MilestoneTile::Railways)] = 9;
            player.markers = {2, 0, 9, 0, 22, 0};
            player.markersOnStart = 1;
            QCOMPARE(scoreOf(player).milestones, 3 + 12 + 15 - 3);
        });
        QTest::newRow("NT-33 N-11.4 each marker on the start space costs 3") << RowBody([] {
            PadPlayer player;
            player.markersOnStart = 2;
            QCOMPARE(scoreOf(player).milestones, -6);
        });
        QTest::newRow("N-14.3 railways count in pairs, rounded down")
            << RowBody([] { QCOMPARE(milestoneVp(6, MilestoneTile::Railways, 9), 24); });
        QTest::newRow("N-14.3 mines count one by one")
            << RowBody([] { QCOMPARE(milestoneVp(2, MilestoneTile::Mines, 3), 6); });
        QTest::newRow("N-14.3 a segment whose tile is not entered gives nothing") << RowBody([] {
            PadPlayer player;
            player.markers = {0, 0, 8, 0, 0, 0};
            player.counts.fill(4);
            QCOMPARE(scoreOf(player, PadTiles{}).milestones, 0);
        });
    }
    void milestones() {
        QFETCH(const RowBody, body);
        body();
    }

    void goals_data() {
        QTest::addColumn<int>("experiment");
        QTest::addColumn<Figures>("counts"); // just below the first threshold, then each of them
        QTest::newRow("NT-44 N-14.4 A: cities") << 0 << Figures{4, 5, 7, 9};
        QTest::newRow("N-14.4 B: markers on 10 or higher") << 1 << Figures{0, 1, 2, 3};
        QTest::newRow("N-14.4 C: energized buildings") << 2 << Figures{3, 4, 6, 8};
        QTest::newRow("NT-45 N-14.4 D: railways") << 3 << Figures{5, 6, 8, 10};
    }
    void goals() {
        QFETCH(const int, experiment);
        QFETCH(const Figures, counts);
        const auto goal = static_cast<Experiment>(experiment);
        const Figures vp{0, 4, 10, 21};
        for (int i = 0; i < counts.size(); ++i) {
            PadPlayer player;
            if (goal == Experiment::A)
                player.cities = counts[i];
            if (goal == Experiment::C)
                player.energized = counts[i];
            if (goal == Experiment::D)
                player.counts[indexOf(MilestoneTile::Railways)] = counts[i];
            player.markers = {2, 6, 9, 0, 0, 0};
            for (int marker = 0; goal == Experiment::B && marker < counts[i]; ++marker)
                player.markers[std::size_t(3 + marker)] = kTiers[std::size_t(3 + marker)].from;
            QCOMPARE(goalOf(goal, true, player), vp[i]);
            QCOMPARE(goalOf(goal, false, player), 0);
        }
        QCOMPARE(goalVp(goal, counts[2] + (goal == Experiment::B ? 0 : 1)), 10);
    }

    void leftovers_data() {
        QTest::addColumn<Figures>("left");
        QTest::addColumn<int>("vp");
        QTest::addColumn<int>("plain");
        QTest::newRow("NT-29 N-14.5 2 uranium, 2 workers, 5 Thaler") << Figures{3, 2, 7} << 3 << 3;
        QTest::newRow("NT-30 N-2.5 one exchange makes the only point")
            << Figures{1, 1, 4} << 1 << 0;
        QTest::newRow("NT-31 uranium becomes the fifth Thaler") << Figures{1, 2, 4} << 2 << 1;
        QTest::newRow("NT-32 uranium becomes the fourth worker") << Figures{5, 3, 3} << 4 << 3;
        QTest::newRow("N-2.5 never back: Thaler stay Thaler") << Figures{0, 1, 3} << 0 << 0;
        QTest::newRow("N-14.5 nothing left") << Figures{0, 0, 0} << 0 << 0;
    }
    void leftovers() {
        QFETCH(const Figures, left);
        QFETCH(const int, plain);
        const Resources resources{left[0], left[1], left[2]};
        QTEST(bestLeftovers(resources, kFullReserve).vp, "vp");
        QCOMPARE(plainVp(resources), plain);
    }

    void leftoversAreTheBest_data() {
        QTest::addColumn<int>("reserve");
        QTest::newRow("N-14.5 with all workers in reserve") << kFullReserve;
        QTest::newRow("N-14.5 N-2.5 with one worker in reserve") << 1;
        QTest::newRow("N-14.5 N-2.5 without a worker in reserve") << 0;
    }
    void leftoversAreTheBest() {
        QFETCH(const int, reserve);
        for (int uranium = 0; uranium <= 5; ++uranium)
            for (int workers = 0; workers <= 6; ++workers)
                for (int thaler = 0; thaler <= 11; ++thaler) {
                    const Resources left{uranium, workers, thaler};
                    const LeftoverScore best = bestLeftovers(left, reserve);
                    QCOMPARE(best.vp, bestByTrying(left, reserve));
                    // And the exchanges it names do give that.
                    QCOMPARE(plainVp({uranium - best.uraniumToWorkers,
                                      workers + best.uraniumToWorkers - best.workersToThaler,
                                      thaler + best.workersToThaler}),
                             best.vp);
                    QVERIFY(best.uraniumToWorkers + best.workersToThaler == 0 ||
                            best.vp > plainVp(left));
                }
    }

    void buildings_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("NT-13 N-14.6 NA-1 2 outside, 4 doubled, 2 for 5 factories doubled")
            << RowBody([] {
                   PadPlayer player;
                   player.buildings = 2;
                   player.buildingsInPraha = 4;
                   player.government[1] = {2, 5, true};
                   QCOMPARE(scoreOf(player).buildings, 2 + 8);
                   QCOMPARE(scoreOf(player).government, 20);
               });
        QTest::newRow("N-14.6 government buildings of three types outside Praha") << RowBody([] {
            PadPlayer player;
            player.government = {{{1, 4, false}, {2, 3, false}, {3, 1, false}}};
            QCOMPARE(scoreOf(player).government, 4 + 6 + 3);
        });
        QTest::newRow("NT-14 N-14.7 third last and last") << RowBody([] {
            PadPlayer player;
            player.income = {IncomePlace::ThirdLast, IncomePlace::Last, IncomePlace::Earlier};
            QCOMPARE(scoreOf(player).income, 13);
        });
        QTest::newRow("N-14.7 second last")
            << RowBody([] { QCOMPARE(incomeTrackVp(IncomePlace::SecondLast), 6); });
    }
    void buildings() {
        QFETCH(const RowBody, body);
        body();
    }

    void winner_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("N-14.8 all parts make the total") << RowBody([] {
            PadPlayer player = withVp(55);
            player.counts[indexOf(MilestoneTile::Factories)] = 3;
            player.markers[1] = 4;
            player.experiment = Experiment::A;
            player.hasGoal = true;
            player.cities = 7;
            player.left = {2, 2, 5};
            player.buildings = 9;
            player.government[0] = {1, 2, false};
            player.income[2] = IncomePlace::SecondLast;
            QCOMPARE(scoreOf(player).total, 55 + 6 + 10 + 3 + 9 + 2 + 6);
        });
        QTest::newRow("N-14.8 most VP win, a tie is shared") << RowBody([] {
            Figures ranks;
            for (const PadScore& score :
                 padScores(kTiles, {withVp(80), withVp(91), withVp(91), withVp(7)}))
                ranks << score.rank;
            QCOMPARE(ranks, (Figures{3, 1, 1, 4}));
        });
    }
    void winner() {
        QFETCH(const RowBody, body);
        body();
    }
};

QTEST_APPLESS_MAIN(TestScorePad)
#include "tst_score_pad.moc"
