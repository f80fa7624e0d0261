#include "app/barrage/map/map_layout.h"

#include <algorithm>
#include <array>
#include <vector>

#include <QLineF>
#include <QPointF>
#include <QStringList>

#include "engine/barrage/data/map.h"

namespace map_layout {

namespace {

using namespace barrage;

constexpr std::array<qreal, kHeadstreamCount> kHeadstreamX{44, 132, 220, 308};
constexpr QSizeF kHeadstreamSize{80, 38};
constexpr qreal kHeadstreamTop = 2;

/// The middle of the upper edge of basins 1 to 12.
constexpr std::array<QPointF, kBasinCount> kBasinTops{{{44, 58},
                                                       {132, 58},
                                                       {220, 58},
                                                       {308, 58},
                                                       {132, 157},
                                                       {220, 157},
                                                       {308, 157},
                                                       {44, 264},
                                                       {132, 264},
                                                       {264, 264},
                                                       {88, 370},
                                                       {264, 370}}};
constexpr qreal kBasinWidth = 80;
constexpr QSizeF kLastBasinSize{100, 30};

/// From a basin's upper edge to its upper base space, below the powerhouses if it has some.
constexpr qreal kHeadroom = 4;
constexpr qreal kHeadroomBelowPowerhouses = 9;
constexpr QSizeF kBaseSize{63, 18};
constexpr qreal kBaseInset = 15; // room for the basin's number
constexpr qreal kBaseGap = 3;
constexpr qreal kFooting = 8; // keeps marks of the lower base and of plates apart

constexpr QSizeF kPlateSize{30, 18};
constexpr qreal kPlateOffset = 25; // from the river to the middle of a plate
constexpr qreal kPlateOverlap = 5;

constexpr qreal kPowerhouseSide = 17;
constexpr qreal kPowerhouseGap = 2;
constexpr qreal kPowerhouseRise = 10; // above the basin's upper edge
constexpr qreal kNumberRoom = 14;     // in the last basins, left of the powerhouses

constexpr qreal kPipeBend = 9;
constexpr qreal kArrowLength = 10;

/// The points of a conduit after its beginning; bends are rounded.
using Points = std::vector<QPointF>;

const std::array<Points, kConduitSpaceCount>& conduitPoints() {
    static const std::array<Points, kConduitSpaceCount> points{{
        {{19, 130}, {10, 140}, {10, 264}},                            // 1A to 8
        {{69, 128}, {102, 141}, {102, 157}},                          // 1B to 5
        {{107, 126}, {190, 146}, {190, 157}},                         // 2A to 6
        {{157, 126}, {176, 138}, {176, 229}, {236, 249}, {236, 264}}, // 2B to 10
        {{195, 126}, {162, 146}, {162, 157}},                         // 3A to 5
        {{245, 130}, {252, 142}, {252, 157}},                         // 3B to 6
        {{283, 130}, {276, 142}, {276, 157}},                         // 4A to 7
        {{333, 128}, {354, 136}, {354, 390}, {314, 390}},             // 4B to 12
        {{107, 232}, {78, 248}, {78, 264}},                           // 5A to 8
        {{157, 240}, {227, 256}, {227, 264}},                         // 5B to 10
        {{195, 232}, {166, 248}, {166, 264}},                         // 6A to 9
        {{245, 231}, {264, 231}, {264, 192}, {268, 192}},             // 6B to 7
        {{283, 236}, {299, 248}, {299, 264}},                         // 7A to 10
        {{333, 236}, {340, 246}, {340, 379}, {314, 379}},             // 7B to 12
        {{19, 385}, {38, 385}},                                       // 8A to 11
        {{69, 338}, {88, 338}, {88, 299}, {92, 299}},                 // 8B to 9
        {{107, 340}, {124, 354}, {124, 370}},                         // 9A to 11
        {{157, 342}, {192, 385}, {214, 385}},                         // 9B to 12
        {{239, 338}, {176, 385}, {138, 385}},                         // 10A to 11
        {{289, 343}, {300, 355}, {300, 370}},                         // 10B to 12
    }};
    return points;
}

QPointF towards(QPointF from, QPointF to, qreal distance) {
    QLineF line(from, to);
    line.setLength(std::min(distance, line.length() / 2));
    return line.p2();
}

QPainterPath bentPipe(QPointF start, const Points& points) {
    QPainterPath path(start);
    QPointF last = start;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        path.lineTo(towards(points[i], last, kPipeBend));
        path.quadTo(points[i], towards(points[i], points[i + 1], kPipeBend));
        last = points[i];
    }
    path.lineTo(points.back());
    return path;
}

/// A river leaves and arrives straight down.
QPainterPath course(QPointF from, QPointF to) {
    QPainterPath path(from);
    if (from.x() == to.x()) {
        path.lineTo(to);
    } else {
        const qreal middle = (from.y() + to.y()) / 2;
        path.cubicTo({from.x(), middle}, {to.x(), middle}, to);
    }
    return path;
}

QPointF topOf(Basin basin) { return kBasinTops[basin.index() - 1]; }

qreal headroomOf(Basin basin) {
    return infoOf(basin).powerhouseCount > 0 ? kHeadroomBelowPowerhouses : kHeadroom;
}

QPointF bottomOf(const QRectF& box) { return {box.center().x(), box.bottom()}; }

} // namespace

QRectF bandOf(Area area) {
    static constexpr std::array<qreal, kAreaCount + 1> kEdges{22, 134, 240, kSize.height()};
    const auto index = static_cast<std::size_t>(area);
    return {0, kEdges[index], kSize.width(), kEdges[index + 1] - kEdges[index]};
}

QRectF boxOf(Headstream headstream) {
    const qreal middle = kHeadstreamX[static_cast<std::size_t>(headstream)];
    return {{middle - kHeadstreamSize.width() / 2, kHeadstreamTop}, kHeadstreamSize};
}

QRectF boxOf(Basin basin) {
    const QPointF top = topOf(basin);
    if (!infoOf(basin).hasBaseSpaces)
        return {{top.x() - kLastBasinSize.width() / 2, top.y()}, kLastBasinSize};
    const qreal height = headroomOf(basin) + 2 * kBaseSize.height() + kBaseGap + kFooting;
    return {top.x() - kBasinWidth / 2, top.y(), kBasinWidth, height};
}

QRectF boxOf(BaseSpace space) {
    const Basin basin = infoOf(space).basin;
    const qreal step = space == lowerBase(basin) ? kBaseSize.height() + kBaseGap : 0;
    const QPointF corner = boxOf(basin).topLeft();
    return {corner + QPointF(kBaseInset, headroomOf(basin) + step), kBaseSize};
}

QRectF boxOf(ConduitSpace space) {
    const QRectF basin = boxOf(infoOf(space).from);
    const qreal side = space.value % 2 == 0 ? -1 : 1;
    const QPointF middle(basin.center().x() + side * kPlateOffset, basin.bottom());
    return {middle - QPointF(kPlateSize.width() / 2, kPlateOverlap), kPlateSize};
}

QRectF boxOf(PowerhouseSpace space) {
    const Basin basin = infoOf(space).basin;
    const BasinInfo& info = infoOf(basin);
    const QRectF around = boxOf(basin);
    const qreal step = kPowerhouseSide + kPowerhouseGap;
    const qreal width = info.powerhouseCount * step - kPowerhouseGap;
    qreal left = around.center().x() - width / 2;
    qreal top = around.top() - kPowerhouseRise;
    if (!info.hasBaseSpaces) {
        left += kNumberRoom / 2;
        top = around.center().y() - kPowerhouseSide / 2;
    }
    return {left + (space.value - info.firstPowerhouse) * step, top, kPowerhouseSide,
            kPowerhouseSide};
}

QRectF boxOf(Site site) {
    switch (site.structure) {
    case Structure::Conduit:
        return boxOf(site.conduit());
    case Structure::Powerhouse:
        return boxOf(site.powerhouse());
    case Structure::Base:
    case Structure::Elevation:
    case Structure::Building: // not on the map
        break;
    }
    return boxOf(site.base());
}

QPainterPath riverFrom(Headstream headstream) {
    return course(bottomOf(boxOf(headstream)),
                  topOf(kHeadstreamBasins[static_cast<std::size_t>(headstream)]));
}

QPainterPath riverFrom(Basin basin) {
    const QPointF from = bottomOf(boxOf(basin));
    const Basin next = infoOf(basin).flowsTo;
    return course(from, next.isSet() ? topOf(next) : QPointF(from.x(), kSize.height()));
}

QPainterPath conduitPath(ConduitSpace space) {
    return bentPipe(bottomOf(boxOf(space)), conduitPoints()[space.index()]);
}

QPainterPath arrowHead(const QPainterPath& path) {
    const QPointF tip = path.pointAtPercent(1);
    QLineF back(tip, path.pointAtPercent(path.percentAtLength(path.length() - kArrowLength)));
    back.setLength(kArrowLength);
    const QLineF across = back.normalVector().unitVector();
    const QPointF half = (across.p2() - across.p1()) * kArrowLength / 2;
    QPainterPath head(tip);
    head.lineTo(back.p2() + half);
    head.lineTo(back.p2() - half);
    head.lineTo(tip);
    return head;
}

QPainterPath roundBox(const QRectF& box, qreal inset, qreal radius) {
    QPainterPath path;
    path.addRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius);
    return path;
}

QString svgOf(const QPainterPath& path) {
    QStringList parts;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo())
            parts.append("M");
        else if (element.isLineTo())
            parts.append("L");
        else if (element.isCurveTo())
            parts.append("C");
        parts.append(QString::number(element.x, 'g', 6));
        parts.append(QString::number(element.y, 'g', 6));
    }
    return parts.join(' ');
}

} // namespace map_layout
