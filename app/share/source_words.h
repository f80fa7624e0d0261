#pragma once

#include <string>

#include <QString>

namespace share {

/// Where points came from: "Water in dams", whatever the game; an unknown id as it reads.
[[nodiscard]] QString sourceName(const std::string& source);

} // namespace share
