#pragma once

#include "app/games/course.h"

namespace nucleum {

/// The VP at the start, whenever everybody has had a turn more, and after the final scoring, as
/// there are no rounds; no steps if the log does not reach the end of a game.
[[nodiscard]] games::Course courseOf(const core::GameLog& log);

} // namespace nucleum
