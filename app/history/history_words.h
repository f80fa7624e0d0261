#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "database/records.h"

/// What the history calls things, in the language of the installed translator.
namespace history {

/// The name, or "Automa", or the role or else the seat of somebody without a name.
[[nodiscard]] QString participantName(const database::PlayHeading& play, std::size_t seat);
/// "Ala (USA)".
[[nodiscard]] QString participantWithRole(const database::PlayHeading& play, std::size_t seat);

/// The places of those who took part, the best first.
[[nodiscard]] std::vector<std::size_t> seatsByRank(const database::PlayHeading& play);

/// "1. Ala (USA): 112", without the points if nobody noted them.
[[nodiscard]] QString standingText(int rank, const QString& participant, std::optional<int> points);

/// The day on which it ended, where the device is.
[[nodiscard]] QString dayText(database::Time time);
/// "1 h 35 min"; empty if nobody took the time.
[[nodiscard]] QString durationText(database::Duration time);

} // namespace history
