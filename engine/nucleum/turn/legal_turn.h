#pragma once

#include "engine/core/move_list.h"
#include "engine/nucleum/move.h"
#include "engine/nucleum/state.h"

namespace nucleum {

using MoveList = core::MoveList<Move>;

/// The moves with which a player can begin a turn.
void addTurns(const State& state, Player player, MoveList& list);

/// Railways on known connections, with unknown ends.
void addRailways(const State& state, Player player, MoveList& list);

/// The actions of a tile, of matched railways or of a technology.
void addActions(const State& state, Player player, MoveList& list);
void addUrbanize(const State& state, Player player, MoveList& list);
void addIndustrialize(const State& state, Player player, MoveList& list);
void addEnergize(const State& state, Player player, MoveList& list);

} // namespace nucleum
