#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/performs.h"
#include "engine/nucleum/phases.h"

namespace nucleum {

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
    enter(state.facts, move.fact);
    e.tell(EventKind::FactLearned, Owner::Nobody, static_cast<int>(move.fact.index()));
}

void perform(Effects& e, const Correct& move) {
    correct(e.state, move);
    e.tell(EventKind::Corrected, move.owner, static_cast<int>(move.what), move.value,
           Source::Correction);
}

} // namespace nucleum
