#pragma once

#include <optional>

#include "engine/barrage/decision.h"
#include "engine/barrage/state.h"

namespace barrage {

/// The external work an Automa takes: the first one it can pay in the order of the action
/// tile, or for Spencer's construction (8.3) of the latest earlier tile that has one. Nothing if it
/// can take none.
[[nodiscard]] std::optional<WorkChoice> chooseWork(const State& state, Company company,
                                                   MachinesTo machinesTo);

/// The machines of the work; excamixers only where others are missing.
[[nodiscard]] Payment workPayment(const State& state, Company company, Work work);

/// The order printed on an Automa tile; all 0 if it has none.
[[nodiscard]] WorkOrder workOrderOn(int tile);

} // namespace barrage
