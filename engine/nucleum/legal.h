#pragma once

#include <vector>

#include "engine/nucleum/error.h"
#include "engine/nucleum/move.h"
#include "engine/nucleum/state.h"

namespace nucleum {

/// Whether the move may be made now; if not, the first rule against it. FactUnknown names the fact
/// that has to be learned first (see facts.h).
[[nodiscard]] Check check(const State& state, const Move& move);

/// Moves that check allows now, in a fixed order, each once. What is printed on tiles, plots and
/// spaces is not known to the engine: actions are listed without discounts and red borders,
/// energizing in the cheapest ways for each plant, building and number of cubes, railways on the
/// connections that are known, with unknown ends, and markers on the printed spaces. Facts,
/// corrections and exchanges of more than one are not listed, nor moves for which a fact is
/// missing: nothing at all is listed while only an unknown bonus of a plant or the facts of the
/// final scoring are waited for.
[[nodiscard]] std::vector<Move> legalMoves(const State& state);
/// The same into a vector that is used again.
void legalMoves(const State& state, std::vector<Move>& moves);

/// Who has to decide: a player or the table. Only while the game is not over.
[[nodiscard]] Actor decider(const State& state);

/// Cities where the player may build: those of the own networks, any without anything on the map
/// (N-5.2, N-6.1).
[[nodiscard]] CitySet buildingCities(const State& state, Player player, bool isAnywhere);

/// "There is no action tile" in the task on top: its symbols cannot be used.
[[nodiscard]] bool isWithoutTile(const State& state);

} // namespace nucleum
