#pragma once

#include <cstdint>

#include "engine/barrage/game.h"

/// Whole games with the Leeghwater Project.
namespace barrage::test {

/// By the seed only: 2 to 4 humans tracked fully or lightly, with and without promo officers, all
/// rulings of a human's game.
[[nodiscard]] Setup leeghwaterSetup(std::uint64_t seed);

/// The whole game of that setup, played as by playGame.
[[nodiscard]] Playthrough playLeeghwaterGame(std::uint64_t seed);

/// By the seed only: one to three Automas of all levels with one or more humans, tracked fully or
/// lightly, all rulings. More than half of the Automas play at the highest level, where the
/// officers are.
[[nodiscard]] Setup leeghwaterAutomaSetup(std::uint64_t seed);

/// The whole game of that setup, moves as by automaGameMove.
[[nodiscard]] Playthrough playLeeghwaterAutomaGame(std::uint64_t seed);

} // namespace barrage::test
