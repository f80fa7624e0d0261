#include <algorithm>

#include "engine/outpost/syndicate.h"
#include "engine/outpost/turn/effects.h"
#include "engine/outpost/workers.h"

namespace outpost {

namespace {

bool isBetter(const State& state, const Card& a, const Card& b) {
    return a.kind == CardKind::Plant ? isBetterPlant(a, b, state.options.rulings.plantRanking)
                                     : isBetterHabitat(a, b);
}

/// The best card of a kind in its pool, or none.
Card bestInPool(const State& state, CardKind kind) {
    Card best;
    for (const Card& card : state.syndicate.pool)
        if (card.kind == kind && (!best.isSet() || isBetter(state, card, best)))
            best = card;
    return best;
}

void fillSlots(Effects& e, Slot slot) {
    State& state = e.state;
    const CardKind kind = slot == Slot::Plant ? CardKind::Plant : CardKind::Habitat;
    const auto& slots = state.syndicate.on(slot);
    for (;;) {
        const Card card = bestInPool(state, kind);
        if (!card.isSet())
            return;
        if (static_cast<int>(slots.size()) < state.syndicate.unlocked(slot)) {
            placeCard(e, Owner::Syndicate, {card, slot, {}});
            continue;
        }
        if (slots.size() < kSlotsOfAKind)
            return;
        const Card worst =
            *std::min_element(slots.begin(), slots.end(), [&state](const Card& a, const Card& b) {
                return isBetter(state, b, a);
            });
        if (!isBetter(state, card, worst))
            return;
        placeCard(e, Owner::Syndicate, {card, slot, worst});
    }
}

} // namespace

void operateSyndicate(Effects& e) {
    fillSlots(e, Slot::Plant);
    fillSlots(e, Slot::Habitat);
    const auto plants = plantsOf(e.state.syndicate).size();
    const Hiring needed = hiring(e.state, Owner::Syndicate, (1U << plants) - 1U, false);
    hire(e, Owner::Syndicate, needed.seasonal, false);
}

} // namespace outpost
