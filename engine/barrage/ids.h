#pragma once

#include <optional>
#include <string_view>

#include "engine/barrage/types.h"

/// The written names of things: lower case with underscores, building spaces as on the board. They
/// stand in logs and position files and never change.
namespace barrage {

[[nodiscard]] std::string_view idOf(Company company);
[[nodiscard]] std::string_view idOf(Owner owner); // "nobody", "neutral" or a company
[[nodiscard]] std::string_view idOf(Actor actor); // "table" or a company
[[nodiscard]] std::string_view idOf(PlayerKind kind);
[[nodiscard]] std::string_view idOf(Level level);
[[nodiscard]] std::string_view idOf(Tracking tracking);
[[nodiscard]] std::string_view idOf(Phase phase);
[[nodiscard]] std::string_view idOf(Area area);
[[nodiscard]] std::string_view idOf(Structure structure);
[[nodiscard]] std::string_view idOf(Headstream headstream); // "A" to "D"
[[nodiscard]] std::string_view idOf(BaseSpace space);       // "5L"
[[nodiscard]] std::string_view idOf(ConduitSpace space);    // "5A"
[[nodiscard]] std::string_view idOf(PowerhouseSpace space); // "P8_0"
[[nodiscard]] std::string_view idOf(Contract contract);     // "none" if not set
[[nodiscard]] std::string_view idOf(Colour colour);
[[nodiscard]] std::string_view idOf(ActionSpace space); // "none" if not set
[[nodiscard]] std::string_view idOf(Section section);
[[nodiscard]] std::string_view idOf(Officer officer); // "none" for None
[[nodiscard]] std::string_view idOf(Tile tile);       // "none" for None
[[nodiscard]] std::string_view idOf(BonusTile tile);
[[nodiscard]] std::string_view idOf(Objective objective);
[[nodiscard]] std::string_view idOf(Work work); // "none" if not set
[[nodiscard]] std::string_view idOf(PrivateBuilding building);
[[nodiscard]] std::string_view idOf(BuildingSlot slot); // "cofferdam_1"

/// The thing with this written name, for every type that has an idOf; "none" is read where idOf
/// writes it.
template <class T>
[[nodiscard]] std::optional<T> parseId(std::string_view id);

} // namespace barrage
