#include "app/barrage/choices/choice_production.h"

#include "app/barrage/choices/choice_leeghwater.h"
#include "engine/barrage/production.h"

namespace choices {

namespace {

using namespace barrage;

Company producer(const State& state) { return companyOf(state.task().who); }

ProductionTerms termsOf(const State& state, ActionSpace space) {
    return space.isSet() ? barrage::termsOf(space) : barrage::termsOf(state.task());
}

} // namespace

const System& systemOn(const ChoicePath& steps) {
    std::size_t i = 0;
    while (!std::holds_alternative<System>(steps[i]))
        ++i;
    return std::get<System>(steps[i]);
}

Produce productionOn(const ChoicePath& steps, const System& system, int drops) {
    Produce production{ActionSpace(), system, static_cast<std::uint8_t>(drops)};
    for (const ChoiceStep& step : steps)
        if (const auto* space = std::get_if<ActionSpace>(&step))
            production.space = *space;
    return production;
}

int energyOf(const State& state, const Produce& production) {
    return barrage::energyOf(state, producer(state), production.system, production.drops,
                             termsOf(state, production.space));
}

int mostDrops(const State& state, const ChoicePath& steps, const System& system) {
    const ProductionTerms terms = termsOf(state, productionOn(steps, system, 0).space);
    int drops = state.map.at(system.dam).drops;
    while (drops > 0 && !checkProduction(state, producer(state), system, drops, terms))
        --drops;
    return drops;
}

int bestEnergy(const State& state, const ChoicePath& steps, const System& system) {
    const int drops = mostDrops(state, steps, system);
    return drops == 0 ? 0 : energyOf(state, productionOn(steps, system, drops));
}

int conduitFee(const State& state, const System& system, int drops) {
    return state.map.at(system.conduit) == state.task().who ? 0 : drops;
}

Check checkContract(const State& state, Contract contract, int energy) {
    return checkFulfil(state, producer(state), contract, energy, true);
}

ContractChoices contractsFor(const State& state, int energy) {
    ContractChoices contracts;
    for (const Contract contract : reachableContracts(state, producer(state)))
        if (checkContract(state, contract, energy))
            contracts.push(contract);
    return contracts;
}

std::optional<MoveKind> answerAfter(const State& state, const Produce& production,
                                    Contract contract) {
    if (contract.isSet())
        return FulfilContract{contract};
    if (asksForMoreDams(state) || contractsFor(state, energyOf(state, production)).empty())
        return std::nullopt;
    return Decline{};
}

} // namespace choices
