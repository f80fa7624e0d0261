#include "app/barrage/choices/choice_cost.h"

namespace choices {

using namespace barrage;

SiteCost costOf(const State& state, Site site) {
    const Company company = companyOf(state.task().who);
    SiteCost cost;
    if (state.task().kind == TaskKind::PlaceInDam || state.task().kind == TaskKind::PlaceDrops)
        return cost; // a drop costs nothing
    cost.credits = surchargeOf(site, TileEffect::None);
    if (state.task().kind == TaskKind::TakeTurn)
        cost.options = paymentOptions(state, company, site, TileEffect::None);
    return cost;
}

} // namespace choices
