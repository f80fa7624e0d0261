#pragma once

#include <optional>

#include "engine/barrage/building.h"
#include "engine/barrage/state.h"

namespace barrage {

/// The tile an Automa builds with: below High the basic one first, from High on the highest level;
/// Krylov's only if there is no other (A-6.8, R-A6, 8.2, 8.3).
[[nodiscard]] std::optional<TileChoice> chooseTile(const State& state, Company company,
                                                   Structure structure);

/// How an Automa pays for a piece; nothing if it cannot (A-6.1, 8.2, 8.3, R-A11).
[[nodiscard]] std::optional<Payment> choosePayment(const State& state, Company company, Site site,
                                                   TileEffect effect);

} // namespace barrage
