#include "app/outpost/turn/city_names.h"

#include "app/common/convert.h"
#include "database/remembered.h"

namespace {

constexpr auto kSetting = "outpost.city_names";
constexpr int kMostNames = 64;
constexpr int kLongestName = 40;

QStringList keptNames(const OutpostTable& table) {
    const auto kept = database::setting(table.host()->store(), kSetting);
    if (!kept || !kept.value())
        return {};
    return toQt(*kept.value()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

} // namespace

QStringList unusedCityNames(const OutpostTable& table) {
    QStringList names = keptNames(table);
    const auto count = static_cast<qsizetype>(table.game().state().cities.size());
    for (const QString& used : table.cast().cities.mid(0, count))
        names.removeAll(used);
    names.sort(Qt::CaseInsensitive);
    return names;
}

void rememberCityName(const OutpostTable& table, const QString& name) {
    const QString tidy = name.simplified().left(kLongestName);
    QStringList names = keptNames(table);
    if (tidy.isEmpty() || names.contains(tidy))
        return;
    names.prepend(tidy);
    // It can be typed again if the disk is full.
    (void)database::setSetting(table.host()->store(), kSetting,
                               toStd(names.mid(0, kMostNames).join(QLatin1Char('\n'))))
        .ok();
}
