#include "engine/barrage/automa/criteria.h"

namespace barrage {

SiteSet namedBy(const State& state, Company company, Criterion criterion, SiteSet candidates) {
    if (criterion <= Criterion::B6)
        return namedByBaseCriterion(state, company, criterion, candidates);
    if (criterion <= Criterion::C6)
        return namedByConduitCriterion(state, company, criterion, candidates);
    return namedByPowerhouseCriterion(state, company, criterion, candidates);
}

} // namespace barrage
