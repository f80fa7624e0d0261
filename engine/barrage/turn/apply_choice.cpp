#include "engine/barrage/abilities.h"
#include "engine/barrage/automa/deck.h"
#include "engine/barrage/building.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/turn/agenda.h"
#include "engine/barrage/turn/checks.h"
#include "engine/barrage/turn/performs.h"
#include "engine/barrage/turn/phases.h"

namespace barrage {

namespace {

/// Takes the contract from where it lies. A slot of the display is refilled at once after the
/// reward.
void takeFulfilled(Effects& e, Company company, Contract contract) {
    State& state = e.state;
    if (isNational(contract)) {
        state.contracts.national.removeAt(state.contracts.national.find(contract));
        return;
    }
    if (!state.of(company).isAutoma()) {
        state.of(company).contracts.erase(contract);
        return;
    }
    const auto colour = static_cast<std::uint8_t>(colourOf(contract));
    for (std::uint8_t slot = 0; slot < 2; ++slot) {
        Contract& open = state.contracts.open[colour][slot];
        if (open == contract) {
            open = Contract();
            e.push({TaskKind::RevealContract, Owner::Nobody, colour, slot, 0});
        }
    }
}

} // namespace

void perform(Effects& e, Company company, const PlaceDrops& move) {
    Task& task = e.state.agenda.back();
    const bool flowsAtOnce = task.a != 0 || move.timing == DropTiming::AtOnce;
    task.n = static_cast<std::int16_t>(task.n - total(move.drops));
    task.b = 0;
    if (move.timing == DropTiming::AsTold || task.n == 0)
        e.state.agenda.pop();
    placeDrops(e, company, move.drops, flowsAtOnce);
}

void perform(Effects& e, Company company, const ChooseMachines& move) {
    e.state.agenda.pop();
    gainMachines(e, company, Machine::Excavator, move.excavators);
    gainMachines(e, company, Machine::Mixer, move.mixers);
}

void perform(Effects& e, Company company, const PlacePiece& move) {
    e.state.agenda.pop();
    placePiece(e, company, move.site, surchargeOf(move.site, TileEffect::None));
}

void perform(Effects& e, Company company, const FulfilContract& move) {
    const Task task = e.state.agenda.pop();
    const int needed = energyNeeded(e.state, company, move.contract, task.a != 0, task.b != 0);
    const Task further{TaskKind::FulfilContract, task.who, task.a, true,
                       static_cast<std::int16_t>(task.n - needed)}; // R-B35: may be below 0
    const bool mayFulfilMore = task.a != 0 && hasOfficer(e.state, company, Officer::Luciani);
    // An Automa's slots are refilled when all contracts of the production are fulfilled (P-18); a
    // human's contracts leave none.
    takeFulfilled(e, company, move.contract);
    if (mayFulfilMore)
        e.push(further);
    e.state.of(company).fulfilled.insert(move.contract);
    e.tell(EventKind::ContractFulfilled, ownerOf(company), move.contract.value);
    const CauseScope scope(e, {CauseKind::ContractReward, ownerOf(company), move.contract.value});
    receive(e, company, infoOf(move.contract).reward, Source::ContractReward);
}

void perform(Effects& e, Company company, const DiscardContract& move) {
    // The question stays until the limit is kept (B-14.3), whatever a correction added meanwhile.
    e.state.of(company).contracts.erase(move.contract);
    e.tell(EventKind::ContractDiscarded, ownerOf(company), move.contract.value);
}

void perform(Effects& e, Company, const Decline&) { e.state.agenda.pop(); }

void perform(Effects& e, Company company, const DeclareLeftovers& move) {
    e.state.agenda.pop();
    e.state.of(company).leftovers = static_cast<std::int16_t>(move.items);
}

void perform(Effects& e, const Proceed&) {
    e.state.agenda.pop();
    carryOutPhase(e);
}

void perform(Effects& e, const RevealContract& move) {
    const Task task = e.state.agenda.pop();
    if (move.contract.isSet())
        revealContract(e, static_cast<Colour>(task.a), task.b, move.contract);
    else
        e.state.contracts.piles[task.a] = {}; // the table says so, and it stays empty (R-B21)
}

void perform(Effects& e, const RevealAutomaTile& move) {
    e.state.agenda.pop();
    revealAutomaTile(e, move.tile);
}

void perform(Effects& e, const RevealTile& move) {
    const Task task = e.state.agenda.pop();
    revealTile(e, task.a, move.tile);
}

} // namespace barrage
