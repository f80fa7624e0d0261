#pragma once

#include "engine/nucleum/turn/effects.h"

/// The course of the game between the players' decisions (N-4, N-10, N-12 to N-14).
namespace nucleum {

void beginTurn(Effects& e, Player player);
void endTurn(Effects& e);
/// Everybody with a tile in the line advances on the VP income track (N-4.9).
void rewardLine(Effects& e, std::size_t connection);
void scoreRoyally(Effects& e, int milestoneSpace);
/// Markers beyond the last space of a track, which was not known when they got there, go back to
/// it; each step gives its VP now (N-2.6).
void returnMarkers(Effects& e, IncomeTrack track);
/// Tokens go, tiles come back (N-10.1).
void finishRecharge(Effects& e, Player player);
void scoreGame(Effects& e);

} // namespace nucleum
