#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>

/// A view on a part of the map that keeps its size.
namespace map_window {

/// Where its corner should go so that most of the boxes are seen whole, in units of the drawing:
/// the nearest such place, so that it stays if it shows them.
[[nodiscard]] QPointF cornerFor(const QRectF& seen, const QList<QRectF>& boxes);

} // namespace map_window
