#pragma once

#include <vector>

#include "app/games/standing.h"
#include "database/records.h"
#include "engine/barrage/game.h"

namespace barrage {

[[nodiscard]] games::Standing standingOf(const Playthrough& game,
                                         const std::vector<database::SessionSeat>& seats);

} // namespace barrage
