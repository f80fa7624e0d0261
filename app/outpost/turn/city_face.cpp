#include "app/outpost/turn/city_face.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/outpost/words/names.h"

using namespace outpost;

namespace {

QString text(const char* source) { return QCoreApplication::translate("CityFace", source); }

QString fieldText(const CityState& city, const Cast& cast) {
    if (city.field == FieldKind::Unknown)
        return {};
    const Piece piece = city.field == FieldKind::Plant ? Piece::Plant : Piece::Habitat;
    return city.building == Owner::Nobody
               ? text(QT_TRANSLATE_NOOP("CityFace", "%1: free")).arg(nameOf(piece))
               : QStringLiteral("%1: %2").arg(nameOf(piece), cast.nameOf(city.building));
}

} // namespace

QString contentOf(const CityState& city, const Cast& cast) {
    QStringList stations;
    for (const Owner owner : city.stations)
        if (owner != Owner::Nobody)
            stations.append(cast.nameOf(owner));
    QStringList parts;
    parts.append(stations.isEmpty() ? text(QT_TRANSLATE_NOOP("CityFace", "no station"))
                                    : text(QT_TRANSLATE_NOOP("CityFace", "stations: %1"))
                                          .arg(stations.join(QStringLiteral(", "))));
    if (const QString field = fieldText(city, cast); !field.isEmpty())
        parts.append(field);
    return parts.join(QStringLiteral(" · "));
}

#include "moc_city_face.cpp"
