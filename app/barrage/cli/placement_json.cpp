#include "app/barrage/cli/placement_json.h"

#include <array>

#include <QJsonArray>

#include "app/barrage/position/json_value.h"
#include "app/barrage/words/words.h"

namespace cli {

using namespace barrage;

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
        trace.append(
            QJsonArray{toQt(ruleOf(step.step)),
                       QJsonArray::fromStringList(explain::idsOfSites(structure, step.named))});
    object["structure"] = position::idValue(structure);
    object["space"] = explain::idOfSite(placement.site);
    object["decided_by"] = toQt(ruleOf(placement.decidedBy));
    object["trace"] = trace;
}

} // namespace cli
