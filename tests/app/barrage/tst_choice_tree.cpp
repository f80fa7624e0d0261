#include <QtTest>

#include <algorithm>
#include <ctime>

#include "app/barrage/choices/choice_tree.h"
#include "app/position/error_text.h"
#include "engine/barrage/checks.h"
#include "engine/barrage/game.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/legal.h"
#include "tests/support/barrage_games.h"
#include "tests/support/barrage_table.h"

using namespace barrage;
using namespace choices;

namespace {

constexpr int kGames = 60;
/// The whole tree is walked at every so many decisions; it is the same code at the others.
constexpr std::size_t kWalkEvery = 13;

/// The moves at the ends of the tree, and what is wrong on the way.
struct Walk {
    std::vector<Move> reached;
    QString problem;

    void through(ChoiceTree& tree) {
        if (const auto move = tree.move()) {
            if (tree.tapCount() > mostTaps(*move))
                problem = QString("%1 taps for %2").arg(tree.tapCount()).arg(nameOf(*move));
            if (std::find(reached.begin(), reached.end(), *move) == reached.end())
                reached.push_back(*move);
            return;
        }
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

    static QString nameOf(const Move& move) {
        return QString::fromStdString(Game::formatMove(move));
    }
    static int mostTaps(const Move& move) {
        if (const auto* water = std::get_if<ManageWater>(&move.what))
            return 3 + total(water->drops); // the last tap says that these are all
        if (const auto* drops = std::get_if<PlaceDrops>(&move.what))
            return 1 + total(drops->drops);
        return 5;
    }
};

/// The reason of the option at the current step; a code that no option has if it is allowed.
ErrorCode reasonOf(const ChoiceTree& tree, const ChoiceStep& step) {
    for (const ChoiceOption& option : tree.options())
        if (option.step == step && option.refusal)
            return option.refusal->code;
    return ErrorCode::CountMismatch;
}

bool isListed(const ChoiceTree& tree, const ChoiceStep& step) {
    return std::any_of(tree.options().begin(), tree.options().end(),
                       [&](const ChoiceOption& option) { return option.step == step; });
}

Site siteAt(Structure structure, std::string_view base) {
    return {structure, parseId<BaseSpace>(base)->value};
}

} // namespace

class ChoiceTreeTest : public QObject {
    Q_OBJECT

private slots:
    void reachesEveryLegalMoveAndNothingElse_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < kGames; ++seed)
            QTest::addRow("game %d", seed) << seed;
    }
    void reachesEveryLegalMoveAndNothingElse() {
        QFETCH(const int, seed);
        const bool hasAutomas = seed % 2 == 1;
        const auto number = static_cast<std::uint64_t>(seed);
        const Playthrough game = hasAutomas ? test::playAutomaGame(number) : test::playGame(number);
        auto replay = Playthrough::begin(game.setup());
        QVERIFY(replay.ok());
        std::size_t decisions = 0;
        for (const Move& made : game.entries()) {
            const State& state = replay.value().state();
            if (isPersonToDecide(state) && !std::holds_alternative<Correct>(made.what) &&
                (decisions++ + number) % kWalkEvery == 0)
                verifyTree(state);
            if (QTest::currentTestFailed())
                return;
            QVERIFY(replay.value().commit(made).ok());
        }
    }

    void stepsWithOneWayAreTakenByThemselves() {
        test::Table table(2);
        table.supply(Company::Usa, 6, 5, 3);
        ChoiceTree tree(table.state());
        QVERIFY(tree.choose(Family::Build));
        QVERIFY(tree.choose(Structure::Base));
        QVERIFY(!tree.move());
        QVERIFY(tree.choose(siteAt(Structure::Base, "5L")));
        const Move expected{
            Actor::Usa,
            Build{siteAt(Structure::Base, "5L"), Tile::BasicBase, Tile::None, {4, 0, 0}}};
        QCOMPARE(tree.tapCount(), 3); // one tile builds it, and it is paid in one way
        QVERIFY(tree.move() == expected);
        QVERIFY(tree.options().empty());
    }

    void goingBackTakesBackWhatFollowed() {
        test::Table table(2);
        table.dam("5L", Owner::Usa);
        table.supply(Company::Usa, 6, 0, 3);
        ChoiceTree tree(table.state());
        QVERIFY(!tree.canGoBack());
        QVERIFY(tree.choose(Family::Build));
        QVERIFY(tree.choose(Structure::Elevation));
        QVERIFY(tree.move());
        QCOMPARE(tree.steps().size(), std::size_t{5});
        QVERIFY(tree.back());
        QCOMPARE(tree.steps().size(), std::size_t{1});
        QVERIFY(isListed(tree, Structure::Elevation));
        QVERIFY(tree.back());
        QVERIFY(!tree.back());
        QVERIFY(isListed(tree, Family::Bank));
    }

    void dropsAndContractsCanBeTappedInAnyOrder() {
        test::Table table(2);
        table.open(Colour::Green, "green_01", "green_02");
        ChoiceTree tree(table.state());
        QVERIFY(tree.choose(Family::Contracts));
        QVERIFY(tree.choose(*parseId<ActionSpace>("contract_office_two_left")));
        QVERIFY(tree.choose(*parseId<Contract>("green_02")));
        QVERIFY(tree.choose(*parseId<Contract>("green_01")));
        const auto contracts = std::get<TakeContracts>(tree.move()->what);
        QVERIFY(contracts.first == *parseId<Contract>("green_01"));
        QVERIFY(contracts.second == *parseId<Contract>("green_02"));

        tree.restart();
        QVERIFY(tree.choose(Family::Water));
        QVERIFY(tree.choose(*parseId<ActionSpace>("water_management_two_drops_left")));
        QVERIFY(!tree.choose(NoMoreDrops{}));
        QVERIFY(tree.choose(Headstream::C));
        QVERIFY(tree.choose(Headstream::A));
        QVERIFY(std::get<ManageWater>(tree.move()->what).drops == (DropsPerHeadstream{1, 0, 1, 0}));
        QVERIFY(tree.back());
        QVERIFY(tree.choose(NoMoreDrops{}));
        QVERIFY(std::get<ManageWater>(tree.move()->what).drops == (DropsPerHeadstream{0, 0, 1, 0}));
    }

    void productionsStandBestFirst() {
        test::Table table(2);
        table.dam("5L", Owner::Usa, 2, 1).dam("9L", Owner::Usa, 2, 3);
        table.conduit("5B", Owner::Usa).conduit("9B", Owner::Usa);
        table.powerhouse("P10_0", Owner::Usa).powerhouse("P12_0", Owner::Usa);
        ChoiceTree tree(table.state());
        QVERIFY(tree.choose(Family::Produce));
        QVERIFY(tree.choose(*parseId<ActionSpace>("turbine_station_zero_left")));
        QVERIFY(std::get<System>(tree.options()[0].step).dam == *parseId<BaseSpace>("9L"));
        QVERIFY(std::get<System>(tree.options()[1].step).dam == *parseId<BaseSpace>("5L"));
        QVERIFY(tree.choose(tree.options()[0].step));
        QVERIFY(tree.options()[0].step == ChoiceStep(DropCount{3}));
    }

    void tellsTheReasonOfWhatComesFurthest() {
        test::Table table(2);
        table.supply(Company::Usa, 0, 3, 0);
        ChoiceTree tree(table.state());
        QCOMPARE(reasonOf(tree, Family::Pass), ErrorCode::CannotPass);
        QCOMPARE(reasonOf(tree, Family::Produce), ErrorCode::NotOwnPowerhouse);
        QCOMPARE(reasonOf(tree, Family::Patents), ErrorCode::NotEnoughCredits);
        QVERIFY(!isListed(tree, Family::Officer));
        QVERIFY(tree.choose(Family::Build));
        QCOMPARE(reasonOf(tree, Structure::Elevation), ErrorCode::NotOwnDam);
        QCOMPARE(reasonOf(tree, Structure::Powerhouse), ErrorCode::NotEnoughMachines);
        QVERIFY(tree.choose(Structure::Base));
        QCOMPARE(reasonOf(tree, siteAt(Structure::Base, "1L")), ErrorCode::NotEnoughMachines);
        QCOMPARE(reasonOf(tree, siteAt(Structure::Base, "8U")), ErrorCode::NotEnoughCredits);
    }

    void tellsHowLittleIsMissing() {
        test::Table table(2);
        table.supply(Company::Usa, 0, 1, 0);
        ChoiceTree tree(table.state());
        QVERIFY(tree.choose(Family::Bank));
        tree.restart();
        const auto& options = tree.options();
        const auto build = std::find_if(options.begin(), options.end(), [](const auto& option) {
            return option.step == ChoiceStep(Family::Build);
        });
        QVERIFY(build->refusal);
        QCOMPARE(build->refusal->code, ErrorCode::NotEnoughMachines);
        QCOMPARE(build->refusal->args[1] - build->refusal->args[0], 1);
    }

    void leavesAutomasAlone() {
        test::Table table(2);
        table.automa(Company::Usa);
        QVERIFY(!isPersonToDecide(table.state()));
        const ChoiceTree tree(table.state());
        QVERIFY(tree.options().empty());
        QVERIFY(!tree.move());
    }

    void asksEvenIfThereIsOneAnswer() {
        test::Table table(2);
        table.phase(Phase::WaterFlow, 1);
        ChoiceTree tree(table.state());
        QCOMPARE(tree.options().size(), std::size_t{1});
        QVERIFY(!tree.move());
        QVERIFY(tree.choose(Proceed{}));
        QVERIFY(tree.move());
    }

    void aStageTakesUnderFiveMilliseconds() {
        const Playthrough game = test::playGame(3);
        auto replay = Playthrough::begin(game.setup());
        std::int64_t slowest = 0;
        for (const Move& made : game.entries()) {
            slowest = std::max(slowest, timeOf(replay.value().state()));
            QVERIFY(replay.value().commit(made).ok());
        }
        qInfo("slowest stage: %lld us", static_cast<long long>(slowest));
        QVERIFY(slowest < 5'000);
    }

private:
    /// Microseconds of this process for the first stage: the time of the machine would count what
    /// else it does.
    static std::int64_t timeOf(const State& state) {
        const std::clock_t begin = std::clock();
        const ChoiceTree tree(state);
        return (std::clock() - begin) * 1'000'000 / CLOCKS_PER_SEC;
    }

    static void verifyTree(const State& state) {
        ChoiceTree tree(state);
        Walk walk;
        walk.through(tree);
        QVERIFY2(walk.problem.isEmpty(), qPrintable(walk.problem));
        for (const Move& move : legalMoves(state))
            QVERIFY2(std::find(walk.reached.begin(), walk.reached.end(), move) !=
                         walk.reached.end(),
                     qPrintable("not reached: " + Walk::nameOf(move)));
        QCOMPARE(walk.reached.size(), legalMoves(state).size());
    }
};

QTEST_GUILESS_MAIN(ChoiceTreeTest)
#include "tst_choice_tree.moc"
