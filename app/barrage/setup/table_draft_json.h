#pragma once

#include <optional>
#include <string>

#include "app/barrage/setup/table_draft.h"

/// A draft as a short JSON text, to survive the end of the program.
[[nodiscard]] std::string toJson(const TableDraft& draft);

/// Nothing if the text is not a draft. A thing that does not fit where it lies is left out.
[[nodiscard]] std::optional<TableDraft> draftFromJson(const std::string& json);
