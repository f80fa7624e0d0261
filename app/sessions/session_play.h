#pragma once

#include <cassert>
#include <string>

#include <QUuid>

#include "app/common/convert.h"
#include "database/records.h"
#include "engine/core/playthrough.h"

namespace sessions {

/// What the history keeps of every game that is over. Its id follows from the session's, so that
/// the same game has the same one on every device.
template <core::GameRules Game>
[[nodiscard]] database::Play playOf([[maybe_unused]] const core::Playthrough<Game>& game,
                                    const std::string& session, database::Duration playTime,
                                    database::Time ended) {
    assert(game.state().isOver());
    database::Play play;
    play.id = QUuid::createUuidV5(QUuid::fromString(toQt(session)), QStringLiteral("play"))
                  .toString(QUuid::WithoutBraces)
                  .toStdString();
    play.session = session;
    play.game = Game::kName;
    play.ended = ended;
    play.playTime = playTime;
    return play;
}

} // namespace sessions
