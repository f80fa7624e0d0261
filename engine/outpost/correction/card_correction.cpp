#include <algorithm>

#include "engine/outpost/correction.h"
#include "engine/outpost/invariants.h"
#include "engine/outpost/market/card_census.h"
#include "engine/outpost/turn/checks.h"
#include "engine/outpost/turn/effects.h"

namespace outpost {

namespace {

template <class Container>
bool take(Container& cards, const Card& card) {
    const std::size_t place = cards.find(card);
    if (place == cards.size())
        return false;
    cards.removeAt(place);
    return true;
}

template <class Container>
bool put(Container& cards, const Card& card) {
    if (cards.full())
        return false;
    cards.push(card);
    return true;
}

/// The list a place means, for places that are one list.
template <class Use>
bool withList(State& state, const CardPlace& place, Use use) {
    if (place.kind == CardPlaceKind::Box)
        return use(state.boxed);
    if (!isPlayer(place.owner) && place.owner != Owner::Syndicate)
        return false;
    if (isPlayer(place.owner) && static_cast<int>(seatOf(place.owner)) >= state.players)
        return false;
    Company& company = state.of(place.owner);
    switch (place.kind) {
    case CardPlaceKind::Pool:
        return use(company.pool);
    case CardPlaceKind::PlantSlot:
        return use(company.plants);
    case CardPlaceKind::HabitatSlot:
        return use(company.habitats);
    default:
        return false;
    }
}

bool takeUnseen(Deck& deck, const Card& card) {
    if (deck.unseen == 0 || (deck.isKnown && !take(deck.unknown, card)))
        return false;
    --deck.unseen;
    ++deck.drawn;
    return true;
}

bool putUnseen(Deck& deck, const Card& card) {
    if (deck.drawn == 0 || (deck.isKnown && !put(deck.unknown, card)))
        return false;
    ++deck.unseen;
    --deck.drawn;
    return true;
}

bool takeFromMarket(State& state, const Card& card, std::size_t index) {
    if (index >= state.market.size() || state.market[index].top() != card ||
        state.market[index].isUnderHammer)
        return false;
    state.market[index].cards.pop();
    if (state.market[index].cards.empty())
        state.market.removeAt(index);
    return true;
}

bool putAsSpace(State& state, const Card& card, std::size_t index) {
    if (index > state.market.size() || state.market.full())
        return false;
    MarketSpace space;
    space.cards.push(card);
    state.market.push(space);
    for (std::size_t i = state.market.size() - 1U; i > index; --i)
        std::swap(state.market[i], state.market[i - 1]);
    return true;
}

bool putOnPile(State& state, const Card& card, std::size_t index) {
    if (index >= state.market.size() || state.market[index].isUnderHammer)
        return false;
    return put(state.market[index].cards, card);
}

/// The market is in order again after the facts of a card changed.
void sortMarket(State& state) {
    std::stable_sort(state.market.begin(), state.market.end(),
                     [](const MarketSpace& a, const MarketSpace& b) {
                         return sortKey(a.top()) < sortKey(b.top());
                     });
}

template <class Container>
bool change(Container& cards, const ChangeCard& move) {
    const std::size_t place = cards.find(move.from);
    if (place == cards.size())
        return false;
    cards[place] = move.to;
    return true;
}

bool changeAt(Company& company, const ChangeCard& move) {
    return change(company.pool, move) || change(company.plants, move) ||
           change(company.habitats, move);
}

void changeAnywhere(State& state, const ChangeCard& move) {
    for (MarketSpace& space : state.market)
        if (change(space.cards, move))
            return sortMarket(state);
    for (const Seat seat : state.order)
        if (changeAt(state.of(seat), move))
            return;
    if (changeAt(state.syndicate, move) || change(state.boxed, move) ||
        change(state.deck.shuffled, move))
        return;
    change(state.deck.under, move);
}

void tell(Effects& e, const Card& card, const Card& before) {
    Event event;
    event.kind = EventKind::CardCorrected;
    event.card = card;
    event.other = before;
    event.source = Source::Correction;
    e.tell(event);
}

/// False if the card does not lie there.
bool takeCardFrom(State& state, const Card& card, const CardPlace& place) {
    switch (place.kind) {
    case CardPlaceKind::Deck:
        return takeUnseen(state.deck, card);
    case CardPlaceKind::UnderDeck:
        return take(state.deck.under, card) || take(state.deck.shuffled, card);
    case CardPlaceKind::MarketSpace:
    case CardPlaceKind::MarketPile:
        return takeFromMarket(state, card, place.index);
    default:
        return withList(state, place, [&card](auto& cards) { return take(cards, card); });
    }
}

/// False if there is no such place or no room.
bool putCardTo(State& state, const Card& card, const CardPlace& place) {
    switch (place.kind) {
    case CardPlaceKind::Deck:
        return putUnseen(state.deck, card);
    case CardPlaceKind::UnderDeck:
        return put(state.deck.hasStep3 ? state.deck.under : state.deck.shuffled, card);
    case CardPlaceKind::MarketSpace:
        return putAsSpace(state, card, place.index);
    case CardPlaceKind::MarketPile:
        return putOnPile(state, card, place.index);
    default:
        return withList(state, place, [&card](auto& cards) { return put(cards, card); });
    }
}

Check checkOutcome(const State& outcome) {
    if (const auto broken = brokenInvariant(outcome))
        return *broken;
    return allowed();
}

} // namespace

void correct(Effects& e, const MoveCard& move) {
    takeCardFrom(e.state, move.card, move.from);
    putCardTo(e.state, move.card, move.to);
    tell(e, move.card, {});
}

void correct(Effects& e, const ChangeCard& move) {
    Deck& deck = e.state.deck;
    if (deck.isKnown)
        if (const std::size_t place = deck.unknown.find(move.to); place < deck.unknown.size())
            deck.unknown[place] = move.from; // the table mistook one card for another
    changeAnywhere(e.state, move);
    tell(e, move.to, move.from);
}

Check checkCorrection(const State& state, const MoveCard& move) {
    if (!isPlausible(move.card) || move.card.kind == CardKind::Step3)
        return refuse(ErrorCode::ImplausibleCard, "O-6.12");
    State outcome = state;
    if (!takeCardFrom(outcome, move.card, move.from))
        return refuse(ErrorCode::NotThere, "O-6.12");
    if (!putCardTo(outcome, move.card, move.to))
        return refuse(ErrorCode::NoSuchThing, "O-6.12");
    return checkOutcome(outcome);
}

Check checkCorrection(const State& state, const ChangeCard& move) {
    if (!isPlausible(move.to) || move.to.kind == CardKind::Step3)
        return refuse(ErrorCode::ImplausibleCard, "O-6.12");
    bool isSeen = false;
    forEachSeenCard(state, [&](const Card& card) { isSeen |= card == move.from; });
    if (!isSeen)
        return refuse(ErrorCode::NotThere, "O-6.12");
    State outcome = state;
    Events events;
    Effects e{outcome, events};
    correct(e, move);
    return checkOutcome(outcome);
}

} // namespace outpost
