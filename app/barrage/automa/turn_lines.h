#pragma once

#include <vector>

#include "app/barrage/automa/whole_turn.h"
#include "app/barrage/lines/automa_line_model.h"
#include "engine/barrage/automa.h"

/// A turn that is looked at ahead, as lines for the screen.
namespace automa {

inline constexpr int kTileColumns = 3; // of an Automa tile's actions

/// What has to be done with the pieces, in order.
[[nodiscard]] std::vector<AutomaLine> instructionLines(const WholeTurn& turn);

/// What has to be done with the Automa tiles because of the events.
[[nodiscard]] std::vector<AutomaLine> tileLines(const barrage::State& before,
                                                const barrage::Events& events);

/// Every action of the tile and what became of it.
[[nodiscard]] std::vector<AutomaLine> actionLines(const WholeTurn& turn);

/// The whole reasoning; the marks of a line are the candidates it names.
[[nodiscard]] std::vector<AutomaLine> reasonLines(const WholeTurn& turn);

} // namespace automa
