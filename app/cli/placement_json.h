#pragma once

#include <QJsonObject>

#include "engine/barrage/bot/decision.h"

namespace cli {

/// The id of a building space: "5L", "5A" or "P8_0".
[[nodiscard]] QString idOfSite(barrage::Site site);

/// The ids of the spaces of a set.
[[nodiscard]] QStringList idsOfSites(barrage::Structure structure, barrage::SiteSet sites);

/// The type of an action as the list of Automa tiles names it.
[[nodiscard]] QString idOfKind(barrage::AutomaActionKind kind);

/// Adds a chosen place: `structure`, `space`, `decided_by` and `trace`, pairs of a step and the
/// spaces it names.
void addPlacement(QJsonObject& object, const barrage::Placement& placement);

} // namespace cli
