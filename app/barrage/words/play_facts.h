#pragma once

#include <QStringList>

#include "database/records.h"

namespace barrage {

/// What the details of a play say beside the points, one sentence each: the objective with how much
/// of it everybody had, the bonus tiles of the rounds. The names are those of the results.
[[nodiscard]] QStringList factsOf(const database::Play& play, const QStringList& names);

} // namespace barrage
