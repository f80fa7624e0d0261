#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include "engine/barrage/types.h"

/// Where everything on the map is drawn, in units of a drawing that is as wide as a small phone.
/// Water and time run downwards: headstreams, mountains, hills, plains.
namespace map_layout {

inline constexpr QSizeF kSize{360, 418};

[[nodiscard]] QRectF bandOf(barrage::Area area);

[[nodiscard]] QRectF boxOf(barrage::Headstream headstream);
[[nodiscard]] QRectF boxOf(barrage::Basin basin);
[[nodiscard]] QRectF boxOf(barrage::BaseSpace space);
/// The plate at the beginning of a conduit: its value and, if it is built, whose it is.
[[nodiscard]] QRectF boxOf(barrage::ConduitSpace space);
[[nodiscard]] QRectF boxOf(barrage::PowerhouseSpace space);
[[nodiscard]] QRectF boxOf(barrage::Site site);

/// From the headstream to the upper edge of its basin.
[[nodiscard]] QPainterPath riverFrom(barrage::Headstream headstream);
/// From the lower edge of the basin to the upper edge of the next one, or off the map.
[[nodiscard]] QPainterPath riverFrom(barrage::Basin basin);
/// From the conduit's plate to the edge of the basin it leads to.
[[nodiscard]] QPainterPath conduitPath(barrage::ConduitSpace space);

/// A small triangle where the path ends, pointing the way it goes.
[[nodiscard]] QPainterPath arrowHead(const QPainterPath& path);

/// A box with round corners whose line lies so far inside.
[[nodiscard]] QPainterPath roundBox(const QRectF& box, qreal inset, qreal radius);

/// The path in the notation of SVG, which Qt Quick reads.
[[nodiscard]] QString svgOf(const QPainterPath& path);

} // namespace map_layout
