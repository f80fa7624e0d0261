#pragma once

#include "engine/barrage/data/map.h"
#include "engine/barrage/state.h"

namespace barrage {

[[nodiscard]] inline bool hasBaseIn(const MapState& map, Owner owner, Basin basin) {
    return infoOf(basin).hasBaseSpaces &&
           (map.at(upperBase(basin)).owner == owner || map.at(lowerBase(basin)).owner == owner);
}

[[nodiscard]] inline bool hasPowerhouseIn(const MapState& map, Owner owner, Basin basin) {
    const BasinInfo& info = infoOf(basin);
    for (int i = info.firstPowerhouse; i < info.firstPowerhouse + info.powerhouseCount; ++i)
        if (map.at(PowerhouseSpace(i)) == owner)
            return true;
    return false;
}

} // namespace barrage
