#pragma once

#include <vector>

#include "engine/outpost/state.h"

namespace outpost {

/// Supplied cities and what they are worth in the end, by seat.
struct Standing {
    Seat seat = Seat::P1;
    int supplied = 0;
    int money = 0;
    int rank = 1; // 1 wins; equal ones share it (O-12.4)

    friend bool operator==(const Standing&, const Standing&) = default;
};
/// All players, best first; equal ones in player order.
[[nodiscard]] std::vector<Standing> standings(const State& state);

/// Who won, in player order (O-12.2 to O-12.4).
[[nodiscard]] std::vector<Seat> winners(const State& state);

} // namespace outpost
