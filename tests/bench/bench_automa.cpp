#include "tests/bench/bench_automa.h"

#include <array>

#include "engine/barrage/apply.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/random_play.h"
#include "tests/bench/measure.h"

using namespace barrage;

namespace bench {

namespace {

Setup solo(std::uint64_t seed, bool withLeeghwater) {
    core::Rng rng(seed);
    Options options;
    options.leeghwater = withLeeghwater;
    const std::array<PlayerRequest, 2> players{
        PlayerRequest{}, PlayerRequest{PlayerKind::Automa, static_cast<Level>(seed % 4), {}}};
    return dealSetup(options, players, rng);
}

/// The states of solo games in which an Automa begins its turn, all levels.
std::vector<State> turnsOfGames(int games, bool withLeeghwater) {
    std::vector<State> turns;
    for (int game = 1; game <= games; ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        const Playthrough played = playRandomGame(solo(seed, withLeeghwater), seed);
        State state = begin(played.setup()).value();
        for (const Move& move : played.entries()) {
            const TurnState& turn = state.turn;
            const bool isTurn = isAutomaToDecide(state) && !turn.hasManagedWater &&
                                !turn.hasSweptContracts && state.task().kind == TaskKind::TakeTurn;
            if (isTurn)
                turns.push_back(state);
            keep(apply(state, move).ok());
        }
    }
    return turns;
}

Times timesOf(const std::vector<State>& turns) {
    return microseconds(turns, [](const State& state) {
        const TurnPreview turn = resolveTurn(state);
        keep(instructionsFor(state, turn.events()).size());
    });
}

void measureTurns(const std::vector<State>& turns) {
    const Times times = timesOf(turns);
    row("Automa turn with reasons and instructions, median", times.median, "us", "< 30 us");
    row("Automa turn with reasons and instructions, 99th of 100", times.percentile99, "us",
        "< 150 us");
    row("the same with the Leeghwater Project, median", timesOf(turnsOfGames(80, true)).median,
        "us", "< 30 us");
}

void measureForecast(const std::vector<State>& turns) {
    const Times times = microseconds(turns, [](const State& state) {
        keep(forecast(state, companyOf(state.task().who)).size());
    });
    row("forecast over all tiles left, median", times.median, "us", "< 2000 us");
    row("forecast over all tiles left, 99th of 100", times.percentile99, "us", "< 2000 us");
}

void measureGames() {
    constexpr int kGames = 200;
    std::uint64_t seed = 1000;
    const double game = nanoseconds(5, kGames, [&] {
        ++seed;
        keep(playRandomGame(solo(seed, false), seed).cursor());
    });
    row("solo games of all levels against a random human", 1e9 / game, "games/s", ">= 200");
}

} // namespace

void measureAutoma() {
    const std::vector<State> turns = turnsOfGames(80, false);
    measureTurns(turns);
    measureForecast(turns);
    measureGames();
}

} // namespace bench
