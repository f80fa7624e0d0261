#pragma once

#include <string>

#include "app/games/play_words.h"
#include "engine/nucleum/types.h"

namespace nucleum {

/// The written name of an experiment in the history.
[[nodiscard]] std::string roleOf(Experiment experiment);

[[nodiscard]] games::PlayWords playWords();

} // namespace nucleum
