#pragma once

#include "engine/outpost/random_play.h"

namespace outpost {

/// With invented cards and without a map.
[[nodiscard]] inline Setup randomSetup(int players, std::uint64_t seed) {
    core::Rng rng(seed);
    Setup setup;
    setup.order = randomOrder(players, rng);
    setup.cards = inventedCards();
    return setup;
}

} // namespace outpost
