#include <QtTest>

#include <algorithm>
#include <set>

#include "engine/barrage/automa.h"
#include "engine/barrage/invariants.h"
#include "engine/barrage/legal.h"
#include "engine/core/game_log.h"
#include "tests/support/barrage/game_checks.h"
#include "tests/support/barrage/games.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr std::uint64_t kGames = 2400; // five of six are solo games
constexpr std::uint64_t kLogGames = 150;

/// What came up in the games, so that they are known to be worth something.
struct Variety {
    std::set<Company> companies;
    std::set<Level> levels;
    std::set<Officer> officers;
    std::set<AutomaActionKind> performed;
    std::set<Because> reasons;
    std::set<PlaceStep> steps;
    std::set<std::size_t> moves;
    int solo = 0;
    int automas = 0;
    int dictated = 0;
    int national = 0;

    void see(const State& state) {
        const auto isAutoma = [&](Company company) { return state.of(company).isAutoma(); };
        const auto count = std::count_if(state.turnOrder.begin(), state.turnOrder.end(), isAutoma);
        automas = std::max(automas, static_cast<int>(count));
        solo += count == 1 && state.turnOrder.size() == 2 ? 1 : 0;
        for (const Company company : state.turnOrder) {
            const CompanyState& own = state.of(company);
            if (!own.isAutoma())
                continue;
            companies.insert(company);
            levels.insert(own.level);
            officers.insert(own.officer);
        }
    }
    void see(const State& state, const Decision& decision) {
        moves.insert(decision.move.what.index());
        dictated += state.turn.isDictated ? 1 : 0;
        for (const ActionReport& report : decision.actions) {
            reasons.insert(report.because);
            if (report.isPerformed())
                performed.insert(report.kind);
        }
        if (decision.placement)
            steps.insert(decision.placement->decidedBy);
        if (const auto* fulfil = std::get_if<FulfilContract>(&decision.move.what))
            national += state.contracts.national.contains(fulfil->contract) ? 1 : 0;
    }
};

} // namespace

/// Whole games in which Automas do what they decide.
class TestAutomaGames : public QObject {
    Q_OBJECT

private slots:
    void everyDecisionIsOfferedAndKeepsWhatHolds() {
        Variety variety;
        for (std::uint64_t seed = 0; seed < kGames; ++seed) {
            State state = begin(automaSetup(seed)).value();
            variety.see(state);
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                Move move;
                if (isAutomaToDecide(state)) {
                    const Decision decision = decide(state);
                    move = decision.move;
                    const char* wrong = problemWith(state, decision);
                    QVERIFY2(!wrong, (wrong ? wrong : "") + placeIn(seed, step, move));
                    variety.see(state, decision);
                } else {
                    move = moveFor(seed, step, state);
                }
                QVERIFY2(apply(state, move).ok(), "refused" + placeIn(seed, step, move));
                QVERIFY2(!brokenInvariant(state),
                         "an invariant is broken" + placeIn(seed, step, move));
                QVERIFY2(step < 5000, "no end" + placeIn(seed, step, move));
            }
            QCOMPARE(state.round, 5);
        }
        QVERIFY(variety.solo >= 2000);
        QCOMPARE(variety.automas, 3);
        QCOMPARE(variety.companies.size(), 4U);
        QCOMPARE(variety.levels.size(), 4U);
        QCOMPARE(variety.officers.size(), 8U);  // none included
        QCOMPARE(variety.performed.size(), 8U); // all but external works
        QCOMPARE(variety.reasons.size(), 13U);
        QVERIFY(variety.dictated > 0);
        QVERIFY(variety.national > 0);
        // Every way to decide a place: the only space, the third structure, 18 criteria, outline,
        // code, a tile's and an officer's preference.
        QCOMPARE(variety.steps.size(), 24U);
    }

    void aGameIsItsLog() {
        for (std::uint64_t seed = kGames; seed < kGames + kLogGames; ++seed) {
            const Playthrough game = playAutomaGame(seed);
            QVERIFY(game.state().isOver());
            core::GameLog read;
            QVERIFY(core::fromText(core::toText(game.log()), read));
            const auto loaded = Playthrough::load(read);
            QVERIFY2(loaded.playthrough && !loaded.stopped, QByteArray::number(seed));
            QVERIFY(loaded.playthrough->state() == game.state());
            QVERIFY(loaded.playthrough->entries() == game.entries());
        }
    }

    void undoAndRedoGiveTheSameStatesAndDecisions() {
        for (std::uint64_t seed = kGames; seed < kGames + kLogGames; seed += 5) {
            Playthrough game = playAutomaGame(seed);
            std::vector<State> states{game.state()};
            while (game.undo()) {
                states.push_back(game.state());
                if (isAutomaToDecide(game.state()))
                    QVERIFY(decide(game.state()).move == game.entries()[game.cursor()]);
            }
            QCOMPARE(states.size(), game.entries().size() + 1);
            for (std::size_t i = states.size() - 1; i > 0; --i)
                QVERIFY(game.redo() && game.state() == states[i - 1]);
        }
    }

    void tables_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("P-10 accepts every printed and possible move, not only the decision") << 0;
        QTest::newRow("P-10 refuses what the tile in force does not print") << 1;
    }
    void tables() {
        QFETCH(const int, kind);
        int turns = 0;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            State state = begin(automaSetup(seed)).value();
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                if (isAutomaToDecide(state) && state.task().kind == TaskKind::TakeTurn)
                    turns += kind == 0 ? acceptedOthers(state) : refusedOthers(state);
                QVERIFY(apply(state, automaGameMove(seed, step, state)).ok());
            }
        }
        QVERIFY(turns > 100);
    }

private:
    /// How many offered moves besides the decision are accepted: all of them.
    static int acceptedOthers(const State& state) {
        const Move decided = decide(state).move;
        int others = 0;
        for (const Move& move : legalMoves(state)) {
            State after = state;
            if (!apply(after, move).ok())
                qFatal("an offered move is refused");
            others += move == decided ? 0 : 1;
        }
        return others;
    }

    /// A workshop of 5 segments is on no tile, a bank for 2 engineers neither.
    static int refusedOthers(const State& state) {
        const Actor by = actorOf(companyOf(state.task().who));
        const auto isRefused = [&](const MoveKind& what) {
            State after = state;
            return !apply(after, Move{by, what}).ok() && after == state;
        };
        if (!isRefused(AutomaUseWorkshop{1, 0, 5}) || !isRefused(AutomaUseBank{2}))
            qFatal("a move that no tile prints is accepted");
        return 1;
    }
};

QTEST_APPLESS_MAIN(TestAutomaGames)
#include "tst_automa_games.moc"
