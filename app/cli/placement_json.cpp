#include "app/cli/placement_json.h"

#include <array>

#include <QJsonArray>
#include <QStringList>

#include "app/position/json_value.h"
#include "engine/barrage/bot/criteria.h"
#include "engine/barrage/building.h"

namespace cli {

using namespace barrage;

QString idOfSite(Site site) {
    switch (site.structure) {
    case Structure::Conduit:
        return toQt(idOf(site.conduit()));
    case Structure::Powerhouse:
        return toQt(idOf(site.powerhouse()));
    case Structure::Base:
    case Structure::Elevation:
        break;
    }
    return toQt(idOf(site.base()));
}

QStringList idsOfSites(Structure structure, SiteSet sites) {
    QStringList ids;
    for (int i = 0; i < siteCount(structure); ++i)
        if (contains(sites, i))
            ids.append(idOfSite({structure, static_cast<std::uint8_t>(i)}));
    return ids;
}

QString idOfKind(AutomaActionKind kind) {
    static constexpr std::array kIds{"production",    "water_management", "contract_office",
                                     "construction",  "workshop",         "machinery_shop",
                                     "patent_office", "external_work",    "bank"};
    return QLatin1String(kIds[static_cast<std::size_t>(kind)]);
}

void addPlacement(QJsonObject& object, const Placement& placement) {
    const Structure structure = placement.site.structure;
    QJsonArray trace;
    for (const TraceStep& step : placement.trace)
        trace.append(QJsonArray{toQt(ruleOf(step.step)),
                                QJsonArray::fromStringList(idsOfSites(structure, step.named))});
    object["structure"] = position::idValue(structure);
    object["space"] = idOfSite(placement.site);
    object["decided_by"] = toQt(ruleOf(placement.decidedBy));
    object["trace"] = trace;
}

} // namespace cli
