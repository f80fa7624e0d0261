#pragma once

#include <vector>

#include "app/barrage/choices/choice_step.h"
#include "engine/barrage/state.h"

namespace choices {

/// Every order of taps that leads to the move: drops and pairs of contracts can be tapped in any
/// order, and a production has one way for each contract it can fulfil. None for moves that nobody
/// enters by hand: those of Automas and corrections.
[[nodiscard]] std::vector<ChoicePath> pathsTo(const barrage::State& state,
                                              const barrage::Move& move);

} // namespace choices
