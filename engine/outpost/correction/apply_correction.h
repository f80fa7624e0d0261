#pragma once

#include "engine/outpost/turn/effects.h"

/// Corrections. Values must be in range; whether they make sense is seen from the state they lead
/// to, which checkCorrection looks at beforehand.
namespace outpost {

void applyCorrection(Effects& e, const Correct& move);
void applyCorrection(Effects& e, const MoveCard& move);
void applyCorrection(Effects& e, const ChangeCard& move);

/// False if the card does not lie there.
bool takeCardFrom(State& state, const Card& card, const CardPlace& place);
/// False if there is no such place or no room.
bool putCardTo(State& state, const Card& card, const CardPlace& place);

} // namespace outpost
