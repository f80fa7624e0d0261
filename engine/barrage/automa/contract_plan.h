#pragma once

#include "engine/barrage/decision.h"
#include "engine/barrage/state.h"

namespace barrage {

/// What Luciani fulfils with one production (8.3): with a national contract if one is in reach,
/// then as many as possible, then those that ask most together, then the highest, then the right
/// ones (P-18). `isFurther`: part of the plan is carried out and the energy is what it left. Empty
/// if no contract is in reach.
[[nodiscard]] ContractPlan planContracts(const State& state, Company company, int energy,
                                         bool isFurther);

} // namespace barrage
