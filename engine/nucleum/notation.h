#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/nucleum/move.h"
#include "engine/nucleum/setup.h"

/// Setups, moves and facts as single lines of text, for logs. Words are separated by one space; the
/// ids are those of ids.h. What format writes, parse reads back to an equal value; parse accepts
/// nothing else.
namespace nucleum {

/// Who, a verb in lower case, and its values: "p1 urbanize residence 2 leipzig discount=1".
[[nodiscard]] std::string formatMove(const Move& move);
[[nodiscard]] std::optional<Move> parseMove(std::string_view line);

/// Key=value words in a fixed order.
[[nodiscard]] std::string formatSetup(const Setup& setup);
[[nodiscard]] std::optional<Setup> parseSetup(std::string_view line);

/// One fact, for an app that keeps facts for later games: "city leipzig green".
[[nodiscard]] std::string formatFact(const Fact& fact);
[[nodiscard]] std::optional<Fact> parseFact(std::string_view line);

} // namespace nucleum
