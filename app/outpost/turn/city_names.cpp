#include "app/outpost/turn/city_names.h"

#include "app/outpost/cards/remembered_facts.h"

QStringList unusedCityNames(const OutpostTable& table) {
    QStringList names = outpost::knownCityNames(table.host()->store());
    const auto count = static_cast<qsizetype>(table.game().state().cities.size());
    for (const QString& used : table.cast().cities.mid(0, count))
        names.removeAll(used);
    return names;
}

void rememberCityName(const OutpostTable& table, const QString& name) {
    // It can be typed again if the disk is full.
    (void)outpost::rememberCityName(table.host()->store(), name).ok();
}
