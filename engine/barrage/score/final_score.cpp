#include "engine/barrage/final_score.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

#include "engine/barrage/data/objective_tiles.h"
#include "engine/core/ranking.h"

namespace barrage {

namespace {

int vpOfPlaces(const std::array<int, 4>& scale, int place, int tied) {
    int total = 0;
    for (int i = place; i < place + tied; ++i)
        total += scale[static_cast<std::size_t>(i - 1)];
    return total;
}

} // namespace

std::vector<ObjectiveShare> objectiveShares(const std::vector<ObjectiveCount>& counts) {
    assert(counts.size() <= kObjectiveVp.size());
    std::vector<int> figures;
    for (const ObjectiveCount& each : counts)
        figures.push_back(each.count);
    const std::vector<int> places = core::ranks(figures);
    std::vector<ObjectiveShare> shares;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        ObjectiveShare& share = shares.emplace_back();
        share.place = places[i];
        share.tied = static_cast<int>(std::count(places.begin(), places.end(), places[i]));
        share.placesVp = vpOfPlaces(counts[i].isAutoma ? kAutomaObjectiveVp : kObjectiveVp,
                                    share.place, share.tied);
        share.vp = (share.placesVp + share.tied - 1) / share.tied; // rounded up (B-19.2)
    }
    return shares;
}

int leftoverVp(int items) { return items / kItemsPerVp; }

int waterVp(int drops) { return drops; }

std::vector<int> finalRanks(const std::vector<FinalStanding>& standings) {
    return core::ranks(standings);
}

} // namespace barrage
