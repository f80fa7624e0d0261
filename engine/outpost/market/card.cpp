#include "engine/outpost/card.h"

#include "engine/outpost/data/box.h"

namespace outpost {

namespace {

constexpr int kMostFigure = 9; // workers, cities and places of one card

bool isFigure(int value) { return value >= 1 && value <= kMostFigure; }

} // namespace

bool isPlausible(const Card& card) {
    if (card.kind == CardKind::Step3)
        return card == stepThreeCard();
    if (card.number < kLeastNumber || card.number > kMostNumber)
        return false;
    switch (card.kind) {
    case CardKind::Plant:
        return isFigure(card.workers) && isFigure(card.cities) &&
               card == plantCard(card.number, card.workers, card.cities);
    case CardKind::Habitat:
        return isFigure(card.places) && card == habitatCard(card.number, card.places);
    case CardKind::Technology:
        return card.technology > Technology::None && card.technology <= Technology::MoonBase &&
               card == technologyCard(card.number, card.technology);
    case CardKind::None:
    case CardKind::Step3:
        break;
    }
    return false;
}

} // namespace outpost
