#pragma once

#include "engine/nucleum/score_pad.h"
#include "engine/nucleum/state.h"

/// The end conditions and the final scoring (N-13, N-14).
namespace nucleum {

[[nodiscard]] bool isMet(const State& state, EndCondition condition);
[[nodiscard]] int conditionsMet(const State& state);
[[nodiscard]] int conditionsNeeded(int players);
/// Turns after the present one when the end is triggered in the turn of this player (N-13.3).
[[nodiscard]] int turnsAfterTrigger(int players, Player active);
/// Turns after the present one; nothing is triggered: -1.
[[nodiscard]] int turnsAfterThis(const State& state);

/// How near the end is, for a tracker.
struct EndTracker {
    int tilesInStacks = 0;
    int contractsInStacks = 0;
    int markersOnThirdSpace = 0;
    int mostTechnologies = 0;
    int mostVp = 0;
};
[[nodiscard]] EndTracker endTracker(const State& state);

/// The figures of the final scoring as they stand now. What is not known counts as nothing; see
/// missingForScore.
[[nodiscard]] PadPlayer figuresOf(const State& state, Player player);
/// By Player, with ranks.
[[nodiscard]] std::vector<PadScore> finalScores(const State& state);

/// The first fact the final scoring still needs: VP of an energized building, the spaces of a
/// track, the types of a neutral building in the network of a government building.
struct MissingFact {
    FactKind kind;
    int index;
};
[[nodiscard]] std::optional<MissingFact> missingForScore(const State& state);

/// Who has won, once the game is over.
[[nodiscard]] std::vector<Player> winners(const State& state);

} // namespace nucleum
