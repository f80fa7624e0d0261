#include "engine/barrage/automa/work_choice.h"

#include <algorithm>

#include "engine/barrage/external_works.h"

namespace barrage {

namespace {

struct PrintedOrder {
    WorkOrder order{1, 2, 3};
    std::uint8_t tile = 0;
};

/// The latest tile with an order: the action tile, the criteria tile, which was the action tile of
/// the turn before, then the discard pile. If none of those known has one: from the top (P-16).
PrintedOrder orderInForce(const AutomaDeck& deck) {
    core::FixedVector<std::uint8_t, 22> latestFirst{deck.actionTile, deck.criteriaTile};
    for (const std::uint8_t tile : deck.discard)
        latestFirst.push(tile);
    for (const std::uint8_t tile : latestFirst)
        if (tile != 0 && workOrderOn(tile) != WorkOrder{})
            return {workOrderOn(tile), tile};
    return {};
}

} // namespace

WorkOrder workOrderOn(int tile) {
    for (const AutomaAction& action : automaTile(tile).actions)
        if (action.kind == AutomaActionKind::ExternalWork)
            return action.preference;
    return {};
}

Payment workPayment(const State& state, Company company, Work work) {
    const CompanyState& own = state.of(company);
    if (!own.hasKnownSupply())
        return {};
    const WorkInfo& info = infoOf(work);
    const int excavators = std::min<int>(info.excavators, own.excavators);
    const int mixers = std::min<int>(info.mixers, own.mixers);
    return {static_cast<std::uint8_t>(excavators), static_cast<std::uint8_t>(mixers), 0,
            static_cast<std::uint8_t>(info.machines() - excavators - mixers)};
}

std::optional<WorkChoice> chooseWork(const State& state, Company company, MachinesTo machinesTo) {
    const PrintedOrder printed = orderInForce(state.deck);
    WorkChoice choice;
    choice.order = printed.order;
    choice.tile = printed.tile;
    for (const std::uint8_t place : printed.order) {
        const auto slot = static_cast<std::size_t>(place - 1);
        const Work work = state.works.open[slot];
        if (!work.isSet())
            continue;
        const TakeWork take{work, machinesTo, workPayment(state, company, work)};
        choice.isPossible[slot] =
            checkOpenWork(state, work, !isSpencersConstruction(state, company, take)).ok() &&
            checkWorkPayment(state, company, take).ok();
        if (!choice.isPossible[slot] || choice.place != 0)
            continue;
        choice.work = work;
        choice.place = place;
    }
    return choice.place != 0 ? std::optional(choice) : std::nullopt;
}

} // namespace barrage
