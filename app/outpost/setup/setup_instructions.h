#pragma once

#include <QStringList>

#include "app/outpost/setup/setup_draft.h"

namespace outpost {

/// What to lay out before the first card, line by line (section 3).
[[nodiscard]] QStringList setupInstructions(const SetupDraft& draft, bool usesMap);

} // namespace outpost
