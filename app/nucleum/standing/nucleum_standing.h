#pragma once

#include <vector>

#include "app/games/standing.h"
#include "database/records.h"
#include "engine/nucleum/game.h"

namespace nucleum {

[[nodiscard]] games::Standing standingOf(const Playthrough& game,
                                         const std::vector<database::SessionSeat>& seats);

} // namespace nucleum
