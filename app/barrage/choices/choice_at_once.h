#pragma once

#include "app/barrage/choices/choice_tree.h"

namespace choices {

/// Whether the completed move is made with its last tap: it is the only one there is, or something
/// that costs nothing and was given to the company to choose. What is paid for, what gives up
/// something and what could be spent otherwise is confirmed first.
[[nodiscard]] bool isMadeAtOnce(const ChoiceTree& tree);

} // namespace choices
