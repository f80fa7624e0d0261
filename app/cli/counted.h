#pragma once

#include <QString>

namespace cli {

/// "1 drop", "2 drops".
[[nodiscard]] inline QString counted(int count, const char* noun) {
    return QStringLiteral("%1 %2%3").arg(count).arg(QLatin1String(noun),
                                                    QLatin1String(count == 1 ? "" : "s"));
}

} // namespace cli
