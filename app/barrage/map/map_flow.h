#pragma once

#include <vector>

#include <QPainterPath>

#include "engine/barrage/event.h"
#include "engine/barrage/state.h"

/// The ways drops take over the drawing.
namespace map_flow {

/// The way of one drop that was placed or moved, from end to end.
struct Course {
    QPainterPath path;
    barrage::Place from;
    barrage::Place to;
};

/// The way between two places that the rules connect: along a conduit, down the rivers, or into
/// the picture from the supply.
[[nodiscard]] Course courseOf(barrage::Place from, barrage::Place to);

/// Drops that a choice would place.
struct NewDrops {
    std::vector<barrage::Headstream> at;
    bool flowAtOnce = false; // and leave those that wait where they are
};

/// The way that a drop would take.
struct Foreseen {
    Course course;
    bool isNew = false; // else it waits already

    [[nodiscard]] bool isLost() const { return course.to.kind == barrage::PlaceKind::OffMap; }
};

/// The ways of all drops that wait at the headstreams and of the new ones, each caught where those
/// before it have left room. New ones that wait too come last: what differs is their doing. The
/// state is a copy: the drops are caught in it.
[[nodiscard]] std::vector<Foreseen> foresee(barrage::State state, const NewDrops& drops);

/// Takes the drop of a course from where it starts, if it lies on the map.
void lift(barrage::MapState& map, const Course& course);
/// Puts it down where it ends, if that is on the map.
void drop(barrage::MapState& map, const Course& course);

} // namespace map_flow
