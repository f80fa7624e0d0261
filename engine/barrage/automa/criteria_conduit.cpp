#include "engine/barrage/automa/criteria.h"
#include "engine/barrage/automa/links.h"

namespace barrage {

namespace {

int valueAt(int index) { return infoOf(ConduitSpace(index)).value; }

SiteSet highestValue(SiteSet candidates) { return highest(candidates, valueAt); }

SiteSet secondHighestValue(SiteSet candidates) {
    const SiteSet first = highestValue(candidates);
    const SiteSet second = highestValue(candidates & ~first);
    return second != 0 ? second : first;
}

enum class Side : std::uint8_t { Own, Neutral, Opponent };

SiteSet leavingDam(const MapState& map, Company company, Side side, SiteSet candidates) {
    return those(candidates, [&](int i) {
        const Basin from = infoOf(ConduitSpace(i)).from;
        switch (side) {
        case Side::Own:
            return hasBaseIn(map, ownerOf(company), from);
        case Side::Neutral:
            return hasBaseIn(map, Owner::Neutral, from);
        case Side::Opponent:
            break;
        }
        return hasOpponentDamIn(map, company, from);
    });
}

SiteSet endingAtPowerhouse(const MapState& map, Company company, Side side, SiteSet candidates) {
    return those(candidates, [&](int i) {
        const Basin to = infoOf(ConduitSpace(i)).to;
        return side == Side::Own ? hasPowerhouseIn(map, ownerOf(company), to)
                                 : hasOpponentPowerhouseIn(map, company, to);
    });
}

/// The candidates of the first side that has any.
template <class Named>
SiteSet firstOf(std::initializer_list<Side> sides, Named named) {
    for (const Side side : sides)
        if (const SiteSet set = named(side))
            return set;
    return 0;
}

} // namespace

SiteSet namedByConduitCriterion(const State& state, Company company, Criterion criterion,
                                SiteSet candidates) {
    const auto dam = [&](Side side) { return leavingDam(state.map, company, side, candidates); };
    const auto powerhouse = [&](Side side) {
        return endingAtPowerhouse(state.map, company, side, candidates);
    };
    switch (criterion) {
    case Criterion::C1:
        return highestValue(candidates);
    case Criterion::C2:
        return secondHighestValue(candidates);
    case Criterion::C3:
        return firstOf({Side::Own, Side::Neutral, Side::Opponent}, dam);
    case Criterion::C4:
        return firstOf({Side::Opponent, Side::Neutral, Side::Own}, dam);
    case Criterion::C5:
        return firstOf({Side::Own, Side::Opponent}, powerhouse);
    case Criterion::C6:
        return firstOf({Side::Opponent, Side::Own}, powerhouse);
    default:
        return 0;
    }
}

} // namespace barrage
