#pragma once

#include <QList>

#include "app/barrage/sheet/table_places.h"
#include "engine/barrage/state.h"

namespace barrage {

/// The sections of the management board with who is there and what the free spaces cost.
[[nodiscard]] QList<TableSection> sectionsOf(const State& state);

} // namespace barrage
