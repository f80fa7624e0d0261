#include "app/outpost/words/cast.h"

#include <QCoreApplication>

#include "app/common/convert.h"

namespace outpost {

namespace {

QString castWord(const char* source) { return QCoreApplication::translate("Outpost", source); }

} // namespace

QString colourName(const QString& colour) {
    constexpr std::array kNames{
        QT_TRANSLATE_NOOP("Outpost", "Red"),   QT_TRANSLATE_NOOP("Outpost", "Blue"),
        QT_TRANSLATE_NOOP("Outpost", "Green"), QT_TRANSLATE_NOOP("Outpost", "Yellow"),
        QT_TRANSLATE_NOOP("Outpost", "Black"), QT_TRANSLATE_NOOP("Outpost", "Purple")};
    for (std::size_t i = 0; i < kColours.size(); ++i)
        if (colour == QLatin1String(kColours[i]))
            return castWord(kNames[i]);
    return colour;
}

int Cast::colourOf(Seat seat) const {
    for (std::size_t i = 0; i < kColours.size(); ++i)
        if (colours[indexOf(seat)] == QLatin1String(kColours[i]))
            return static_cast<int>(i);
    return static_cast<int>(indexOf(seat));
}

QString Cast::nameOf(Seat seat) const {
    const QString& name = names[indexOf(seat)];
    if (!name.isEmpty())
        return name;
    const QString& colour = colours[indexOf(seat)];
    return colour.isEmpty()
               ? castWord(QT_TRANSLATE_NOOP("Outpost", "Player %1")).arg(indexOf(seat) + 1)
               : colourName(colour);
}

QString Cast::nameOf(Owner owner) const {
    if (owner == Owner::Syndicate)
        return castWord(QT_TRANSLATE_NOOP("Outpost", "Syndicate"));
    return isPlayer(owner) ? nameOf(seatOf(owner))
                           : castWord(QT_TRANSLATE_NOOP("Outpost", "nobody"));
}

QString Cast::nameOf(Actor actor) const {
    if (actor == Actor::Syndicate)
        return nameOf(Owner::Syndicate);
    return isPlayer(actor) ? nameOf(seatOf(actor))
                           : castWord(QT_TRANSLATE_NOOP("Outpost", "Table"));
}

QString Cast::nameOf(City city) const {
    const auto index = static_cast<qsizetype>(city.index());
    if (index < cities.size() && !cities[index].isEmpty())
        return cities[index];
    return castWord(QT_TRANSLATE_NOOP("Outpost", "City %1")).arg(index + 1);
}

Cast castOf(const std::vector<database::SessionSeat>& seats) {
    Cast cast;
    for (std::size_t i = 0; i < seats.size() && i < cast.names.size(); ++i) {
        cast.names[i] = toQt(seats[i].playerName);
        cast.colours[i] = toQt(seats[i].role);
    }
    return cast;
}

} // namespace outpost
