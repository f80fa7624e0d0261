#pragma once

#include "engine/outpost/state.h"

namespace outpost {

/// Calls visit(card) for every card that was ever turned over, wherever it lies now; the Step 3
/// card excepted.
template <class Visit>
void forEachSeenCard(const State& state, Visit visit) {
    const auto all = [&visit](const auto& cards) {
        for (const Card& card : cards)
            if (card.kind != CardKind::Step3)
                visit(card);
    };
    const auto allOf = [&all](const Company& company) {
        all(company.pool);
        all(company.plants);
        all(company.habitats);
    };
    for (const MarketSpace& space : state.market)
        all(space.cards);
    all(state.boxed);
    all(state.deck.shuffled);
    all(state.deck.under);
    for (const Seat seat : state.order)
        allOf(state.of(seat));
    allOf(state.syndicate);
}

} // namespace outpost
