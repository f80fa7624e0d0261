#pragma once

#include "engine/barrage/state.h"
#include "engine/barrage/water/map_queries.h"

/// How basins hang together by conduits and rivers, as the criteria ask.
namespace barrage {

/// Whether somebody other than the company (and not neutral) has a dam in the basin.
[[nodiscard]] bool hasOpponentDamIn(const MapState& map, Company company, Basin basin);
[[nodiscard]] bool hasOpponentPowerhouseIn(const MapState& map, Company company, Basin basin);

/// The highest value of a built conduit that leaves (or with `arriving` ends in) the basin, times
/// 2, plus 1 if one of that value is the company's own; 0 if there is none (C-B1, C-P1).
[[nodiscard]] int bestConduit(const MapState& map, Company company, Basin basin, bool arriving);

/// Whose dam the water of a powerhouse in this basin meets first, full or not; nobody if none
/// (C-P4, C-P6). Dams of the basin itself count.
[[nodiscard]] Owner firstDamBelow(const MapState& map, Basin basin);

/// Whether a conduit space (built or not) leads from the basin to one for which the condition
/// holds.
template <class Condition>
[[nodiscard]] bool anyConduitSpaceFrom(Basin basin, Condition condition) {
    for (const ConduitSpaceInfo& conduit : kConduitSpaces)
        if (conduit.from == basin && condition(conduit.to))
            return true;
    return false;
}
template <class Condition>
[[nodiscard]] bool anyConduitSpaceTo(Basin basin, Condition condition) {
    for (const ConduitSpaceInfo& conduit : kConduitSpaces)
        if (conduit.to == basin && condition(conduit.from))
            return true;
    return false;
}

} // namespace barrage
