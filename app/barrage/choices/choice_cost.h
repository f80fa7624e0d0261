#pragma once

#include "engine/barrage/building.h"

namespace choices {

/// What a piece costs there with a tile without effect; nothing but credits for a free piece.
struct SiteCost {
    barrage::PaymentOptions options;
    int credits = 0;
};
[[nodiscard]] SiteCost costOf(const barrage::State& state, barrage::Site site);

} // namespace choices
