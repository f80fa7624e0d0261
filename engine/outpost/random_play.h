#pragma once

#include "engine/core/rng.h"
#include "engine/outpost/game.h"

namespace outpost {

/// A legal move chosen at random, whoever has to decide: players, Syndicate and draws alike. Only
/// while the game is not over and with known cards. First the kind of move is drawn, then the move;
/// open numbers are raised a little now and then.
[[nodiscard]] Move randomMove(const State& state, core::Rng& rng);

/// Plays a whole game. The same seed and setup give the same log. The setup must know its cards.
[[nodiscard]] Playthrough playRandomGame(const Setup& setup, std::uint64_t seed);

} // namespace outpost
