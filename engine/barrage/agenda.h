#pragma once

#include "engine/barrage/effects.h"

namespace barrage {

/// Carries out everything on the agenda that needs no choice, up to the next choice or the end of
/// the game.
void settle(Effects& e);

/// Fills an open slot of the contract office.
void revealContract(Effects& e, Colour colour, int slot, Contract contract);
/// Fills a slot of the patent office.
void revealTile(Effects& e, int slot, Tile tile);

} // namespace barrage
