#pragma once

#include <span>

#include "engine/outpost/game.h"

namespace outpost {

/// Made-up cards: the real list is on the cards themselves. Numbers, kinds and how many there are
/// of each fit the box.
[[nodiscard]] std::span<const Card> demoCards();

/// A whole game with these cards: people who build and hire as much as they can. The same seed
/// gives the same game. Its setup does not know the cards, as at a table. A map is for two or three
/// players, who need no small area.
[[nodiscard]] Playthrough playedGame(int players, std::uint64_t seed, const Map& map = {});

} // namespace outpost
