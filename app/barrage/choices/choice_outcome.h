#pragma once

#include <QStringList>

#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

namespace choices {

/// What the move costs the company that makes it and what it brings at once: "−3 credits", "+5 VP".
[[nodiscard]] QStringList outcomeOf(const barrage::State& before, const barrage::Move& move);

} // namespace choices
