#pragma once

#include "engine/barrage/state.h"

namespace position {

/// Fills in what a file does not say because it follows from the rest: pieces left, piles, drops in
/// play, who has acted this round and what is to be done next.
void derive(barrage::State& state);

/// Advanced tiles that would belong to the pile by their level but are not in it.
[[nodiscard]] barrage::TileSet tilesNotToCome(const barrage::State& state);

/// What waits in a position: a turn, a phase to be carried out, or nothing after the end.
[[nodiscard]] barrage::Agenda agendaOf(const barrage::State& state);

/// What holds for the turn of a position before anything is done in it.
[[nodiscard]] barrage::TurnState turnOf(const barrage::State& state);

} // namespace position
