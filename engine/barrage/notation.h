#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/barrage/move.h"
#include "engine/barrage/setup.h"

/// Setups and moves as single lines of text, for logs. Words are separated by one space; the ids
/// are those of ids.h. What format writes, parse reads back to an equal value; parse accepts
/// nothing else.
namespace barrage {

/// Who, a verb in lower case, and its values: "usa build 5L base basic_base excavators=4".
[[nodiscard]] std::string formatMove(const Move& move);
[[nodiscard]] std::optional<Move> parseMove(std::string_view line);

/// Key=value words in a fixed order.
[[nodiscard]] std::string formatSetup(const Setup& setup);
[[nodiscard]] std::optional<Setup> parseSetup(std::string_view line);

} // namespace barrage
