#include "tests/support/barrage/sites.h"

#include <QStringList>

#include "engine/barrage/automa/criteria.h"
#include "engine/barrage/building.h"
#include "engine/barrage/ids.h"

namespace barrage::test {

namespace {

QString idOfSite(Structure structure, int index) {
    const auto text = [](std::string_view id) {
        return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    };
    switch (structure) {
    case Structure::Conduit:
        return text(idOf(ConduitSpace(index)));
    case Structure::Powerhouse:
        return text(idOf(PowerhouseSpace(index)));
    case Structure::Building:
        return text(idOf(BuildingSlot(index)));
    case Structure::Base:
    case Structure::Elevation:
        break;
    }
    return text(idOf(BaseSpace(index)));
}

} // namespace

SiteSet sitesOf(Structure structure, std::string_view ids) {
    const QString list = QString::fromUtf8(ids.data(), static_cast<qsizetype>(ids.size()));
    SiteSet sites = 0;
    for (const QString& id : list.split(' ', Qt::SkipEmptyParts)) {
        const SiteSet before = sites;
        for (int i = 0; i < siteCount(structure); ++i)
            if (idOfSite(structure, i) == id)
                sites |= only(i);
        if (sites == before)
            qFatal("a test names an unknown site, or one twice: %s", qPrintable(id));
    }
    return sites;
}

QString idsOf(Structure structure, SiteSet sites) {
    QStringList ids;
    for (int i = 0; i < siteCount(structure); ++i)
        if (contains(sites, i))
            ids << idOfSite(structure, i);
    return ids.isEmpty() ? "-" : ids.join(' ');
}

QString told(const Placement& placement) {
    const auto rule = [](PlaceStep step) {
        return QString::fromStdString(std::string(ruleOf(step)));
    };
    const Structure structure = placement.site.structure;
    QStringList steps;
    for (const TraceStep& step : placement.trace)
        steps << rule(step.step) + ' ' + idsOf(structure, step.named);
    return steps.join("; ") + " => " + idOfSite(structure, placement.site.index) + " by " +
           rule(placement.decidedBy);
}

} // namespace barrage::test
