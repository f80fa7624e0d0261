#pragma once

#include <QString>

#include "engine/outpost/error.h"

namespace outpost {

/// One sentence with the number of the rule: "There is not enough money: 12 of 18 needed (O-5.3)."
[[nodiscard]] QString sentenceFor(const Error& error);

} // namespace outpost
