#pragma once

#include <compare>
#include <vector>

/// The end of the game from the bare figures (B-19). The tracked game and the score pad both count
/// here, so that they cannot differ.
namespace barrage {

struct ObjectiveCount {
    int count = 0;
    bool isAutoma = false;
};

/// What the objective gives one player: the best of the places shared, by how many, the VP of all
/// these places on the player's scale, and the VP for each.
struct ObjectiveShare {
    int place = 1;
    int tied = 1;
    int placesVp = 0;
    int vp = 0;

    friend bool operator==(const ObjectiveShare&, const ObjectiveShare&) = default;
};

/// In the order of the counts (B-19.1, B-19.2, A-1.6).
[[nodiscard]] std::vector<ObjectiveShare>
objectiveShares(const std::vector<ObjectiveCount>& counts);

/// Excavators, mixers and credits together (B-19.3).
[[nodiscard]] int leftoverVp(int items);

/// Drops in own dams (B-19.4).
[[nodiscard]] int waterVp(int drops);

/// What decides who wins: VP, then the energy of round 5 (B-19.5).
struct FinalStanding {
    int vp = 0;
    int energy = 0;

    friend auto operator<=>(const FinalStanding&, const FinalStanding&) = default;
};

/// 1 for those who win; who is equal in both shares a rank (R-B18).
[[nodiscard]] std::vector<int> finalRanks(const std::vector<FinalStanding>& standings);

} // namespace barrage
