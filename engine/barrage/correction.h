#pragma once

#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

namespace barrage {

/// Whether the owner of a correction names a company, anybody or nobody.
enum class Concerns : std::uint8_t { Nobody, Company, Anybody };

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

/// The correction that would change nothing. `owner` is the company whose thing it is; for what is
/// not a company's, and for a place in the turn order, the answer names the owner instead.
[[nodiscard]] Correct asItIs(const State& state, Corrected what, Owner owner, int index);

} // namespace barrage
