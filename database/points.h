#pragma once

#include <algorithm>
#include <optional>

#include "database/records.h"

namespace database {

/// Whether a play was entered with points, not only with its winner.
template <class Results>
[[nodiscard]] bool havePoints(const Results& results) {
    return std::ranges::any_of(results, [](const auto& result) { return result.score != 0; });
}

/// The points of one participant, if any were noted.
template <class AnyPlay>
[[nodiscard]] std::optional<int> pointsOf(const AnyPlay& play, std::size_t index) {
    return havePoints(play.results) ? std::optional(play.results[index].score) : std::nullopt;
}

} // namespace database
