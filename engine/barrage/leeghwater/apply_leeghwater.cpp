#include "engine/barrage/abilities.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/external_works.h"
#include "engine/barrage/private_buildings.h"
#include "engine/barrage/score.h"
#include "engine/barrage/turn/agenda.h"
#include "engine/barrage/turn/performs.h"

namespace barrage {

namespace {

/// The waiting task of this kind that is next on the agenda.
Task& nextTask(Agenda& agenda, TaskKind kind) {
    std::size_t i = agenda.size() - 1;
    while (agenda[i].kind != kind)
        --i;
    return agenda[i];
}

} // namespace

void payForWork(Effects& e, Company company, const TakeWork& take) {
    if (take.machinesTo == MachinesTo::GeneralSupply)
        return discardMachines(e, company, take.payment);
    const bool hasTile = e.state.of(company).tiles.contains(Tile::Spencer);
    fillWheel(e, company, hasTile ? Tile::Spencer : Tile::None, take.payment);
}

void perform(Effects& e, Company company, const TakeWork& move) {
    if (e.state.task().kind == TaskKind::BuyWork) {
        e.state.agenda.pop();
        gainCredits(e, company, -loanPrice(move.work), Source::BuildingAction);
    } else {
        e.state.agenda.back().kind = TaskKind::EndTurn;
        placeOnWork(e, company, openSlotOf(e.state, move.work), kWorkEngineers);
        payForWork(e, company, move);
    }
    takeWork(e, company, move.work);
}

void perform(Effects& e, Company company, const UseBuilding& move) {
    if (e.state.task().kind == TaskKind::UseBuildingNow) {
        e.state.agenda.pop();
        return carryOutBuildingAction(e, company, move.building);
    }
    e.state.agenda.back().kind = TaskKind::EndTurn;
    const BuildingSpaceInfo due = engineersAndFee(move.building, move.space);
    offerExtraTurn(e, company, due.engineers);
    if (move.space == BuildingSpace::Officer)
        placeOnOfficer(e, company, due.engineers);
    else
        placeOnBuilding(e, company, move.building, static_cast<int>(move.space), due.engineers);
    gainCredits(e, company, -due.fee, Source::ActionCost);
    carryOutBuildingAction(e, company, move.building);
}

void perform(Effects& e, Company company, const UseOfficer&) {
    e.state.agenda.back().kind = TaskKind::EndTurn;
    placeOnOfficer(e, company, 1);
    gainUsableEnergy(e, company, dropsInOwnDams(e.state, company), Source::Ability);
}

void perform(Effects& e, Company company, const PlaceInDam& move) {
    Task& task = e.state.agenda.back();
    task.b = 0;
    if (task.kind == TaskKind::PlaceInDam || --task.n == 0)
        e.state.agenda.pop();
    addToDam(e, company, move.dam, 1);
}

void perform(Effects& e, Company company, const TakeBackTile& move) {
    e.state.agenda.pop();
    CompanyState& own = e.state.of(company);
    Tile& tile = own.wheel[move.segment].tile;
    own.tiles.insert(tile);
    e.tell(EventKind::TileReturned, ownerOf(company), static_cast<int>(tile));
    tile = Tile::None;
}

void perform(Effects& e, Company company, const TakeBackMachines& move) {
    e.state.agenda.pop();
    WheelSegment& segment = e.state.of(company).wheel[move.segment];
    segment.excavators = static_cast<std::uint8_t>(segment.excavators - move.excavators);
    segment.mixers = static_cast<std::uint8_t>(segment.mixers - move.mixers);
    segment.excamixers = static_cast<std::uint8_t>(segment.excamixers - move.excamixers);
    gainMachines(e, company, Machine::Excavator, move.excavators, true);
    gainMachines(e, company, Machine::Mixer, move.mixers, true);
    gainExcamixers(e, company, move.excamixers, true);
}

void perform(Effects& e, Company company, const ChooseTile& move) {
    e.state.agenda.pop();
    takeTile(e, company, move.slot);
}

void perform(Effects& e, Company company, const GoOn&) {
    e.state.agenda.pop();
    e.state.of(company).hasArchitect = false;
    e.state.turn.goesOn = true;
    e.tell(EventKind::ArchitectUsed, ownerOf(company));
}

void perform(Effects& e, Company company, const AddSource& move) {
    Agenda& agenda = e.state.agenda;
    const PowerhouseSpace powerhouse(agenda.back().a);
    const int energy = move.drops * infoOf(move.conduit).value;
    // What the production sets going afterwards concerns all of its drops.
    Task& flow = nextTask(agenda, TaskKind::FlowFrom);
    flow.n = static_cast<std::int16_t>(flow.n + move.drops);
    Task& contract = nextTask(agenda, TaskKind::FulfilContract);
    contract.n = static_cast<std::int16_t>(contract.n + energy);
    moveToPowerhouse(e, company, {move.dam, move.conduit, powerhouse}, move.drops);
    moveEnergy(e, company, energy, Source::Production);
}

void perform(Effects& e, const RevealWork& move) {
    const Task task = e.state.agenda.pop();
    revealWork(e, task.a, move.work);
}

} // namespace barrage
