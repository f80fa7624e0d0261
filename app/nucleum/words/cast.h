#pragma once

#include <array>

#include <QString>

#include "engine/nucleum/types.h"

namespace nucleum {

/// Who plays, for everything that is put into words.
struct Cast {
    std::array<QString, kMaxPlayers> names; // empty: called by the colour
    std::array<PlayerColour, kMaxPlayers> colours{};

    [[nodiscard]] QString nameOf(Player player) const;
    [[nodiscard]] QString nameOf(Owner owner) const;
    [[nodiscard]] QString nameOf(Actor actor) const;
};

} // namespace nucleum
