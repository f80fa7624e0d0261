#include "app/barrage/map/map_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/barrage/map/map_parts.h"
#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"
#include "app/common/convert.h"
#include "engine/barrage/data/map.h"

namespace map_text {

namespace {

using namespace barrage;

QString text(const char* source) { return QCoreApplication::translate("map", source); }

QString dropsIn(const Dam& dam, int capacity) {
    if (dam.drops == 0)
        return text(QT_TRANSLATE_NOOP("map", "no drops"));
    return text(QT_TRANSLATE_NOOP("map", "%1, room for %2"))
        .arg(explain::counted(dam.drops, explain::Listed::Drop))
        .arg(capacity);
}

int placeOf(PowerhouseSpace space) {
    return space.value - infoOf(infoOf(space).basin).firstPowerhouse + 1;
}

} // namespace

QString nameOf(Area area) {
    switch (area) {
    case Area::Mountains:
        return text(QT_TRANSLATE_NOOP("map", "Mountains"));
    case Area::Hills:
        return text(QT_TRANSLATE_NOOP("map", "Hills"));
    case Area::Plains:
        return text(QT_TRANSLATE_NOOP("map", "Plains"));
    }
    return {};
}

QString nameOf(Basin basin) { return text(QT_TRANSLATE_NOOP("map", "Basin %1")).arg(basin.value); }

QString nameOf(Headstream headstream) {
    return text(QT_TRANSLATE_NOOP("map", "Headstream %1")).arg(toQt(idOf(headstream)));
}

QString nameOf(Site site) {
    switch (site.structure) {
    case Structure::Conduit: {
        const ConduitSpaceInfo& info = infoOf(site.conduit());
        return text(QT_TRANSLATE_NOOP("map", "Conduit %1, value %2, to basin %3"))
            .arg(explain::idOfSite(site))
            .arg(info.value)
            .arg(info.to.value);
    }
    case Structure::Powerhouse:
        return text(QT_TRANSLATE_NOOP("map", "Powerhouse space %1"))
            .arg(placeOf(site.powerhouse()));
    case Structure::Base:
    case Structure::Elevation:
    case Structure::Building: // is not on the map
        break;
    }
    return (site.base() == upperBase(infoOf(site.base()).basin)
                ? text(QT_TRANSLATE_NOOP("map", "Upper base space %1"))
                : text(QT_TRANSLATE_NOOP("map", "Lower base space %1")))
        .arg(explain::idOfSite(site));
}

QString detailOf(Site site, const Dam& dam, int capacity) {
    if (!dam.isBuilt())
        return hasSurcharge(site) ? text(QT_TRANSLATE_NOOP("map", "free, red outline"))
                                  : text(QT_TRANSLATE_NOOP("map", "free"));
    if (site.structure == Structure::Conduit || site.structure == Structure::Powerhouse)
        return explain::nameOf(dam.owner);
    return text(QT_TRANSLATE_NOOP("map", "%1: dam level %2, %3"))
        .arg(explain::nameOf(dam.owner))
        .arg(dam.level())
        .arg(dropsIn(dam, capacity));
}

QString detailOf(int drops, const QList<int>& tileDrops) {
    const QString lying = drops == 0 ? text(QT_TRANSLATE_NOOP("map", "no drops"))
                                     : explain::counted(drops, explain::Listed::Drop);
    if (tileDrops.isEmpty())
        return lying;
    QStringList rounds;
    for (const int count : tileDrops)
        rounds.append(QString::number(count));
    return text(QT_TRANSLATE_NOOP("map", "%1; tile: %2")).arg(lying, rounds.join(", "));
}

QString waterOf(bool areNew, const std::map<BaseSpace, int>& caught, int lost) {
    QStringList ends;
    for (const auto& [dam, drops] : caught)
        ends.append(QStringLiteral("%1 +%2")
                        .arg(explain::idOfSite({Structure::Base, dam.value}))
                        .arg(drops));
    if (lost > 0)
        ends.append(text(QT_TRANSLATE_NOOP("map", "lost %1")).arg(lost));
    if (ends.isEmpty())
        return {};
    return (areNew ? text(QT_TRANSLATE_NOOP("map", "New drops: %1"))
                   : text(QT_TRANSLATE_NOOP("map", "Waiting drops: %1")))
        .arg(ends.join(", "));
}

QString sentenceOf(const MapSite& site) {
    return QString("%1: %2").arg(site.name(), site.detail());
}

QString nothingBuilt() { return text(QT_TRANSLATE_NOOP("map", "nothing built")); }

} // namespace map_text
