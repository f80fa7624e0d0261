#pragma once

#include <optional>
#include <string_view>

#include "engine/nucleum/types.h"

/// The written names of things: in logs, in files an app keeps, in pictures' names. Lower case and
/// plain letters: "glashuette", "C05", "laboratory". A value that is no such thing is "?".
namespace nucleum {

[[nodiscard]] std::string_view idOf(Actor actor); // "table", "p1" to "p4"
[[nodiscard]] std::string_view idOf(Owner owner); // "nobody", "p1" to "p4"
[[nodiscard]] std::string_view idOf(PlayerColour colour);
[[nodiscard]] std::string_view idOf(Experiment experiment);
[[nodiscard]] std::string_view idOf(City city); // "none" for none
[[nodiscard]] std::string_view idOf(CityColour colour);
[[nodiscard]] std::string_view idOf(EndColour colour);
[[nodiscard]] std::string_view idOf(Plant plant);
[[nodiscard]] std::string_view idOf(CoalArea area);
[[nodiscard]] std::string_view idOf(BuildingType type);
[[nodiscard]] std::string_view idOf(IndustryKind kind);
[[nodiscard]] std::string_view idOf(Neutral neutral);   // "N1" to "N10", "none"
[[nodiscard]] std::string_view idOf(Contract contract); // "C01" to "C50", "none"
[[nodiscard]] std::string_view idOf(ContractSpace space);
[[nodiscard]] std::string_view idOf(SetupCard card);     // "S1" to "S13"
[[nodiscard]] std::string_view idOf(MilestoneTile tile); // "MT1" to "MT8"
[[nodiscard]] std::string_view idOf(IncomeTrack track);
[[nodiscard]] std::string_view idOf(EndCondition condition); // "EC1" to "EC5"
/// "A1" to "D8".
[[nodiscard]] std::string_view technologyId(Experiment experiment, int position);

/// The thing with this id, for every T above.
template <class T>
[[nodiscard]] std::optional<T> parseId(std::string_view id);

} // namespace nucleum
