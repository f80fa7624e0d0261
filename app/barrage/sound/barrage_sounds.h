#pragma once

#include <QString>

#include "engine/barrage/event.h"

namespace barrage {

/// The sound for what matters most among the events, or empty.
[[nodiscard]] QString soundFor(const Events& events);

} // namespace barrage
