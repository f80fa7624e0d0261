#include <utility>

#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/data/table.h"
#include "engine/nucleum/score.h"
#include "engine/nucleum/turn/performs.h"
#include "engine/nucleum/turn/phases.h"

namespace nucleum {

namespace {

/// Initial contracts lie in the lowest space, whichever was thought to be it (N-30.1).
void moveInitialContracts(State& state, ContractSpace lowest) {
    for (PlayerState& player : state.players) {
        Contract& was = player.contracts[indexOf(state.facts.lowestSpace)];
        Contract& is = player.contracts[indexOf(lowest)];
        if (was.isSet() && infoOf(was).kind == ContractKind::Initial && !is.isSet())
            std::swap(was, is);
    }
}

/// Whether the table as it lies fulfils the condition (N-13.1).
bool holds(const State& state, EndCondition condition) {
    const EndTracker tracker = endTracker(state);
    switch (condition) {
    case EndCondition::ActionTiles:
        return tracker.tilesInStacks == 0;
    case EndCondition::Contracts:
        return tracker.contractsInStacks == 0;
    case EndCondition::MilestoneSpaces:
        return tracker.markersOnThirdSpace == 0;
    case EndCondition::Technologies:
        return tracker.mostTechnologies == kTechnologyCount;
    case EndCondition::Vp:
        break;
    }
    return tracker.mostVp >= kVpFlag;
}

/// A corrected table may have met conditions, which begins the last turns, or lost them (N-20.5).
void followConditions(Effects& e, const State& before, Player player) {
    State& state = e.state;
    for (int i = 0; i < kEndConditionCount; ++i) {
        const auto condition = static_cast<EndCondition>(i);
        if (!isMet(state, condition) && !holds(before, condition) && holds(state, condition))
            noteCondition(e, condition, player);
    }
    const int needed = conditionsNeeded(state.playerCount());
    if (conditionsMet(before) >= needed && conditionsMet(state) < needed)
        state.turnsLeft = 0;
    else if (conditionsMet(state) > conditionsMet(before))
        maybeTriggerEnd(e, player);
}

} // namespace

void perform(Effects& e, const RevealContract& move) {
    const Task task = e.state.agenda.pop();
    ContractMarket& market = e.state.contracts;
    market.open[task.a] = move.contract;
    market.unseen.erase(move.contract);
    --(infoOf(move.contract).kind == ContractKind::Silver ? market.silver : market.gold);
    e.tell(EventKind::ContractRevealed, Owner::Nobody, move.contract.value, task.a);
    if (market.silver == 0 && market.gold == 0)
        meetCondition(e, EndCondition::Contracts, playerOf(task.who));
}

void perform(Effects& e, const Proceed&) {
    e.state.agenda.pop();
    scoreGame(e);
}

void perform(Effects& e, const Learn& move) {
    State& state = e.state;
    // Wagons stand on the areas as soon as their number is known; later the market has changed.
    if (const auto* wagons = std::get_if<CoalWagonsFact>(&move.fact))
        if (state.facts.coalWagons[indexOf(wagons->area)] == kUnknown)
            state.coal[indexOf(wagons->area)] = {wagons->wagons, 0};
    if (const auto* lowest = std::get_if<LowestSpaceFact>(&move.fact))
        moveInitialContracts(state, lowest->space);
    enter(state.facts, move.fact);
    e.tell(EventKind::FactLearned, Owner::Nobody, static_cast<int>(move.fact.index()));
    if (const auto* track = std::get_if<IncomeTrackFact>(&move.fact))
        returnMarkers(e, track->track);
    if (const auto* spaces = std::get_if<IncomeSpacesFact>(&move.fact))
        returnMarkers(e, spaces->track);
}

void perform(Effects& e, const Correct& move) {
    const State before = e.state;
    correct(e.state, move);
    e.tell(EventKind::Corrected, move.owner, static_cast<int>(move.what), move.value,
           Source::Correction);
    if (e.state.areTurnsPlayed())
        followConditions(e, before, isPlayer(move.owner) ? playerOf(move.owner) : before.active);
}

} // namespace nucleum
