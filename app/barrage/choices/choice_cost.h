#pragma once

#include "app/barrage/choices/choice_tree.h"
#include "engine/barrage/building.h"

/// What options of the current step cost and give.
namespace choices {

/// What a piece costs there with a tile without effect; nothing but credits for a free piece.
struct SiteCost {
    barrage::PaymentOptions options;
    int credits = 0;
};
[[nodiscard]] SiteCost costOf(const barrage::State& state, barrage::Site site);

/// The system among the steps; only where there is one.
[[nodiscard]] const barrage::System& systemOn(const ChoicePath& steps);

/// Energy of a production on the space chosen before, or of one that waits.
[[nodiscard]] int energyOf(const ChoiceTree& tree, const barrage::System& system, int drops);

/// The most energy the system can give now; 0 if none.
[[nodiscard]] int bestEnergy(const ChoiceTree& tree, const barrage::System& system);

/// Credits for the use of another company's conduit (B-10.6).
[[nodiscard]] int conduitFee(const barrage::State& state, const barrage::System& system, int drops);

} // namespace choices
