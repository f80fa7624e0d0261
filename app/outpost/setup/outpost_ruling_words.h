#pragma once

#include "app/table/ruling_words.h"

namespace outpost {

[[nodiscard]] RulingTexts rulingTexts();

} // namespace outpost
