#pragma once

#include <string>
#include <vector>

#include "database/records.h"
#include "engine/nucleum/game.h"

namespace nucleum {

/// What the history keeps of a game that is over. Seats stand in the order of the engine's.
[[nodiscard]] database::Play playOf(const Playthrough& game, const std::string& session,
                                    const std::vector<database::SessionSeat>& seats,
                                    database::Duration playTime, database::Time ended);

} // namespace nucleum
