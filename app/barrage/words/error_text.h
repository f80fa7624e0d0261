#pragma once

#include <QString>

#include "engine/barrage/error.h"

namespace barrage {

/// What a rule has against something, as one sentence that ends with the rule's number.
[[nodiscard]] QString sentenceFor(const Error& error);

} // namespace barrage
