#include "engine/barrage/automa/links.h"

#include <algorithm>

namespace barrage {

namespace {

bool isOpponent(Owner owner, Company company) {
    return isCompany(owner) && owner != ownerOf(company);
}

} // namespace

bool hasOpponentDamIn(const MapState& map, Company company, Basin basin) {
    return infoOf(basin).hasBaseSpaces && (isOpponent(map.at(upperBase(basin)).owner, company) ||
                                           isOpponent(map.at(lowerBase(basin)).owner, company));
}

bool hasOpponentPowerhouseIn(const MapState& map, Company company, Basin basin) {
    const BasinInfo& info = infoOf(basin);
    for (int i = info.firstPowerhouse; i < info.firstPowerhouse + info.powerhouseCount; ++i)
        if (isOpponent(map.at(PowerhouseSpace(i)), company))
            return true;
    return false;
}

int bestConduit(const MapState& map, Company company, Basin basin, bool arriving) {
    int best = 0;
    for (int i = 0; i < kConduitSpaceCount; ++i) {
        const ConduitSpaceInfo& conduit = infoOf(ConduitSpace(i));
        const Owner owner = map.at(ConduitSpace(i));
        if (owner != Owner::Nobody && (arriving ? conduit.to : conduit.from) == basin)
            best = std::max(best, 2 * conduit.value + (owner == ownerOf(company) ? 1 : 0));
    }
    return best;
}

Owner firstDamBelow(const MapState& map, Basin basin) {
    for (; basin.isSet(); basin = infoOf(basin).flowsTo) {
        if (!infoOf(basin).hasBaseSpaces)
            continue;
        for (const BaseSpace space : {upperBase(basin), lowerBase(basin)})
            if (map.at(space).isBuilt())
                return map.at(space).owner;
    }
    return Owner::Nobody;
}

} // namespace barrage
