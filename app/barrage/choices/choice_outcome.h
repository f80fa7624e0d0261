#pragma once

#include <vector>

#include <QStringList>

#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

namespace choices {

/// What the moves are, one line each.
[[nodiscard]] QStringList summaryOf(const barrage::State& before,
                                    const std::vector<barrage::Move>& moves);

/// What they cost the company that makes them and what they bring at once: "−3 credits", "+5 VP".
[[nodiscard]] QStringList outcomeOf(const barrage::State& before,
                                    const std::vector<barrage::Move>& moves);

} // namespace choices
