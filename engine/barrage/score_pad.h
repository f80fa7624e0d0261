#pragma once

#include <vector>

#include "engine/barrage/final_score.h"

/// The end of a game that was not tracked, from a few figures per player.
namespace barrage {

struct PadPlayer {
    bool isAutoma = false;
    int vp = 0; // after phase 4 of round 5
    int objectiveCount = 0;
    int excavators = 0;
    int mixers = 0;
    int credits = 0; // an Automa has none
    int drops = 0;
    int buildings = 0; // VP of private buildings, counted by the player
    int energy = 0;    // of round 5; matters only in a tie
};

struct PadScore {
    ObjectiveShare objective;
    int leftovers = 0;
    int water = 0;
    int buildings = 0;
    int total = 0;
    int rank = 1;
    bool isTied = false; // on the total, so that the energy decides (B-19.5)
};

/// In the order of the players, of whom there are at most four.
[[nodiscard]] std::vector<PadScore> padScores(const std::vector<PadPlayer>& players);

} // namespace barrage
