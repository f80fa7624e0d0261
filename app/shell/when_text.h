#pragma once

#include <QDateTime>
#include <QString>

#include "database/records.h"

namespace shell {

/// When something was, as one says it: "Today, 20:15", "Yesterday", "Monday", or the date.
[[nodiscard]] QString whenText(database::Time time,
                               const QDateTime& now = QDateTime::currentDateTime());

} // namespace shell
