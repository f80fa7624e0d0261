#pragma once

#include "app/games/course.h"

namespace barrage {

/// The VP at the start, after each round and after the final scoring; no steps if the log does not
/// reach the end of a game.
[[nodiscard]] games::Course courseOf(const core::GameLog& log);

} // namespace barrage
