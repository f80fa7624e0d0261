#pragma once

#include <QString>

#include "database/records.h"

namespace barrage {

/// "Ala (USA), Automa (Germany)"; somebody without a name is called by the company.
[[nodiscard]] QString seatsText(const database::SessionSummary& session);

} // namespace barrage
