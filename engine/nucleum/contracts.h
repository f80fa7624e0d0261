#pragma once

#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/error.h"
#include "engine/nucleum/state.h"

namespace nucleum {

/// How far a player is with a contract. `doubtful` more might count: they are in cities whose
/// colour is not known.
struct Progress {
    int count = 0;
    int needed = 0;
    int doubtful = 0;

    [[nodiscard]] bool isMet() const { return count >= needed; }

    friend bool operator==(const Progress&, const Progress&) = default;
};

[[nodiscard]] Progress progressOf(const State& state, Player player, Contract contract);

/// The contract lies in a space of the player or is purple and open.
[[nodiscard]] bool isReachable(const State& state, Player player, Contract contract);

/// Reachable and met; FactUnknown if it depends on the colour of a city that is not known.
[[nodiscard]] Check checkFulfilment(const State& state, Player player, Contract contract);

/// The contracts the player could fulfil now, were it the moment.
[[nodiscard]] ContractSet fulfillable(const State& state, Player player);

} // namespace nucleum
