#pragma once

#include "app/games/words/game_words.h"

namespace barrage {

[[nodiscard]] games::GameWords playWords();

} // namespace barrage
