#pragma once

#include <vector>

#include "app/barrage/choices/choice_step.h"

namespace choices {

/// Every order of taps that leads to the move: drops and pairs of contracts can be tapped in any
/// order. `dropsAllowed` is how many drops the question lets a player place. None for moves that
/// nobody enters by hand: those of Automas and corrections.
[[nodiscard]] std::vector<ChoicePath> pathsTo(const barrage::Move& move, int dropsAllowed);

} // namespace choices
