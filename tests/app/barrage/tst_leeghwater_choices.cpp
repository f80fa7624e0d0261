#include <QtTest>

#include <set>

#include "app/barrage/choices/choice_text.h"
#include "app/barrage/words/move_text.h"
#include "tests/app/barrage/choice_walk.h"
#include "tests/support/barrage/leeghwater_games.h"
#include "tests/support/barrage/leeghwater_table.h"

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
        visitDecisions(test::playLeeghwaterGame(number), kWalkEvery, number, visit);
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

    /// A reward that names a limit is asked for by it, a production by its energy.
    void asksForAContractByWhatLimitsIt() {
        test::Table table = test::expansionTable(0, 1, 0);
        table.hold(Company::Usa, "green_01");
        test::openWork(table, 0, "work_a_1");
        QVERIFY(table.play("usa take-work work_a_1 excavators=1"));
        QCOMPARE(promptOf(ChoiceTree(table.state())),
                 "Which contract of at most 4 do you fulfil?"); // B-25.11
        table = test::expansionTable(0, 0, 0);
        table.hold(Company::Usa, "green_01").dam("5L", Owner::Usa, 1, 1);
        table.conduit("5B", Owner::Usa).powerhouse("P10_0", Owner::Usa);
        QVERIFY(table.play("usa produce turbine_station_zero_left 5L 5B P10_0 drops=1"));
        QCOMPARE(promptOf(ChoiceTree(table.state())),
                 "Which contract do you fulfil with 4 energy?"); // B-10.9
    }

    /// Only Germany's second production is another one.
    void asksWhoProduces_data() {
        QTest::addColumn<test::Table>("table");
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<QString>("declined");

        test::Table germany = test::expansionTable();
        germany.dam("6L", Owner::Germany, 1, 2).conduit("6B", Owner::Germany);
        germany.dam("7L", Owner::Germany, 2, 1).conduit("7A", Owner::Germany);
        for (const char* space : {"P7_0", "P10_0", "P12_0"})
            germany.powerhouse(space, Owner::Germany);
        germany[Company::Germany].contracts = {};
        germany.turnOf(Company::Germany).national({});
        QTest::newRow("B-20.5 Germany")
            << germany << "germany produce turbine_station_zero_left 6L 6B P7_0 drops=1"
            << "Which system produces again?"
            << "Germany does not produce again";

        test::Table usa = test::expansionTable(0, 0, 3);
        usa.dam("5L", Owner::Usa, 1, 1).conduit("5B", Owner::Usa).powerhouse("P10_0", Owner::Usa);
        test::Table tile = usa;
        tile.tile(Company::Usa, Tile::L2Powerhouse);
        QTest::newRow("B-22.9 II powerhouse")
            << tile << "usa build P6_0 powerhouse l2_powerhouse mixers=3"
            << "Which system produces?"
            << "USA does not produce";

        test::putBuilding(usa, "control_station_1", Owner::Usa);
        QTest::newRow("B-25.20b control station") << usa << "usa use-building control_station left"
                                                  << "Which system produces?"
                                                  << "";
    }
    void asksWhoProduces() {
        QFETCH(test::Table, table);
        QFETCH(const QString, move);
        QFETCH(const QString, prompt);
        QFETCH(const QString, declined);
        QVERIFY(table.play(move.toStdString()));
        const State& state = table.state();
        const ChoiceTree tree(state);
        QCOMPARE(promptOf(tree), prompt);
        const Move decline{actorOf(companyOf(state.task().who)), Decline{}};
        QCOMPARE(check(state, decline).ok(), !declined.isEmpty());
        if (declined.isEmpty())
            return;
        QCOMPARE(explain::moveText(state, decline), declined);
        QCOMPARE(textOf(tree, Decline{}),
                 declined.endsWith("again") ? "No further production" : "No production");
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
