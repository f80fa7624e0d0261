#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/nucleum/final_score.h"

/// The end of a game of Nucleum that was not tracked, from the figures on the table.
namespace nucleum {

/// The milestone tile of each segment; open ones give nothing.
using PadTiles = std::array<std::optional<MilestoneTile>, kSegmentCount>;

struct PadPlayer {
    int vp = 0;                                    // on the track before the final scoring
    std::array<int, kMilestoneTileCount> counts{}; // by MilestoneTile
    std::array<int, kTierCount> markers{};         // the space of the marker in each tier, 0: none
    int markersOnStart = 0;
    std::optional<Experiment> experiment;
    bool hasGoal = false; // the eighth technology is unlocked
    int cities = 0;       // with own structures, for experiment A
    int energized = 0;    // buildings, for experiment C
    Resources left;
    int buildings = 0; // printed VP of energized buildings outside Praha, government excepted
    int buildingsInPraha = 0;
    std::array<GovernmentBuilding, kBuildingTypeCount> government{};
    std::array<IncomePlace, kIncomeTrackCount> income{};
};

struct PadScore {
    int milestones = 0;
    int goal = 0;
    LeftoverScore leftovers;
    int buildings = 0;
    int government = 0;
    int income = 0;
    int total = 0;
    int rank = 1;
};

/// What the player's priority goal counts; nothing while the experiment is not known.
[[nodiscard]] int goalCount(const PadPlayer& player);

/// What a table may have agreed on (NA-1, NA-13).
struct PadRulings {
    std::array<int, kTierCount> multipliers{1, 2, 3, 4, 5, 6};
    bool doublesGovernment = true; // in Praha
};

/// In the order of the players; who has rank 1 wins.
[[nodiscard]] std::vector<PadScore> padScores(const PadTiles& tiles,
                                              const std::vector<PadPlayer>& players,
                                              const PadRulings& rulings = {});

} // namespace nucleum
