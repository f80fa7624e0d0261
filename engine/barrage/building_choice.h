#pragma once

#include "engine/barrage/construction_choice.h"

namespace barrage {

/// Which private buildings an Automa looks at first, and which rule says so.
struct BuildingSearch {
    bool fromBottom = false;
    PlaceStep decidedBy = PlaceStep::Arrow;
};

/// The first private building in this direction with a free slot on which the Automa has not built
/// yet and for which it has tile and machines.
[[nodiscard]] ConstructionChoice chooseBuilding(const State& state, Company company,
                                                const BuildingSearch& search);

/// Fouche's direction: the letter of the conduit code, A from the top and B from the bottom (8.3).
[[nodiscard]] BuildingSearch foucheSearch(const State& state);

} // namespace barrage
