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

/// The ways that drops lying at the headstreams in this order would take one after the other. The
/// state is a copy: the drops are caught in it.
[[nodiscard]] std::vector<Course> foresee(barrage::State state,
                                          const std::vector<barrage::Headstream>& drops);

/// Takes the drop of a course from where it starts, if it lies on the map.
void lift(barrage::MapState& map, const Course& course);
/// Puts it down where it ends, if that is on the map.
void drop(barrage::MapState& map, const Course& course);

} // namespace map_flow
