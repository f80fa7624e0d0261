#pragma once

#include "engine/barrage/setup.h"

namespace barrage {

/// What the Leeghwater Project adds to a setup, or that nothing of it is there (B-25.1 to B-25.5).
[[nodiscard]] Check checkLeeghwater(const Setup& setup);

} // namespace barrage
