#include "app/barrage/map/map_flow.h"

#include "app/barrage/map/map_layout.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/water.h"

namespace map_flow {

namespace {

using namespace barrage;
using map_layout::boxOf;

constexpr qreal kFallHeight = 26; // of a drop from the supply

QPointF middleOf(Place place) {
    switch (place.kind) {
    case PlaceKind::Headstream:
        return boxOf(Headstream(place.index)).center();
    case PlaceKind::Dam:
        return boxOf(BaseSpace(place.index)).center();
    case PlaceKind::Powerhouse:
        return boxOf(PowerhouseSpace(place.index)).center();
    case PlaceKind::OffMap: {
        const QRectF last = boxOf(Basin(place.index));
        return {last.center().x(), map_layout::kSize.height()};
    }
    case PlaceKind::None:
    case PlaceKind::Supply:
        break;
    }
    return {};
}

/// Where the drop stops: a basin that has the dam, or the last one before the edge of the map.
Basin lastBasin(Place to) {
    return to.kind == PlaceKind::Dam ? infoOf(BaseSpace(to.index)).basin : Basin(to.index);
}

ConduitSpace conduitBetween(Basin from, Basin to) {
    for (int i = 0; i < kConduitSpaceCount; ++i)
        if (const auto& info = infoOf(ConduitSpace(i)); info.from == from && info.to == to)
            return ConduitSpace(i);
    return {};
}

void runDown(QPainterPath& path, Basin basin, Place to) {
    const Basin last = lastBasin(to);
    while (basin != last && infoOf(basin).flowsTo.isSet()) {
        path.connectPath(map_layout::riverFrom(basin));
        basin = infoOf(basin).flowsTo;
    }
    path.lineTo(middleOf(to));
}

} // namespace

Course courseOf(Place from, Place to) {
    const QPointF end = middleOf(to);
    if (from.kind == PlaceKind::Supply) {
        QPainterPath path(end - QPointF(0, kFallHeight));
        path.lineTo(end);
        return {path, from, to};
    }
    QPainterPath path(middleOf(from));
    if (from.kind == PlaceKind::Dam) {
        const ConduitSpace conduit = conduitBetween(infoOf(BaseSpace(from.index)).basin,
                                                    infoOf(PowerhouseSpace(to.index)).basin);
        if (conduit.isSet()) {
            path.lineTo(boxOf(conduit).center());
            path.connectPath(map_layout::conduitPath(conduit));
        }
        path.lineTo(end);
    } else if (from.kind == PlaceKind::Headstream) {
        path.connectPath(map_layout::riverFrom(Headstream(from.index)));
        runDown(path, kHeadstreamBasins[from.index], to);
    } else {
        runDown(path, infoOf(PowerhouseSpace(from.index)).basin, to);
    }
    return {path, from, to};
}

std::vector<Foreseen> foresee(State state, const NewDrops& drops) {
    std::vector<Foreseen> all;
    const auto run = [&](std::size_t headstream, bool isNew) {
        const FlowResult result = flowDrop(state, kHeadstreamBasins[headstream], true);
        const Place from{PlaceKind::Headstream, static_cast<std::uint8_t>(headstream)};
        const Place to = result.dam.isSet() ? Place{PlaceKind::Dam, result.dam.value}
                                            : Place{PlaceKind::OffMap, result.last.value};
        all.push_back({courseOf(from, to), isNew});
    };
    const auto runNew = [&] {
        for (const Headstream headstream : drops.at)
            run(static_cast<std::size_t>(headstream), true);
    };
    if (drops.flowAtOnce)
        runNew();
    for (std::size_t i = 0; i < state.map.headstreamDrops.size(); ++i)
        for (int drop = 0; drop < state.map.headstreamDrops[i]; ++drop)
            run(i, false);
    if (!drops.flowAtOnce)
        runNew();
    return all;
}

void lift(MapState& map, const Course& course) {
    if (course.from.kind == PlaceKind::Headstream)
        --map.headstreamDrops[course.from.index];
    else if (course.from.kind == PlaceKind::Dam)
        --map.at(BaseSpace(course.from.index)).drops;
}

void drop(MapState& map, const Course& course) {
    if (course.to.kind == PlaceKind::Headstream)
        ++map.headstreamDrops[course.to.index];
    else if (course.to.kind == PlaceKind::Dam)
        ++map.at(BaseSpace(course.to.index)).drops;
}

} // namespace map_flow
