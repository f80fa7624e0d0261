#include <QtTest>

#include <set>

#include "tests/app/barrage/choice_walk.h"
#include "tests/support/leeghwater_games.h"

using namespace barrage;
using namespace choices;

namespace {

constexpr int kGames = 48;
constexpr std::size_t kWalkEvery = 5;

} // namespace

/// With the Leeghwater Project and the promo officers, too, every legal move is a few taps away.
class LeeghwaterChoicesTest : public QObject {
    Q_OBJECT

    /// Calls visit(state) at some decisions of the game.
    template <class Visit>
    static void walkGame(int seed, Visit visit) {
        const auto number = static_cast<std::uint64_t>(seed);
        const Playthrough game = test::playLeeghwaterGame(number);
        auto replay = Playthrough::begin(game.setup());
        QVERIFY(replay.ok());
        std::size_t decisions = 0;
        for (const Move& made : game.entries()) {
            const State& state = replay.value().state();
            if (isPersonToDecide(state) && (decisions++ + number) % kWalkEvery == 0)
                visit(state);
            if (QTest::currentTestFailed())
                return;
            QVERIFY(replay.value().commit(made).ok());
        }
    }

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
    void theGamesAskForTheNewMoves() {
        std::set<std::size_t> kinds;
        for (int seed = 0; seed < kGames; ++seed)
            walkGame(seed, [&](const State& state) {
                for (const Move& move : legalMoves(state))
                    kinds.insert(move.what.index());
            });
        for (const MoveKind& kind :
             {MoveKind(TakeWork{}), MoveKind(UseBuilding{}), MoveKind(PlaceInDam{}),
              MoveKind(ChooseTile{}), MoveKind(RevealWork{})})
            QVERIFY2(kinds.contains(kind.index()), qPrintable(QString::number(kind.index())));
    }

    void offersNothingOfItInTheBaseGame() {
        core::Rng rng(1);
        const std::array players{PlayerRequest{}, PlayerRequest{}};
        auto game = Playthrough::begin(dealSetup(Options{}, players, rng));
        QVERIFY(game.ok());
        QVERIFY(game.value().commit({Actor::Table, Proceed{}}).ok());
        const ChoiceTree tree(game.value().state());
        for (const ChoiceOption& option : tree.options())
            for (const Family family : {Family::Works, Family::Buildings, Family::OwnSpace})
                QVERIFY(option.step != ChoiceStep(family));
    }
};

QTEST_GUILESS_MAIN(LeeghwaterChoicesTest)
#include "tst_leeghwater_choices.moc"
