#include "engine/barrage/turn/effects.h"

#include "engine/barrage/abilities.h"

namespace barrage {

namespace {

/// False if the icon leaves a choice or turns the wheel and therefore becomes a task.
bool gainPlain(Effects& e, Company company, const Reward& reward, Source source) {
    switch (reward.kind) {
    case RewardKind::Vp:
        gainVp(e, company, reward.amount, source);
        return true;
    case RewardKind::Credits:
        gainCredits(e, company, reward.amount, source);
        return true;
    case RewardKind::Excavators:
        gainMachines(e, company, Machine::Excavator, reward.amount);
        return true;
    case RewardKind::Mixers:
        gainMachines(e, company, Machine::Mixer, reward.amount);
        return true;
    case RewardKind::Energy:
        moveEnergy(e, company, reward.amount, source);
        return true;
    case RewardKind::UsableEnergy: // the contract follows
        moveEnergy(e, company, reward.amount, source);
        return false;
    default:
        return false;
    }
}

Task pieceTask(Owner who, Structure structure, std::uint8_t limit) {
    return {TaskKind::PlacePiece, who, static_cast<std::uint8_t>(structure), limit, 0};
}

Task taskFor(Owner who, const Reward& reward) {
    const std::int16_t n = reward.amount;
    switch (reward.kind) {
    case RewardKind::AnyMachines:
        return {TaskKind::ChooseMachines, who, 0, 0, n};
    case RewardKind::WheelSteps:
        return {TaskKind::TurnWheel, who, 0, 0, n};
    case RewardKind::WaitingDrops:
        return {TaskKind::PlaceDrops, who, false, 0, n};
    case RewardKind::FlowingDrops:
        return {TaskKind::PlaceDrops, who, true, 0, n};
    case RewardKind::PlaceBase:
        return pieceTask(who, Structure::Base, reward.amount);
    case RewardKind::PlaceElevation:
        return pieceTask(who, Structure::Elevation, 0);
    case RewardKind::PlaceConduit:
        return pieceTask(who, Structure::Conduit, reward.amount);
    case RewardKind::PlacePowerhouse:
        return pieceTask(who, Structure::Powerhouse, 0);
    case RewardKind::UsableEnergy:
    case RewardKind::FulfilContract:
        return {TaskKind::FulfilContract, who, false, 0, n};
    case RewardKind::AdvancedTile:
        return {TaskKind::ChooseTile, who, 0, 0, 0};
    default:
        return {};
    }
}

} // namespace

void receive(Effects& e, Company company, const Rewards& rewards, Source source) {
    core::FixedVector<Task, Rewards::capacity()> tasks;
    for (const Reward& reward : rewards)
        if (!gainPlain(e, company, reward, source))
            tasks.push(taskFor(ownerOf(company), reward));
    while (!tasks.empty())
        e.push(tasks.pop());
}

void receiveIncomeOf(Effects& e, Company company, Structure line, int piece,
                     const Rewards& income) {
    const CauseScope scope(e, {CauseKind::Income, ownerOf(company), static_cast<std::uint8_t>(line),
                               static_cast<std::uint8_t>(piece)});
    receive(e, company, income, Source::Income);
}

void moveToPowerhouse(Effects& e, Company company, const System& system, int drops) {
    State& state = e.state;
    const auto count = static_cast<std::uint8_t>(drops);
    Dam& dam = state.map.at(system.dam);
    dam.drops = static_cast<std::uint8_t>(dam.drops - count);
    Event event;
    event.kind = EventKind::DropMoved;
    event.who = ownerOf(company);
    event.amount = static_cast<std::int16_t>(drops);
    event.from = Place{PlaceKind::Dam, system.dam.value};
    event.to = Place{PlaceKind::Powerhouse, system.powerhouse.value};
    e.tell(event);
    if (const Owner owner = state.map.at(system.conduit); owner != ownerOf(company)) {
        gainCredits(e, company, -drops, Source::ConduitUse);
        gainCredits(e, companyOf(owner), drops, Source::ConduitUse);
        gainVp(e, companyOf(owner), drops, Source::ConduitUse);
    }
}

void produce(Effects& e, Company company, const System& system, int drops, int energy,
             bool isSecond) {
    State& state = e.state;
    // Looked at now: a powerhouse gained by the contract comes too late (R-B11).
    const bool actsAfterwards = !isSecond && hasAbility(state, company);
    moveToPowerhouse(e, company, system, drops);
    moveEnergy(e, company, energy, Source::Production);

    const Owner who = ownerOf(company);
    if (actsAfterwards && company != Company::Usa && company != Company::France)
        e.push({TaskKind::AfterProduction, who, system.powerhouse.value, system.dam.value, 0});
    const Task flow{TaskKind::FlowFrom, who, system.powerhouse.value, 0,
                    static_cast<std::int16_t>(drops)};
    const Task contract{TaskKind::FulfilContract, who, true, 0, static_cast<std::int16_t>(energy)};
    const Rulings& rulings = state.options.rulings;
    const ProductionOrder order =
        state.of(company).isAutoma() ? rulings.automaProductionOrder : rulings.productionOrder;
    const bool contractFirst = order == ProductionOrder::ContractFirst;
    e.push(contractFirst ? flow : contract);
    e.push(contractFirst ? contract : flow);
    if (!isSecond && hasOfficer(state, company, Officer::Octavius))
        e.push({TaskKind::AddSource, who, system.powerhouse.value, 0, 0});
}

} // namespace barrage
