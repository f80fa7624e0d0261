#include <QtTest>

#include <algorithm>
#include <set>

#include "engine/barrage/automa.h"
#include "engine/barrage/automa_turn.h"
#include "engine/barrage/forecast.h"
#include "engine/barrage/invariants.h"
#include "engine/barrage/legal.h"
#include "engine/core/game_log.h"
#include "tests/support/barrage/automa_instructions.h"
#include "tests/support/barrage/game_checks.h"
#include "tests/support/barrage/games.h"
#include "tests/support/barrage/ledger.h"
#include "tests/support/barrage/leeghwater_games.h"
#include "tests/support/barrage/table.h"

using namespace barrage;
using namespace barrage::test;

namespace {

constexpr std::uint64_t kGames = 1000;

/// What came up in the games, so that they are known to be worth something.
struct Variety {
    std::set<Company> companies;
    std::set<Level> levels;
    std::set<Officer> officers;
    std::set<AutomaActionKind> performed;
    std::set<Because> reasons;
    std::set<PlaceStep> steps;
    std::set<PrivateBuilding> built;
    std::set<Tile> buildingTiles;
    std::set<std::uint8_t> works;
    std::size_t mostContracts = 0;
    int spencers = 0;
    int secondTurns = 0;
    int dams = 0;
    int tiles = 0;
    int dictatedWorks = 0;
    int dictatedBuildings = 0;

    void see(const State& state) {
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
        for (const ActionReport& report : decision.actions) {
            reasons.insert(report.because);
            if (report.isPerformed())
                performed.insert(report.kind);
        }
        if (decision.placement)
            steps.insert(decision.placement->decidedBy);
        if (decision.contracts)
            mostContracts = std::max(mostContracts, decision.contracts->contracts.size());
        if (const auto* build = std::get_if<AutomaBuild>(&decision.move.what);
            build && build->build.site.structure == Structure::Building) {
            built.insert(buildingOf(build->build.site.building()));
            buildingTiles.insert(build->build.tile);
            dictatedBuildings += state.turn.isDictated;
        }
        if (const auto* work = std::get_if<AutomaTakeWork>(&decision.move.what)) {
            works.insert(work->take.work.value);
            dictatedWorks += state.turn.isDictated;
            spencers += work->take.machinesTo == MachinesTo::OwnWheel && !state.turn.isDictated;
        }
        secondTurns += state.turn.isExtra && state.task().kind == TaskKind::TakeTurn;
        dams += std::holds_alternative<PlaceInDam>(decision.move.what);
        tiles += std::holds_alternative<ChooseTile>(decision.move.what);
    }
};

bool isAutomasTurn(const State& state) {
    return !state.isOver() && state.task().kind == TaskKind::TakeTurn &&
           state.of(companyOf(state.task().who)).isAutoma();
}

} // namespace

/// Whole games of Automas and humans with the Leeghwater Project.
class TestLeeghwaterAutomaGames : public QObject {
    Q_OBJECT

private slots:
    void everyDecisionIsOfferedAndKeepsWhatHolds() {
        Variety variety;
        for (std::uint64_t seed = 0; seed < kGames; ++seed) {
            const Setup setup = leeghwaterAutomaSetup(seed);
            State state = begin(setup).value();
            variety.see(state);
            Ledger ledger(setup);
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                Move move = automaGameMove(seed, step, state);
                if (isAutomaToDecide(state)) {
                    const Decision decision = decide(state);
                    const char* wrong = problemWith(state, decision);
                    QVERIFY2(!wrong, (wrong ? wrong : "") + placeIn(seed, step, move));
                    variety.see(state, decision);
                }
                const auto applied = apply(state, move);
                QVERIFY2(applied.ok(), "refused" + placeIn(seed, step, move));
                QVERIFY2(!brokenInvariant(state),
                         "an invariant is broken" + placeIn(seed, step, move));
                QVERIFY2(step < 5000, "no end" + placeIn(seed, step, move));
                if (const auto* declared = std::get_if<DeclareLeftovers>(&move.what))
                    ledger.declare(static_cast<Company>(static_cast<int>(move.by) - 1),
                                   declared->items);
                for (const Event& event : applied.value())
                    ledger.note(event);
            }
            QCOMPARE(state.round, 5);
            for (const Company company : state.turnOrder)
                QCOMPARE(state.of(company).vp, ledger.vp(company));
        }
        QCOMPARE(variety.companies.size(), std::size_t(kCompanyCount));
        QCOMPARE(variety.levels.size(), 4U);
        QCOMPARE(variety.officers.size(), 12U); // none included, no promos
        QCOMPARE(variety.performed.size(), 9U); // all
        QCOMPARE(variety.reasons.size(), 13U);  // all but the missing expansion
        QCOMPARE(variety.built.size(), std::size_t(kPrivateBuildingCount));
        QCOMPARE(variety.works.size(), std::size_t(kWorkCount));
        for (const Tile tile :
             {Tile::BasicBuilding, Tile::L1Building, Tile::L2Building, Tile::L3Building})
            QVERIFY(variety.buildingTiles.contains(tile));
        for (const PlaceStep step : {PlaceStep::Arrow, PlaceStep::BestSystem, PlaceStep::Officer})
            QVERIFY(variety.steps.contains(step));
        QVERIFY(variety.mostContracts >= 3);
        for (const int count : {variety.spencers, variety.secondTurns, variety.dams, variety.tiles,
                                variety.dictatedWorks, variety.dictatedBuildings})
            QVERIFY(count > 0);
    }

    void aGameIsItsLog() {
        for (std::uint64_t seed = kGames; seed < kGames + 200; ++seed) {
            const Playthrough game = playLeeghwaterAutomaGame(seed);
            core::GameLog read;
            QVERIFY(core::fromText(core::toText(game.log()), read));
            const auto loaded = Playthrough::load(read);
            QVERIFY2(loaded.playthrough && !loaded.stopped, QByteArray::number(seed));
            QVERIFY(loaded.playthrough->state() == game.state());
            QVERIFY(loaded.playthrough->entries() == game.entries());
        }
    }

    void undoAndRedoGiveTheSameStatesAndDecisions() {
        for (std::uint64_t seed = kGames; seed < kGames + 50; ++seed) {
            Playthrough game = playLeeghwaterAutomaGame(seed);
            std::vector<State> states{game.state()};
            while (game.undo()) {
                states.push_back(game.state());
                if (isAutomaToDecide(game.state()))
                    QVERIFY(decide(game.state()).move == game.entries()[game.cursor()]);
            }
            for (std::size_t i = states.size() - 1; i > 0; --i)
                QVERIFY(game.redo() && game.state() == states[i - 1]);
        }
    }

    /// Following the instruction list literally leaves the table equal to the engine's state.
    void instructionsLeadToTheState() {
        std::set<InstructionKind> seen;
        for (std::uint64_t seed = kGames; seed < kGames + 150; ++seed) {
            State state = begin(leeghwaterAutomaSetup(seed)).value();
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                if (isAutomasTurn(state)) {
                    const TurnPreview turn = resolveTurn(state);
                    LiteralPlayer player(state);
                    for (const Instruction& instruction : instructionsFor(state, turn.events())) {
                        seen.insert(instruction.kind);
                        player.follow(instruction);
                    }
                    const QByteArray where = " in game " + QByteArray::number(seed) + ", entry " +
                                             QByteArray::number(step);
                    QVERIFY2(player.problem().empty(), (player.problem() + where.data()).c_str());
                    const std::string differs = tableDifference(player.table(), turn.after);
                    QVERIFY2(differs.empty(), (differs + where.data()).c_str());
                }
                QVERIFY(apply(state, automaGameMove(seed, step, state)).ok());
            }
        }
        for (const InstructionKind kind :
             {InstructionKind::PutEngineersOnWork, InstructionKind::TakeWork,
              InstructionKind::ReturnMachines, InstructionKind::UseArchitect,
              InstructionKind::CloseLeftSpace})
            QVERIFY(seen.contains(kind));
    }

    /// What the forecast says of the tile that comes up is what the Automa then does.
    void forecastsComeTrue() {
        int compared = 0;
        for (std::uint64_t seed = kGames; seed < kGames + 60; ++seed) {
            State state = begin(leeghwaterAutomaSetup(seed)).value();
            std::vector<ForecastTile> tiles;
            for (std::uint64_t step = 0; !state.isOver(); ++step) {
                const Move move = automaGameMove(seed, step, state);
                if (state.task().kind == TaskKind::RevealAutomaTile && state.deck.criteriaTile != 0)
                    tiles = forecastBefore(state, move);
                QVERIFY(apply(state, move).ok());
                if (!isAutomasTurn(state) || tiles.empty())
                    continue;
                const Decision decision = decide(state);
                const auto* work = std::get_if<AutomaTakeWork>(&decision.move.what);
                if (work) {
                    QVERIFY(tiles.front().work == work->take.work);
                    ++compared;
                }
                tiles.clear();
            }
        }
        QVERIFY(compared > 50);
    }

private:
    /// The forecast of the tile that is about to be uncovered, made as if it were still covered.
    static std::vector<ForecastTile> forecastBefore(const State& state, const Move& move) {
        const auto* reveal = std::get_if<RevealAutomaTile>(&move.what);
        State covered = state;
        covered.deck.actionTile = covered.deck.criteriaTile;
        std::vector<ForecastTile> tiles = forecast(covered, state.active);
        std::erase_if(tiles, [&](const ForecastTile& f) { return f.tile != reveal->tile; });
        return tiles;
    }
};

QTEST_APPLESS_MAIN(TestLeeghwaterAutomaGames)
#include "tst_leeghwater_automa_games.moc"
