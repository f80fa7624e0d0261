#include <QtTest>

#include <set>

#include "engine/barrage/automa.h"
#include "engine/barrage/automa_turn.h"
#include "engine/barrage/game.h"
#include "tests/support/barrage/automa_instructions.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr std::uint64_t kFirstSeed = 30000;
constexpr std::uint64_t kGames = 400;

/// What goes wrong when the instructions for the events are followed literally; empty if the table
/// then shows the state `after`.
std::string followed(const State& before, const Events& events, const State& after,
                     std::set<InstructionKind>& seen) {
    LiteralPlayer player(before);
    for (const Instruction& instruction : instructionsFor(before, events)) {
        seen.insert(instruction.kind);
        player.follow(instruction);
    }
    const std::string problem = player.problem();
    return problem.empty() ? tableDifference(player.table(), after) : problem;
}

bool isAutomasTurn(const State& state) {
    return !state.isOver() && state.task().kind == TaskKind::TakeTurn &&
           state.of(companyOf(state.task().who)).isAutoma();
}

std::string whereIn(std::uint64_t seed, std::uint64_t step) {
    return " (game " + std::to_string(seed) + ", entry " + std::to_string(step) + ")";
}

} // namespace

/// Following the instruction list literally leaves the table equal to the engine's state.
class TestAutomaInstructions : public QObject {
    Q_OBJECT

private slots:
    /// From the beginning of an Automa's turn, its tile included, to the next one's turn or the end
    /// of the phase, with what the table reveals between.
    void turnsOfWholeGames() {
        std::set<InstructionKind> seen;
        int turns = 0;
        for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kGames; ++seed) {
            State state = begin(automaSetup(seed)).value();
            State before = state;
            Events events;
            bool isInTurn = false;
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                if (isInTurn && (state.phase != Phase::Actions || state.active != before.active ||
                                 state.task().kind == TaskKind::RevealAutomaTile)) {
                    const std::string wrong = followed(before, events, state, seen);
                    QVERIFY2(wrong.empty(), (wrong + whereIn(seed, step)).c_str());
                    isInTurn = false;
                    ++turns;
                }
                if (!isInTurn && isAutomasTurn(state)) {
                    before = state;
                    events.clear();
                    isInTurn = true;
                }
                auto applied = apply(state, automaGameMove(seed, step, state));
                QVERIFY(applied.ok());
                events.insert(events.end(), applied.value().begin(), applied.value().end());
            }
        }
        QVERIFY(turns > 10000);
        // All kinds but the three about Automa tiles, of which one can end a turn.
        seen.erase(InstructionKind::FlipAutomaTile);
        seen.erase(InstructionKind::UncoverAutomaTile);
        seen.erase(InstructionKind::ShuffleAutomaTiles);
        QCOMPARE(seen.size(), 19U);
    }

    void tilesOfWholeGames() {
        std::set<InstructionKind> seen;
        for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + 60; ++seed) {
            State state = begin(automaSetup(seed)).value();
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                const State before = state;
                const bool isReveal = state.task().kind == TaskKind::RevealAutomaTile;
                const auto applied = apply(state, automaGameMove(seed, step, state));
                QVERIFY(applied.ok());
                if (!isReveal)
                    continue;
                const std::string wrong = followed(before, applied.value(), state, seen);
                QVERIFY2(wrong.empty(), (wrong + whereIn(seed, step)).c_str());
            }
        }
        QVERIFY(seen.count(InstructionKind::UncoverAutomaTile) == 1);
        QVERIFY(seen.count(InstructionKind::FlipAutomaTile) == 1);
    }

    /// The same with piles nobody knows: what resolveTurn says leads to its state.
    void resolvedTurns() {
        std::set<InstructionKind> seen;
        for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + 120; ++seed) {
            State state = begin(automaSetup(seed)).value();
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                if (isAutomasTurn(state)) {
                    const TurnPreview turn = resolveTurn(state);
                    const std::string wrong = followed(state, turn.events(), turn.after, seen);
                    QVERIFY2(wrong.empty(), (wrong + whereIn(seed, step)).c_str());
                    QVERIFY(!turn.steps.empty() && turn.after.active == state.active);
                }
                QVERIFY(apply(state, automaGameMove(seed, step, state)).ok());
            }
        }
        // Contracts are revealed where only one can come, Automa tiles never.
        QCOMPARE(seen.size(), 19U);
    }

    /// The literal player is no mirror: a list with one instruction less leads elsewhere.
    void everyInstructionCounts() {
        int lists = 0;
        for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + 12; ++seed) {
            State state = begin(automaSetup(seed)).value();
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                if (isAutomasTurn(state)) {
                    checkEveryOmission(state);
                    ++lists;
                }
                QVERIFY(apply(state, automaGameMove(seed, step, state)).ok());
            }
        }
        QVERIFY(lists > 300);
    }

private:
    static void checkEveryOmission(const State& state) {
        const TurnPreview turn = resolveTurn(state);
        const auto list = instructionsFor(state, turn.events());
        for (std::size_t omitted = 0; omitted < list.size(); ++omitted) {
            LiteralPlayer player(state);
            for (std::size_t i = 0; i < list.size(); ++i)
                if (i != omitted)
                    player.follow(list[i]);
            const bool isNoticed =
                !player.problem().empty() || !tableDifference(player.table(), turn.after).empty();
            // A step of an empty wheel changes nothing, and a swept contract goes back to its pile
            // when another one takes its slot.
            const bool isWithoutEffect =
                list[omitted].kind == InstructionKind::TurnWheel ||
                list[omitted].kind == InstructionKind::PutContractUnderPile;
            QVERIFY2(isNoticed || isWithoutEffect,
                     QByteArray::number(static_cast<int>(list[omitted].kind)));
        }
    }
};

QTEST_APPLESS_MAIN(TestAutomaInstructions)
#include "tst_automa_instructions.moc"
