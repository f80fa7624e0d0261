#pragma once

#include <QString>

#include "app/barrage/automa/whole_turn.h"

namespace automa {

/// What the turn comes to, as one short sentence about `who`: "Automa produces 9".
[[nodiscard]] QString headlineOf(const barrage::TurnPreview& turn, const QString& who);

} // namespace automa
