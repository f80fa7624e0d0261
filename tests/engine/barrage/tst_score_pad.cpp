#include <QtTest>

#include "engine/barrage/score.h"
#include "engine/barrage/score_pad.h"
#include "tests/support/barrage/games.h"
#include "tests/support/row_body.h"

using namespace barrage;
using namespace barrage::test;

namespace {

using Figures = QList<int>;

constexpr int kFinalPositions = 2000;

/// A tie of the objective and what its places give each human and each Automa.
struct Tie {
    const char* name;
    Figures counts; // of four players; the tied ones have 5
    int human;
    int automa;
};

const QList<Tie> kTies{
    {"B-19.2 A-1.6 first by two, %d", {5, 5, 1, 0}, 13, 18},
    {"B-19.2 A-1.6 first by three, %d", {5, 5, 5, 0}, 10, 15},
    {"B-19.2 A-1.6 first by four, %d", {5, 5, 5, 5}, 8, 12},
    {"B-19.2 A-1.6 second by two, %d", {9, 5, 5, 0}, 8, 13},
    {"B-19.2 A-1.6 second by three, %d", {9, 5, 5, 5}, 5, 9},
    {"B-19.2 A-1.6 third by two, %d", {9, 8, 5, 5}, 3, 5},
    {"B-19.1 A-1.6 first alone, %d", {5, 4, 3, 2}, 15, 20},
    {"B-19.1 A-1.6 second alone, %d", {9, 5, 3, 2}, 10, 15},
    {"B-19.1 A-1.6 third alone, %d", {9, 8, 5, 2}, 5, 10},
    {"B-19.1 A-1.6 last of four, %d", {9, 8, 7, 5}, 0, 0},
};

bool isAutoma(int mask, int player) { return (mask >> player & 1) != 0; }

PadPlayer padPlayer(const State& state, Company company, int vpBefore) {
    const CompanyState& own = state.of(company);
    PadPlayer player;
    player.isAutoma = own.isAutoma();
    player.vp = vpBefore;
    player.objectiveCount = objectiveCount(state, company, state.objective);
    if (own.hasKnownSupply()) {
        player.excavators = own.excavators;
        player.mixers = own.mixers;
        player.credits = own.credits;
    } else {
        player.credits = own.leftovers;
    }
    for (const Dam& dam : state.map.dams)
        if (dam.owner == ownerOf(company))
            player.drops += dam.drops;
    player.energy = own.energy;
    return player;
}

PadPlayer withVp(int vp, int energy = 0) {
    PadPlayer player;
    player.vp = vp;
    player.energy = energy;
    return player;
}

Figures ranksOf(const std::vector<PadPlayer>& players) {
    Figures ranks;
    for (const PadScore& score : padScores(players))
        ranks << score.rank;
    return ranks;
}

} // namespace

/// Section 19 from a few figures.
class TestScorePad : public QObject {
    Q_OBJECT

private slots:
    void tiesOfTheObjective_data() {
        QTest::addColumn<Figures>("counts");
        QTest::addColumn<int>("automas");
        QTest::addColumn<int>("human");
        QTest::addColumn<int>("automa");
        for (const Tie& tie : kTies)
            for (int automas = 0; automas < 16; ++automas)
                QTest::addRow(tie.name, automas)
                    << tie.counts << automas << tie.human << tie.automa;
    }
    void tiesOfTheObjective() {
        QFETCH(const Figures, counts);
        QFETCH(const int, automas);
        QFETCH(const int, human);
        QFETCH(const int, automa);
        std::vector<PadPlayer> players;
        for (int i = 0; i < counts.size(); ++i) {
            PadPlayer& player = players.emplace_back();
            player.isAutoma = isAutoma(automas, i);
            player.objectiveCount = counts[i];
        }
        const std::vector<PadScore> scores = padScores(players);
        for (int i = 0; i < counts.size(); ++i) {
            if (counts[i] != 5)
                continue;
            const ObjectiveShare& share = scores[std::size_t(i)].objective;
            QCOMPARE(share.vp, isAutoma(automas, i) ? automa : human);
            QCOMPARE(share.tied, int(counts.count(5)));
            QCOMPARE(share.place, int(counts.indexOf(5)) + 1);
        }
    }

    void parts_data() {
        QTest::addColumn<RowBody>("body");
        QTest::newRow("B-19.3 B-19.4 all parts make the total") << RowBody([] {
            PadPlayer player;
            player.vp = 61;
            player.objectiveCount = 4;
            player.excavators = 3;
            player.mixers = 4;
            player.credits = 8;
            player.drops = 2;
            player.buildings = 9;
            const PadScore score = padScores({player, {}}).front();
            QCOMPARE(score.objective.vp, 15);
            QCOMPARE(score.leftovers, 3);
            QCOMPARE(score.water, 2);
            QCOMPARE(score.buildings, 9);
            QCOMPARE(score.total, 61 + 15 + 3 + 2 + 9);
        });
        QTest::newRow("A-1.1 an Automa has no credits left") << RowBody([] {
            PadPlayer player;
            player.isAutoma = true;
            player.excavators = 4;
            player.credits = 6;
            QCOMPARE(padScores({player, {}}).front().leftovers, 0);
            player.mixers = 1;
            QCOMPARE(padScores({player, {}}).front().leftovers, 1);
        });
        QTest::newRow("R-B19 VP below 0 stay") << RowBody(
            [] { QCOMPARE(padScores({withVp(-20), withVp(0)}).front().total, -20 + 13); });
        QTest::newRow("B-19.5 most VP win, whatever the energy") << RowBody([] {
            QCOMPARE(ranksOf({withVp(50, 30), withVp(61, 2), withVp(60, 9)}), (Figures{3, 1, 2}));
        });
        QTest::newRow("B-19.5 a tie goes to the higher total of round 5") << RowBody([] {
            QCOMPARE(ranksOf({withVp(61, 8), withVp(60, 30), withVp(61, 9)}), (Figures{2, 3, 1}));
        });
        QTest::newRow("R-B18 a tie that is left is shared") << RowBody([] {
            QCOMPARE(ranksOf({withVp(61, 9), withVp(61, 8), withVp(61, 9)}), (Figures{1, 3, 1}));
        });
        QTest::newRow("B-19.5 energy is asked of those who are tied") << RowBody([] {
            const auto scores = padScores({withVp(61, 1), withVp(60, 2), withVp(61, 3)});
            QVERIFY(scores[0].isTied);
            QVERIFY(!scores[1].isTied);
            QVERIFY(scores[2].isTied);
        });
    }
    void parts() {
        QFETCH(const RowBody, body);
        body();
    }

    /// What the engine gave at the end of whole games, the pad gives from the figures.
    void agreesWithTheEngine() {
        for (std::uint64_t seed = 1; seed <= kFinalPositions; ++seed) {
            const Playthrough game = seed % 4 == 0 ? playAutomaGame(seed) : playGame(seed);
            const State& state = game.state();
            QVERIFY(state.isOver());
            const std::vector<ScoreLine> lines = scoreEnd(state);
            std::vector<PadPlayer> players;
            for (const Company company : state.turnOrder) {
                int vp = state.of(company).vp;
                for (const ScoreLine& line : lines)
                    if (line.company == company)
                        vp -= line.vp;
                players.push_back(padPlayer(state, company, vp));
            }
            const std::vector<PadScore> scores = padScores(players);
            const std::vector<Company> won = winners(state);
            for (std::size_t i = 0; i < scores.size(); ++i) {
                const Company company = state.turnOrder[i];
                const auto vpFrom = [&](Source source) {
                    int vp = 0;
                    for (const ScoreLine& line : lines)
                        if (line.company == company && line.source == source)
                            vp += line.vp;
                    return vp;
                };
                QCOMPARE(scores[i].objective.vp, vpFrom(Source::Objective));
                QCOMPARE(scores[i].leftovers, vpFrom(Source::Leftovers));
                QCOMPARE(scores[i].water, vpFrom(Source::WaterInDams));
                QCOMPARE(scores[i].total, state.of(company).vp);
                QCOMPARE(scores[i].rank == 1,
                         std::find(won.begin(), won.end(), company) != won.end());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestScorePad)
#include "tst_score_pad.moc"
