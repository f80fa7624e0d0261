#pragma once

#include <vector>

#include "app/barrage/words/correction_text.h"
#include "app/correction/correction_draft.h"

namespace correction {

using Draft = CorrectionDraft<barrage::Correct>;
using Step = CorrectionStep;

/// Without what nobody in the game has.
[[nodiscard]] std::vector<barrage::Corrected> kindsOf(const barrage::State& state, Group group);
/// What stands on the company's sheet, without what it cannot have.
[[nodiscard]] std::vector<barrage::Corrected> figuresOf(const barrage::State& state,
                                                        barrage::Company company);

/// What can be chosen next; nothing where a figure is asked for.
[[nodiscard]] std::vector<int> optionsOf(const Draft& draft, const barrage::State& state);

/// Which ones there are of that kind in the game.
[[nodiscard]] std::vector<int> indicesOf(const barrage::State& state, barrage::Corrected what);

} // namespace correction
