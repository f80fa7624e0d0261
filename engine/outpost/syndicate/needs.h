#pragma once

#include <optional>

#include "engine/outpost/state.h"

/// What the Syndicate has to do, as the phases and the checks see it (section 14).
namespace outpost {

/// Phase 2: the first player has chosen or passed, and its card of this run waits (O-14.6).
[[nodiscard]] bool doesSyndicateTake(const State& state);

/// Phase 3: the piece it has to build for a card without a slot (O-14.10): a plant before a
/// habitat; nothing if none is needed or no field is left for it.
[[nodiscard]] std::optional<Piece> neededPiece(const State& state);

/// Bit of State::unplaceable for a plant or a habitat.
[[nodiscard]] inline std::uint8_t unplaceableBit(Piece piece) {
    return piece == Piece::Plant ? 1 : 2;
}

/// Whether the piece fits the free field of a city, as far as is known.
[[nodiscard]] bool isFieldFree(const CityState& city, Piece piece);

} // namespace outpost
