#include <algorithm>

#include "engine/outpost/market.h"
#include "engine/outpost/market/card_census.h"
#include "engine/outpost/turn/checks.h"

namespace outpost {

namespace {

int limitOf(CardKind kind) {
    switch (kind) {
    case CardKind::Plant:
        return kPlants;
    case CardKind::Habitat:
        return kHabitats;
    case CardKind::Technology:
    case CardKind::None:
    case CardKind::Step3:
        break;
    }
    return kTechnologies;
}

/// A card nobody has seen, where the table does not know all cards.
Check checkUnseen(const State& state, const Card& card) {
    int ofKind = 0;
    int ofTechnology = 0;
    int ofNumber = 0;
    int ofBack = 0;
    forEachSeenCard(state, [&](const Card& other) {
        ofKind += other.kind == card.kind ? 1 : 0;
        ofNumber += other.number == card.number ? 1 : 0;
        ofTechnology += other.is(card.technology) ? 1 : 0;
        ofBack += isPlug(other) == isPlug(card) ? 1 : 0;
    });
    const int limit = limitOf(card.kind);
    if (ofKind >= limit)
        return refuse(ErrorCode::TooManyOfTheKind, "O-2.1", ofKind, limit);
    if (card.kind == CardKind::Technology && ofTechnology >= copiesOf(card.technology))
        return refuse(ErrorCode::TooManyOfTheKind, "O-13.1", ofTechnology,
                      copiesOf(card.technology));
    if (ofBack >= cardsLike(card))
        return refuse(ErrorCode::TooManyOfTheBack, "O-2.5", ofBack, cardsLike(card));
    if (ofNumber >= kMaxPile)
        return refuse(ErrorCode::TooManyOfTheKind, "O-2.5", ofNumber, kMaxPile);
    return allowed();
}

} // namespace

Check checkDraw(const State& state, const Draw& move) {
    const Card& card = move.card;
    if (!isPlausible(card))
        return refuse(ErrorCode::ImplausibleCard, "O-2.6");
    const Drawable next = drawable(state);
    if (next.isStep3)
        return card.kind == CardKind::Step3 ? allowed()
                                            : Check(refuse(ErrorCode::Step3Expected, "O-3.8"));
    if (card.kind == CardKind::Step3)
        return state.deck.hasStep3
                   ? Check(refuse(ErrorCode::Step3NotYet, "O-3.8", state.deck.unseen))
                   : Check(refuse(ErrorCode::NotInDeck, "O-11.4"));
    if (next.isPlugOnly && !isPlug(card))
        return refuse(ErrorCode::NotAPlugCard, "O-3.8", card.number, kMostPlugNumber);
    if (next.isAnyUnseen)
        return checkUnseen(state, card);
    return next.cards.contains(card) ? allowed() : Check(refuse(ErrorCode::NotInDeck, "O-6.11"));
}

} // namespace outpost
