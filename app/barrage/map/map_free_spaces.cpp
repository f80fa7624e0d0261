#include "app/barrage/map/map_free_spaces.h"

#include <QPainterPath>

#include "app/barrage/map/map_layout.h"

namespace {

constexpr qreal kInset = 1;
constexpr qreal kRadius = 2;
constexpr qreal kCorner = 5.5;

QString outlineOf(const QRectF& box) {
    return map_layout::svgOf(map_layout::roundBox(box, kInset, kRadius));
}

QString plateOf(const QRectF& box) {
    constexpr qreal kHalfLine = 0.5;
    return map_layout::svgOf(map_layout::roundBox(box, kHalfLine, box.height() / 2 - kHalfLine));
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
            free.plates += plateOf(site->box());
            continue;
        }
        const bool isPowerhouse = site->site().structure == barrage::Structure::Powerhouse;
        const QString outline = outlineOf(site->box());
        if (site->isRedOutlined()) {
            (isPowerhouse ? free.redPowerhouses : free.redBases) += outline;
            free.redCorners += map_layout::svgOf(cornerOf(site->box()));
        } else {
            (isPowerhouse ? free.powerhouses : free.bases) += outline;
        }
    }
    return free;
}

#include "moc_map_free_spaces.cpp"
