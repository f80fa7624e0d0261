#include <QtTest>

#include <algorithm>
#include <ctime>
#include <functional>

#include "app/barrage/choices/choice_tree.h"
#include "engine/barrage/game.h"
#include "engine/barrage/ids.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace choices;

namespace {

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

/// USA has one system, with two drops of 4 energy each, and no contract.
test::Table readyToProduce() {
    test::Table table(2);
    table.dam("5L", Owner::Usa, 2, 2).conduit("5B", Owner::Usa).powerhouse("P10_0", Owner::Usa);
    table[Company::Usa].contracts = {};
    return table;
}

Site siteAt(Structure structure, std::string_view base) {
    return {structure, parseId<BaseSpace>(base)->value};
}

} // namespace

class ChoiceTreeTest : public QObject {
    Q_OBJECT

private slots:
    void stepsWithOneWayAreTakenByThemselves() {
        test::Table table(2);
        table.supply(Company::Usa, 6, 5, 3);
        ChoiceTree tree(table.state());
        QVERIFY(tree.choose(Family::Build));
        QVERIFY(tree.choose(Structure::Base));
        QVERIFY(!tree.isComplete());
        QVERIFY(tree.choose(siteAt(Structure::Base, "5L")));
        const Move expected{
            Actor::Usa,
            Build{siteAt(Structure::Base, "5L"), Tile::BasicBase, Tile::None, {4, 0, 0}}};
        QVERIFY(tree.moves() == std::vector{expected});
        QVERIFY(tree.options().empty());
        // One tile builds it, and it is paid in one way: three taps were all.
        QVERIFY(tree.back() && tree.back() && tree.back());
        QVERIFY(!tree.canGoBack());
    }

    void goingBackTakesBackWhatFollowed() {
        test::Table table(2);
        table.dam("5L", Owner::Usa);
        table.supply(Company::Usa, 6, 0, 3);
        ChoiceTree tree(table.state());
        QVERIFY(!tree.canGoBack());
        QVERIFY(tree.choose(Family::Build));
        QVERIFY(tree.choose(Structure::Elevation));
        QVERIFY(tree.isComplete());
        QCOMPARE(tree.steps().size(), std::size_t{4});
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
        const auto contracts = std::get<TakeContracts>(tree.moves()[0].what);
        QVERIFY(contracts.first == *parseId<Contract>("green_01"));
        QVERIFY(contracts.second == *parseId<Contract>("green_02"));

        tree.restart();
        QVERIFY(tree.choose(Family::Water));
        QVERIFY(tree.choose(*parseId<ActionSpace>("water_management_two_drops_left")));
        QVERIFY(!tree.choose(NoMoreDrops{}));
        QVERIFY(tree.choose(Headstream::C));
        QVERIFY(tree.choose(Headstream::A));
        QVERIFY(std::get<ManageWater>(tree.moves()[0].what).drops ==
                (DropsPerHeadstream{1, 0, 1, 0}));
        QVERIFY(tree.back());
        QVERIFY(tree.choose(NoMoreDrops{}));
        QVERIFY(std::get<ManageWater>(tree.moves()[0].what).drops ==
                (DropsPerHeadstream{0, 0, 1, 0}));
    }

    void headstreamsStandAsOnTheMap() {
        ChoiceTree tree(test::Table(2).state());
        QVERIFY(tree.choose(Family::Water));
        QVERIFY(tree.choose(*parseId<ActionSpace>("water_management_two_drops_left")));
        const auto areInOrder = [&tree] {
            for (std::size_t i = 0; i < kHeadstreamCount; ++i)
                if (tree.options()[i].step != ChoiceStep(static_cast<Headstream>(i)))
                    return false;
            return true;
        };
        QVERIFY(areInOrder());
        QVERIFY(tree.choose(Headstream::C));
        QVERIFY(areInOrder());
        QVERIFY(tree.options().back().step == ChoiceStep(NoMoreDrops{}));
    }

    /// The columns of the board stand beside each other, so its rows are read.
    void actionSpacesStandAsOnTheBoard() {
        test::Table table(4);                 // nothing is closed
        table.supply(Company::Usa, 20, 0, 0); // and none is too dear
        ChoiceTree tree(table.state());
        QVERIFY(tree.choose(Family::Workshop));
        std::vector<std::string> names;
        for (const ChoiceOption& option : tree.options())
            names.emplace_back(idOf(std::get<ActionSpace>(option.step)));
        QVERIFY((names == std::vector<std::string>{"workshop_one_left", "workshop_one_right",
                                                   "workshop_two_left", "workshop_two_right",
                                                   "workshop_three_left", "workshop_three_right"}));
    }

    /// What is taken stands behind what is free, each in the order of the board.
    void whatIsAllowedStandsFirst() {
        test::Table table(2);
        QVERIFY(table.play("usa workshop workshop_one_left"));
        table.turnOf(Company::Germany);
        ChoiceTree tree(table.state());
        QVERIFY(tree.choose(Family::Workshop));
        QVERIFY(std::is_partitioned(tree.options().begin(), tree.options().end(),
                                    std::mem_fn(&ChoiceOption::isLegal)));
        QVERIFY(!tree.options().back().isLegal());
        QCOMPARE(idOf(std::get<ActionSpace>(tree.options().front().step)),
                 std::string_view("workshop_one_right"));
        ChoiceTree turn(table.state());
        QVERIFY(std::is_partitioned(turn.options().begin(), turn.options().end(),
                                    std::mem_fn(&ChoiceOption::isLegal)));
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
    }

    void dropsAreChosenWithTheContractTheyFulfil() {
        test::Table table = readyToProduce();
        table.hold(Company::Usa, "green_01").hold(Company::Usa, "yellow_01");
        ChoiceTree tree(table.state());
        QVERIFY(tree.choose(Family::Produce));
        QVERIFY(tree.choose(*parseId<ActionSpace>("turbine_station_zero_left")));
        const auto low = *parseId<Contract>("green_01");
        const auto high = *parseId<Contract>("yellow_01");
        std::vector<ChoiceStep> legal;
        for (const ChoiceOption& option : tree.options())
            if (option.isLegal())
                legal.push_back(option.step);
        const std::vector<ChoiceStep> bestFirst{DropUse{2, high}, DropUse{2, low}, DropUse{1, low},
                                                DropUse{2, {}}, DropUse{1, {}}};
        QVERIFY(legal == bestFirst);
    }

    void theContractIsAnsweredWithTheProduction() {
        test::Table table = readyToProduce();
        table.hold(Company::Usa, "green_01");
        ChoiceTree tree(table.state());
        QVERIFY(tree.choose(Family::Produce));
        QVERIFY(tree.choose(*parseId<ActionSpace>("turbine_station_zero_left")));
        const auto contract = *parseId<Contract>("green_01");
        QVERIFY(tree.choose(DropUse{1, contract}));
        QCOMPARE(tree.moves().size(), std::size_t{2});
        QVERIFY(tree.moves()[1] == (Move{Actor::Usa, FulfilContract{contract}}));
        QVERIFY(tree.back());
        QVERIFY(tree.choose(DropUse{1, {}}));
        QVERIFY(tree.moves()[1] == (Move{Actor::Usa, Decline{}}));
    }

    void withoutAContractInReachNothingIsAnswered() {
        ChoiceTree tree(readyToProduce().state());
        QVERIFY(tree.choose(Family::Produce));
        QVERIFY(tree.choose(*parseId<ActionSpace>("turbine_station_zero_left")));
        QVERIFY(tree.choose(DropUse{2, {}}));
        QCOMPARE(tree.moves().size(), std::size_t{1});
    }

    void tellsWhyAContractIsOutOfReach() {
        test::Table table = readyToProduce();
        table.hold(Company::Usa, "green_01").hold(Company::Usa, "red_15");
        ChoiceTree tree(table.state());
        QVERIFY(tree.choose(Family::Produce));
        QVERIFY(tree.choose(*parseId<ActionSpace>("turbine_station_zero_left")));
        const DropUse wanted{2, *parseId<Contract>("red_15")};
        QCOMPARE(reasonOf(tree, wanted), ErrorCode::EnergyTooLow);
        QVERIFY(!tree.choose(wanted));
    }

    void tilesAreChosenWithWhatIsPaid() {
        test::Table table(2);
        table.supply(Company::Usa, 6, 5, 3);
        table.tile(Company::Usa, Tile::L1Base);
        ChoiceTree tree(table.state());
        QVERIFY(tree.choose(Family::Build));
        QVERIFY(tree.choose(Structure::Base));
        QVERIFY(tree.choose(siteAt(Structure::Base, "5L")));
        QVERIFY(tree.options().size() > 1);
        QVERIFY(isListed(tree, TileUse{Tile::BasicBase, Tile::None, {4, 0, 0}}));
        QVERIFY(tree.choose(tree.options().back().step));
        QVERIFY(tree.isComplete());
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
        QVERIFY(!tree.isComplete());
    }

    void asksEvenIfThereIsOneAnswer() {
        test::Table table(2);
        table.phase(Phase::WaterFlow, 1);
        ChoiceTree tree(table.state());
        QCOMPARE(tree.options().size(), std::size_t{1});
        QVERIFY(!tree.isComplete());
        QVERIFY(tree.choose(Proceed{}));
        QVERIFY(tree.isComplete());
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
};

QTEST_GUILESS_MAIN(ChoiceTreeTest)
#include "tst_choice_tree.moc"
