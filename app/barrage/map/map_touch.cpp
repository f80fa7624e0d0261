#include "app/barrage/map/map_touch.h"

#include <algorithm>
#include <limits>

#include <QLineF>

namespace map_touch {

namespace {

QRectF touchArea(const MapSpot& spot, qreal pixelsPerUnit) {
    const QRectF box = spot.outline();
    const qreal least = kTouch / pixelsPerUnit;
    const qreal x = std::max(0.0, least - box.width()) / 2;
    const qreal y = std::max(0.0, least - box.height()) / 2;
    return box.adjusted(-x, -y, x, y);
}

bool isChoice(const MapSpot* spot) { return spot->mark() == MapSpot::Choice; }

MapSpot* placeAt(const QList<MapSpot*>& places, QPointF point, qreal pixelsPerUnit) {
    MapSpot* best = nullptr;
    qreal least = std::numeric_limits<qreal>::max();
    for (MapSpot* place : places) {
        const qreal distance = QLineF(place->outline().center(), point).length();
        if (touchArea(*place, pixelsPerUnit).contains(point) && distance < least) {
            best = place;
            least = distance;
        }
    }
    return best;
}

} // namespace

MapSpot* spotAt(const QList<MapSite*>& sites, const QList<MapSpot*>& places, QPointF point,
                qreal pixelsPerUnit) {
    QList<MapSite*> near;
    QList<MapSite*> choices;
    MapSite* under = nullptr; // drawn there, however small
    for (MapSite* site : sites) {
        if (!touchArea(*site, pixelsPerUnit).contains(point))
            continue;
        near.append(site);
        if (isChoice(site))
            choices.append(site);
        if (site->box().contains(point))
            under = site;
    }
    MapSpot* place = placeAt(places, point, pixelsPerUnit);
    if (place && isChoice(place) && choices.isEmpty())
        return place;
    if (choices.size() == 1)
        return choices.first();
    if (near.size() == 1)
        return near.first();
    const qreal least = kTouch / pixelsPerUnit;
    if (under && under->box().width() >= least && under->box().height() >= least)
        return under;
    return place;
}

MapSpot* spotTowards(const QList<MapSpot*>& spots, MapSpot* from, QPointF direction) {
    MapSpot* best = from;
    qreal least = std::numeric_limits<qreal>::max();
    for (MapSpot* spot : spots) {
        const QPointF way = spot->box().center() - from->box().center();
        const qreal ahead = QPointF::dotProduct(way, direction);
        const qreal aside = std::abs(way.x() * direction.y()) + std::abs(way.y() * direction.x());
        // Straight ahead counts before near by, so that rows and columns can be walked along.
        const qreal cost = ahead + 2 * aside;
        if (ahead > 1 && cost < least) {
            best = spot;
            least = cost;
        }
    }
    return best;
}

} // namespace map_touch
