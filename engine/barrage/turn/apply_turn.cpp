#include "engine/barrage/abilities.h"
#include "engine/barrage/building.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/production.h"
#include "engine/barrage/spaces.h"
#include "engine/barrage/turn/checks.h"
#include "engine/barrage/turn/performs.h"

namespace barrage {

namespace {

/// The action of the turn: engineers on the space, fee and cost paid; the turn ends when everything
/// that follows is done.
const ActionSpaceInfo& beginAction(Effects& e, Company company, ActionSpace space) {
    e.state.agenda.back().kind = TaskKind::EndTurn;
    const ActionSpaceInfo& info = infoOf(space);
    offerExtraTurn(e, company, info.engineers);
    placeOnSpace(e, company, space, info.engineers);
    gainCredits(e, company, -creditsFor(space), Source::ActionCost);
    return info;
}

} // namespace

void construct(Effects& e, Company company, const Build& build) {
    const CompanyState& own = e.state.of(company);
    const TileEffect effect = effectOf(own, build);
    gainCredits(e, company, -kCreditsPerReplacedMachine * build.payment.replaced,
                Source::ReplacedMachines);
    fillWheel(e, company, build.tile, build.payment);
    {
        // Below the tasks of an uncovered income, which comes first (R-B6).
        const CauseScope scope(
            e, {CauseKind::TileAbility, ownerOf(company), static_cast<std::uint8_t>(build.tile)});
        e.push({TaskKind::TileEffect, ownerOf(company), static_cast<std::uint8_t>(effect),
                build.site.index, 0});
    }
    placePiece(e, company, build.site, surchargeOf(build.site, effect));
}

void takeTile(Effects& e, Company company, int slot) {
    Tile& open = e.state.patents.open[static_cast<std::size_t>(slot)];
    e.state.of(company).tiles.insert(open);
    e.tell(EventKind::TileTaken, ownerOf(company), static_cast<int>(open));
    open = Tile::None;
}

void perform(Effects& e, Company company, const Build& move) {
    e.state.agenda.back().kind = TaskKind::EndTurn;
    CompanyState& own = e.state.of(company);
    if (!needsNoEngineers(effectOf(own, move))) {
        const ConstructionSpaceInfo space = *constructionSpace(e.state, company, move.space);
        offerExtraTurn(e, company, space.engineers);
        if (move.space == BuildSpace::Officer) {
            placeOnOfficer(e, company, space.engineers);
        } else {
            ++own.constructions;
            placeOnBoard(e, company, space.engineers);
        }
        gainCredits(e, company, -space.fee, Source::ActionCost);
    }
    construct(e, company, move);
}

void perform(Effects& e, Company company, const Produce& move) {
    ProductionTerms terms;
    if (e.state.task().kind == TaskKind::ProduceAgain)
        terms = termsOf(e.state.agenda.pop());
    else
        terms.bonus = beginAction(e, company, move.space).bonus;
    produce(e, company, move.system, move.drops,
            energyOf(e.state, company, move.system, move.drops, terms), terms.isSecond);
}

void perform(Effects& e, Company company, const ManageWater& move) {
    const ActionSpaceInfo& info = beginAction(e, company, move.space);
    if (total(move.drops) == 0) // Zahir's, drop by drop, at least one of them
        e.push({TaskKind::PlaceDrops, ownerOf(company), info.flowsAtOnce, true, info.drops});
    placeDrops(e, company, move.drops, info.flowsAtOnce);
}

void perform(Effects& e, Company company, const UseBank& move) {
    e.state.agenda.back().kind = TaskKind::EndTurn;
    placeInBank(e, company, move.engineers);
    gainCredits(e, company, move.engineers, Source::Bank);
}

void perform(Effects& e, Company company, const UseWorkshop& move) {
    turnWheel(e, company, beginAction(e, company, move.space).segments);
}

void perform(Effects& e, Company company, const BuyMachines& move) {
    const ActionSpaceInfo& info = beginAction(e, company, move.space);
    gainMachines(e, company, Machine::Excavator, info.excavators);
    gainMachines(e, company, Machine::Mixer, info.mixers);
    if (info.anyMachines > 0)
        e.push({TaskKind::ChooseMachines, ownerOf(company), 0, 0, info.anyMachines});
}

void perform(Effects& e, Company company, const TakeContracts& move) {
    beginAction(e, company, move.space);
    CompanyState& own = e.state.of(company);
    for (const Contract contract : {move.first, move.second}) {
        if (!contract.isSet())
            continue;
        for (Contract& slot : e.state.contracts.open[static_cast<std::size_t>(colourOf(contract))])
            if (slot == contract)
                slot = Contract();
        own.contracts.insert(contract);
        e.tell(EventKind::ContractTaken, ownerOf(company), contract.value);
        e.push({TaskKind::DiscardContract, ownerOf(company), 0, 0, 0});
    }
}

void perform(Effects& e, Company company, const TakePatent& move) {
    takeTile(e, company, beginAction(e, company, move.space).patentSlot);
}

void perform(Effects& e, Company company, const Pass&) {
    e.state.of(company).passed = true;
    e.state.agenda.back().kind = TaskKind::EndTurn;
    e.tell(EventKind::Passed, ownerOf(company));
}

void perform(Effects& e, Company company, const CopyOfficer& move) {
    CompanyState& own = e.state.of(company);
    gainCredits(e, company, -copyFee(own), Source::OfficerFee);
    ++own.officerCopies;
    --own.engineers;
    e.state.turn.copied = move.officer;
    e.tell(EventKind::EngineersOnOfficer, ownerOf(company), 0, 1);
    e.tell(EventKind::OfficerCopied, ownerOf(company), static_cast<int>(move.officer));
}

} // namespace barrage
