#pragma once

#include <QString>

#include "engine/outpost/card.h"
#include "engine/outpost/state.h"
#include "engine/outpost/syndicate.h"

namespace outpost {

[[nodiscard]] QString nameOf(Piece piece);
[[nodiscard]] QString nameOf(CardKind kind);
[[nodiscard]] QString nameOf(Technology technology);
[[nodiscard]] QString nameOf(Phase phase);

/// "Power plant 12", "Data Library 20", "the Step 3 card".
[[nodiscard]] QString nameOf(const Card& card);
/// "2 workers, 2 cities", "3 places", or what the technology does in a few words.
[[nodiscard]] QString factsOf(const Card& card);
/// What fits on a small picture: "2 ▸ 2".
[[nodiscard]] QString figuresOf(const Card& card);
/// The name of our sign for it.
[[nodiscard]] QString signOf(const Card& card);
[[nodiscard]] QString signOf(Piece piece);

[[nodiscard]] QString elektro(int amount);
[[nodiscard]] QString workers(int count);
[[nodiscard]] QString cities(int count);
[[nodiscard]] QString places(int count);

} // namespace outpost
