#pragma once

#include <QString>

#include "app/outpost/words/cast.h"
#include "engine/outpost/syndicate.h"

namespace outpost {

/// What to do with the Syndicate's pieces.
[[nodiscard]] QString instructionText(const Instruction& instruction, const Cast& cast);
[[nodiscard]] QString signOf(const Instruction& instruction);
/// Why it does so, with the number of the rule.
[[nodiscard]] QString reasonText(const Reason& reason);
/// Where its piece may go and which rule says so.
[[nodiscard]] QString placeText(const SyndicatePlace& place);

} // namespace outpost
