#pragma once

#include <optional>

#include "engine/nucleum/types.h"

/// The parts of the final scoring (N-14), each from its bare figures.
namespace nucleum {

/// Where a space of the milestone track lies; both count from 0.
struct TrackPlace {
    int tier = 0;
    int segment = 0;

    friend bool operator==(const TrackPlace&, const TrackPlace&) = default;
};

/// Nothing for a number that is not in a tier and a segment (N-11.1).
[[nodiscard]] std::optional<TrackPlace> trackPlace(int space);

/// One marker: what its segment's tile counts, by the multiplier of its tier (N-14.3).
[[nodiscard]] int milestoneVp(int multiplier, MilestoneTile tile, int count);

/// The priority goal of an experiment whose eighth technology is unlocked (N-14.4).
[[nodiscard]] int goalVp(Experiment experiment, int count);

struct Resources {
    int uranium = 0;
    int workers = 0;
    int thaler = 0;

    friend bool operator==(const Resources&, const Resources&) = default;
};

/// What to exchange before the leftovers are counted, and what they give then.
struct LeftoverScore {
    int uraniumToWorkers = 0;
    int workersToThaler = 0;
    int vp = 0;

    friend bool operator==(const LeftoverScore&, const LeftoverScore&) = default;
};

/// The best there is, with as few exchanges as possible. A worker that is not in the reserve any
/// more comes as a Thaler and counts as exchanged twice (N-14.5, N-2.5).
[[nodiscard]] LeftoverScore bestLeftovers(const Resources& left, int reserve);

struct GovernmentBuilding {
    int printedVp = 0; // per building; 0 if it is not energized
    int buildings = 0; // of its type in the same own network, itself included
    bool isInPraha = false;
};

[[nodiscard]] int governmentVp(const GovernmentBuilding& building);

/// The printed VP of the other energized buildings, outside Praha and in it.
[[nodiscard]] int buildingVp(int outsidePraha, int inPraha);

/// N-14.7
[[nodiscard]] int incomeTrackVp(IncomePlace place);

} // namespace nucleum
