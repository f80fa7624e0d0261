#pragma once

#include <vector>

/// The end of a game of Power Grid: Outpost that was not tracked.
namespace outpost {

struct PadPlayer {
    int supplied = 0; // cities supplied in the last phase 4
    int money = 0;
};

struct PadScore {
    int supplied = 0;
    int rank = 1;
    bool isTied = false; // on the cities, so that the money decides (O-12.3)
};

/// In the order of the players; who has rank 1 wins.
[[nodiscard]] std::vector<PadScore> padScores(const std::vector<PadPlayer>& players);

} // namespace outpost
