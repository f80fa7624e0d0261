#pragma once

#include "app/cli/command.h"

namespace cli {

/// The one file a command works on.
[[nodiscard]] Result<QString> onlyFile(const QStringList& arguments);

/// The whole file; one that is larger comes cut off a byte behind the limit.
[[nodiscard]] Result<QByteArray> readFile(const QString& path, qint64 largest);

/// The names of the files or other things a command works on; there are no options.
[[nodiscard]] Result<QStringList> onlyNames(const QStringList& arguments);

} // namespace cli
