#include "app/outpost/words/seats_text.h"

#include "app/common/convert.h"
#include "app/outpost/words/cast.h"

namespace outpost {

QStringList seatNames(const database::SessionSummary& session) {
    QStringList names;
    for (const database::SessionSeat& seat : session.seats)
        names.append(seat.playerName.empty() ? colourName(toQt(seat.role)) : toQt(seat.playerName));
    return names;
}

QString seatsText(const database::SessionSummary& session) {
    QStringList names = seatNames(session);
    if (names.size() == kMinPlayers)
        names.append(Cast().nameOf(Owner::Syndicate));
    return names.join(QStringLiteral(", "));
}

} // namespace outpost
