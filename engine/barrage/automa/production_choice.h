#pragma once

#include <optional>

#include "engine/barrage/decision.h"
#include "engine/barrage/production.h"

namespace barrage {

/// The production that yields most, with all drops of its dam; ties: the neutral dam, then
/// the conduit met first from the conduit code on. Nothing if no system yields at least 1 energy.
[[nodiscard]] std::optional<ProductionChoice> chooseProduction(const State& state, Company company,
                                                               const ProductionTerms& terms);

/// The contract an Automa fulfils with this energy: the highest it reaches, the rightmost of equal
/// ones; not set if none.
[[nodiscard]] Contract chooseContract(const State& state, Company company, int energy,
                                      bool isProduction);

} // namespace barrage
