#include "app/outpost/cards/known_cards_model.h"

#include "app/outpost/cards/card_library.h"
#include "app/sessions/store_text.h"

using namespace outpost;

void KnownCardsModel::setHost(StoreHost* host) {
    m_host = host;
    reload();
}

void KnownCardsModel::reload() {
    m_cards = m_host ? knownCards(m_host->store()) : std::vector<Card>();
    m_edited = -1;
    emit changed();
}

QList<CardFace> KnownCardsModel::cards() const {
    QList<CardFace> faces;
    for (const Card& card : m_cards)
        faces.append(faceOf(card));
    return faces;
}

void KnownCardsModel::setEdited(int row) {
    m_edited = row >= 0 && row < static_cast<int>(m_cards.size()) ? row : -1;
    m_card = m_edited >= 0 ? m_cards[static_cast<std::size_t>(m_edited)] : Card();
    emit changed();
}

void KnownCardsModel::setNumber(int number) {
    m_card.number = static_cast<std::uint8_t>(number);
    emit changed();
}

void KnownCardsModel::setWorkers(int workers) {
    m_card.workers = static_cast<std::uint8_t>(workers);
    emit changed();
}

void KnownCardsModel::setCities(int cities) {
    m_card.cities = static_cast<std::uint8_t>(cities);
    emit changed();
}

void KnownCardsModel::setPlaces(int places) {
    m_card.places = static_cast<std::uint8_t>(places);
    emit changed();
}

void KnownCardsModel::noteTrouble(const database::Outcome& outcome) {
    m_trouble = outcome ? QString() : sessions::storeErrorSentence(outcome.error(), m_host->file());
}

bool KnownCardsModel::keep() {
    if (m_edited < 0 || !isPlausible(m_card))
        return false;
    const Card before = m_cards[static_cast<std::size_t>(m_edited)];
    noteTrouble(remember(m_host->store(), m_card));
    if (m_trouble.isEmpty() && before != m_card)
        noteTrouble(forget(m_host->store(), before));
    reload();
    return m_trouble.isEmpty();
}

void KnownCardsModel::remove() {
    if (m_edited < 0)
        return;
    noteTrouble(forget(m_host->store(), m_cards[static_cast<std::size_t>(m_edited)]));
    reload();
}

#include "moc_known_cards_model.cpp"
