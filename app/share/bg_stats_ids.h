#pragma once

#include <QString>

#include "database/records.h"

/// What BG Stats knows a thing of ours by. Made from our own ids and names, so that it is the same
/// in every link, in every file and on every device.
namespace share {

[[nodiscard]] QString uuidOf(const QString& kind, const QString& id);
[[nodiscard]] QString playerUuid(const database::Play& play, std::size_t result);

/// "2026-11-17 19:30:00" in UTC, the only form in which BG Stats reads times.
[[nodiscard]] QString bgStatsTime(database::Time time);

} // namespace share
