#include "engine/barrage/performs.h"
#include "engine/barrage/production.h"

namespace barrage {

namespace {

/// An action that is not dashed ends the turn when everything that follows is done.
void endTurnAfter(Effects& e) { e.state.agenda.back().kind = TaskKind::EndTurn; }

void sweep(Effects& e, Company company, Colour colour) {
    const auto c = static_cast<std::uint8_t>(colour);
    ContractOffice& office = e.state.contracts;
    for (Contract& open : office.open[c]) {
        if (!open.isSet())
            continue;
        e.tell(EventKind::ContractSwept, ownerOf(company), open.value);
        office.piles[c].under.push(open);
        open = Contract();
    }
    for (const std::uint8_t slot : {std::uint8_t{1}, std::uint8_t{0}})
        e.push({TaskKind::RevealContract, Owner::Nobody, c, slot, 0});
}

} // namespace

void perform(Effects& e, Company company, const AutomaProduce& move) {
    endTurnAfter(e);
    placeInSection(e, company, Section::TurbineStation, move.engineers);
    const ProductionTerms terms{move.bonus, 0, false, {}};
    produce(e, company, move.system, move.drops,
            energyOf(e.state, company, move.system, move.drops, terms), false);
}

void perform(Effects& e, Company company, const AutomaManageWater& move) {
    e.state.turn.hasManagedWater = true;
    placeInSection(e, company, Section::WaterManagement, move.engineers);
    placeDrops(e, company, move.drops, move.flowsAtOnce);
}

void perform(Effects& e, Company company, const AutomaSweepContracts& move) {
    e.state.turn.hasSweptContracts = true;
    placeInSection(e, company, Section::ContractOffice, move.engineers);
    sweep(e, company, move.colour);
    moveEnergy(e, company, move.energy, Source::ContractOffice);
}

void perform(Effects& e, Company company, const AutomaBuild& move) {
    endTurnAfter(e);
    if (move.engineers > 0)
        placeOnBoard(e, company, move.engineers);
    construct(e, company, move.build);
}

void perform(Effects& e, Company company, const AutomaUseWorkshop& move) {
    endTurnAfter(e);
    placeInSection(e, company, Section::Workshop, move.engineers);
    gainVp(e, company, -move.vpCost, Source::ActionCost);
    turnWheel(e, company, move.segments);
}

void perform(Effects& e, Company company, const AutomaBuyMachines& move) {
    endTurnAfter(e);
    placeInSection(e, company, Section::MachineryShop, move.engineers);
    gainVp(e, company, -move.vpCost, Source::ActionCost);
    gainMachines(e, company, Machine::Excavator, move.excavators);
    gainMachines(e, company, Machine::Mixer, move.mixers);
    if (move.any > 0)
        e.push({TaskKind::ChooseMachines, ownerOf(company), 0, 0, move.any});
}

void perform(Effects& e, Company company, const AutomaTakePatent& move) {
    endTurnAfter(e);
    placeInSection(e, company, Section::PatentOffice, move.engineers);
    gainVp(e, company, -move.vpCost, Source::ActionCost);
    takeTile(e, company, move.slot);
}

void perform(Effects& e, Company company, const AutomaUseBank& move) {
    endTurnAfter(e);
    placeInBank(e, company, move.engineers);
    gainCredits(e, company, move.engineers, Source::Bank);
}

} // namespace barrage
