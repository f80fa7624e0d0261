#include "engine/barrage/bot/criteria.h"

namespace barrage {

SiteSet namedBy(const State& state, Company company, Criterion criterion, SiteSet candidates) {
    if (criterion <= Criterion::B6)
        return namedByBaseCriterion(state, company, criterion, candidates);
    if (criterion <= Criterion::C6)
        return namedByConduitCriterion(state, company, criterion, candidates);
    return namedByPowerhouseCriterion(state, company, criterion, candidates);
}

PlaceStep stepOf(Criterion criterion) {
    switch (criterion) {
    case Criterion::None:
        return PlaceStep::None;
    case Criterion::B1:
        return PlaceStep::B1;
    case Criterion::B2:
        return PlaceStep::B2;
    case Criterion::B3:
        return PlaceStep::B3;
    case Criterion::B4:
        return PlaceStep::B4;
    case Criterion::B5:
        return PlaceStep::B5;
    case Criterion::B6:
        return PlaceStep::B6;
    case Criterion::C1:
        return PlaceStep::C1;
    case Criterion::C2:
        return PlaceStep::C2;
    case Criterion::C3:
        return PlaceStep::C3;
    case Criterion::C4:
        return PlaceStep::C4;
    case Criterion::C5:
        return PlaceStep::C5;
    case Criterion::C6:
        return PlaceStep::C6;
    case Criterion::P1:
        return PlaceStep::P1;
    case Criterion::P2:
        return PlaceStep::P2;
    case Criterion::P3Basin5:
    case Criterion::P3Basin6:
    case Criterion::P3Basin7:
        return PlaceStep::P3;
    case Criterion::P4:
        return PlaceStep::P4;
    case Criterion::P5:
        return PlaceStep::P5;
    case Criterion::P6:
        return PlaceStep::P6;
    }
    return PlaceStep::None;
}

} // namespace barrage
