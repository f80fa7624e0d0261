#pragma once

#include <span>

#include "app/table/help_list_model.h"

namespace help {

/// All of Barrage's, chapter by chapter; to be translated in the context of HelpModel.
[[nodiscard]] std::span<const Entry> entries();

} // namespace help
