#pragma once

#include <QList>
#include <QPointF>

#include "app/barrage/map/map_parts.h"

/// What a finger or an arrow key means on the map.
namespace map_touch {

/// The smallest area for a finger, in pixels; the same as Style.touch.
inline constexpr qreal kTouch = 48;

/// What a tap on this point of the drawing means at this size. Small things answer in a wider area
/// than they are drawn in. Where several would answer, the only one to choose from them does, or
/// else their basin, which shows them in large. Null where there is nothing.
[[nodiscard]] MapSpot* spotAt(const QList<MapSite*>& sites, const QList<MapSpot*>& places,
                              QPointF point, qreal pixelsPerUnit);

/// The nearest spot in this direction, or `from` if there is none.
[[nodiscard]] MapSpot* spotTowards(const QList<MapSpot*>& spots, MapSpot* from, QPointF direction);

} // namespace map_touch
