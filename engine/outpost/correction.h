#pragma once

#include "engine/outpost/move.h"
#include "engine/outpost/state.h"

namespace outpost {

/// Whether the owner of a correction names a player, a company (the Syndicate too), anybody or
/// nobody.
enum class Concerns : std::uint8_t { Nobody, Player, Company, Anybody };

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

/// The correction that would change nothing. `owner` is the company whose thing it is; for
/// stations, buildings and places in the order the answer names the owner instead.
[[nodiscard]] Correct asItIs(const State& state, Corrected what, Owner owner, int index);

} // namespace outpost
