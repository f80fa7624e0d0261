#pragma once

#include "engine/barrage/state.h"

namespace barrage {

/// Where a flowing drop ended and which powerhouses of the USA it passed on its way.
struct FlowResult {
    BaseSpace dam; // not set: off the map
    Basin last;    // last basin it came through
    int usaBasinsPassed = 0;
};

/// Lets one drop enter a basin and flow (B-12). `fromRiver` is false for a drop that leaves a
/// powerhouse of that basin: it does not pass the powerhouses there (B-2.4, B-20.3).
/// Adds the drop to the dam that catches it; counts what leaves the map.
FlowResult flowDrop(State& state, Basin basin, bool fromRiver);

/// How many drops the dam on this space can hold (B-2.6, B-21.2).
[[nodiscard]] int capacityOf(const State& state, BaseSpace space);

} // namespace barrage
