#pragma once

#include <QString>

#include "engine/nucleum/types.h"

namespace nucleum {

/// "C05"
[[nodiscard]] QString numberOf(Contract contract);
/// What has to be there, in our words.
[[nodiscard]] QString requirementText(Contract contract);
[[nodiscard]] QString rewardText(Contract contract);

/// "A3"
[[nodiscard]] QString technologyName(Experiment experiment, int position);
[[nodiscard]] QString technologyText(Experiment experiment, int position);
/// What the turbine of a row does once it is built.
[[nodiscard]] QString turbineText(Experiment experiment, int row);

} // namespace nucleum
