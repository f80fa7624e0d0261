#include "engine/outpost/market.h"

#include <algorithm>

namespace outpost {

int minimumBid(const MarketSpace& space) {
    return std::max(1, space.top().number - space.discount());
}

std::size_t spaceUnderHammer(const State& state) {
    std::size_t space = 0;
    while (space < state.market.size() && !state.market[space].isUnderHammer)
        ++space;
    return space;
}

bool hasFutureMarket(const State& state) {
    return state.step3 == Step3State::NotDrawn || state.step3 == Step3State::InMarket;
}

bool isDrawDue(const State& state) {
    return state.market.size() < state.marketSpaces && !state.deck.empty();
}

bool needsDraw(const State& state) { return !state.isRefillHeld && isDrawDue(state); }

Drawable drawable(const State& state) {
    const Deck& deck = state.deck;
    Drawable next;
    const auto add = [&next](const Card& card) {
        if (!next.cards.contains(card))
            next.cards.push(card);
    };
    if (deck.unseen > 0) {
        next.isPlugOnly = deck.drawn < kPlugCardsOnTop;
        next.isAnyUnseen = !deck.isKnown;
        for (const Card& card : deck.unknown)
            if (!next.isPlugOnly || isPlug(card))
                add(card);
    } else if (deck.hasStep3) {
        next.isStep3 = true;
    } else if (!deck.shuffled.empty()) {
        for (const Card& card : deck.shuffled)
            add(card);
    } else if (!deck.under.empty()) {
        add(deck.under[0]);
    }
    return next;
}

std::optional<std::size_t> syndicateSpace(const State& state) {
    for (std::size_t space = state.currentSpaces(); space-- > 0;) {
        const MarketSpace& at = state.market[space];
        if (at.top().kind == CardKind::Step3)
            continue;
        if (!at.isUnderHammer)
            return space;
        if (state.options.rulings.syndicateSameCard == SyndicateSameCard::AfterAuction)
            return std::nullopt;
    }
    return std::nullopt;
}

} // namespace outpost
