#include "engine/barrage/automa/criteria.h"
#include "engine/barrage/automa/links.h"

namespace barrage {

namespace {

Basin basinOfPowerhouse(int index) { return infoOf(PowerhouseSpace(index)).basin; }

SiteSet inBasin(SiteSet candidates, Basin basin) {
    return those(candidates, [&](int i) { return basinOfPowerhouse(i) == basin; });
}

} // namespace

SiteSet namedByPowerhouseCriterion(const State& state, Company company, Criterion criterion,
                                   SiteSet candidates) {
    const MapState& map = state.map;
    const Owner own = ownerOf(company);
    const SiteSet feedsOwn =
        those(candidates, [&](int i) { return firstDamBelow(map, basinOfPowerhouse(i)) == own; });
    const SiteSet sparesOpponents = those(candidates, [&](int i) {
        const Owner first = firstDamBelow(map, basinOfPowerhouse(i));
        return !isCompany(first) || first == own;
    });
    switch (criterion) {
    case Criterion::P1:
        return highest(candidates, [&](int i) {
            return bestConduit(map, company, basinOfPowerhouse(i), true);
        });
    case Criterion::P2:
        return those(candidates,
                     [](int i) { return infoOf(basinOfPowerhouse(i)).area == Area::Plains; });
    case Criterion::P3Basin5:
        return inBasin(candidates, Basin(5));
    case Criterion::P3Basin6:
        return inBasin(candidates, Basin(6));
    case Criterion::P3Basin7:
        return inBasin(candidates, Basin(7));
    case Criterion::P4:
        return feedsOwn != 0 ? feedsOwn : sparesOpponents;
    case Criterion::P5:
        return those(candidates, [&](int i) {
            return anyConduitSpaceTo(basinOfPowerhouse(i),
                                     [&](Basin from) { return hasBaseIn(map, own, from); });
        });
    case Criterion::P6:
        return sparesOpponents != 0 ? sparesOpponents : feedsOwn;
    default:
        return 0;
    }
}

} // namespace barrage
