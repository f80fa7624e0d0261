#pragma once

#include <QString>

#include "engine/barrage/types.h"

namespace barrage {

/// The company's name in the language of the app.
[[nodiscard]] QString nameOf(Company company);

/// Three letters for narrow columns; different for every company.
[[nodiscard]] QString shortNameOf(Company company);

/// An Automa's level.
[[nodiscard]] QString levelName(Level level);

} // namespace barrage
