#pragma once

#include <string>
#include <vector>

#include "database/records.h"
#include "engine/barrage/game.h"

namespace barrage {

/// The seats of a game about to begin, for its session: humans get the names in turn order.
[[nodiscard]] std::vector<database::SessionSeat> seatsOf(const Setup& setup,
                                                         const std::vector<std::string>& names);

/// What the history keeps of a game that is over. Its id follows from the session's, so that the
/// same game has the same one on every device.
[[nodiscard]] database::Play playOf(const Playthrough& game, const std::string& session,
                                    const std::vector<database::SessionSeat>& seats,
                                    database::Duration playTime, database::Time ended);

} // namespace barrage
