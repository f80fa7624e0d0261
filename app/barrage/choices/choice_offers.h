#pragma once

#include <optional>

#include <QString>

#include "app/barrage/choices/choice_tree.h"

/// What a tap on a space of the map may offer before anybody has said that something is built.
namespace choices {

/// What can be built there in this turn: on that space, or on the dam that stands on it.
[[nodiscard]] std::optional<barrage::Site> buildableAt(const ChoiceTree& tree, barrage::Site site);

/// The steps to a construction there.
[[nodiscard]] ChoicePath wayToBuild(barrage::Site site);

/// "Build a base here"
[[nodiscard]] QString offerText(barrage::Structure structure);

} // namespace choices
