#pragma once

#include <QJsonObject>

#include "engine/barrage/automa.h"

namespace cli {

/// The type of an action as the list of Automa tiles names it.
[[nodiscard]] QString idOfKind(barrage::AutomaActionKind kind);

/// Adds a chosen place: `structure`, `space`, `decided_by` and `trace`, pairs of a step and the
/// spaces it names.
void addPlacement(QJsonObject& object, const barrage::Placement& placement);

} // namespace cli
