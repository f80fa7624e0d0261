#pragma once

#include "engine/outpost/state.h"
#include "engine/outpost/workers.h"

/// What plants and workers can supply (O-10.1, O-10.5).
namespace outpost {

struct Supply {
    unsigned plants = 0; // bit i: plant i of plantsOf runs
    int workers = 0;     // that they need
    int output = 0;
    int supplied = 0; // output, as far as there are cities

    friend bool operator==(const Supply&, const Supply&) = default;
};

/// The most cities, with the fewest workers among equals. Exact: every choice of plants is tried.
[[nodiscard]] Supply bestSupply(const RunningPlants& plants, int workers, int network);
[[nodiscard]] Supply bestSupply(const State& state, Seat seat);

/// Income of phase 4 (O-10.2).
[[nodiscard]] int incomeFor(const State& state, int supplied);

} // namespace outpost
