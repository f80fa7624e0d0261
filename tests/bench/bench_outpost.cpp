#include "tests/bench/bench_outpost.h"

#include "engine/outpost/legal.h"
#include "engine/outpost/random_play.h"
#include "engine/outpost/supply.h"
#include "engine/outpost/syndicate.h"
#include "tests/bench/bench_rules.h"
#include "tests/support/outpost/games.h"

using namespace outpost;
using outpost::test::plainSetup;

namespace bench {

namespace {

Setup fourPlayers(std::uint64_t seed) { return plainSetup(4, seed); }

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
    const auto twoPlayers = [](std::uint64_t seed) { return plainSetup(2, seed); };
    for (const Step<Game>& step : stepsOfGames<Game>(5, twoPlayers))
        if (isSyndicateToDecide(step.state))
            states.push_back(step.state);
    const Times times =
        microseconds(states, [](const State& state) { keep(decide(state).instructions.size()); });
    row("outpost: Syndicate's decision with reasons, median", times.median, "us", "");
}

} // namespace

void measureOutpost() {
    measureSteps("outpost: ", stepsOfGames<Game>(10, fourPlayers), {});
    measureSupply();
    measureSyndicate();
    measureGames("outpost: random four-player games, every move checked", ">= 300", fourPlayers);
    measureReplay("outpost: ", playRandomGame(fourPlayers(7), 7));
}

} // namespace bench
