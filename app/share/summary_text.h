#pragma once

#include <QString>

#include "database/records.h"

namespace share {

/// The result as a few lines to paste into a message, the best first.
[[nodiscard]] QString summaryText(const database::Play& play);

} // namespace share
