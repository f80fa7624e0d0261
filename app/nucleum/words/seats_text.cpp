#include "app/nucleum/words/seats_text.h"

#include <QStringList>

#include "app/common/convert.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/notation.h"

namespace nucleum {

QString seatsText(const database::SessionSummary& session) {
    const auto setup = parseSetup(session.setup);
    QStringList seats;
    for (std::size_t i = 0; i < session.seats.size(); ++i) {
        const QString name = toQt(session.seats[i].playerName);
        if (!setup || i >= setup->seats.size()) {
            seats.append(name);
            continue;
        }
        const Seat& seat = setup->seats[i];
        seats.append(
            Nucleum::tr("%1 (%2)", "player and experiment")
                .arg(name.isEmpty() ? nameOf(seat.colour) : name, nameOf(seat.experiment)));
    }
    return seats.join(QStringLiteral(", "));
}

} // namespace nucleum
