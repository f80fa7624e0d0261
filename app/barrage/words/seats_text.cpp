#include "app/barrage/words/seats_text.h"

#include <algorithm>
#include <optional>

#include <QCoreApplication>
#include <QStringList>

#include "app/barrage/words/company_text.h"
#include "app/common/convert.h"
#include "engine/barrage/ids.h"
#include "engine/barrage/notation.h"

namespace barrage {

namespace {

QString companyName(const std::string& role) {
    const auto company = parseId<Company>(role);
    return company ? nameOf(*company) : toQt(role);
}

bool isHuman(const database::SessionSeat& seat, const std::optional<Setup>& setup) {
    return setup && std::ranges::any_of(setup->seats, [&seat](const Seat& each) {
               return idOf(each.company) == seat.role && each.kind == PlayerKind::Human;
           });
}

QString automaName() { return QCoreApplication::translate("SessionListModel", "Automa"); }

} // namespace

QStringList seatNames(const database::SessionSummary& session) {
    const auto setup = parseSetup(session.setup);
    const bool isOneAutoma =
        setup && std::ranges::count(setup->seats, PlayerKind::Automa, &Seat::kind) == 1;
    QStringList names;
    for (const database::SessionSeat& seat : session.seats) {
        if (!seat.playerName.empty())
            names.append(toQt(seat.playerName));
        else
            names.append(isOneAutoma && !isHuman(seat, setup) ? automaName()
                                                              : companyName(seat.role));
    }
    return names;
}

QString seatsText(const database::SessionSummary& session) {
    const auto setup = parseSetup(session.setup);
    QStringList seats;
    for (const database::SessionSeat& seat : session.seats) {
        const QString role = companyName(seat.role);
        const bool isNamed = !seat.playerName.empty();
        if (!isNamed && isHuman(seat, setup))
            seats.append(role);
        else
            seats.append(
                QCoreApplication::translate("SessionListModel", "%1 (%2)", "player and company")
                    .arg(isNamed ? toQt(seat.playerName) : automaName(), role));
    }
    return seats.join(QStringLiteral(", "));
}

} // namespace barrage
