#include "app/barrage/choices/choice_cost.h"

#include "engine/barrage/production.h"

namespace choices {

namespace {

using namespace barrage;

ProductionTerms termsIn(const State& state, const ChoicePath& steps) {
    for (const ChoiceStep& step : steps)
        if (const auto* space = std::get_if<ActionSpace>(&step))
            return termsOf(*space);
    return termsOf(state.task());
}

} // namespace

SiteCost costOf(const State& state, Site site) {
    const Company company = companyOf(state.task().who);
    SiteCost cost;
    cost.credits = surchargeOf(site, TileEffect::None);
    if (state.task().kind == TaskKind::TakeTurn)
        cost.options = paymentOptions(state, company, site, TileEffect::None);
    return cost;
}

const System& systemOn(const ChoicePath& steps) {
    std::size_t i = 0;
    while (!std::holds_alternative<System>(steps[i]))
        ++i;
    return std::get<System>(steps[i]);
}

int energyOf(const ChoiceTree& tree, const System& system, int drops) {
    const State& state = tree.state();
    return barrage::energyOf(state, companyOf(state.task().who), system, drops,
                             termsIn(state, tree.steps()));
}

int bestEnergy(const ChoiceTree& tree, const System& system) {
    const State& state = tree.state();
    const ProductionTerms terms = termsIn(state, tree.steps());
    for (int drops = state.map.at(system.dam).drops; drops > 0; --drops)
        if (checkProduction(state, companyOf(state.task().who), system, drops, terms))
            return energyOf(tree, system, drops);
    return 0;
}

int conduitFee(const State& state, const System& system, int drops) {
    return state.map.at(system.conduit) == state.task().who ? 0 : drops;
}

} // namespace choices
