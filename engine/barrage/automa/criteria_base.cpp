#include "engine/barrage/automa/criteria.h"
#include "engine/barrage/automa/deck.h"
#include "engine/barrage/automa/links.h"
#include "engine/barrage/water.h"

namespace barrage {

namespace {

Basin basinOfBase(int index) { return infoOf(BaseSpace(index)).basin; }

/// How many drops of the coming water flow pass or reach each base space, with the map as it is.
std::array<int, kBaseSpaceCount> comingDrops(const State& state) {
    std::array<int, kBaseSpaceCount> coming{};
    std::array<int, kBaseSpaceCount> room{};
    for (int i = 0; i < kBaseSpaceCount; ++i)
        room[static_cast<std::size_t>(i)] =
            capacityOf(state, BaseSpace(i)) - state.map.at(BaseSpace(i)).drops;
    const auto flow = [&](Basin basin) {
        for (; basin.isSet() && infoOf(basin).hasBaseSpaces; basin = infoOf(basin).flowsTo)
            for (const BaseSpace space : {upperBase(basin), lowerBase(basin)}) {
                ++coming[space.index()];
                if (room[space.index()]-- > 0)
                    return;
            }
    };
    for (std::size_t h = 0; h < state.map.headstreamDrops.size(); ++h)
        for (int n = 0; n < state.map.headstreamDrops[h]; ++n)
            flow(kHeadstreamBasins[h]);
    return coming;
}

bool isOnRiverOf(Headstream headstream, Basin basin) {
    for (Basin b = kHeadstreamBasins[static_cast<std::size_t>(headstream)]; b.isSet();
         b = infoOf(b).flowsTo)
        if (b == basin)
            return true;
    return false;
}

SiteSet mostDrops(const State& state, SiteSet candidates) {
    const auto coming = comingDrops(state);
    const SiteSet named =
        highest(candidates, [&](int i) { return coming[static_cast<std::size_t>(i)]; });
    for (const Headstream headstream : criteriaSide(state).headstreams)
        if (const SiteSet onRiver =
                those(named, [&](int i) { return isOnRiverOf(headstream, basinOfBase(i)); }))
            return onRiver;
    return named;
}

/// Whether water of some powerhouse reaches the space with no other dam in between (C-B4).
bool isBelowPowerhouse(const MapState& map, BaseSpace space) {
    for (int i = 0; i < kPowerhouseSpaceCount; ++i) {
        if (map.at(PowerhouseSpace(i)) == Owner::Nobody)
            continue;
        for (Basin basin = infoOf(PowerhouseSpace(i)).basin;
             basin.isSet() && infoOf(basin).hasBaseSpaces; basin = infoOf(basin).flowsTo) {
            if (space == upperBase(basin))
                return true;
            if (map.at(upperBase(basin)).isBuilt())
                break;
            if (space == lowerBase(basin))
                return true;
            if (map.at(lowerBase(basin)).isBuilt())
                break;
        }
    }
    return false;
}

SiteSet downstreamDam(const MapState& map, Company company, SiteSet candidates) {
    const SiteSet own = those(candidates, [&](int i) {
        return anyConduitSpaceFrom(basinOfBase(i),
                                   [&](Basin to) { return hasBaseIn(map, ownerOf(company), to); });
    });
    if (own != 0)
        return own;
    return those(candidates, [&](int i) {
        return !anyConduitSpaceFrom(basinOfBase(i),
                                    [&](Basin to) { return hasOpponentDamIn(map, company, to); });
    });
}

} // namespace

SiteSet namedByBaseCriterion(const State& state, Company company, Criterion criterion,
                             SiteSet candidates) {
    const MapState& map = state.map;
    switch (criterion) {
    case Criterion::B1:
        return highest(candidates,
                       [&](int i) { return bestConduit(map, company, basinOfBase(i), false); });
    case Criterion::B2:
        return mostDrops(state, candidates);
    case Criterion::B3:
        return those(candidates, [](int i) { return infoOf(BaseSpace(i)).redOutline; });
    case Criterion::B4:
        return those(candidates, [&](int i) { return isBelowPowerhouse(map, BaseSpace(i)); });
    case Criterion::B5:
        return downstreamDam(map, company, candidates);
    case Criterion::B6:
        return those(candidates, [&](int i) {
            return anyConduitSpaceFrom(basinOfBase(i), [&](Basin to) {
                return hasPowerhouseIn(map, ownerOf(company), to);
            });
        });
    default:
        return 0;
    }
}

} // namespace barrage
