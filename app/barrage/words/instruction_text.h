#pragma once

#include <QString>

#include "engine/barrage/automa.h"

namespace explain {

/// One thing to do with the pieces, short and plain: "2 engineers → Turbine station, row 1 left".
/// Begins with a small letter.
[[nodiscard]] QString orderText(const barrage::Instruction& instruction);

/// The same with the company whose pieces they are in front.
[[nodiscard]] QString instructionText(const barrage::Instruction& instruction);

/// Where points, credits or energy come from: "contract reward".
[[nodiscard]] QString sourceText(barrage::Source source);

/// The way of a production: "1 drop: dam 5U → conduit 5B → powerhouse P10-1".
[[nodiscard]] QString wayText(const barrage::System& system, int drops);

} // namespace explain
