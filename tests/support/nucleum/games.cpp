#include "tests/support/nucleum/games.h"

#include <algorithm>

#include "engine/nucleum/legal.h"
#include "engine/nucleum/random_play.h"

namespace nucleum::test {

namespace {

bool flip(core::Rng& rng) { return rng.below(2) == 1; }

Options variedOptions(core::Rng& rng) {
    Options options;
    options.firstGames = flip(rng);
    Rulings& rulings = options.rulings;
    rulings.governmentInPraha = static_cast<GovernmentInPraha>(rng.below(2));
    rulings.turbineEnergy = static_cast<TurbineEnergy>(rng.below(2));
    rulings.directiveCounts = static_cast<DirectiveCounts>(rng.below(2));
    rulings.easternCoal = static_cast<EasternCoal>(rng.below(2));
    rulings.wildRailways = static_cast<WildRailways>(rng.below(2));
    rulings.incomeFrom = static_cast<IncomeFrom>(rng.below(4) == 0 ? 1 : 0);
    return options;
}

/// What a game can go on without until somebody enters it.
void forgetSome(Facts& facts) {
    for (std::size_t i = 0; i < facts.colours.size(); i += 2)
        facts.colours[i] = CityColour::Unknown;
    facts.coalWagons.fill(kUnknown);
    facts.topSlots = kUnknown;
    facts.pairRewards[1] = {};
}

bool isPreferred(const Move& move, bool canPlayTile) {
    if (std::holds_alternative<Exchange>(move.what) || std::holds_alternative<Decline>(move.what) ||
        std::holds_alternative<TakeTechnologyVp>(move.what))
        return false;
    if (const auto* marker = std::get_if<PlaceMarker>(&move.what))
        return marker->space > 0;
    return !std::holds_alternative<Recharge>(move.what) || !canPlayTile;
}

/// A fact that is missing, from those the game would have had.
Move learned(std::uint64_t seed, const State& state, core::Rng& rng) {
    core::Rng facts(seed);
    const std::vector<Fact> all = listOf(inventedFacts(state.playerCount(), facts));
    return {Actor::Table, Learn{all[rng.below(static_cast<std::uint32_t>(all.size()))]}};
}

} // namespace

Setup variedSetup(int players, std::uint64_t seed) {
    core::Rng factsRng(seed);
    Facts facts = inventedFacts(players, factsRng);
    if (seed % 4 == 0)
        forgetSome(facts);
    core::Rng rng(~seed);
    const Options options = variedOptions(rng);
    return dealSetup(options, players, facts, rng);
}

Setup variedSetup(std::uint64_t seed) {
    return variedSetup(kMinPlayers + static_cast<int>(seed % 3), seed);
}

Move eagerMove(const State& state, core::Rng& rng) {
    std::vector<Move> moves = legalMoves(state);
    const bool canPlayTile = std::any_of(moves.begin(), moves.end(), [](const Move& move) {
        return std::holds_alternative<PlayTile>(move.what);
    });
    const auto middle =
        std::stable_partition(moves.begin(), moves.end(), [canPlayTile](const Move& move) {
            return isPreferred(move, canPlayTile);
        });
    if (middle == moves.begin() || rng.below(12) == 0)
        return randomMove(state, rng);
    moves.erase(middle, moves.end());
    for (const Move& move : moves)
        if (std::holds_alternative<FulfilContract>(move.what))
            return move;
    // Energizing is what brings tokens and thereby markers.
    const auto isEnergize = [](const Move& move) {
        return std::holds_alternative<Energize>(move.what);
    };
    const auto energize = std::find_if(moves.begin(), moves.end(), isEnergize);
    if (energize != moves.end() && flip(rng))
        return *energize;
    for (int i = 0; i < 8; ++i) {
        const Move move = randomMove(state, rng);
        if (isPreferred(move, canPlayTile))
            return move;
    }
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

Move moveFor(std::uint64_t seed, std::uint64_t step, const State& state) {
    core::Rng rng = core::Rng::forStep(seed, step);
    if (seed % 4 == 0 && rng.below(30) == 0)
        if (const Move learn = learned(seed, state, rng); check(state, learn))
            return learn;
    return seed % 3 == 0 ? randomMove(state, rng) : eagerMove(state, rng);
}

} // namespace nucleum::test
