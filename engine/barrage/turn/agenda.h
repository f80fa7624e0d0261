#pragma once

#include "engine/barrage/turn/effects.h"

namespace barrage {

enum class SettleUntil : std::uint8_t { Choice, TurnOver };

/// Carries out everything on the agenda that needs no choice, up to the next choice or the end of
/// the game; with TurnOver also up to the moment when a turn is over and EndTurn is on top.
void settle(Effects& e, SettleUntil until = SettleUntil::Choice);

/// Fills an open slot of the contract office.
void revealContract(Effects& e, Colour colour, int slot, Contract contract);
/// Fills a slot of the patent office.
void revealTile(Effects& e, int slot, Tile tile);
/// Fills a space of the external works.
void revealWork(Effects& e, int slot, Work work);

} // namespace barrage
