#pragma once

#include <QByteArray>

#include "app/json/problem.h"
#include "database/records.h"

namespace position {

/// The position file of a session at its cursor, which its log reaches, with the names of the
/// players.
[[nodiscard]] json::Result<QByteArray> positionOf(const database::SessionRecord& session);

} // namespace position
