#include "engine/nucleum/costs.h"

#include <algorithm>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/player_board.h"

namespace nucleum {

namespace {

int directiveDiscount(const ActionTerms& terms) {
    return terms.isDirective ? kDirectiveDiscount : 0;
}

} // namespace

ActionTerms termsOf(const State& state) {
    ActionTerms terms;
    const Task& task = state.task();
    if (task.kind == TaskKind::UseActions)
        terms.isDirective = static_cast<ActionSource>(task.a) == ActionSource::Directive;
    if (task.kind != TaskKind::UseTechnology)
        return terms;
    const auto effect = static_cast<TechnologyEffect>(task.a);
    if (effect == TechnologyEffect::UrbanizeNow)
        terms.extraDiscount = kTechnologyUrbanizeDiscount;
    if (effect == TechnologyEffect::EnergizeNow)
        terms.extraEnergy = kTechnologyEnergy;
    terms.isAnywhere = effect == TechnologyEffect::IndustrializeNow;
    return terms;
}

int urbanizeCost(const State& state, Player player, const Urbanize& action,
                 const ActionTerms& terms) {
    int cost = kUrbanizeCost[action.building.level] + (action.isRed ? kRedBorderCost : 0);
    cost -= action.discount + directiveDiscount(terms) + terms.extraDiscount;
    if (has(state, player, TechnologyEffect::CheapUrbanizeAnywhere))
        cost -= kTechnologyUrbanizeDiscount;
    return std::max(0, cost);
}

IndustrializeCost industrializeCost(const Industrialize& action, const ActionTerms& terms) {
    IndustrializeCost cost;
    cost.workers = kIndustrializeCost[action.row] - (action.hasWorkerSymbol ? 1 : 0);
    if (action.isRed)
        cost.thaler = kRedBorderCost - directiveDiscount(terms);
    return cost;
}

int mineUranium(const State& state, Player player, bool hasSpaceUranium) {
    return minesOf(state, player) + 1 + (hasSpaceUranium ? 1 : 0);
}

int developCost(const State& state, const Develop& action, const ActionTerms& terms) {
    int cost = state.facts.prices[action.first];
    if (action.second != kUnknown)
        cost += kSecondTileCost + state.facts.prices[action.second];
    return std::max(0, cost - action.discount - directiveDiscount(terms));
}

int firstOfferedSlot(const State& state) { return kOfferSlots - state.offerTiles; }

} // namespace nucleum
