#pragma once

#include <QString>

#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

namespace explain {

/// One sentence for the log and for undo: "USA builds a base at 5L: basic tile (base),
/// 4 excavators". `before` is the state the move was made in.
[[nodiscard]] QString moveText(const barrage::State& before, const barrage::Move& move);

} // namespace explain
