#include <algorithm>

#include "engine/barrage/building.h"
#include "engine/barrage/checks.h"
#include "engine/barrage/data/automa_actions.h"
#include "engine/barrage/legal_turn.h"
#include "engine/barrage/production.h"

namespace barrage {

namespace {

template <class Form>
std::uint8_t dueEngineers(const CompanyState& own, const Form& form) {
    return static_cast<std::uint8_t>(std::min<int>(form.engineers, own.engineers));
}

void addProductions(const State& state, Company company, MoveList& list) {
    for (const AutomaProductionForm& form : kAutomaProductions) {
        const std::uint8_t engineers = dueEngineers(state.of(company), form);
        const ProductionTerms terms{form.bonus, 0, false, {}};
        forEachProduction(state, company, terms, [&](const System& system, int drops) {
            list.add(
                AutomaProduce{engineers, form.bonus, system, static_cast<std::uint8_t>(drops)});
            return true;
        });
    }
}

void addDashed(const State& state, MoveList& list) {
    constexpr std::uint8_t kEngineers = kAutomaSmallActionEngineers;
    if (!state.turn.hasManagedWater)
        for (const AutomaWaterForm& form : kAutomaWater)
            forEachSplit(1, form.drops, [&](const DropsPerHeadstream& drops) {
                list.add(AutomaManageWater{kEngineers, form.flowsAtOnce, drops});
            });
    if (!state.turn.hasSweptContracts)
        for (int colour = 0; colour < kColourCount; ++colour)
            list.add(
                AutomaSweepContracts{kEngineers, static_cast<Colour>(colour), kAutomaSweepEnergy});
}

void addBuilds(const State& state, Company company, MoveList& list) {
    const auto engineers = static_cast<std::uint8_t>(
        std::min<int>(kAutomaConstructionEngineers, state.of(company).engineers));
    forEachConstruction(state, company, BuildScope::WithEngineers, 0, [&](const Build& build) {
        list.add(AutomaBuild{engineers, build});
        return true;
    });
    forEachConstruction(state, company, BuildScope::WithoutEngineers, 0, [&](const Build& build) {
        list.add(AutomaBuild{0, build});
        return true;
    });
}

} // namespace

void addAutomaTurns(const State& state, Company company, MoveList& list) {
    const CompanyState& own = state.of(company);
    addProductions(state, company, list);
    addDashed(state, list);
    addBuilds(state, company, list);
    for (const AutomaWorkshopForm& form : kAutomaWorkshops)
        list.add(AutomaUseWorkshop{dueEngineers(own, form), form.vpCost, form.segments});
    for (const AutomaMachineForm& form : kAutomaMachines)
        list.add(AutomaBuyMachines{dueEngineers(own, form), form.vpCost, form.excavators,
                                   form.mixers, form.any});
    for (std::uint8_t slot = 0; slot < state.patents.open.size(); ++slot)
        if (state.patents.open[slot] != Tile::None)
            list.add(AutomaTakePatent{kAutomaSmallActionEngineers, kAutomaPatentVp, slot});
    list.add(AutomaUseBank{kAutomaSmallActionEngineers});
}

} // namespace barrage
