#include <algorithm>

#include "engine/barrage/automa/printed_actions.h"
#include "engine/barrage/build/building_visit.h"
#include "engine/barrage/building.h"
#include "engine/barrage/external_works.h"
#include "engine/barrage/production.h"
#include "engine/barrage/turn/checks.h"
#include "engine/barrage/turn/legal_turn.h"

namespace barrage {

namespace {

void addProductions(const State& state, Company company, const AutomaAction& action,
                    MoveList& list) {
    const std::uint8_t engineers = dueEngineers(state.of(company), action);
    const ProductionTerms terms{action.bonus, 0, false, {}};
    forEachProduction(state, company, terms, [&](const System& system, int drops) {
        list.add(AutomaProduce{engineers, action.bonus, system, static_cast<std::uint8_t>(drops)});
        return true;
    });
}

void addAutomaBuilds(const State& state, Company company, MoveList& list) {
    for (const BuildScope scope : {BuildScope::WithEngineers, BuildScope::WithoutEngineers})
        forEachConstruction(state, company, scope, 0, [&](const Build& build) {
            for (const AutomaAction& action : printedActions(state)) {
                if (!allowsSite(state, company, action, build.site))
                    continue;
                const std::uint8_t engineers =
                    scope == BuildScope::WithEngineers
                        ? buildEngineers(state, company, action, build.site)
                        : std::uint8_t{0};
                list.add(AutomaBuild{engineers, build});
            }
            return true;
        });
}

void addPatents(const State& state, Company company, const AutomaAction& action, MoveList& list) {
    for (std::uint8_t slot = 0; slot < state.patents.open.size(); ++slot) {
        const AutomaTakePatent move{dueEngineers(state.of(company), action), action.vpCost, slot};
        if (canBuild(state.patents.open[slot], action.structure))
            list.add(move);
    }
}

void addWorks(const State& state, Company company, int engineers, MoveList& list) {
    for (const Work work : state.works.open) {
        if (!work.isSet())
            continue;
        forEachWorkPayment(state, company, work, [&](const Payment& payment) {
            for (const MachinesTo to : {MachinesTo::GeneralSupply, MachinesTo::OwnWheel})
                if (const AutomaTakeWork move{static_cast<std::uint8_t>(engineers),
                                              {work, to, payment}};
                    checkMove(state, company, move))
                    list.add(move);
        });
    }
}

void addAction(const State& state, Company company, const AutomaAction& action, MoveList& list) {
    const std::uint8_t engineers = dueEngineers(state.of(company), action);
    if (!isPlayed(state, action))
        return;
    switch (action.kind) {
    case AutomaActionKind::Production:
        return addProductions(state, company, action, list);
    case AutomaActionKind::WaterManagement:
        if (!state.turn.hasManagedWater)
            forEachSplit(1, action.drops, [&](const DropsPerHeadstream& drops) {
                list.add(AutomaManageWater{engineers, action.flowsAtOnce, drops});
            });
        return;
    case AutomaActionKind::ContractOffice:
        if (!state.turn.hasSweptContracts)
            list.add(AutomaSweepContracts{engineers, action.colour, action.energy});
        return;
    case AutomaActionKind::Workshop:
        return list.add(AutomaUseWorkshop{engineers, action.vpCost, action.segments});
    case AutomaActionKind::MachineryShop:
        return list.add(AutomaBuyMachines{engineers, action.vpCost, action.excavators,
                                          action.mixers, action.anyMachines});
    case AutomaActionKind::PatentOffice:
        return addPatents(state, company, action, list);
    case AutomaActionKind::Bank:
        return list.add(AutomaUseBank{engineers});
    case AutomaActionKind::ExternalWork:
        return addWorks(state, company, engineers, list);
    case AutomaActionKind::Construction: // all at once, see below
        return addWorks(state, company, kSpencerEngineers, list);
    }
}

} // namespace

void addAutomaTurns(const State& state, Company company, MoveList& list) {
    if (state.of(company).engineers == 0)
        return; // never without an engineer
    const std::size_t first = list.moves.size();
    for (const AutomaAction& action : printedActions(state))
        addAction(state, company, action, list);
    addAutomaBuilds(state, company, list);
    // Different printed actions can come to the same move, e.g. with the last engineer.
    auto& moves = list.moves;
    for (std::size_t i = first; i < moves.size(); ++i)
        moves.erase(
            std::remove(moves.begin() + static_cast<std::ptrdiff_t>(i) + 1, moves.end(), moves[i]),
            moves.end());
}

} // namespace barrage
