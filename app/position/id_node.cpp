#include "app/position/id_node.h"

#include <algorithm>
#include <array>

namespace position {

namespace {

constexpr std::array kExpansionIds{
    "netherlands",    "tommaso_battista", "simone_luciani", "leslie_spencer",  "margot_fouche",
    "elon_audia",     "gennaro_grasso",   "wu_fang",        "dr_octavius",     "amir_zahir",
    "franz_de_lasse", "angelo_alberti",   "basic_building", "l1_building",     "l2_building",
    "l3_building",    "external_works",   "buildings",      "external_work_1", "external_work_2",
    "external_work_3"};

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
