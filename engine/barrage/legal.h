#pragma once

#include <vector>

#include "engine/barrage/error.h"
#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

namespace barrage {

/// Whether the move may be made now; if not, the first rule against it.
[[nodiscard]] Check check(const State& state, const Move& move);

/// Every move that check allows now, except corrections and the table's word that a pile is empty.
/// In a fixed order, each once.
[[nodiscard]] std::vector<Move> legalMoves(const State& state);
/// The same into a vector that is used again.
void legalMoves(const State& state, std::vector<Move>& moves);

/// Who has to decide: a company or the table. Only while the game is not over.
[[nodiscard]] Actor decider(const State& state);

} // namespace barrage
