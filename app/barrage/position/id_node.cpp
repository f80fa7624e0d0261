#include "app/barrage/position/id_node.h"

#include <algorithm>
#include <array>

namespace position {

namespace {

/// Their abilities are not known.
constexpr std::array kExpansionIds{"franz_de_lasse", "angelo_alberti"};

} // namespace

bool belongsToAnExpansion(const QString& id) {
    return std::any_of(kExpansionIds.begin(), kExpansionIds.end(),
                       [&id](const char* known) { return id == QLatin1String(known); });
}

QString expansionSentence(const QString& id) {
    return QCoreApplication::translate("Position",
                                       "\"%1\" belongs to an expansion that is not supported yet.")
        .arg(id);
}

} // namespace position
