#pragma once

#include "engine/barrage/turn/effects.h"

/// The course of a round (B-5 to B-7, B-16 to B-19).
namespace barrage {

/// Carries out the phase that waits for confirmation.
void carryOutPhase(Effects& e);

void receiveIncome(Effects& e, Company company);
void fillHeadstreams(Effects& e);
void endTurn(Effects& e);
void nextTurn(Effects& e);
void startRound(Effects& e);
void scoreGame(Effects& e);

/// Turn order of the next round: least energy first, ties in reverse (B-18.1).
[[nodiscard]] core::FixedVector<Company, kMaxPlayers> nextTurnOrder(const State& state);

} // namespace barrage
