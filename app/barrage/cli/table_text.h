#pragma once

#include <QStringList>

#include "engine/barrage/state.h"

namespace cli {

/// What lies on the table as far as an Automa's decisions look at it, in a few lines.
[[nodiscard]] QStringList tableText(const barrage::State& state);

} // namespace cli
