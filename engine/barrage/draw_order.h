#pragma once

#include <span>
#include <vector>

#include "engine/barrage/game.h"

/// In which order hidden things come up, so that a second game can have what a first one had.
/// Contracts, advanced tiles and works stand once each, pile after pile; the Automa tiles stand as
/// whole stacks of 20, one for each time they are shuffled.
namespace barrage {

/// Everything that can come up in the game: first what did, then the rest in an order that follows
/// from the setup alone, so that it is the same for whoever asks.
[[nodiscard]] std::vector<Move> drawOrderOf(const Playthrough& game);

/// What may come up now and stands in the order, the next one first.
[[nodiscard]] std::vector<Move> comingUp(std::span<const Move> order, const Playthrough& game);

} // namespace barrage
