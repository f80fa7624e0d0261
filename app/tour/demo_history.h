#pragma once

#include "app/tour/demo_games.h"

namespace tour {

/// Puts plays of the last two years into the store, one with a photo; always the same ones.
[[nodiscard]] Kept keepDemoHistory(const database::DatabaseFile& store);

} // namespace tour
