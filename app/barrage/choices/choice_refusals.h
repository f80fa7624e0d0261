#pragma once

#include "app/barrage/choices/choice_step.h"
#include "engine/barrage/state.h"

namespace choices {

/// What a player would look for after these steps, whether a rule allows it or not, in the order of
/// the table. Whatever is allowed but not worth showing when it is not (a payment) is left out.
[[nodiscard]] std::vector<ChoiceStep> expectedAfter(const barrage::State& state,
                                                    const ChoicePath& steps);

/// Why no move that begins with these steps is allowed: of all the moves tried, the reason of the
/// one that comes furthest.
[[nodiscard]] barrage::Error reasonAgainst(const barrage::State& state, const ChoicePath& steps);

} // namespace choices
