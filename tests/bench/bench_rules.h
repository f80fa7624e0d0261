#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/playthrough.h"
#include "tests/bench/measure.h"

/// What is measured of the rules of every game. The functions of a game's engine are found by its
/// types.
namespace bench {

/// The state before an entry of a game, with the move made there.
template <class Game>
struct Step {
    typename Game::State state;
    typename Game::Move move;
};

/// The steps of random games, whose setups depend on the seed.
template <class Game, class SetupOf>
std::vector<Step<Game>> stepsOfGames(std::uint64_t games, SetupOf setupOf) {
    std::vector<Step<Game>> steps;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const core::Playthrough<Game> game = playRandomGame(setupOf(seed), seed);
        auto state = Game::begin(game.setup()).value();
        for (const auto& move : game.entries()) {
            steps.push_back({state, move});
            keep(Game::apply(state, move).ok());
        }
    }
    return steps;
}

/// Nanoseconds of one call with a step.
template <class Game, class Call>
double perStep(const std::vector<Step<Game>>& steps, Call call) {
    std::size_t next = 0;
    return nanoseconds(9, static_cast<int>(steps.size()),
                       [&] { call(steps[next++ % steps.size()]); });
}

/// What a state should not exceed.
struct StateTargets {
    const char* size = "";
    const char* copy = "";
};

template <class Game>
void measureSteps(const std::string& game, const std::vector<Step<Game>>& steps,
                  const StateTargets& targets) {
    using State = typename Game::State;
    row(game + "size of a state", sizeof(State), "bytes", targets.size);
    row(game + "size of a move", sizeof(typename Game::Move), "bytes", "");
    row(game + "copy of a state",
        perStep(steps,
                [](const Step<Game>& at) {
                    const State state = at.state;
                    keep(state);
                }),
        "ns", targets.copy);
    row(game + "check of a move",
        perStep(steps, [](const Step<Game>& at) { keep(check(at.state, at.move).ok()); }), "ns",
        "");
    row(game + "apply with events and check, copy included",
        perStep(steps,
                [](const auto& at) {
                    State state = at.state;
                    keep(Game::apply(state, at.move).ok());
                }),
        "ns", "");
    std::vector<typename Game::Move> moves;
    row(game + "legalMoves",
        perStep(steps,
                [&moves](const Step<Game>& at) {
                    legalMoves(at.state, moves);
                    keep(moves.size());
                }),
        "ns", "");
}

template <class SetupOf>
void measureGames(const std::string& what, const char* target, SetupOf setupOf) {
    std::uint64_t seed = 1000;
    const double game = nanoseconds(5, 100, [&] {
        ++seed;
        keep(playRandomGame(setupOf(seed), seed).cursor());
    });
    row(what, 1e9 / game, "games/s", target);
}

template <class Game>
void measureReplay(const std::string& game, const core::Playthrough<Game>& played) {
    const core::GameLog log = played.log();
    row(game + "replay of a " + std::to_string(log.entries.size()) + "-entry log, text to state",
        nanoseconds(9, 20,
                    [&] { keep(core::Playthrough<Game>::load(log).playthrough->cursor()); }) /
            1e6,
        "ms", "< 20 ms");
}

} // namespace bench
