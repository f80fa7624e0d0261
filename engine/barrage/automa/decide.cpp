#include "engine/barrage/automa.h"

#include <algorithm>

#include "engine/barrage/abilities.h"
#include "engine/barrage/automa/contract_plan.h"
#include "engine/barrage/automa/dam_choice.h"
#include "engine/barrage/automa/patent_choice.h"
#include "engine/barrage/automa/printed_actions.h"
#include "engine/barrage/automa/production_choice.h"
#include "engine/barrage/automa/water_choice.h"
#include "engine/barrage/automa/work_choice.h"
#include "engine/barrage/building.h"
#include "engine/barrage/construction_choice.h"
#include "engine/barrage/contracts.h"
#include "engine/barrage/data/energy_track.h"
#include "engine/barrage/external_works.h"
#include "engine/barrage/legal.h"

namespace barrage {

namespace {

/// One action of the tile being looked at.
struct Attempt {
    const State& state;
    Company company;
    const AutomaAction& action;
    ActionReport& report;
    Decision& decision;

    void give(const MoveKind& what) { decision.move.what = what; }
    [[nodiscard]] std::uint8_t engineers() const { return dueEngineers(state.of(company), action); }
    void fail(Because because, int there = 0, int needed = 0) {
        report.because = because;
        report.there = static_cast<std::int16_t>(there);
        report.needed = static_cast<std::int16_t>(needed);
    }
};

bool isFirstOnTrack(const State& state, Company company) {
    const int own = state.of(company).energy;
    return std::none_of(state.turnOrder.begin(), state.turnOrder.end(), [&](Company other) {
        const int theirs = state.of(other).energy;
        const bool tieCounts = state.options.rulings.tiedFirst == TiedFirst::NotFirst;
        return other != company && (theirs > own || (tieCounts && theirs == own));
    });
}

/// The least energy that reaches an open contract of the colour; nothing if none is open. With the
/// French discount it can be 0.
std::optional<int> leastRequirement(const State& state, Company company, Colour colour) {
    std::optional<int> least;
    for (const Contract contract : state.contracts.open[static_cast<std::size_t>(colour)])
        if (contract.isSet()) {
            const int needed = energyNeeded(state, company, contract, true);
            least = std::min(least.value_or(needed), needed);
        }
    return least;
}

void tryProduction(Attempt& a) {
    const ProductionTerms terms{a.action.bonus, 0, false, {}};
    const auto best = chooseProduction(a.state, a.company, terms);
    if (!best)
        return a.fail(Because::NoSystem);
    a.report.production = best;
    const int section = kEnergySectionLength * a.state.round;
    const int energy = a.state.of(a.company).energy;
    if (energy >= section && isFirstOnTrack(a.state, a.company))
        return a.fail(Because::TrackReached, energy, section);
    const auto needed = leastRequirement(a.state, a.company, a.action.colour);
    if (!needed || best->energy < *needed)
        return a.fail(Because::NoContract, best->energy, needed.value_or(0));
    a.report.there = best->energy;
    a.report.needed = static_cast<std::int16_t>(*needed);
    a.decision.production = best;
    a.give(AutomaProduce{a.engineers(), a.action.bonus, best->system, best->drops});
}

void tryWater(Attempt& a) {
    const auto water = chooseWater(a.state, a.company, a.action.drops, a.action.flowsAtOnce);
    if (!water)
        return a.fail(Because::NoGain);
    a.decision.water = water;
    a.give(AutomaManageWater{a.engineers(), a.action.flowsAtOnce, water->drops});
}

void giveWork(Attempt& a, const WorkChoice& choice, MachinesTo machinesTo, int engineers) {
    a.decision.work = choice;
    a.give(AutomaTakeWork{static_cast<std::uint8_t>(engineers),
                          {choice.work, machinesTo, workPayment(a.state, a.company, choice.work)}});
}

void tryWork(Attempt& a) {
    // A human whose turn is dictated keeps Spencer's ability (P-9); for an Automa her tile stands
    // for a construction only.
    const bool usesWheel =
        !a.state.of(a.company).isAutoma() && canUseWheelForWork(a.state, a.company);
    const MachinesTo machinesTo = usesWheel ? MachinesTo::OwnWheel : MachinesTo::GeneralSupply;
    if (const auto work = chooseWork(a.state, a.company, machinesTo))
        return giveWork(a, *work, machinesTo, a.engineers());
    const auto& open = a.state.works.open;
    a.fail(Because::NoWork, static_cast<int>(std::count_if(
                                open.begin(), open.end(), [](Work work) { return work.isSet(); })));
}

/// Spencer takes an external work instead of what the tile shows if she can (8.3).
bool trySpencer(Attempt& a) {
    if (!hasHabitsOf(a.state, a.company, Officer::Spencer))
        return false;
    const auto work = chooseWork(a.state, a.company, MachinesTo::OwnWheel);
    if (!work)
        return false;
    a.decision.officer = Officer::Spencer;
    giveWork(a, *work, MachinesTo::OwnWheel, kSpencerEngineers);
    return true;
}

void tryConstruction(Attempt& a) {
    if (trySpencer(a))
        return;
    const ConstructionChoice choice = chooseConstruction(a.state, a.company, a.action);
    if (choice.because != Because::Done)
        return a.fail(choice.because, choice.there, choice.needed);
    a.decision.placement = choice.placement;
    a.decision.officer = choice.officer;
    const bool isFree = needsNoEngineers(effectOf(a.state.of(a.company), choice.build));
    a.give(AutomaBuild{isFree ? std::uint8_t{0}
                              : buildEngineers(a.state, a.company, a.action, choice.build.site),
                       choice.build});
}

void tryWorkshop(Attempt& a) {
    const Wheel& wheel = a.state.of(a.company).wheel;
    if (a.state.of(a.company).hasKnownSupply() &&
        std::all_of(wheel.begin(), wheel.end(), [](const auto& s) { return s.empty(); }))
        return a.fail(Because::EmptyWheel);
    a.give(AutomaUseWorkshop{a.engineers(), a.action.vpCost, a.action.segments});
}

void tryMachineryShop(Attempt& a) {
    if (a.state.round == kRounds)
        return a.fail(Because::LastRound);
    a.give(AutomaBuyMachines{a.engineers(), a.action.vpCost, a.action.excavators, a.action.mixers,
                             a.action.anyMachines});
}

void tryPatent(Attempt& a) {
    const auto slot = chooseOpenTile(a.state, a.action.structure);
    if (!slot)
        return a.fail(Because::NoOpenTile);
    a.give(AutomaTakePatent{a.engineers(), a.action.vpCost, *slot});
}

void tryAction(Attempt& a) {
    if (!isPlayed(a.state, a.action))
        return a.fail(Because::NoLeeghwater);
    switch (a.action.kind) {
    case AutomaActionKind::Production:
        return tryProduction(a);
    case AutomaActionKind::WaterManagement:
        return tryWater(a);
    case AutomaActionKind::ContractOffice:
        return a.give(AutomaSweepContracts{a.engineers(), a.action.colour, a.action.energy});
    case AutomaActionKind::Construction:
        return tryConstruction(a);
    case AutomaActionKind::Workshop:
        return tryWorkshop(a);
    case AutomaActionKind::MachineryShop:
        return tryMachineryShop(a);
    case AutomaActionKind::PatentOffice:
        return tryPatent(a);
    case AutomaActionKind::ExternalWork:
        return tryWork(a);
    case AutomaActionKind::Bank:
        return a.give(AutomaUseBank{a.engineers()});
    }
}

/// After a dashed action the turn goes on with the next one of the tile.
std::size_t firstActionLeft(const State& state, const AutomaTile& tile) {
    if (!state.turn.hasManagedWater && !state.turn.hasSweptContracts)
        return 0;
    for (std::size_t i = 0; i < tile.actions.size(); ++i)
        if (!tile.actions[i].endsTurn)
            return i + 1;
    return 0;
}

void decideTurn(const State& state, Company company, Decision& decision) {
    const AutomaTile& tile = automaTile(state.deck.actionTile);
    for (std::size_t i = firstActionLeft(state, tile); i < tile.actions.size(); ++i) {
        ActionReport report;
        report.order = static_cast<std::uint8_t>(i + 1);
        report.kind = tile.actions[i].kind;
        Attempt attempt{state, company, tile.actions[i], report, decision};
        tryAction(attempt);
        decision.actions.push(report);
        if (report.isPerformed())
            return;
    }
}

void decideDrops(const State& state, Company company, const Task& task, Decision& decision) {
    decision.water = chooseWater(state, company, task.n, task.a);
    decision.move.what = PlaceDrops{decision.water ? decision.water->drops : DropsPerHeadstream{}};
}

void decidePiece(const State& state, Company company, const Task& task, Decision& decision) {
    decision.placement = chooseFreePlace(state, company, static_cast<Structure>(task.a), task.b);
    if (decision.placement)
        decision.move.what = PlacePiece{decision.placement->site};
    else
        decision.move.what = Decline{};
}

void decideProduction(const State& state, Company company, const Task& task, Decision& decision) {
    decision.production = chooseProduction(state, company, termsOf(task));
    if (decision.production)
        decision.move.what =
            Produce{ActionSpace(), decision.production->system, decision.production->drops};
    else
        decision.move.what = Decline{};
}

void decideContract(const State& state, Company company, const Task& task, Decision& decision) {
    if (task.a == 0 || !hasHabitsOf(state, company, Officer::Luciani)) {
        decision.move.what = FulfilContract{chooseContract(state, company, task.n, task.a)};
        return;
    }
    decision.contracts = planContracts(state, company, task.n, task.b);
    decision.move.what = FulfilContract{decision.contracts->contracts[0]};
}

void decideDam(const State& state, Company company, const Task& task, Decision& decision) {
    decision.placement = chooseDamForDrop(state, company, task);
    if (decision.placement)
        decision.move.what = PlaceInDam{decision.placement->site.base()};
    else
        decision.move.what = Decline{};
}

/// As a reward: any tile, by the order of the patent office (R-A15).
void decideTile(const State& state, Decision& decision) {
    decision.move.what = ChooseTile{chooseOpenTile(state, std::nullopt).value_or(0)};
}

} // namespace

bool isAutomaToDecide(const State& state) {
    if (state.isOver() || !isCompany(state.task().who) ||
        state.task().kind >= TaskKind::ConfirmPhase) // the turn is over
        return false;
    if (state.task().kind == TaskKind::TakeTurn && state.deck.actionTile == 0)
        return false; // no tile tells it what to do
    const bool isDictatedChoice = state.turn.isDictated && state.task().kind == TaskKind::TakeTurn;
    return state.of(companyOf(state.task().who)).isAutoma() || isDictatedChoice;
}

Decision decide(const State& state) {
    const Task& task = state.task();
    const Company company = companyOf(task.who);
    Decision decision;
    decision.move.by = actorOf(company);
    switch (task.kind) {
    case TaskKind::TakeTurn:
        decideTurn(state, company, decision);
        break;
    case TaskKind::PlaceDrops:
        decideDrops(state, company, task, decision);
        break;
    case TaskKind::PlacePiece:
        decidePiece(state, company, task, decision);
        break;
    case TaskKind::FulfilContract:
        decideContract(state, company, task, decision);
        break;
    case TaskKind::PlaceInDam:
        decideDam(state, company, task, decision);
        break;
    case TaskKind::ChooseTile:
        decideTile(state, decision);
        break;
    case TaskKind::ProduceAgain:
        decideProduction(state, company, task, decision);
        break;
    default:
        break;
    }
    return decision;
}

} // namespace barrage
