#pragma once

#include <string>
#include <vector>

#include "database/records.h"
#include "engine/outpost/game.h"

namespace outpost {

/// What the history keeps of a game that is over. Seats stand in the order of the engine's, each
/// with a colour as its role; the Syndicate, which cannot win, has none.
[[nodiscard]] database::Play playOf(const Playthrough& game, const std::string& session,
                                    const std::vector<database::SessionSeat>& seats,
                                    database::Duration playTime, database::Time ended);

} // namespace outpost
