#pragma once

#include <string>

#include <QString>

namespace barrage {

/// Where points came from: "Water in dams"; empty if there is no such source. The ids are written
/// by score_sheet and the score pad and never change.
[[nodiscard]] QString sourceName(const std::string& id);

} // namespace barrage
