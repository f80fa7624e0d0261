#include "app/history/play_ranking.h"

#include <algorithm>
#include <utility>

#include "database/points.h"

namespace history {

using database::PlayResult;

void markHighestAsWinners(std::vector<PlayResult>& results) {
    const bool isNoted = database::havePoints(results);
    for (PlayResult& result : results)
        result.isWinner =
            isNoted && std::ranges::all_of(results, [&result](const PlayResult& other) {
                return other.score <= result.score;
            });
}

bool haveHighestAsWinners(const std::vector<PlayResult>& results) {
    std::vector<PlayResult> marked = results;
    markHighestAsWinners(marked);
    return std::ranges::equal(marked, results, {}, &PlayResult::isWinner, &PlayResult::isWinner);
}

bool haveSameStandings(const std::vector<PlayResult>& some, const std::vector<PlayResult>& others) {
    return std::ranges::equal(some, others, [](const PlayResult& one, const PlayResult& other) {
        return one.score == other.score && one.isWinner == other.isWinner;
    });
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
