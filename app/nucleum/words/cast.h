#pragma once

#include <array>
#include <vector>

#include <QString>

#include "database/records.h"
#include "engine/nucleum/setup.h"
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

/// Those who sit at the table of a session.
[[nodiscard]] Cast castOf(const Setup& setup, const std::vector<database::SessionSeat>& seats);

} // namespace nucleum
