#include "engine/barrage/turn/legal_turn.h"

#include "engine/barrage/abilities.h"
#include "engine/barrage/build/building_visit.h"
#include "engine/barrage/building.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/production.h"
#include "engine/barrage/spaces.h"
#include "engine/barrage/turn/checks.h"

namespace barrage {

namespace {

/// Calls visit(space) for the spaces of a section that the company may use.
template <class Visit>
void forEachSpace(const State& state, Company company, Section section, Visit visit) {
    const SectionRange& range = spacesOf(section);
    for (int i = range.first; i < range.first + range.count; ++i)
        if (checkSpace(state, company, ActionSpace(i), section))
            visit(ActionSpace(i));
}

void addBuilds(const State& state, Company company, MoveList& list) {
    const CompanyState& own = state.of(company);
    forEachConstruction(state, company, BuildScope::WithoutEngineers, 0, [&](const Build& build) {
        list.add(build);
        return true;
    });
    for (const BuildSpace on : {BuildSpace::Board, BuildSpace::Officer}) {
        const auto space = constructionSpace(state, company, on);
        if (space && checkEngineers(own, space->engineers) &&
            checkCredits(own, space->fee, "B-7.5"))
            forEachConstruction(state, company, BuildScope::WithEngineers, space->fee,
                                [&](Build build) {
                                    build.space = on;
                                    list.add(build);
                                    return true;
                                });
    }
}

void addProductions(const State& state, Company company, MoveList& list) {
    forEachSpace(state, company, Section::TurbineStation, [&](ActionSpace space) {
        forEachProduction(state, company, termsOf(space), [&](const System& system, int drops) {
            list.add(Produce{space, system, static_cast<std::uint8_t>(drops)});
            return true;
        });
    });
}

void addContracts(const State& state, Company company, MoveList& list) {
    core::FixedVector<Contract, 2 * kColourCount> open; // in ascending order, as check asks for
    for (const Contract contract : openContracts(state))
        open.push(contract);
    forEachSpace(state, company, Section::ContractOffice, [&](ActionSpace space) {
        const auto taken = std::min<std::size_t>(infoOf(space).contracts, open.size());
        for (std::size_t i = 0; taken > 0 && i < open.size(); ++i) {
            if (taken == 1)
                list.add(TakeContracts{space, open[i], Contract()});
            for (std::size_t j = i + 1; taken == 2 && j < open.size(); ++j)
                list.add(TakeContracts{space, open[i], open[j]});
        }
    });
}

void addManagement(const State& state, Company company, MoveList& list) {
    const int leastDrops = hasOfficer(state, company, Officer::Zahir) ? 0 : 1;
    forEachSpace(state, company, Section::WaterManagement, [&](ActionSpace space) {
        forEachSplit(leastDrops, infoOf(space).drops,
                     [&](const DropsPerHeadstream& drops) { list.add(ManageWater{space, drops}); });
    });
    for (int n = 1; n <= state.of(company).engineers; ++n)
        list.add(UseBank{static_cast<std::uint8_t>(n)});
    forEachSpace(state, company, Section::Workshop,
                 [&](ActionSpace space) { list.add(UseWorkshop{space}); });
    forEachSpace(state, company, Section::MachineryShop,
                 [&](ActionSpace space) { list.add(BuyMachines{space}); });
    addContracts(state, company, list);
    forEachSpace(state, company, Section::PatentOffice, [&](ActionSpace space) {
        if (checkMove(state, company, TakePatent{space}))
            list.add(TakePatent{space});
    });
}

} // namespace

void addTurns(const State& state, Company company, MoveList& list) {
    const CompanyState& own = state.of(company);
    if (own.isAutoma() || state.turn.isDictated) {
        addAutomaTurns(state, company, list);
        return;
    }
    addBuilds(state, company, list);
    addProductions(state, company, list);
    addManagement(state, company, list);
    addLeeghwaterTurns(state, company, list);
    if (checkMove(state, company, Pass{}))
        list.add(Pass{});
    if (own.officer == Officer::Sekibo)
        for (const Officer officer : copyableOfficers(state, company))
            if (checkMove(state, company, CopyOfficer{officer}))
                list.add(CopyOfficer{officer});
}

} // namespace barrage
