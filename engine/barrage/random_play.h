#pragma once

#include "engine/barrage/game.h"
#include "engine/core/rng.h"

namespace barrage {

/// A legal move chosen at random, whoever has to decide: companies and draws alike. Only while the
/// game is not over. First the kind of move is drawn, then the move, so that kinds with many
/// variants do not crowd out the others.
[[nodiscard]] Move randomMove(const State& state, core::Rng& rng);

/// The draw that waits, from the generator; only while the table has to reveal something.
[[nodiscard]] Move drawChance(const State& state, core::Rng& rng);

/// Plays a whole game: humans and draws at random, Automas as they decide. The same seed and setup
/// give the same log.
[[nodiscard]] Playthrough playRandomGame(const Setup& setup, std::uint64_t seed);

} // namespace barrage
