#pragma once

#include <QString>

#include "engine/barrage/bot/instructions.h"

namespace explain {

/// One thing to do with the pieces, in plain words.
[[nodiscard]] QString instructionText(const barrage::Instruction& instruction);

} // namespace explain
