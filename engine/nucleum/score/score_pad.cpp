#include "engine/nucleum/score_pad.h"

#include <algorithm>

#include "engine/core/ranking.h"
#include "engine/nucleum/data/milestone_track.h"
#include "engine/nucleum/data/player_board.h"

namespace nucleum {

namespace {

int milestones(const PadTiles& tiles, const PadPlayer& player, const PadRulings& rulings) {
    int vp = kStartSpaceVp * player.markersOnStart;
    for (const int space : player.markers) {
        const std::optional<TrackPlace> place = trackPlace(space);
        if (!place)
            continue;
        if (const auto tile = tiles[static_cast<std::size_t>(place->segment)])
            vp += milestoneVp(rulings.multipliers[static_cast<std::size_t>(place->tier)], *tile,
                              player.counts[indexOf(*tile)]);
    }
    return vp;
}

PadScore scoreOf(const PadTiles& tiles, const PadPlayer& player, const PadRulings& rulings) {
    PadScore score;
    score.milestones = milestones(tiles, player, rulings);
    if (player.hasGoal && player.experiment)
        score.goal = goalVp(*player.experiment, goalCount(player));
    const int railways = player.counts[indexOf(MilestoneTile::Railways)];
    score.leftovers =
        bestLeftovers(player.left, std::max(0, kWorkers - player.left.workers - railways));
    score.buildings = buildingVp(player.buildings, player.buildingsInPraha);
    for (GovernmentBuilding building : player.government) {
        building.isInPraha = building.isInPraha && rulings.doublesGovernment;
        score.government += governmentVp(building);
    }
    for (const IncomePlace place : player.income)
        score.income += incomeTrackVp(place);
    score.total = player.vp + score.milestones + score.goal + score.leftovers.vp + score.buildings +
                  score.government + score.income;
    return score;
}

} // namespace

int goalCount(const PadPlayer& player) {
    if (!player.experiment)
        return 0;
    switch (*player.experiment) {
    case Experiment::A:
        return player.cities;
    case Experiment::B:
        return static_cast<int>(std::count_if(player.markers.begin(), player.markers.end(),
                                              [](int space) { return space >= kGoalSpace; }));
    case Experiment::C:
        return player.energized;
    case Experiment::D:
        break;
    }
    return player.counts[indexOf(MilestoneTile::Railways)];
}

std::vector<PadScore> padScores(const PadTiles& tiles, const std::vector<PadPlayer>& players,
                                const PadRulings& rulings) {
    std::vector<PadScore> scores;
    std::vector<int> totals;
    for (const PadPlayer& player : players) {
        scores.push_back(scoreOf(tiles, player, rulings));
        totals.push_back(scores.back().total);
    }
    const std::vector<int> ranks = core::ranks(totals);
    for (std::size_t i = 0; i < scores.size(); ++i)
        scores[i].rank = ranks[i];
    return scores;
}

} // namespace nucleum
