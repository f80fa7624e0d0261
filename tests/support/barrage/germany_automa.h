#pragma once

#include <functional>

#include "tests/support/barrage/table.h"

/// Germany as an Automa on turn, for tests of where it builds.
namespace barrage::test {

inline constexpr Company kGermany = Company::Germany;
inline constexpr Owner kOwn = Owner::Germany;
inline constexpr Owner kUsa = Owner::Usa;
inline constexpr Owner kItaly = Owner::Italy;
inline constexpr Owner kNeutral = Owner::Neutral;

/// What stands on the map.
using Pieces = std::function<void(Table&)>;

inline void nothing(Table&) {}

[[nodiscard]] inline Table tableWith(const Pieces& pieces, int criteriaTile) {
    Table table;
    table.automa(kGermany).turnOf(kGermany);
    table.state().deck.criteriaTile = static_cast<std::uint8_t>(criteriaTile);
    pieces(table);
    return table;
}

} // namespace barrage::test
