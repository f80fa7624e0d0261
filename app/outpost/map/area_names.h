#pragma once

#include <QString>

namespace outpost {

/// "Central area", "Small area 1", "Small area 2".
[[nodiscard]] QString areaName(int area);

} // namespace outpost
