#pragma once

#include "app/table/ruling_words.h"

namespace nucleum {

[[nodiscard]] RulingTexts rulingTexts();

} // namespace nucleum
