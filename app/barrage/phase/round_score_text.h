#pragma once

#include <QString>

#include "engine/barrage/event.h"
#include "engine/barrage/state.h"

/// A scoring in words.
namespace round_score {

/// What a line of the table is called.
[[nodiscard]] QString labelOf(barrage::Source source);

/// One sentence on what a company gets from the source, and for what. `before` is the state that is
/// scored.
[[nodiscard]] QString reasonOf(const barrage::State& before, barrage::Company company,
                               barrage::Source source, int vp, int credits);

} // namespace round_score
