#pragma once

#include <QString>

#include "app/games/shelf.h"
#include "app/share/play_words.h"
#include "database/records.h"

namespace shell {

inline QString gameOf(const database::SessionSummary& session) {
    return share::gameName(session.game);
}

/// Who plays, as the game itself puts it.
inline QString seatsOf(const database::SessionSummary& session) {
    const games::ShelfGame* const game = games::gameNamed(session.game);
    return game && game->seatsText ? game->seatsText(session) : QString();
}

} // namespace shell
