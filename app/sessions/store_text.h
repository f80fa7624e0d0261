#pragma once

#include <QString>

#include "database/recovery.h"
#include "database/store_error.h"

/// What the store has to say, in words.
namespace sessions {

/// One sentence that names the file; without a name it says "the file with your games".
[[nodiscard]] QString storeErrorSentence(const database::StoreError& error,
                                         const QString& file = {});

/// What was kept of a damaged file, what was not, and where that file lies now.
[[nodiscard]] QString recoveryText(const database::RecoveryReport& report);

} // namespace sessions
