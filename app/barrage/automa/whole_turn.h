#pragma once

#include <vector>

#include "engine/barrage/automa.h"
#include "engine/barrage/game.h"

namespace automa {

/// An Automa's turn from its tile on: what was carried out already, without events, and what comes.
struct WholeTurn {
    std::vector<barrage::TurnStep> earlier;
    barrage::TurnPreview ahead;
    bool endsAfterReveals = false; // contracts are revealed next, and then the turn is over
};

/// Needs isAutomaToDecide.
[[nodiscard]] WholeTurn wholeTurnOf(const barrage::Playthrough& game);

} // namespace automa
