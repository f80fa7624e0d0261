#pragma once

#include <QString>
#include <QStringList>

#include "app/barrage/choices/choice_tree.h"

/// The steps of a choice in words.
namespace choices {

/// What is asked at the current step: "Where do you build the base?"
[[nodiscard]] QString promptOf(const ChoiceTree& tree);

/// What the step says on its button and, chosen, in the row of steps.
[[nodiscard]] QString textOf(const ChoiceTree& tree, const ChoiceStep& step);

/// What an option of the current step costs or gives; may be empty.
[[nodiscard]] QString detailOf(const ChoiceTree& tree, const ChoiceStep& step);

/// What building there costs, or placing a piece: "4 excavators, 3 credits"; may be empty.
[[nodiscard]] QString priceOf(const barrage::State& state, barrage::Site site);

/// Why the option is refused, in a sentence; empty if it is not.
[[nodiscard]] QString refusalOf(const ChoiceOption& option);

/// The name of the sign that goes with the step; may be empty.
[[nodiscard]] QString pictogramOf(const ChoiceStep& step);

} // namespace choices
