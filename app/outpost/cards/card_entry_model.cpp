#include "app/outpost/cards/card_entry_model.h"

#include <algorithm>

#include "app/outpost/cards/card_library.h"
#include "app/outpost/words/error_text.h"
#include "app/outpost/words/names.h"
#include "engine/outpost/market.h"

using namespace outpost;

namespace {

constexpr int kMostFigure = 9;

std::uint8_t figure(int value) {
    return static_cast<std::uint8_t>(std::clamp(value, 1, kMostFigure));
}

} // namespace

void CardEntryModel::startAnew() {
    m_card = {};
    m_library.clear();
    if (isOpen() && table()->host())
        m_library = knownCards(table()->host()->store());
}

QString CardEntryModel::prompt() const {
    if (!isOpen())
        return {};
    if (state().phase == Phase::Setup)
        return tr("Turn over card %1 of %2.")
            .arg(state().market.size() + 1)
            .arg(state().marketSpaces);
    return tr("Turn over the next card: which one is it?");
}

void CardEntryModel::set(const Card& card) {
    if (m_card == card)
        return;
    m_card = card;
    emit changed();
}

void CardEntryModel::setNumber(int number) {
    Card card = m_card;
    card.number = static_cast<std::uint8_t>(std::clamp(number, 0, kMostNumber));
    if (const int hint = citiesHint(card.number); hint > 0 && card.kind == CardKind::Plant)
        card.cities = static_cast<std::uint8_t>(hint);
    set(card);
}

void CardEntryModel::setKind(int kind) {
    switch (static_cast<CardKind>(kind)) {
    case CardKind::Plant: {
        const int hint = citiesHint(m_card.number);
        set(plantCard(m_card.number, 1, hint > 0 ? hint : 1));
        break;
    }
    case CardKind::Habitat:
        set(habitatCard(m_card.number, 1));
        break;
    case CardKind::Technology:
        set(technologyCard(m_card.number, Technology::None));
        break;
    case CardKind::None:
    case CardKind::Step3:
        break;
    }
}

void CardEntryModel::setWorkers(int workers) {
    Card card = m_card;
    card.workers = figure(workers);
    set(card);
}

void CardEntryModel::setCities(int cities) {
    Card card = m_card;
    card.cities = figure(cities);
    set(card);
}

void CardEntryModel::setPlaces(int places) {
    Card card = m_card;
    card.places = figure(places);
    set(card);
}

void CardEntryModel::setTechnology(int technology) {
    Card card = m_card;
    card.technology = static_cast<Technology>(std::clamp(technology, 0, kTechnologyCount));
    set(card);
}

QStringList CardEntryModel::technologies() const {
    QStringList names;
    for (int i = 1; i <= kTechnologyCount; ++i)
        names.append(nameOf(static_cast<Technology>(i)));
    return names;
}

bool CardEntryModel::isPossible(const Card& card) const {
    return check(state(), {Actor::Table, Draw{card}}).ok();
}

/// What the deck can still give: all of it if the table knows it, else what is remembered.
std::vector<Card> CardEntryModel::possibleCards() const {
    std::vector<Card> cards;
    if (!isOpen() || table()->asked() != OutpostTable::Card)
        return cards;
    const Drawable next = drawable(state());
    const bool isListed = !next.cards.empty();
    if (!isListed && m_card.number == 0)
        return cards;
    const auto add = [&](const Card& card) {
        if ((m_card.number == 0 || card.number == m_card.number) && isPossible(card))
            cards.push_back(card);
    };
    if (isListed)
        std::for_each(next.cards.begin(), next.cards.end(), add);
    else
        std::for_each(m_library.begin(), m_library.end(), add);
    return cards;
}

QList<CardFace> CardEntryModel::known() const {
    QList<CardFace> faces;
    for (const Card& card : possibleCards())
        faces.append(faceOf(card));
    return faces;
}

bool CardEntryModel::canEnter() const { return isOpen() && drawable(state()).isAnyUnseen; }

bool CardEntryModel::canBeStep3() const { return isOpen() && isPossible(stepThreeCard()); }

bool CardEntryModel::canConfirm() const {
    return isOpen() && canEnter() && isPlausible(m_card) && isPossible(m_card);
}

QString CardEntryModel::refusal() const {
    if (!isOpen() || !isPlausible(m_card))
        return {};
    const Check checked = check(state(), {Actor::Table, Draw{m_card}});
    return checked ? QString() : sentenceFor(checked.error());
}

bool CardEntryModel::draw(const Card& card) {
    const Card drawn = card; // the table's change begins the entry anew
    const database::DatabaseFile& store = table()->host()->store();
    if (!table()->commit({Actor::Table, Draw{drawn}}))
        return false;
    if (drawn.kind != CardKind::Step3)
        (void)remember(store, drawn).ok(); // it can be entered again
    return true;
}

bool CardEntryModel::take(int row) {
    const std::vector<Card> cards = possibleCards();
    const auto index = static_cast<std::size_t>(row);
    return row >= 0 && index < cards.size() && draw(cards[index]);
}

bool CardEntryModel::confirm() { return canConfirm() && draw(m_card); }

bool CardEntryModel::takeStep3() { return canBeStep3() && draw(stepThreeCard()); }

#include "moc_card_entry_model.cpp"
