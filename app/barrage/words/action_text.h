#pragma once

#include <QString>

#include "engine/barrage/automa.h"
#include "engine/barrage/data/automa_tiles.h"

/// The actions of an Automa tile in words: what is printed and what came of it.
namespace explain {

/// "production", "water management" ...
[[nodiscard]] QString nameOf(barrage::AutomaActionKind kind);

/// What the tile prints for the action: "+2, yellow contract; 2 engineers".
[[nodiscard]] QString printedText(const barrage::AutomaAction& action);

/// "2-3-1": the places of the external works as they are looked at.
[[nodiscard]] QString placesText(const barrage::WorkOrder& order);

/// Why the action is not done; empty if it is.
[[nodiscard]] QString whyNot(const barrage::ActionReport& report,
                             const barrage::AutomaAction& action);

/// "6 +2 +1 = 9": drops times value (for Fiesler at least 4), tile, company board.
[[nodiscard]] QString energySum(const barrage::ProductionChoice& choice);

/// The action, whether it is done and by which rule not.
[[nodiscard]] QString reportText(const barrage::ActionReport& report,
                                 const barrage::AutomaAction& action);

} // namespace explain
