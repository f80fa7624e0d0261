#include "engine/outpost/score_pad.h"

#include <algorithm>
#include <utility>

#include "engine/core/ranking.h"

namespace outpost {

std::vector<PadScore> padScores(const std::vector<PadPlayer>& players) {
    std::vector<std::pair<int, int>> standings;
    for (const PadPlayer& player : players)
        standings.emplace_back(player.supplied, player.money);
    const std::vector<int> ranks = core::ranks(standings);
    std::vector<PadScore> scores;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const int supplied = players[i].supplied;
        const bool isTied =
            std::count_if(players.begin(), players.end(), [supplied](const PadPlayer& other) {
                return other.supplied == supplied;
            }) > 1;
        scores.push_back({supplied, ranks[i], isTied});
    }
    return scores;
}

} // namespace outpost
