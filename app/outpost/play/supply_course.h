#pragma once

#include "app/games/course.h"

namespace outpost {

/// The cities that everybody supplied in each round; no steps if the log does not reach the end of
/// a game.
[[nodiscard]] games::Course courseOf(const core::GameLog& log);

} // namespace outpost
