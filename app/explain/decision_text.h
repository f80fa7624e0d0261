#pragma once

#include <QStringList>

#include "engine/barrage/bot/decision.h"
#include "engine/barrage/state.h"

/// An Automa's decisions in words, with the rules they follow from.
namespace explain {

/// "7 (8-4A-7)": the number and the code at the foot of the tile.
[[nodiscard]] QString tileText(int tile);

/// Lines for what was looked at and chosen: the actions of the tile, the place, the production, the
/// water. `state` is the one in which the decision was made.
[[nodiscard]] QStringList decisionText(const barrage::State& state,
                                       const barrage::Decision& decision);

} // namespace explain
