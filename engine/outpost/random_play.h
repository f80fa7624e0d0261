#pragma once

#include "engine/core/rng.h"
#include "engine/outpost/game.h"

namespace outpost {

/// A legal move chosen at random, whoever has to decide: players, Syndicate and draws alike. Only
/// while the game is not over and with known cards. First the kind of move is drawn, then the move;
/// open numbers are raised a little now and then.
[[nodiscard]] Move randomMove(const State& state, core::Rng& rng);

/// Made up, as the real list is not printed in the rules, but enough to play random games with: 45
/// cards, 22 plants, 15 habitats, 8 technologies, 13 of them with numbers from 2 to 14. The cards
/// the rulebook shows are among them.
[[nodiscard]] const Cards& inventedCards();

/// Plays a whole game. The same seed and setup give the same log. The setup must know its cards.
[[nodiscard]] Playthrough playRandomGame(const Setup& setup, std::uint64_t seed);

} // namespace outpost
