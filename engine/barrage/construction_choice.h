#pragma once

#include "engine/barrage/decision.h"
#include "engine/barrage/state.h"

namespace barrage {

/// Whether and how an Automa carries out a construction (A-6.1, A-6.8, 8.2, 8.3).
struct ConstructionChoice {
    Because because = Because::Done; // otherwise only the figures say something
    int there = 0;                   // machines of the usual kind, if they do not suffice
    int needed = 0;                  // for the cheapest space the tile allows
    Build build;
    Placement placement;
    Officer officer = Officer::None; // whose habit it is instead of the tile's construction
};

/// The construction the action asks for, or instead an elevation (Del Monte) or a building
/// (Fouche).
[[nodiscard]] ConstructionChoice chooseConstruction(const State& state, Company company,
                                                    const AutomaAction& action);

/// Where a free piece goes; nothing if it cannot be placed.
[[nodiscard]] std::optional<Placement> chooseFreePlace(const State& state, Company company,
                                                       Structure structure, int limit);

} // namespace barrage
