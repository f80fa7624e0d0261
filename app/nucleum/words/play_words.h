#pragma once

#include "app/games/words/game_words.h"

namespace nucleum {

[[nodiscard]] games::GameWords playWords();

} // namespace nucleum
