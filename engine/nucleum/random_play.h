#pragma once

#include "engine/core/rng.h"
#include "engine/nucleum/game.h"

namespace nucleum {

/// A legal move chosen at random, whoever has to decide: players and draws alike. Only while the
/// game is not over. First the kind of move is drawn, then the move, so that kinds with many
/// variants do not crowd out the others; then symbols of tiles, borders and ends are drawn if the
/// move stays legal with them.
[[nodiscard]] Move randomMove(const State& state, core::Rng& rng);

/// The draw that waits, from the generator; only while the table has to reveal something.
[[nodiscard]] Move drawChance(const State& state, core::Rng& rng);

/// Invented values for everything that is printed on the pieces: no figures of the game, but enough
/// to play random games with.
[[nodiscard]] Facts inventedFacts(int players, core::Rng& rng);

/// Plays a whole game at random. The same seed and setup give the same log. Needs facts without
/// which no game ends: prices of the offer, bonuses of plants, income tracks, VP of buildings.
[[nodiscard]] Playthrough playRandomGame(const Setup& setup, std::uint64_t seed);

} // namespace nucleum
