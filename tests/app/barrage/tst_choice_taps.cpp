#include <QtTest>

#include <algorithm>
#include <set>

#include "app/barrage/choices/choice_tree.h"
#include "app/position/error_text.h"
#include "engine/barrage/game.h"
#include "engine/barrage/legal.h"
#include "tests/support/barrage_games.h"

using namespace barrage;
using namespace choices;

namespace {

constexpr int kGames = 60;
/// The whole tree is walked at every so many decisions; it is the same code at the others.
constexpr std::size_t kWalkEvery = 3;
/// The last of them confirms the move.
constexpr int kMostTaps = 5;

using Moves = std::vector<Move>;

QString nameOf(const Moves& moves) {
    QStringList names;
    for (const Move& move : moves)
        names.append(QString::fromStdString(Game::formatMove(move)));
    return names.join(", ");
}

bool contains(const std::vector<Moves>& list, const Moves& moves) {
    return std::find(list.begin(), list.end(), moves) != list.end();
}

/// The moves at the ends of the tree, and what is wrong on the way.
struct Walk {
    std::vector<Moves> reached;
    QString problem;

    void through(ChoiceTree& tree) {
        if (tree.isComplete())
            return arrive(tree);
        if (tree.options().empty())
            problem = "a way that leads nowhere";
        const ChoiceOptions options = tree.options();
        for (const ChoiceOption& option : options) {
            if (option.isLegal() != tree.choose(option.step)) {
                problem = "an option that is refused, or a refused one that can be chosen";
            } else if (option.isLegal()) {
                through(tree);
                tree.back();
                if (tree.options().size() != options.size())
                    problem = "another list after going back";
            } else if (option.refusal->code == ErrorCode::WrongPhase ||
                       position::sentenceFor(*option.refusal).size() < 10) {
                problem = "no true reason";
            }
        }
    }

    void arrive(const ChoiceTree& tree) {
        const Moves moves = tree.moves();
        if (tree.tapCount() + 1 > kMostTaps)
            problem = QString("%1 taps for %2").arg(tree.tapCount() + 1).arg(nameOf(moves));
        if (!contains(reached, moves))
            reached.push_back(moves);
    }
};

/// What the engine allows: every move, and after a production every answer about the contract.
std::vector<Moves> allowed(const State& state) {
    std::vector<Moves> all;
    for (const Move& move : legalMoves(state)) {
        State after = state;
        const bool isProduction = std::holds_alternative<Produce>(move.what);
        if (!isProduction || !apply(after, move) || after.isOver() ||
            after.task().kind != TaskKind::FulfilContract) {
            all.push_back({move});
            continue;
        }
        for (const Move& answer : legalMoves(after))
            all.push_back({move, answer});
    }
    return all;
}

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
            ChoiceTree tree(state);
            Walk walk;
            walk.through(tree);
            QVERIFY2(walk.problem.isEmpty(), qPrintable(walk.problem));
            const std::vector<Moves> wanted = allowed(state);
            for (const Moves& moves : wanted)
                QVERIFY2(contains(walk.reached, moves),
                         qPrintable("not reached: " + nameOf(moves)));
            QCOMPARE(walk.reached.size(), wanted.size());
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
        const Playthrough game =
            seed % 2 == 1 ? test::playAutomaGame(number) : test::playGame(number);
        auto replay = Playthrough::begin(game.setup());
        QVERIFY(replay.ok());
        std::size_t decisions = 0;
        for (const Move& made : game.entries()) {
            const State& state = replay.value().state();
            if (isPersonToDecide(state) && !std::holds_alternative<Correct>(made.what) &&
                (decisions++ + number) % kWalkEvery == 0)
                visit(state);
            if (QTest::currentTestFailed())
                return;
            QVERIFY(replay.value().commit(made).ok());
        }
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
