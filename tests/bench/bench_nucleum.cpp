#include "tests/bench/bench_nucleum.h"

#include "engine/nucleum/apply.h"
#include "engine/nucleum/energize.h"
#include "engine/nucleum/legal.h"
#include "engine/nucleum/random_play.h"
#include "tests/bench/measure.h"

using namespace nucleum;

namespace bench {

namespace {

Setup fourPlayers(std::uint64_t seed) {
    core::Rng rng(seed);
    const Facts facts = inventedFacts(kMaxPlayers, rng);
    return dealSetup(Options{}, kMaxPlayers, facts, rng);
}

/// The states before every entry of some random games, with the move made there.
struct Step {
    State state;
    Move move;
};

std::vector<Step> stepsOfGames(int games) {
    std::vector<Step> steps;
    for (int seed = 1; seed <= games; ++seed) {
        const Playthrough game = playRandomGame(fourPlayers(static_cast<std::uint64_t>(seed)),
                                                static_cast<std::uint64_t>(seed));
        State state = begin(game.setup()).value();
        for (const Move& move : game.entries()) {
            steps.push_back({state, move});
            keep(apply(state, move).ok());
        }
    }
    return steps;
}

void measureSteps() {
    const std::vector<Step> steps = stepsOfGames(10);
    const int count = static_cast<int>(steps.size());
    std::size_t next = 0;
    const auto step = [&]() -> const Step& { return steps[next++ % steps.size()]; };
    row("Nucleum: apply with events and check, copy included",
        nanoseconds(9, count,
                    [&] {
                        const Step& at = step();
                        State state = at.state;
                        keep(apply(state, at.move).ok());
                    }),
        "ns", "");
    std::vector<Move> moves;
    row("Nucleum: legalMoves",
        nanoseconds(9, count,
                    [&] {
                        legalMoves(step().state, moves);
                        keep(moves.size());
                    }),
        "ns", "");
    row("Nucleum: energize calculator",
        nanoseconds(9, count,
                    [&] { keep(energizeOptions(step().state, Player::First, 2, {}).size()); }) /
            1000.0,
        "us", "< 100 us");
}

void measureGames() {
    constexpr int kGames = 100;
    std::uint64_t seed = 1000;
    const double game = nanoseconds(5, kGames, [&] {
        ++seed;
        keep(playRandomGame(fourPlayers(seed), seed).cursor());
    });
    row("Nucleum: random four-player games, every move checked", 1e9 / game, "games/s", ">= 300");
}

void measureReplay() {
    const core::GameLog log = playRandomGame(fourPlayers(7), 7).log();
    row("Nucleum: replay of a " + std::to_string(log.entries.size()) + "-entry log, text to state",
        nanoseconds(9, 20, [&] { keep(Playthrough::load(log).playthrough->cursor()); }) / 1e6, "ms",
        "< 20 ms");
}

} // namespace

void measureNucleum() {
    row("Nucleum: size of a state", sizeof(State), "bytes", "< 4096");
    measureSteps();
    measureGames();
    measureReplay();
}

} // namespace bench
