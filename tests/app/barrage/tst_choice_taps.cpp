#include <QtTest>

#include <algorithm>
#include <set>

#include "app/barrage/choices/choice_tree.h"
#include "engine/barrage/game.h"
#include "engine/barrage/legal.h"
#include "tests/app/barrage/choice_walk.h"
#include "tests/support/barrage/games.h"

using namespace barrage;
using namespace choices;

namespace {

constexpr int kGames = 60;
/// The whole tree is walked at every so many decisions; it is the same code at the others.
constexpr std::size_t kWalkEvery = 3;
} // namespace

/// Every legal move of many games is within reach of a few taps.
class ChoiceTapsTest : public QObject {
    Q_OBJECT

private slots:
    void reachesEveryLegalMoveAndNothingElse_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < kGames; ++seed)
            QTest::addRow("game %d", seed) << seed;
    }
    void reachesEveryLegalMoveAndNothingElse() {
        QFETCH(const int, seed);
        walkGame(seed, [](const State& state) {
            const QString problem = problemWithChoices(state);
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
        });
    }

    /// What the walks above would be worth little without.
    void theGamesAskForEveryKindOfMove() {
        std::set<std::size_t> kinds;
        bool hasTileAndPayment = false;
        bool hasContract = false;
        for (int seed = 0; seed < kGames; ++seed)
            walkGame(seed, [&](const State& state) {
                for (const Moves& moves : allowed(state)) {
                    kinds.insert(moves[0].what.index());
                    hasContract |= moves.size() == 2;
                }
                hasTileAndPayment |= isTileAndPaymentOpen(legalMoves(state));
            });
        for (std::size_t kind = 0; kind <= MoveKind(RevealAutomaTile{}).index(); ++kind)
            QVERIFY2(kinds.count(kind) == 1, qPrintable(QString("no move of kind %1").arg(kind)));
        QVERIFY(hasTileAndPayment);
        QVERIFY(hasContract);
    }

private:
    /// Calls visit(state) at some decisions of the game.
    template <class Visit>
    static void walkGame(int seed, Visit visit) {
        const auto number = static_cast<std::uint64_t>(seed);
        visitDecisions(seed % 2 == 1 ? test::playAutomaGame(number) : test::playGame(number),
                       kWalkEvery, number, visit);
    }

    /// A site where tile and payment are both to choose.
    static bool isTileAndPaymentOpen(const Moves& moves) {
        return std::any_of(moves.begin(), moves.end(), [&](const Move& one) {
            const auto* build = std::get_if<Build>(&one.what);
            bool hasTile = false;
            bool hasPayment = false;
            for (const Move& other : moves)
                if (const auto* also = std::get_if<Build>(&other.what);
                    build && also && also->site == build->site) {
                    hasTile |= also->tile != build->tile;
                    hasPayment |= also->tile == build->tile && also->payment != build->payment;
                }
            return hasTile && hasPayment;
        });
    }
};

QTEST_GUILESS_MAIN(ChoiceTapsTest)
#include "tst_choice_taps.moc"
