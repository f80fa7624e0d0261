#include "tests/bench/bench_barrage.h"

#include <array>

#include "engine/barrage/apply.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/random_play.h"
#include "tests/bench/measure.h"

using namespace barrage;

namespace bench {

namespace {

Setup fourCompanies(std::uint64_t seed) {
    core::Rng rng(seed);
    const std::array<PlayerRequest, kMaxPlayers> players{};
    return dealSetup(Options{}, players, rng);
}

/// The states before every entry of some random games, with the move made there.
struct Step {
    State state;
    Move move;
};

std::vector<Step> stepsOfGames(int games) {
    std::vector<Step> steps;
    for (int seed = 1; seed <= games; ++seed) {
        const Playthrough game = playRandomGame(fourCompanies(static_cast<std::uint64_t>(seed)),
                                                static_cast<std::uint64_t>(seed));
        State state = begin(game.setup()).value();
        for (const Move& move : game.entries()) {
            steps.push_back({state, move});
            keep(apply(state, move).ok());
        }
    }
    return steps;
}

/// Dams of all heights on every base space, half of them full, and drops on every headstream.
State fullMap() {
    State state = begin(fourCompanies(1)).value();
    state.phase = Phase::WaterFlow;
    for (std::size_t i = 0; i < state.map.dams.size(); ++i) {
        const auto elevations = static_cast<std::uint8_t>(i % 3);
        const auto drops = static_cast<std::uint8_t>(i % 2 == 0 ? elevations + 1 : 0);
        state.map.dams[i] = {Owner::Neutral, elevations, drops};
    }
    for (std::uint8_t& drops : state.map.headstreamDrops)
        drops = 3;
    return state;
}

void measureSteps() {
    const std::vector<Step> steps = stepsOfGames(50);
    const auto count = static_cast<int>(steps.size());
    std::size_t next = 0;
    const auto step = [&]() -> const Step& { return steps[next++ % steps.size()]; };

    const double copy = nanoseconds(9, count, [&] {
        const State state = step().state;
        keep(state);
    });
    row("copy of a state", copy, "ns", "< 200 ns");
    row("check of a move",
        nanoseconds(9, count,
                    [&] {
                        const Step& at = step();
                        keep(check(at.state, at.move).ok());
                    }),
        "ns", "");
    row("apply with events and check, copy of the state included",
        nanoseconds(9, count,
                    [&] {
                        const Step& at = step();
                        State state = at.state;
                        keep(apply(state, at.move).ok());
                    }),
        "ns", "");
    std::vector<Move> moves;
    row("legalMoves",
        nanoseconds(9, count,
                    [&] {
                        legalMoves(step().state, moves);
                        keep(moves.size());
                    }),
        "ns", "");
}

void measureWater() {
    const State map = fullMap();
    const Move proceed{Actor::Table, Proceed{}};
    row("water flow phase, full map, 12 drops, with events",
        nanoseconds(9, 20000,
                    [&] {
                        State state = map;
                        keep(apply(state, proceed).ok());
                    }) /
            1000.0,
        "us", "< 2 us");
}

void measureGames() {
    constexpr int kGames = 200;
    std::uint64_t seed = 1000;
    const double game = nanoseconds(5, kGames, [&] {
        ++seed;
        keep(playRandomGame(fourCompanies(seed), seed).cursor());
    });
    row("random four-company games, every move checked", 1e9 / game, "games/s", ">= 300");
}

/// A log of exactly 400 entries: random games strung together are not one game, so undone and
/// corrected entries lengthen one.
void measureReplay() {
    Playthrough game = playRandomGame(fourCompanies(7), 7);
    std::int16_t vp = 0;
    while (game.cursor() < 400) {
        Correct correct;
        correct.owner = ownerOf(game.state().turnOrder[0]);
        correct.value = ++vp;
        keep(game.commit(Move{Actor::Table, correct}).ok());
    }
    const core::GameLog log = game.log();
    row("replay of a 400-entry log, text to state",
        nanoseconds(9, 20, [&] { keep(Playthrough::load(log).playthrough->cursor()); }) / 1e6, "ms",
        "< 20 ms");
}

} // namespace

void measureBarrage() {
    row("size of a state", sizeof(State), "bytes", "< 4096");
    row("size of a move", sizeof(Move), "bytes", "");
    measureSteps();
    measureWater();
    measureGames();
    measureReplay();
}

} // namespace bench
