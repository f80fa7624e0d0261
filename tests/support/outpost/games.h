#pragma once

#include <cstdint>

#include "engine/core/rng.h"
#include "engine/outpost/game.h"

/// Whole games to try properties on. The real list of cards and the real map are not printed in
/// the rules, so the cards and the map here are made up; only their numbers and kinds are those of
/// the box.
namespace outpost::test {

/// 42 cities in three areas and 77 connections: a grid, 7 wide and 6 high, with the columns at
/// either side as small areas. Costs depend on the seed.
[[nodiscard]] Map madeUpMap(std::uint64_t seed);

/// A game for so many players with known cards, by the seed only: every fourth one without a map,
/// rulings of all kinds.
[[nodiscard]] Setup variedSetup(int players, std::uint64_t seed);

/// The same with the rulings of RULES.md, on a map.
[[nodiscard]] Setup plainSetup(int players, std::uint64_t seed);

/// A legal move that leans towards building, running plants and supplying, so that games end and
/// what is rare in random play happens.
[[nodiscard]] Move eagerMove(const State& state, core::Rng& rng);

/// Every third game random, the others eager; depends on seed and step only.
[[nodiscard]] Move moveFor(std::uint64_t seed, std::uint64_t step, const State& state);

} // namespace outpost::test
