#pragma once

#include <optional>

#include "app/barrage/choices/choice_tree.h"
#include "app/barrage/map/map_marks.h"

namespace choices {

/// What of the current step and of the steps before it is on the map, with costs and energies.
[[nodiscard]] MapMarks marksOf(const ChoiceTree& tree);

/// The legal option that a tap on this building space means, if it means exactly one.
[[nodiscard]] std::optional<ChoiceStep> stepAt(const ChoiceTree& tree, barrage::Site site);

/// The refused option there, if a tap on this building space means no legal one; else null.
[[nodiscard]] const ChoiceOption* refusedAt(const ChoiceTree& tree, barrage::Site site);

} // namespace choices
