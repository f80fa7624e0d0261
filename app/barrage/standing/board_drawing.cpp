#include "app/barrage/standing/board_drawing.h"

#include "app/barrage/map/map_layout.h"
#include "engine/barrage/data/map.h"

namespace barrage {

namespace {

/// In the order of the inks in BoardMiniature.qml; those of the owners follow, as in Owner.
enum Ink { Mountains, Hills, Plains, River, BasinFill, Edge, Drop, OwnerInk };

constexpr qreal kRiver = 13;
constexpr qreal kPipe = 10;
constexpr qreal kEdge = 5; // both sides of it, around what was built
constexpr qreal kCorner = 7;
constexpr qreal kDrop = 6;
constexpr qreal kDamWidth = 34;

int inkOf(Owner owner) { return OwnerInk + static_cast<int>(owner); }

QPainterPath boxPath(const QRectF& box, qreal radius) {
    QPainterPath path;
    path.addRoundedRect(box, radius, radius);
    return path;
}

void addPiece(Drawing& drawing, const QRectF& box, Owner owner) {
    const QPainterPath outline = boxPath(box, 3);
    drawing.draw(outline, Edge, kEdge);
    drawing.fill(outline, inkOf(owner));
}

/// At the right of its space, the higher the more elevations it has, and its water before it.
void addDam(Drawing& drawing, const QRectF& space, const Dam& dam) {
    QRectF wall = space;
    wall.setLeft(space.right() - kDamWidth);
    wall.setTop(space.bottom() - space.height() * (1 + dam.level()) / 4);
    addPiece(drawing, wall, dam.owner);
    for (int i = 0; i < dam.drops; ++i)
        drawing.fillCircle({wall.left() - 11 - i * 2.2 * kDrop, space.center().y()}, kDrop, Drop);
}

void addLand(Drawing& drawing) {
    drawing.fillBox({{0, 0}, drawing.size}, 0, Mountains);
    for (const auto& [area, ink] : {std::pair(Area::Hills, Hills), {Area::Plains, Plains}})
        drawing.fillBox(map_layout::bandOf(area), 0, ink);
    for (int i = 0; i < kHeadstreamCount; ++i)
        drawing.draw(map_layout::riverFrom(static_cast<Headstream>(i)), River, kRiver);
    for (int i = 1; i <= kBasinCount; ++i)
        drawing.draw(map_layout::riverFrom(Basin(i)), River, kRiver);
}

} // namespace

Drawing boardDrawing(const MapState& map) {
    Drawing drawing;
    drawing.size = map_layout::kSize;
    addLand(drawing);
    for (int i = 0; i < kConduitSpaceCount; ++i) {
        const ConduitSpace space(i);
        if (map.at(space) == Owner::Nobody)
            continue;
        drawing.draw(map_layout::conduitPath(space), Edge, kPipe + kEdge);
        drawing.draw(map_layout::conduitPath(space), inkOf(map.at(space)), kPipe);
    }
    for (int i = 1; i <= kBasinCount; ++i) {
        const QPainterPath basin = boxPath(map_layout::boxOf(Basin(i)), kCorner);
        drawing.draw(basin, River, kEdge);
        drawing.fill(basin, BasinFill);
    }
    for (int i = 0; i < kBaseSpaceCount; ++i)
        if (const BaseSpace space(i); map.at(space).isBuilt())
            addDam(drawing, map_layout::boxOf(space), map.at(space));
    for (int i = 0; i < kPowerhouseSpaceCount; ++i)
        if (const PowerhouseSpace space(i); map.at(space) != Owner::Nobody)
            addPiece(drawing, map_layout::boxOf(space), map.at(space));
    for (std::size_t i = 0; i < map.headstreamDrops.size(); ++i) {
        const QRectF box = map_layout::boxOf(static_cast<Headstream>(i));
        for (int drop = 0; drop < map.headstreamDrops[i]; ++drop)
            drawing.fillCircle({box.left() + 16 + drop * 2.2 * kDrop, box.center().y()}, kDrop,
                               Drop);
    }
    return drawing;
}

} // namespace barrage
