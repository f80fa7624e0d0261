#pragma once

#include <vector>

#include "engine/barrage/decision.h"
#include "engine/barrage/state.h"

namespace barrage {

/// What one tile of the stack would make an Automa do.
struct ForecastTile {
    std::uint8_t tile = 0;
    AutomaActionKind action = AutomaActionKind::Bank; // the one that ends the turn
    bool managesWater = false;                        // dashed actions before it
    bool sweepsContracts = false;
    std::optional<Site> site; // where it would build, if the criteria are known
    std::optional<Work> work; // the external work it would take
};

/// The next turn of an Automa if nothing changed until then: the visible action tile gives the
/// criteria, and each tile that may lie below it is equally likely to give the actions. Empty if no
/// tile is visible yet or the Automa has no engineers left. Where all tiles are shuffled first
/// (R-A1), or another turn uncovers a tile first, the criteria are not known; they never decide
/// which action is done.
[[nodiscard]] std::vector<ForecastTile> forecast(const State& state, Company automa);

} // namespace barrage
