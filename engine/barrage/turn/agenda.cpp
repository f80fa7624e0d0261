#include "engine/barrage/turn/agenda.h"

#include <algorithm>

#include "engine/barrage/abilities.h"
#include "engine/barrage/automa/deck.h"
#include "engine/barrage/building.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/external_works.h"
#include "engine/barrage/private_buildings.h"
#include "engine/barrage/production.h"
#include "engine/barrage/turn/phases.h"

namespace barrage {

namespace {

constexpr int kItalianSteps = 3;

bool hasAnyTurn(const State& state, Company company) {
    return state.of(company).engineers > 0 ||
           (!state.of(company).isAutoma() && canBuildWithoutEngineers(state, company));
}

/// Without engineers a turn ends, or the company passes, unless an engineer-free tile is left to
/// decide about (B-7.3, R-B29, A-1.7). True if the turn has to be taken.
bool hasTurn(Effects& e, Company company) {
    State& state = e.state;
    CompanyState& own = state.of(company);
    if (hasAnyTurn(state, company) && !own.passed)
        return true;
    const bool isUnderWay = state.turn.copied != Officer::None || state.turn.hasManagedWater ||
                            state.turn.hasSweptContracts;
    if (!isUnderWay) {
        own.passed = true;
        e.tell(EventKind::Passed, ownerOf(company));
    }
    state.agenda.pop();
    e.push({isUnderWay ? TaskKind::EndTurn : TaskKind::NextTurn, ownerOf(company), 0, 0, 0});
    return false;
}

bool revealOnlyContract(Effects& e, const Task& task) {
    const ContractOffice& office = e.state.contracts;
    const auto colour = static_cast<Colour>(task.a);
    const ContractSet next = nextOf(office.piles[task.a]);
    if (office.open[task.a][task.b].isSet() || next.empty()) {
        e.state.agenda.pop();
        return true;
    }
    if (next.size() != 1)
        return false;
    e.state.agenda.pop();
    revealContract(e, colour, task.b, *next.begin());
    return true;
}

/// If all tiles of the level on top go to the gaps, there is nothing to ask (P-6), provided that
/// the pile holds just what is still to come: after a correction or in a position it may hold more.
bool revealOnlyTile(Effects& e, const Task& task) {
    const PatentOffice& office = e.state.patents;
    const TileSet next = nextOf(office);
    const auto gaps = std::count(office.open.begin(), office.open.end(), Tile::None);
    const bool isExact = office.pile.size() == 3 * (kRounds - e.state.round - 1) + gaps;
    const bool isSure = next.empty() || (isExact && next.size() <= gaps);
    if (office.open[task.a] == Tile::None && !isSure)
        return false;
    e.state.agenda.pop();
    if (office.open[task.a] == Tile::None && !next.empty())
        revealTile(e, task.a, *next.begin());
    return true;
}

/// Which place a work takes matters to Automas, so only the last one of a pile is sure.
bool revealOnlyWork(Effects& e, const Task& task) {
    const WorkSet next = nextOf(e.state.works);
    const bool isThere = e.state.works.open[task.a].isSet();
    if (!isThere && next.size() > 1)
        return false;
    e.state.agenda.pop();
    if (!isThere && !next.empty())
        revealWork(e, task.a, *next.begin());
    return true;
}

bool revealOnlyAutomaTile(Effects& e) {
    const AutomaTileSet next = nextOf(e.state.deck);
    const bool isThere = e.state.deck.actionTile != 0; // put down by a correction
    if (!isThere && next.empty())
        gatherAutomaTiles(
            e, e.state.deck
                   .criteriaTile); // only a state put together by hand asks with an empty stack
    if (!isThere && next.size() != 1)
        return false;
    e.state.agenda.pop();
    if (!isThere)
        revealAutomaTile(e, *next.begin());
    return true;
}

/// Automas choose by rule; lightly tracked players choose at the table only (P-4).
bool settleMachines(Effects& e, const Task& task) {
    const Company company = companyOf(task.who);
    const CompanyState& own = e.state.of(company);
    if (own.hasKnownSupply() && !own.isAutoma())
        return false;
    e.state.agenda.pop();
    if (own.isAutoma())
        for (int i = 0; i < task.n; ++i)
            gainMachines(e, company, automaMachine(e.state, company), 1);
    else
        e.tell(EventKind::MachinesOfChoice, task.who, 0, task.n);
    return true;
}

void actAfterProduction(Effects& e, const Task& task) {
    const CauseScope scope(e, {CauseKind::CompanyAbility, task.who});
    if (task.who == Owner::Italy)
        moveEnergy(e, Company::Italy, kItalianSteps, Source::Ability);
    else if (task.who == Owner::Netherlands)
        e.push({TaskKind::PlaceInDam, task.who, task.b, false, 0});
    else
        e.push({TaskKind::ProduceAgain, task.who, task.a,
                static_cast<std::uint8_t>(SecondProduction::Germany), 0});
}

void letDropsLeave(Effects& e, const Task& task) {
    const PowerhouseSpace powerhouse(task.a);
    for (int i = 0; i < task.n; ++i)
        letFlow(e, Place{PlaceKind::Powerhouse, task.a}, infoOf(powerhouse).basin, false);
}

/// Whether something can be chosen in one of the choices of the Leeghwater Project.
bool isOpenChoice(const State& state, const Task& task) {
    const Company company = companyOf(task.who);
    const Wheel& wheel = state.of(company).wheel;
    const auto& open = state.patents.open;
    switch (task.kind) {
    case TaskKind::PlaceInDam:
        return canPlaceInDam(state, company, task);
    case TaskKind::TakeBackTile:
        return std::any_of(wheel.begin(), wheel.end(),
                           [](const WheelSegment& s) { return s.tile != Tile::None; });
    case TaskKind::TakeBackMachines:
        return std::any_of(wheel.begin(), wheel.end(),
                           [](const WheelSegment& s) { return s.machines() > 1; });
    case TaskKind::BuyWork:
        return canBuyAnyWork(state, company, 0);
    case TaskKind::ChooseTile:
        return std::any_of(open.begin(), open.end(), [](Tile tile) { return tile != Tile::None; });
    case TaskKind::UseBuildingNow:
        return checkBuildingAction(state, company, static_cast<PrivateBuilding>(task.a), 0).ok();
    case TaskKind::AddSource:
        return canAddSource(state, company, PowerhouseSpace(task.a));
    default: // GoOn
        return hasAnyTurn(state, company);
    }
}

/// Drops a choice that has become empty or has one outcome only. True if it is settled.
bool settleChoice(Effects& e, const Task& task) {
    State& state = e.state;
    bool isOpen = true;
    switch (task.kind) {
    case TaskKind::TakeTurn:
        return !hasTurn(e, companyOf(task.who));
    case TaskKind::RevealContract:
        return revealOnlyContract(e, task);
    case TaskKind::RevealTile:
        return revealOnlyTile(e, task);
    case TaskKind::RevealWork:
        return revealOnlyWork(e, task);
    case TaskKind::RevealAutomaTile:
        return revealOnlyAutomaTile(e);
    case TaskKind::ChooseMachines:
        return settleMachines(e, task);
    case TaskKind::PlacePiece:
        isOpen =
            canPlaceFreePiece(state, companyOf(task.who), static_cast<Structure>(task.a), task.b);
        break;
    case TaskKind::FulfilContract:
        isOpen = canFulfilAny(state, companyOf(task.who), task.n, task.a, task.b);
        break;
    case TaskKind::ProduceAgain:
        isOpen = canProduce(state, companyOf(task.who), termsOf(task));
        break;
    case TaskKind::DiscardContract:
        isOpen = state.of(companyOf(task.who)).contracts.size() >
                 contractLimit(state, companyOf(task.who));
        break;
    case TaskKind::PlaceInDam:
    case TaskKind::TakeBackTile:
    case TaskKind::TakeBackMachines:
    case TaskKind::BuyWork:
    case TaskKind::ChooseTile:
    case TaskKind::UseBuildingNow:
    case TaskKind::GoOn:
    case TaskKind::AddSource:
        isOpen = isOpenChoice(state, task);
        break;
    default:
        break;
    }
    if (!isOpen)
        state.agenda.pop();
    return !isOpen;
}

/// Carries out an automatic task, already taken from the agenda.
void carryOut(Effects& e, const Task& task) {
    switch (task.kind) {
    case TaskKind::TurnWheel:
        return turnWheel(e, companyOf(task.who), task.n);
    case TaskKind::FlowFrom:
        return letDropsLeave(e, task);
    case TaskKind::AfterProduction:
        return actAfterProduction(e, task);
    case TaskKind::TileEffect:
        return carryOutTileEffect(e, companyOf(task.who), static_cast<TileEffect>(task.a), task.b);
    case TaskKind::FlipAutomaTile:
        return flipAutomaTile(e);
    case TaskKind::EndTurn:
        return endTurn(e);
    case TaskKind::NextTurn:
        return nextTurn(e);
    case TaskKind::CompanyIncome:
        return receiveIncome(e, companyOf(task.who));
    case TaskKind::FillHeadstreams:
        return fillHeadstreams(e);
    case TaskKind::StartRound:
        return startRound(e);
    case TaskKind::FinalScoring:
        return scoreGame(e);
    default:
        return;
    }
}

} // namespace

void revealContract(Effects& e, Colour colour, int slot, Contract contract) {
    const auto c = static_cast<std::size_t>(colour);
    ContractPile& pile = e.state.contracts.piles[c];
    if (const std::size_t below = pile.under.find(contract); below != pile.under.size())
        pile.under.removeAt(below);
    pile.unseen.erase(contract);
    e.state.contracts.open[c][static_cast<std::size_t>(slot)] = contract;
    e.tell(EventKind::ContractRevealed, Owner::Nobody, contract.value, slot);
}

void revealTile(Effects& e, int slot, Tile tile) {
    e.state.patents.pile.erase(tile);
    e.state.patents.open[static_cast<std::size_t>(slot)] = tile;
    e.tell(EventKind::TileRevealed, Owner::Nobody, static_cast<int>(tile), slot);
}

void revealWork(Effects& e, int slot, Work work) {
    e.state.works.pile.erase(work);
    e.state.works.open[static_cast<std::size_t>(slot)] = work;
    e.tell(EventKind::WorkRevealed, Owner::Nobody, work.value, slot);
}

void settle(Effects& e, SettleUntil until) {
    Agenda& agenda = e.state.agenda;
    while (!agenda.empty()) {
        const Task task = agenda.back();
        const CauseScope scope(e, task.cause);
        if (until == SettleUntil::TurnOver && task.kind == TaskKind::EndTurn)
            return;
        if (task.kind < TaskKind::TurnWheel) {
            if (!settleChoice(e, task))
                return;
        } else {
            agenda.pop();
            carryOut(e, task);
        }
    }
}

} // namespace barrage
