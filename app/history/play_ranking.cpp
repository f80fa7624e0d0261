#include "app/history/play_ranking.h"

#include <algorithm>
#include <utility>

namespace history {

using database::PlayResult;

void markHighestAsWinners(std::vector<PlayResult>& results) {
    int highest = 0;
    for (const PlayResult& result : results)
        highest = std::max(highest, result.score);
    for (PlayResult& result : results)
        result.isWinner = highest > 0 && result.score == highest;
}

void rankByWinnersAndScore(std::vector<PlayResult>& results) {
    const auto standing = [](const PlayResult& result) {
        // Winners are equal, also if one of them has fewer points.
        return result.isWinner ? std::pair(true, 0) : std::pair(false, result.score);
    };
    for (PlayResult& result : results)
        result.rank =
            1 + static_cast<int>(std::ranges::count_if(results, [&](const PlayResult& other) {
                return standing(other) > standing(result);
            }));
}

} // namespace history
