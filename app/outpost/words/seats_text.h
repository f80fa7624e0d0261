#pragma once

#include <QString>
#include <QStringList>

#include "database/records.h"

namespace outpost {

/// "Ania, Nikola"; somebody without a name is called by the colour.
[[nodiscard]] QString seatsText(const database::SessionSummary& session);
/// The names alone, of the seats of the session.
[[nodiscard]] QStringList seatNames(const database::SessionSummary& session);

} // namespace outpost
