#include "engine/nucleum/final_score.h"

#include <algorithm>

#include "engine/nucleum/data/final_scoring.h"
#include "engine/nucleum/data/milestone_track.h"

namespace nucleum {

namespace {

template <class Ranges>
std::optional<int> rangeWith(const Ranges& ranges, int space) {
    const auto found = std::find_if(ranges.begin(), ranges.end(), [space](const auto& range) {
        return range.from <= space && space <= range.to;
    });
    if (found == ranges.end())
        return std::nullopt;
    return static_cast<int>(found - ranges.begin());
}

} // namespace

std::optional<TrackPlace> trackPlace(int space) {
    const std::optional<int> tier = rangeWith(kTiers, space);
    const std::optional<int> segment = rangeWith(kSegments, space);
    if (!tier || !segment)
        return std::nullopt;
    return TrackPlace{*tier, *segment};
}

int milestoneVp(int multiplier, MilestoneTile tile, int count) {
    return count / kCountedTogether[indexOf(tile)] * multiplier;
}

int goalVp(Experiment experiment, int count) {
    const auto& thresholds = kGoalThresholds[static_cast<std::size_t>(experiment)];
    int vp = 0;
    for (std::size_t i = 0; i < thresholds.size(); ++i)
        if (count >= thresholds[i])
            vp = kGoalVp[i];
    return vp;
}

LeftoverScore bestLeftovers(const Resources& left, int reserve) {
    LeftoverScore best;
    best.vp = -1;
    for (int toWorkers = 0; toWorkers <= left.uranium; ++toWorkers) {
        const int workers = left.workers + toWorkers;
        for (int toThaler = std::max(0, toWorkers - reserve); toThaler <= workers; ++toThaler) {
            const int vp = (left.uranium - toWorkers) / kUraniumPerVp +
                           (workers - toThaler) / kWorkersPerVp +
                           (left.thaler + toThaler) / kThalerPerVp;
            const bool isShorter =
                toWorkers + toThaler < best.uraniumToWorkers + best.workersToThaler;
            if (vp > best.vp || (vp == best.vp && isShorter))
                best = {toWorkers, toThaler, vp};
        }
    }
    return best;
}

int governmentVp(const GovernmentBuilding& building) {
    return building.printedVp * building.buildings * (building.isInPraha ? kPrahaFactor : 1);
}

int buildingVp(int outsidePraha, int inPraha) { return outsidePraha + kPrahaFactor * inPraha; }

int incomeTrackVp(IncomePlace place) { return kIncomeTrackVp[static_cast<std::size_t>(place)]; }

} // namespace nucleum
