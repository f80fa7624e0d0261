#include "app/barrage/map/map_free_spaces.h"

#include <QPainterPath>

#include "app/barrage/map/map_layout.h"

namespace {

constexpr qreal kInset = 1;
constexpr qreal kRadius = 2;
constexpr qreal kCorner = 5.5;

QPainterPath outlineOf(const QRectF& box) {
    QPainterPath path;
    path.addRoundedRect(box.adjusted(kInset, kInset, -kInset, -kInset), kRadius, kRadius);
    return path;
}

QPainterPath cornerOf(const QRectF& box) {
    const QPointF corner = box.topRight() + QPointF(-kInset, kInset);
    QPainterPath path(corner - QPointF(kCorner, 0));
    path.lineTo(corner);
    path.lineTo(corner + QPointF(0, kCorner));
    path.closeSubpath();
    return path;
}

} // namespace

MapFreeSpaces freeSpacesOf(const QList<MapSite*>& sites) {
    MapFreeSpaces free;
    for (const MapSite* const site : sites) {
        if (site->isBuilt())
            continue;
        if (site->site().structure == barrage::Structure::Conduit) {
            free.conduits += site->path();
            continue;
        }
        const bool isPowerhouse = site->site().structure == barrage::Structure::Powerhouse;
        const QString outline = map_layout::svgOf(outlineOf(site->box()));
        if (site->isRedOutlined()) {
            (isPowerhouse ? free.redPowerhouses : free.redBases) += outline;
            free.redCorners += map_layout::svgOf(cornerOf(site->box()));
        } else {
            (isPowerhouse ? free.powerhouses : free.bases) += outline;
        }
    }
    return free;
}
