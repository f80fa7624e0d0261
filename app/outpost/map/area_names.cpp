#include "app/outpost/map/area_names.h"

#include <QCoreApplication>

namespace outpost {

QString areaName(int area) {
    return area == 0 ? QCoreApplication::translate("OutpostMap", "Central area")
                     : QCoreApplication::translate("OutpostMap", "Small area %1").arg(area);
}

} // namespace outpost
