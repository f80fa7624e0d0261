#include "tests/bench/bench_outpost.h"

#include "engine/outpost/legal.h"
#include "engine/outpost/random_play.h"
#include "engine/outpost/supply.h"
#include "engine/outpost/syndicate.h"
#include "tests/bench/measure.h"
#include "tests/support/outpost_games.h"

using namespace outpost;
using outpost::test::plainSetup;

namespace bench {

namespace {

/// The states before every entry of some random games, with the move made there.
struct Step {
    State state;
    Move move;
};

std::vector<Step> stepsOfGames(int players, int games) {
    std::vector<Step> steps;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games); ++seed) {
        const Playthrough game = playRandomGame(plainSetup(players, seed), seed);
        State state = begin(game.setup()).value();
        for (const Move& move : game.entries()) {
            steps.push_back({state, move});
            keep(apply(state, move).ok());
        }
    }
    return steps;
}

void measureSteps() {
    const std::vector<Step> steps = stepsOfGames(4, 10);
    const auto count = static_cast<int>(steps.size());
    std::size_t next = 0;
    const auto step = [&]() -> const Step& { return steps[next++ % steps.size()]; };
    row("outpost: copy of a state",
        nanoseconds(9, count,
                    [&] {
                        const State state = step().state;
                        keep(state);
                    }),
        "ns", "");
    row("outpost: apply with events and check, copy of the state included",
        nanoseconds(9, count,
                    [&] {
                        const Step& at = step();
                        State state = at.state;
                        keep(apply(state, at.move).ok());
                    }),
        "ns", "");
    std::vector<Move> moves;
    row("outpost: legalMoves",
        nanoseconds(9, count,
                    [&] {
                        legalMoves(step().state, moves);
                        keep(moves.size());
                    }),
        "ns", "");
}

/// Five plants that can run, the most there can be.
void measureSupply() {
    const RunningPlants plants{{plantCard(12, 2, 2), 2, 2},
                               {plantCard(25, 5, 5), 5, 5},
                               {plantCard(30, 4, 6), 4, 6},
                               {plantCard(40, 6, 7), 6, 7},
                               {technologyCard(33, Technology::MoonBase), 3, 4}};
    int workers = 0;
    row("outpost: best supply with five plants, exact",
        nanoseconds(9, 100000,
                    [&] {
                        workers = (workers + 1) % 21;
                        keep(bestSupply(plants, workers, 17).supplied);
                    }) /
            1000.0,
        "us", "< 50 us");
}

void measureSyndicate() {
    std::vector<State> states;
    for (const Step& step : stepsOfGames(2, 5))
        if (isSyndicateToDecide(step.state))
            states.push_back(step.state);
    const Times times =
        microseconds(states, [](const State& state) { keep(decide(state).instructions.size()); });
    row("outpost: Syndicate's decision with reasons, median", times.median, "us", "");
}

void measureGames() {
    std::uint64_t seed = 1000;
    const double game = nanoseconds(5, 100, [&] {
        ++seed;
        keep(playRandomGame(plainSetup(4, seed), seed).cursor());
    });
    row("outpost: random four-player games, every move checked", 1e9 / game, "games/s", ">= 300");
}

} // namespace

void measureOutpost() {
    row("outpost: size of a state", sizeof(State), "bytes", "");
    row("outpost: size of a move", sizeof(Move), "bytes", "");
    measureSteps();
    measureSupply();
    measureSyndicate();
    measureGames();
}

} // namespace bench
