#pragma once

#include <QString>

#include "app/games/cartridges.h"
#include "database/records.h"

namespace shell {

inline QString gameOf(const database::SessionSummary& session) {
    return games::gameName(session.game);
}

/// Who plays, as the game itself puts it.
inline QString seatsOf(const database::SessionSummary& session) {
    const games::Cartridge* const game = games::cartridgeOf(session.game);
    return game ? game->seatsText(session) : QString();
}

} // namespace shell
