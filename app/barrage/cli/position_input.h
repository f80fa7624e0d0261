#pragma once

#include "app/barrage/position/position_file.h"
#include "app/cli/command.h"

namespace cli {

[[nodiscard]] Result<position::PositionFile> positionAt(const QString& path);
/// The position in the one file a command works on.
[[nodiscard]] Result<position::PositionFile> positionFrom(const QStringList& arguments);

} // namespace cli
