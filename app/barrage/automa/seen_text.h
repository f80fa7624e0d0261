#pragma once

#include <QString>

#include "app/barrage/table/barrage_table.h"

namespace automa {

/// Where a private contract is that cannot come from its pile: "on display", "held by Anna".
[[nodiscard]] QString placeOf(const BarrageTable& table, barrage::Contract contract);

/// Where an advanced tile is that cannot come up now.
[[nodiscard]] QString placeOf(const BarrageTable& table, barrage::Tile tile);
[[nodiscard]] QString placeOf(const BarrageTable& table, barrage::Work work);

} // namespace automa
