#pragma once

#include "app/games/play_words.h"

namespace outpost {

[[nodiscard]] games::PlayWords playWords();

} // namespace outpost
