#pragma once

#include <cassert>
#include <string>

#include "app/games/play_id.h"
#include "database/records.h"
#include "engine/core/playthrough.h"

namespace games {

/// What the history keeps of every game that is over.
template <core::GameRules Game>
[[nodiscard]] database::Play playOf([[maybe_unused]] const core::Playthrough<Game>& game,
                                    const std::string& session, database::Duration playTime,
                                    database::Time ended) {
    assert(game.state().isOver());
    database::Play play;
    play.id = playIdFor(session);
    play.session = session;
    play.game = Game::kName;
    play.ended = ended;
    play.playTime = playTime;
    return play;
}

} // namespace games
