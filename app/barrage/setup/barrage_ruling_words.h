#pragma once

#include "app/table/ruling_words.h"

namespace barrage {

[[nodiscard]] RulingTexts rulingTexts();

} // namespace barrage
