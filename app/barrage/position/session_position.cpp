#include "app/barrage/position/session_position.h"

#include "app/barrage/position/position_file.h"
#include "app/common/convert.h"
#include "engine/barrage/game.h"
#include "engine/barrage/ids.h"

namespace position {

json::Result<QByteArray> positionOf(const database::SessionRecord& session) {
    auto loaded = barrage::Playthrough::load(session.log);
    loaded.playthrough->replayTo(session.cursor);
    PositionFile file = fileFor(loaded.playthrough->state());
    for (const database::SessionSeat& seat : session.seats)
        if (const auto company = barrage::parseId<barrage::Company>(seat.role))
            file.names[barrage::indexOf(*company)] = toQt(seat.playerName);
    return writePosition(file);
}

} // namespace position
