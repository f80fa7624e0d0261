#pragma once

#include <QString>

#include "app/barrage/automa/turn_preview.h"

namespace automa {

/// What the turn comes to, as one short sentence about `who`: "Automa produces 9".
[[nodiscard]] QString headlineOf(const TurnPreview& preview, const QString& who);

} // namespace automa
