#pragma once

#include <vector>

#include "app/games/standing.h"
#include "database/records.h"
#include "engine/outpost/game.h"

namespace outpost {

[[nodiscard]] games::Standing standingOf(const Playthrough& game,
                                         const std::vector<database::SessionSeat>& seats);

} // namespace outpost
