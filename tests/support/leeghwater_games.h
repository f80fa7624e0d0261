#pragma once

#include <cstdint>

#include "engine/barrage/game.h"

/// Whole games with the Leeghwater Project, humans only.
namespace barrage::test {

/// By the seed only: 2 to 4 humans tracked fully or lightly, with and without promo officers, all
/// rulings of a human's game.
[[nodiscard]] Setup leeghwaterSetup(std::uint64_t seed);

/// The whole game of that setup, played as by playGame.
[[nodiscard]] Playthrough playLeeghwaterGame(std::uint64_t seed);

} // namespace barrage::test
