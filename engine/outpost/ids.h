#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/outpost/card.h"
#include "engine/outpost/types.h"

/// The written names of things: lower case with underscores. They stand in logs and never change.
namespace outpost {

[[nodiscard]] std::string_view idOf(Seat seat);   // "p1" to "p6"
[[nodiscard]] std::string_view idOf(Owner owner); // "nobody", "syndicate" or a player
[[nodiscard]] std::string_view idOf(Actor actor); // "table", "syndicate" or a player
[[nodiscard]] std::string_view idOf(Piece piece);
[[nodiscard]] std::string_view idOf(FieldKind kind);
[[nodiscard]] std::string_view idOf(Slot slot);
[[nodiscard]] std::string_view idOf(CardKind kind);
[[nodiscard]] std::string_view idOf(Technology technology);
[[nodiscard]] std::string_view idOf(Phase phase);
[[nodiscard]] std::string idOf(City city); // "c0", "c1", ...; "none" if not set

/// The thing with this written name, for every type that has an idOf.
template <class T>
[[nodiscard]] std::optional<T> parseId(std::string_view id);

} // namespace outpost
