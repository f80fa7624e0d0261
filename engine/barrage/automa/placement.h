#pragma once

#include "engine/barrage/decision.h"
#include "engine/barrage/state.h"

namespace barrage {

/// What an advanced tile adds to the choice of a place at the level High (8.2).
struct PlacePreferences {
    bool valuableConduit = false; // level 2 conduit: value 3 or more
    bool redOutline = false;      // level 1 wild: a base on the red outline
};

/// Chooses one of the eligible sites by and the criteria tile in force. `eligible`
/// must not be empty.
[[nodiscard]] Placement choosePlace(const State& state, Company company, Structure structure,
                                    SiteSet eligible, const PlacePreferences& preferences = {});

} // namespace barrage
