#include <algorithm>

#include "engine/nucleum/contracts.h"
#include "engine/nucleum/counts.h"
#include "engine/nucleum/data/player_board.h"
#include "engine/nucleum/energize.h"
#include "engine/nucleum/turn/performs.h"

namespace nucleum {

namespace {

int numberOf(Building building) {
    return static_cast<int>(building.type) * kLevelCount + building.level;
}

void completePair(Effects& e, Player player, std::size_t row) {
    const PlayerState& own = e.state.of(player);
    if (own.turbines[row] == City::None || !own.mines[row].isOnMap())
        return;
    receive(e, player,
            row < kPicturedPairs ? e.state.facts.pairRewards[row].reward : kLastPairReward,
            Source::Pair);
}

/// The market is filled with the same colour, else with the other; EC2 belongs to who took (N-8.3).
void refill(Effects& e, Player player, std::size_t slot, ContractKind kind) {
    const ContractMarket& market = e.state.contracts;
    const auto left = [&market](ContractKind of) {
        return of == ContractKind::Silver ? market.silver : market.gold;
    };
    if (left(kind) == 0)
        kind = kind == ContractKind::Silver ? ContractKind::Gold : ContractKind::Silver;
    if (left(kind) > 0)
        e.push(TaskKind::RevealContract, ownerOf(player), static_cast<int>(slot),
               static_cast<int>(kind));
}

void payForEnergy(Effects& e, Player player, const Energize& move, const EnergizeResult& result) {
    State& state = e.state;
    gainThaler(e, player, -result.coalCost, Source::Action);
    gainThaler(e, player, result.coalCost - result.thaler, Source::TurbineFee);
    for (std::size_t i = 0; i < move.fees.size(); ++i)
        if (move.fees[i] > 0)
            gainThaler(e, static_cast<Player>(i), move.fees[i], Source::TurbineFee);
    for (std::size_t i = 0; i < move.coal.size(); ++i) {
        if (move.coal[i] == 0)
            continue;
        state.coal[i] = buyCoal(state.coal[i], move.coal[i]).left;
        e.tell(EventKind::CoalBought, ownerOf(player), static_cast<int>(i), move.coal[i]);
    }
    for (std::size_t row = 0; row < move.uranium.size(); ++row)
        takeUranium(e, player, static_cast<int>(row), move.uranium[row]);
}

/// What turbines and technologies give after the action (N-9.8, N-16).
void rewardEnergizing(Effects& e, Player player) {
    const PlayerState& own = e.state.of(player);
    const bool hasSecondTurbine = own.turbines[1] != City::None;
    if (has(e.state, player, TechnologyEffect::WorkerOrTileForEnergize))
        e.push(TaskKind::TakeEnergizeBonus, ownerOf(player));
    if (has(e.state, player, TechnologyEffect::ThalerForEnergize))
        gainThaler(e, player, 1, Source::Technology);
    if (hasSecondTurbine && own.experiment == Experiment::B)
        gainAchievement(e, player, kTurbineAchievement, Source::TurbineEffect);
    if (hasSecondTurbine && own.experiment == Experiment::D)
        gainWorkers(e, player, 1, Source::TurbineEffect);
}

Reward energize(Effects& e, Player player, const Target& target, int demand) {
    State& state = e.state;
    const City city = cityOf(state, player, target);
    if (target.isNeutral) {
        NeutralBuilding& neutral = state.neutrals[target.place];
        neutral.isEnergized = true;
        e.tell(EventKind::NeutralEnergized, ownerOf(player), target.place, demand, Source::Action,
               city);
        return state.facts.neutrals[neutral.neutral.index()].reward;
    }
    state.of(player).at(target.building).isEnergized = true;
    e.tell(EventKind::BuildingEnergized, ownerOf(player), numberOf(target.building), demand,
           Source::Action, city);
    return state.facts.at(target.building).reward;
}

} // namespace

void perform(Effects& e, Player player, const Urbanize& move) {
    gainThaler(e, player, -urbanizeCost(e.state, player, move, termsOf(e.state)), Source::Action);
    e.state.of(player).at(move.building) = {move.city, false};
    e.tell(EventKind::BuildingPlaced, ownerOf(player), numberOf(move.building), 0, Source::Action,
           move.city);
    useAction(e);
}

void perform(Effects& e, Player player, const Industrialize& move) {
    State& state = e.state;
    PlayerState& own = state.of(player);
    const IndustrializeCost cost = industrializeCost(move, termsOf(state));
    gainThaler(e, player, -cost.thaler, Source::Action);
    spendWorkers(e, player, cost.workers, Source::Action);
    useAction(e);
    int uranium = move.hasUraniumSymbol ? 1 : 0;
    if (has(state, player, TechnologyEffect::UraniumForIndustry))
        ++uranium;
    if (move.kind == IndustryKind::Mine) {
        uranium += mineUranium(state, player, move.hasSpaceUranium);
        own.mines[move.row] = {move.city, 0};
        e.tell(EventKind::MinePlaced, ownerOf(player), move.row, 0, Source::Action, move.city);
    } else {
        own.turbines[move.row] = move.city;
        e.tell(EventKind::TurbinePlaced, ownerOf(player), move.row, 0, Source::Action, move.city);
    }
    completePair(e, player, move.row);
    gainUranium(e, player, uranium, Source::Action);
}

void perform(Effects& e, Player player, const Develop& move) {
    gainThaler(e, player, -developCost(e.state, move, termsOf(e.state)), Source::Action);
    useAction(e);
    takeTiles(e, player, move.second == kUnknown ? 1 : 2);
}

void perform(Effects& e, Player player, const TakeContract& move) {
    ContractMarket& market = e.state.contracts;
    useAction(e);
    const std::size_t slot = static_cast<std::size_t>(
        std::find(market.open.begin(), market.open.end(), move.contract) - market.open.begin());
    market.open[slot] = Contract();
    e.state.of(player).contracts[indexOf(move.space)] = move.contract;
    e.tell(EventKind::ContractTaken, ownerOf(player), move.contract.value,
           static_cast<int>(move.space));
    refill(e, player, slot, infoOf(move.contract).kind);
    if (has(e.state, player, TechnologyEffect::OtherSpaceReward))
        e.push(TaskKind::TakeSpaceReward, ownerOf(player), static_cast<int>(move.space));
    if (has(e.state, player, TechnologyEffect::AchievementForContract))
        gainAchievement(e, player, 1, Source::Technology);
    for (int i = 0; i < (move.isDoubled ? 2 : 1); ++i)
        receive(e, player, kSpaceRewards[indexOf(move.space)], Source::ContractSpace);
}

void perform(Effects& e, Player player, const Energize& move) {
    const EnergizeResult result = resultOf(e.state, player, move, termsOf(e.state));
    payForEnergy(e, player, move, result);
    useAction(e);
    const Reward reward = energize(e, player, move.target, result.demand);
    gainAchievement(e, player, result.demand, Source::Action);
    rewardEnergizing(e, player);
    receive(e, player, reward, Source::Building);
}

void perform(Effects& e, Player player, const Subsidize& move) {
    useAction(e);
    switch (move.subsidy) {
    case Subsidy::Worker:
        return gainWorkers(e, player, 1, Source::Action);
    case Subsidy::TwoThaler:
        return gainThaler(e, player, 2, Source::Action);
    case Subsidy::IncomeThaler:
        return advanceIncome(e, player, IncomeTrack::Thaler, 1, Source::Action);
    case Subsidy::IncomeWorkers:
        return advanceIncome(e, player, IncomeTrack::Workers, 1, Source::Action);
    case Subsidy::IncomeVp:
        return advanceIncome(e, player, IncomeTrack::Vp, 1, Source::Action);
    case Subsidy::Achievement:
        return gainAchievement(e, player, 1, Source::Action);
    case Subsidy::PaidIncomeAny:
        gainThaler(e, player, -1, Source::Action);
        break;
    case Subsidy::IncomeAny:
        break;
    }
    e.push(TaskKind::AdvanceIncome, ownerOf(player), 0, 1);
}

void perform(Effects& e, Player player, const FulfilContract& move) {
    State& state = e.state;
    const auto clear = [&move](auto& places) {
        std::replace(places.begin(), places.end(), move.contract, Contract());
    };
    clear(state.of(player).contracts);
    clear(state.contracts.purple);
    state.of(player).fulfilled.insert(move.contract);
    state.fulfilment = Fulfilment::Done;
    e.tell(EventKind::ContractFulfilled, ownerOf(player), move.contract.value);
    receive(e, player, infoOf(move.contract).reward, Source::ContractReward);
}

} // namespace nucleum
