#pragma once

#include <QString>

#include "engine/barrage/error.h"

namespace position {

/// What a rule has against something, as one sentence that ends with the rule's number.
[[nodiscard]] QString sentenceFor(const barrage::Error& error);

} // namespace position
