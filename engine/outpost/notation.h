#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/outpost/move.h"
#include "engine/outpost/setup.h"

/// Setups and moves as single lines of text, for logs. Words are separated by one space; the ids
/// are those of ids.h. What format writes, parse reads back to an equal value; parse accepts
/// nothing else.
namespace outpost {

/// Who, a verb in lower case, and its values: "p1 build station c4 connection=8",
/// "table draw plant,12,2,2".
[[nodiscard]] std::string formatMove(const Move& move);
[[nodiscard]] std::optional<Move> parseMove(std::string_view line);

/// Key=value words in a fixed order.
[[nodiscard]] std::string formatSetup(const Setup& setup);
[[nodiscard]] std::optional<Setup> parseSetup(std::string_view line);

/// The readings alone, as in a setup.
[[nodiscard]] std::string formatRulings(const Rulings& rulings);
[[nodiscard]] std::optional<Rulings> parseRulings(std::string_view line);

/// One card as in a draw: "plant,12,2,2" (number, workers, cities), "habitat,26,3",
/// "technology,20,data_library", "step3".
[[nodiscard]] std::string formatCard(const Card& card);
[[nodiscard]] std::optional<Card> parseCard(std::string_view text);

} // namespace outpost
