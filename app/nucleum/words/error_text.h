#pragma once

#include <QString>

#include "engine/nucleum/error.h"

namespace nucleum {

/// Why a rule refuses something, as one sentence with the number of the rule.
[[nodiscard]] QString sentenceFor(const Error& error);

} // namespace nucleum
