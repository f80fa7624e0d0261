#include "engine/nucleum/costs.h"

#include <algorithm>
#include <bit>

#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/player_board.h"

namespace nucleum {

namespace {

int directiveDiscount(const ActionTerms& terms) {
    return terms.isDirective ? kDirectiveDiscount : 0;
}

/// Whether the plot shows a symbol the building may stand on; red ones take everything (N-5.3).
bool fits(Building building, const Plot& plot) {
    const bool showsType = (plot.types >> indexOf(building.type)) & 1U;
    return plot.isRed || showsType || (isGovernment(building) && plot.isForGovernment);
}

bool hasOneSymbol(const Plot& plot) {
    return std::popcount(plot.types) + (plot.isForGovernment ? 1 : 0) == 1;
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

std::vector<bool> allowedPlots(Building building, std::span<const Plot> plots) {
    const bool hasPreferred = std::any_of(plots.begin(), plots.end(), [building](const Plot& plot) {
        return !plot.isRed && hasOneSymbol(plot) && fits(building, plot);
    });
    std::vector<bool> allowed;
    for (const Plot& plot : plots)
        allowed.push_back(fits(building, plot) &&
                          (plot.isRed || !hasPreferred || hasOneSymbol(plot)));
    return allowed;
}

} // namespace nucleum
