#pragma once

#include <QString>

#include "database/records.h"

namespace outpost {

/// "Ania, Nikola"; somebody without a name is called by the colour.
[[nodiscard]] QString seatsText(const database::SessionSummary& session);

} // namespace outpost
