#pragma once

#include <QString>

#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

namespace explain {

/// One sentence for the log and for undo: "USA builds a base at 5L: basic tile (base),
/// 4 excavators". `before` is the state the move was made in.
[[nodiscard]] QString moveText(const barrage::State& before, const barrage::Move& move);

/// What a correction sets, without saying that it is one: "VP, USA: 12".
[[nodiscard]] QString correctionText(const barrage::Correct& correction);

/// The parts of it: "drops in the dam", "5L", "3"; empty where there is none.
[[nodiscard]] QString nameOf(barrage::Corrected what);
[[nodiscard]] QString indexText(barrage::Corrected what, int index);
[[nodiscard]] QString valueText(barrage::Corrected what, int value);

} // namespace explain
