#include <algorithm>
#include <cassert>

#include "engine/outpost/market.h"
#include "engine/outpost/turn/effects.h"

namespace outpost {

namespace {

/// Puts a card on a pile; the card under the hammer stays on top.
void pile(MarketSpace& space, const Card& card) {
    space.cards.push(card);
    if (space.isUnderHammer)
        std::swap(space.cards[space.cards.size() - 1U], space.cards[space.cards.size() - 2U]);
}

void insertSpace(State& state, std::size_t position, const MarketSpace& space) {
    state.market.push(space);
    for (std::size_t i = state.market.size() - 1U; i > position; --i)
        std::swap(state.market[i], state.market[i - 1]);
}

/// The pile a drawn card joins: of its number in the current market (O-6.2), or already a pile in
/// the future market (O-6.7).
std::size_t pileFor(const State& state, const Card& card) {
    for (std::size_t i = 0; i < state.market.size(); ++i) {
        const MarketSpace& space = state.market[i];
        const bool isJoined = i < state.currentSpaces() || space.isPile();
        if (isJoined && sortKey(space.top()) == sortKey(card))
            return i;
    }
    return state.market.size();
}

/// The space pushed out of the current market goes behind its equals in the future one (O-6.5).
void pushToFuture(Effects& e) {
    auto& market = e.state.market;
    std::size_t place = kCurrentSpaces;
    e.tell(EventKind::CardToFuture, Owner::Nobody, 0, market[place].top());
    while (place + 1U < market.size() &&
           sortKey(market[place + 1].top()) == sortKey(market[place].top())) {
        std::swap(market[place], market[place + 1]);
        ++place;
    }
}

/// Whether a card that slides onto its number makes a pile (OA-1). Without a future market equals
/// stay side by side (OA-2).
bool doSlidingCardsJoin(const State& state) {
    return hasFutureMarket(state) && state.options.rulings.slidingCard == SlidingCard::JoinsPile;
}

/// The lowest future card slides into a gap of the current market; if it joins a pile there the gap
/// stays (O-6.3, OA-1).
void slide(Effects& e) {
    State& state = e.state;
    const std::size_t place = kCurrentSpaces - state.currentGaps;
    --state.currentGaps;
    if (place >= state.market.size())
        return;
    const MarketSpace sliding = state.market[place];
    e.tell(EventKind::CardToCurrent, Owner::Nobody, 0, sliding.top());
    if (place == 0 || sortKey(state.market[place - 1].top()) != sortKey(sliding.top()) ||
        !doSlidingCardsJoin(state))
        return;
    MarketSpace& joined = state.market[place - 1];
    for (const Card& card : sliding.cards) {
        pile(joined, card);
        e.tell(EventKind::CardPiled, Owner::Nobody, 0, card);
    }
    for (std::size_t value = 0; value < kTokenValues; ++value)
        joined.tokens[value] =
            static_cast<std::uint8_t>(joined.tokens[value] + sliding.tokens[value]);
    state.market.removeAt(place);
    ++state.currentGaps;
}

/// Gaps for which nothing is drawn are closed by the cards at hand.
void closeGaps(Effects& e) {
    while (e.state.currentGaps > 0 && !isDrawDue(e.state))
        slide(e);
}

void insertCard(Effects& e, const Card& card) {
    State& state = e.state;
    const std::size_t joined = pileFor(state, card);
    if (joined < state.market.size() && card.kind != CardKind::Step3) {
        pile(state.market[joined], card);
        e.tell(EventKind::CardPiled, Owner::Nobody, 0, card);
        return closeGaps(e); // it may have been the last card
    }
    std::size_t position = 0;
    while (position < state.market.size() && sortKey(state.market[position].top()) <= sortKey(card))
        ++position;
    MarketSpace space;
    space.cards.push(card);
    const bool isLowEnough = position <= state.currentSpaces();
    insertSpace(state, position, space);
    if (state.currentGaps > 0 && isLowEnough)
        --state.currentGaps;
    else if (state.currentGaps > 0)
        slide(e);
    else if (state.step < 3 && position < kCurrentSpaces && state.market.size() > kCurrentSpaces)
        pushToFuture(e);
    closeGaps(e);
}

/// Empty spaces close up. In the current market they are gaps: a card is drawn first, and then the
/// lower ones are current (O-6.3).
void closeUp(Effects& e) {
    State& state = e.state;
    const std::size_t current = state.currentSpaces();
    for (std::size_t i = state.market.size(); i-- > 0;)
        if (state.market[i].cards.empty()) {
            if (state.step < 3 && i < current)
                ++state.currentGaps;
            state.market.removeAt(i);
        }
    closeGaps(e);
}

/// The top card with its tokens; the space may be left empty.
Card liftTop(MarketSpace& space) {
    space.tokens = {};
    space.isUnderHammer = false;
    return space.cards.pop();
}

void toBox(Effects& e, const Card& card, int discount) {
    if (card.kind != CardKind::Step3)
        e.state.boxed.push(card);
    e.tell(EventKind::CardBoxed, Owner::Nobody, discount, card);
}

void takeFromDeck(Deck& deck, const Card& card) {
    if (card.kind == CardKind::Step3) {
        deck.hasStep3 = false;
        for (const Card& other : deck.under)
            deck.shuffled.push(other);
        deck.under.clear();
    } else if (deck.unseen > 0) {
        --deck.unseen;
        ++deck.drawn;
        if (const std::size_t place = deck.unknown.find(card); place < deck.unknown.size())
            deck.unknown.removeAt(place);
    } else if (const std::size_t place = deck.shuffled.find(card); place < deck.shuffled.size()) {
        deck.shuffled.removeAt(place);
    } else {
        deck.under.removeAt(0);
    }
}

/// Not in phase 2: the card goes to the box at once, and with it the lowest one; in Step 1 the
/// change to Step 2 comes first (O-11.5, O-11.7).
void drawStep3Late(Effects& e) {
    State& state = e.state;
    toBox(e, stepThreeCard(), 0);
    state.step3 = Step3State::LowestLeaves;
    state.marketSpaces = static_cast<std::uint8_t>(state.market.size());
    closeGaps(e);
    if (state.step == 1) {
        state.step = 2;
        e.tell(EventKind::StepBegan, Owner::Nobody, 2);
        removeLowestForStep2(e);
    }
}

} // namespace

void drawCard(Effects& e, const Card& card) {
    State& state = e.state;
    takeFromDeck(state.deck, card);
    e.tell(EventKind::CardDrawn, Owner::Nobody, 0, card);
    if (card.kind == CardKind::Step3) {
        e.tell(EventKind::DeckShuffled, Owner::Nobody,
               static_cast<int>(state.deck.shuffled.size()));
        // In phase 3 only corrections can open a space.
        if (state.phase != Phase::Auction)
            return drawStep3Late(e);
        state.step3 = Step3State::InMarket;
    }
    if (state.phase == Phase::Setup && state.deck.drawn <= kMarketSpaces) {
        MarketSpace space;
        space.cards.push(card);
        std::size_t position = 0;
        while (position < state.market.size() && state.market[position].top().number <= card.number)
            ++position;
        insertSpace(state, position, space);
        if (state.deck.drawn == kMarketSpaces)
            arrangeFirstMarket(e);
        return;
    }
    insertCard(e, card);
}

void arrangeFirstMarket(Effects& e) {
    auto& market = e.state.market;
    // Equal numbers are piled while they belong to the current market (O-3.9).
    for (std::size_t i = 1; i < market.size() && i <= kCurrentSpaces;) {
        if (market[i].top().number != market[i - 1].top().number) {
            ++i;
            continue;
        }
        for (const Card& card : market[i].cards) {
            market[i - 1].cards.push(card);
            e.tell(EventKind::CardPiled, Owner::Nobody, 0, card);
        }
        market.removeAt(i);
    }
}

Card takeTop(Effects& e, std::size_t space) {
    const Card card = liftTop(e.state.market[space]);
    closeUp(e);
    return card;
}

void boxTop(Effects& e, std::size_t space) {
    const int discount = e.state.market[space].discount();
    toBox(e, liftTop(e.state.market[space]), discount);
    closeUp(e);
}

void boxSpace(Effects& e, std::size_t space) {
    MarketSpace& at = e.state.market[space];
    while (!at.cards.empty()) {
        const int discount = at.discount();
        toBox(e, liftTop(at), discount);
    }
    closeUp(e);
}

void placeDiscounts(Effects& e) {
    State& state = e.state;
    if (state.round > kLastDiscountRound)
        return;
    const std::size_t spaces = std::min<std::size_t>(kCurrentSpaces, state.market.size());
    for (std::size_t i = 0; i < spaces; ++i) {
        ++state.market[i].tokens[state.round - 1U];
        e.tell(EventKind::TokenPlaced, Owner::Nobody, state.round, state.market[i].top());
    }
    for (std::size_t i = 0; i < spaces; ++i) {
        MarketSpace& space = state.market[i];
        const int discount = space.discount();
        if (discount < space.top().number)
            continue;
        toBox(e, liftTop(space), discount);
        if (!space.cards.empty() && state.options.rulings.discountedPile == DiscountedPile::Draw)
            ++state.marketSpaces;
    }
    closeUp(e);
}

void removeHighest(Effects& e) {
    State& state = e.state;
    if (state.market.size() <= kCurrentSpaces)
        return; // no future market
    MarketSpace& highest = state.market.back();
    const bool isWhole = state.options.rulings.highestPile == HighestPile::WholePile;
    do {
        const Card card = liftTop(highest);
        state.deck.under.push(card);
        e.tell(EventKind::CardUnderDeck, Owner::Nobody, 0, card);
    } while (isWhole && !highest.cards.empty());
    closeUp(e);
}

void removeLowestForStep2(Effects& e) {
    if (!e.state.market.empty())
        boxTop(e, 0);
}

void removeLowestForStep3(Effects& e) {
    State& state = e.state;
    state.marketSpaces = kMarketSpacesStep3;
    if (!state.market.empty() && state.market.back().top().kind == CardKind::Step3)
        boxSpace(e, state.market.size() - 1U);
    if (!state.market.empty())
        boxSpace(e, 0);
}

void keepGaps(State& state) {
    const bool isOpen = state.step < 3 && isDrawDue(state);
    const std::size_t lacking = isOpen ? state.marketSpaces - state.market.size() : 0U;
    state.currentGaps =
        static_cast<std::uint8_t>(std::min<std::size_t>(state.currentGaps, lacking));
}

} // namespace outpost
