#include "engine/barrage/score_pad.h"

#include <algorithm>

namespace barrage {

namespace {

int leftoverItems(const PadPlayer& player) {
    return player.excavators + player.mixers + (player.isAutoma ? 0 : player.credits);
}

} // namespace

std::vector<PadScore> padScores(const std::vector<PadPlayer>& players) {
    std::vector<ObjectiveCount> counts;
    for (const PadPlayer& player : players)
        counts.push_back({player.objectiveCount, player.isAutoma});
    const std::vector<ObjectiveShare> shares = objectiveShares(counts);

    std::vector<PadScore> scores;
    std::vector<FinalStanding> standings;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const PadPlayer& player = players[i];
        PadScore& score = scores.emplace_back();
        score.objective = shares[i];
        score.leftovers = leftoverVp(leftoverItems(player));
        score.water = waterVp(player.drops);
        score.buildings = player.buildings;
        score.total = player.vp + shares[i].vp + score.leftovers + score.water + score.buildings;
        standings.push_back({score.total, player.energy});
    }
    const std::vector<int> ranks = finalRanks(standings);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        scores[i].rank = ranks[i];
        scores[i].isTied = std::count_if(scores.begin(), scores.end(), [&](const PadScore& other) {
                               return other.total == scores[i].total;
                           }) > 1;
    }
    return scores;
}

} // namespace barrage
