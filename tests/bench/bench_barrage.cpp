#include "tests/bench/bench_barrage.h"

#include <array>

#include "engine/barrage/apply.h"
#include "engine/barrage/legal.h"
#include "engine/barrage/random_play.h"
#include "tests/bench/bench_rules.h"

using namespace barrage;

namespace bench {

namespace {

Setup fourCompanies(std::uint64_t seed) {
    core::Rng rng(seed);
    const std::array<PlayerRequest, kMaxPlayers> players{};
    return dealSetup(Options{}, players, rng);
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

/// A game of exactly 400 entries: random games strung together are not one game, so undone and
/// corrected entries lengthen one.
Playthrough longGame() {
    Playthrough game = playRandomGame(fourCompanies(7), 7);
    std::int16_t vp = 0;
    while (game.cursor() < 400) {
        Correct correct;
        correct.owner = ownerOf(game.state().turnOrder[0]);
        correct.value = ++vp;
        keep(game.commit(Move{Actor::Table, correct}).ok());
    }
    return game;
}

} // namespace

void measureBarrage() {
    measureSteps("", stepsOfGames<Game>(50, fourCompanies), {"< 4096", "< 200 ns"});
    measureWater();
    measureGames("random four-company games, every move checked", ">= 300", fourCompanies);
    measureReplay("", longGame());
}

} // namespace bench
