#pragma once

#include "app/games/play_words.h"

namespace barrage {

[[nodiscard]] games::PlayWords playWords();

} // namespace barrage
