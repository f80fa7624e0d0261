#include "app/outpost/cards/card_face.h"

#include "app/outpost/words/names.h"

CardFace faceOf(const outpost::Card& card) {
    return {static_cast<int>(card.kind),
            card.number,
            signOf(card),
            figuresOf(card),
            nameOf(card),
            factsOf(card)};
}

#include "moc_card_face.cpp"
