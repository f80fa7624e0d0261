#include <QtTest>

#include <algorithm>
#include <set>

#include "engine/barrage/game.h"
#include "engine/barrage/instructions.h"
#include "tests/support/barrage/automa_instructions.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

/// Nothing of a turn or phase has happened yet.
bool isBetweenTurns(const State& state) {
    return state.isOver() || state.task().kind == TaskKind::ConfirmPhase ||
           (state.task().kind == TaskKind::TakeTurn && state.turn.copied == Officer::None);
}

Setup humansOnly(std::uint64_t seed) {
    core::Rng rng(seed);
    const std::vector<PlayerRequest> players(2 + seed % 3);
    return dealSetup({}, players, rng);
}

/// What goes wrong when the list is followed literally; empty if the table is then as `after` says.
std::string followed(const State& before, const Events& events, const State& after) {
    LiteralPlayer player(before);
    for (const Instruction& instruction : instructionsFor(before, events))
        player.follow(instruction);
    const std::string problem = player.problem();
    return problem.empty() ? tableDifference(player.table(), after) : problem;
}

/// The events of a kind in what a move brings about.
std::vector<Event> eventsOf(const Events& events, EventKind kind) {
    std::vector<Event> found;
    std::copy_if(events.begin(), events.end(), std::back_inserter(found),
                 [kind](const Event& event) { return event.kind == kind; });
    return found;
}

} // namespace

/// A person who moves the pieces only as the list says has the same table as the engine.
class TestHumanInstructions : public QObject {
    Q_OBJECT

private slots:
    void turnsAndPhasesOfWholeGames() {
        std::set<InstructionKind> seen;
        int stretches = 0;
        for (std::uint64_t seed = 1; seed <= 90; ++seed) {
            State state = begin(humansOnly(seed)).value();
            State before = state;
            Events events;
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                auto applied = apply(state, moveFor(seed, step, state));
                QVERIFY(applied.ok());
                events.insert(events.end(), applied.value().begin(), applied.value().end());
                if (!isBetweenTurns(state))
                    continue;
                // What the end of a round clears away is told once for all.
                const bool isCleared = before.phase == Phase::EndOfRound || state.isOver();
                const std::string wrong = isCleared ? "" : followed(before, events, state);
                for (const Instruction& instruction : instructionsFor(before, events))
                    seen.insert(instruction.kind);
                QVERIFY2(wrong.empty(), (wrong + " (game " + std::to_string(seed) + ", entry " +
                                         std::to_string(step) + ")")
                                            .c_str());
                before = state;
                events.clear();
                ++stretches;
            }
        }
        QVERIFY(stretches > 2000);
        for (const InstructionKind kind :
             {InstructionKind::KeepContract, InstructionKind::DiscardContract,
              InstructionKind::RevealTile, InstructionKind::PlaceDrop, InstructionKind::TurnWheel})
            QVERIFY(seen.count(kind) == 1);
    }

    void tellsWhichIncomeGivesAChoice() {
        Table table;
        table.phase(Phase::IncomeAndHeadstreams, 2);
        table[Company::Usa].built[static_cast<std::size_t>(Structure::Elevation)] = 2;
        State state = table.state();
        const Cause elevation{CauseKind::Income, Owner::Usa,
                              static_cast<std::uint8_t>(Structure::Elevation), 2};
        QVERIFY(apply(state, Move{Actor::Table, Proceed{}}).ok());
        QCOMPARE(state.task().kind, TaskKind::ChooseMachines);
        QVERIFY(state.task().cause == elevation);
        const State asked = state;
        const auto chosen = apply(state, Move{Actor::Usa, ChooseMachines{1, 0}});
        QVERIFY(chosen.ok());
        const auto list = instructionsFor(asked, chosen.value());
        QVERIFY(list.front().kind == InstructionKind::TakeMachines);
        QVERIFY(list.front().cause == elevation);
        // The drops on the headstreams come from nothing of a company's.
        QVERIFY(!eventsOf(chosen.value(), EventKind::DropPlaced).empty());
        for (const Event& event : eventsOf(chosen.value(), EventKind::DropPlaced))
            QVERIFY(event.cause == Cause{});
    }

    void tellsWhatTheTileOfABaseDoes() {
        Table table;
        table.tile(Company::Usa, Tile::L1Base).supply(Company::Usa, 0, 20, 20);
        table.dam("1L", Owner::Usa);
        QVERIFY(table.play("usa build 8L base l1_base excavators=3"));
        const auto drops = eventsOf(table.events(), EventKind::DropPlaced);
        QCOMPARE(drops.size(), 2U);
        const Cause tile{CauseKind::TileAbility, Owner::Usa,
                         static_cast<std::uint8_t>(Tile::L1Base)};
        for (const Event& drop : drops)
            QVERIFY(drop.cause == tile);
        const Event turned = eventsOf(table.events(), EventKind::WheelTurned).front();
        QVERIFY(turned.cause == Cause{}); // part of the construction
    }
};

QTEST_APPLESS_MAIN(TestHumanInstructions)
#include "tst_human_instructions.moc"
