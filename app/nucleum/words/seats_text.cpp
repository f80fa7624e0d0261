#include "app/nucleum/words/seats_text.h"

#include "app/common/convert.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/notation.h"

namespace nucleum {

QStringList seatNames(const database::SessionSummary& session) {
    const auto setup = parseSetup(session.setup);
    QStringList names;
    for (std::size_t i = 0; i < session.seats.size(); ++i) {
        const QString name = toQt(session.seats[i].playerName);
        const bool isKnown = setup && i < setup->seats.size();
        names.append(name.isEmpty() && isKnown ? nameOf(setup->seats[i].colour) : name);
    }
    return names;
}

QString seatsText(const database::SessionSummary& session) {
    const auto setup = parseSetup(session.setup);
    QStringList seats = seatNames(session);
    for (qsizetype i = 0; setup && i < seats.size(); ++i)
        if (const auto seat = static_cast<std::size_t>(i); seat < setup->seats.size())
            seats[i] = Nucleum::tr("%1 (%2)", "player and experiment")
                           .arg(seats[i], nameOf(setup->seats[seat].experiment));
    return seats.join(QStringLiteral(", "));
}

} // namespace nucleum
