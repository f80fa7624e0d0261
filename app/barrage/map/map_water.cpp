#include "app/barrage/map/map_water.h"

#include <map>
#include <set>
#include <utility>

#include <QPainterPath>
#include <QStringList>

#include "app/barrage/map/map_layout.h"
#include "app/barrage/map/map_text.h"
#include "engine/barrage/data/map.h"

namespace map_water {

namespace {

using namespace barrage;
using map_flow::Foreseen;

constexpr qreal kBesideRiver = 2; // from the middle of the river to either line

/// Down to the upper edge of the dam, so that it hides nothing of what the dam holds.
QPainterPath wayOf(const Foreseen& drop) {
    QPainterPath way = drop.course.path;
    if (!drop.isLost()) {
        const BaseSpace dam(drop.course.to.index);
        way.setElementPositionAt(way.elementCount() - 1,
                                 map_layout::boxOf(infoOf(dam).basin).center().x(),
                                 map_layout::boxOf(dam).top());
    }
    return way.translated(drop.isNew ? kBesideRiver : -kBesideRiver, 0);
}

struct Drawn {
    QString ways;
    QString heads;
    QString text;
};

Drawn drawn(const std::vector<Foreseen>& drops, bool areNew) {
    QPainterPath ways;
    QPainterPath heads;
    std::map<BaseSpace, int> caught;
    int lost = 0;
    std::set<std::pair<int, int>> seen; // drops with the same way are one line
    for (const Foreseen& drop : drops) {
        if (drop.isNew != areNew)
            continue;
        if (drop.isLost())
            ++lost;
        else
            ++caught[BaseSpace(drop.course.to.index)];
        const int end = drop.isLost() ? -1 : drop.course.to.index;
        if (!seen.insert({drop.course.from.index, end}).second)
            continue;
        const QPainterPath way = wayOf(drop);
        ways.addPath(way);
        if (!drop.isLost())
            heads.addPath(map_layout::arrowHead(way));
    }
    return {map_layout::svgOf(ways), map_layout::svgOf(heads),
            map_text::waterOf(areNew, caught, lost)};
}

} // namespace

MapWater of(const std::vector<Foreseen>& drops) {
    const Drawn waiting = drawn(drops, false);
    const Drawn placed = drawn(drops, true);
    return {waiting.ways, placed.ways, waiting.heads, placed.heads, waiting.text, placed.text};
}

} // namespace map_water

#include "moc_map_water.cpp"
