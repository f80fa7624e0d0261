#pragma once

#include <cstdint>

#include "engine/core/rng.h"
#include "engine/nucleum/game.h"

/// Whole games to try properties on: what holds in every game, whoever plays however badly.
namespace nucleum::test {

/// A setup that depends on the seed only, for this many players: all rulings, invented facts, of
/// which every fourth game begins without some.
[[nodiscard]] Setup variedSetup(int players, std::uint64_t seed);
/// 2 to 4 players by the seed.
[[nodiscard]] Setup variedSetup(std::uint64_t seed);

/// A legal move that leans towards acting, building and fulfilling, so that what is rare in random
/// play happens.
[[nodiscard]] Move eagerMove(const State& state, core::Rng& rng);

/// Every third game random, the others eager, now and then a fact that was missing is learned;
/// depends on its arguments only.
[[nodiscard]] Move moveFor(std::uint64_t seed, std::uint64_t step, const State& state);

} // namespace nucleum::test
