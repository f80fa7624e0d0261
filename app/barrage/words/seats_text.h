#pragma once

#include <QString>
#include <QStringList>

#include "database/records.h"

namespace barrage {

/// "Ala (USA), Automa (Germany)"; somebody without a name is called by the company.
[[nodiscard]] QString seatsText(const database::SessionSummary& session);
/// "Ala", "Automa"; the companies of those who cannot be told apart so.
[[nodiscard]] QStringList seatNames(const database::SessionSummary& session);

} // namespace barrage
