#include "tests/bench/bench_nucleum.h"

#include "engine/nucleum/apply.h"
#include "engine/nucleum/energize.h"
#include "engine/nucleum/legal.h"
#include "engine/nucleum/random_play.h"
#include "tests/bench/bench_rules.h"

using namespace nucleum;

namespace bench {

namespace {

Setup fourPlayers(std::uint64_t seed) {
    core::Rng rng(seed);
    const Facts facts = inventedFacts(kMaxPlayers, rng);
    return dealSetup(Options{}, kMaxPlayers, facts, rng);
}

void measureEnergize(const std::vector<Step<Game>>& steps) {
    const double options = perStep(steps, [](const Step<Game>& at) {
        keep(energizeOptions(at.state, Player::First, 2, {}).size());
    });
    row("Nucleum: energize calculator", options / 1000.0, "us", "< 100 us");
}

} // namespace

void measureNucleum() {
    const std::vector<Step<Game>> steps = stepsOfGames<Game>(10, fourPlayers);
    measureSteps("Nucleum: ", steps, {"< 4096", ""});
    measureEnergize(steps);
    measureGames("Nucleum: random four-player games, every move checked", ">= 300", fourPlayers);
    measureReplay("Nucleum: ", playRandomGame(fourPlayers(7), 7));
}

} // namespace bench
