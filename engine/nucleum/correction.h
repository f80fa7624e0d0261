#pragma once

#include "engine/nucleum/move.h"
#include "engine/nucleum/state.h"

namespace nucleum {

/// Whether the owner of a correction names a player, anybody or nobody.
enum class Concerns : std::uint8_t { Nobody, Player, Anybody };

/// What a correction needs: how many indices there are (0: none is used) and the range of its
/// value.
struct CorrectionForm {
    Corrected what;
    Concerns concerns;
    int indices;
    int least;
    int most;
};

[[nodiscard]] const CorrectionForm& formOf(Corrected what);

/// The correction that would change nothing. `owner` is the player whose thing it is; for what is
/// not a player's the answer names the owner instead.
[[nodiscard]] Correct asItIs(const State& state, Corrected what, Owner owner, int index);

} // namespace nucleum
