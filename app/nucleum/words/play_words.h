#pragma once

#include <string>

#include "app/games/words/game_words.h"
#include "engine/nucleum/types.h"

namespace nucleum {

/// The written name of an experiment in the history.
[[nodiscard]] std::string roleOf(Experiment experiment);

[[nodiscard]] games::GameWords playWords();

} // namespace nucleum
