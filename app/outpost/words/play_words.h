#pragma once

#include "app/games/words/game_words.h"

namespace outpost {

[[nodiscard]] games::GameWords playWords();

} // namespace outpost
