#pragma once

#include <cstdint>
#include <vector>

#include "engine/barrage/game.h"
#include "engine/core/rng.h"

/// Whole games to try properties on: what holds in every game, whoever plays however badly.
namespace barrage::test {

using MoveAt = Move (*)(std::uint64_t seed, std::uint64_t step, const State& state);

/// The game of a setup, every move told by `moveAt`.
[[nodiscard]] Playthrough playThrough(const Setup& setup, std::uint64_t seed, MoveAt moveAt);

/// A setup that depends on the seed only: 2 to 4 players, every fifth game introductory, otherwise
/// humans tracked fully or lightly and Automas of all levels, either production order.
[[nodiscard]] Setup variedSetup(std::uint64_t seed);

/// A legal move that leans towards building, producing and fulfilling, so that what is rare in
/// random play happens.
[[nodiscard]] Move eagerMove(const State& state, core::Rng& rng);

/// Every third game random, the others eager; depends on seed and step only.
[[nodiscard]] Move moveFor(std::uint64_t seed, std::uint64_t step, const State& state);

/// The whole game of a seed.
[[nodiscard]] Playthrough playGame(std::uint64_t seed);

/// A full game with Automas, by the seed only: five of six solo games against one Automa, the sixth
/// with several Automas or several humans; all levels and rulings.
[[nodiscard]] Setup automaSetup(std::uint64_t seed);

/// What the Automa decides where it has to, otherwise as moveFor.
[[nodiscard]] Move automaGameMove(std::uint64_t seed, std::uint64_t step, const State& state);

/// The whole game of automaSetup and automaGameMove.
[[nodiscard]] Playthrough playAutomaGame(std::uint64_t seed);

/// Corrections that give the USA one system, with 2 drops of 4 energy each, and of all contracts
/// green_03 and yellow_03 within its reach.
[[nodiscard]] std::vector<Move> correctionsForProduction();

} // namespace barrage::test
