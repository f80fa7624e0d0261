#include <QCoreApplication>

#include "app/outpost/words/move_text.h"
#include "app/outpost/words/names.h"

namespace outpost {

namespace {

QString eventWords(const char* source) {
    return QCoreApplication::translate("OutpostEvent", source);
}

QString cardsText(const Event& event) {
    const QString card = nameOf(event.card);
    switch (event.kind) {
    case EventKind::CardPiled:
        return eventWords(QT_TRANSLATE_NOOP("OutpostEvent", "%1 goes on the pile of its number."))
            .arg(card);
    case EventKind::CardBoxed:
        return eventWords(QT_TRANSLATE_NOOP("OutpostEvent", "%1 leaves the game: into the box."))
            .arg(card);
    case EventKind::CardUnderDeck:
        return eventWords(QT_TRANSLATE_NOOP("OutpostEvent", "%1 goes face down under the deck."))
            .arg(card);
    case EventKind::DeckShuffled:
        return eventWords(QT_TRANSLATE_NOOP("OutpostEvent", "Shuffle the deck."));
    case EventKind::TokenPlaced:
        return eventWords(QT_TRANSLATE_NOOP("OutpostEvent", "Discount token %1 on %2."))
            .arg(event.amount)
            .arg(card);
    default:
        return {};
    }
}

} // namespace

QString eventText(const Event& event, const Cast& cast) {
    const QString who = cast.nameOf(event.who);
    switch (event.kind) {
    case EventKind::RoundBegan:
        return eventWords(QT_TRANSLATE_NOOP("OutpostEvent", "Round %1 begins.")).arg(event.amount);
    case EventKind::OrderSet:
        return eventWords(QT_TRANSLATE_NOOP("OutpostEvent", "Place %1 in the order: %2."))
            .arg(event.amount)
            .arg(who);
    case EventKind::StepBegan:
        return eventWords(QT_TRANSLATE_NOOP("OutpostEvent", "Step %1 begins.")).arg(event.amount);
    case EventKind::CardBought:
        return eventWords(QT_TRANSLATE_NOOP("OutpostEvent", "%1 pays %2 and takes %3."))
            .arg(who, elektro(event.amount), nameOf(event.card));
    case EventKind::NoFieldForPiece:
        return eventWords(QT_TRANSLATE_NOOP("OutpostEvent", "%1: no field is left for its piece."))
            .arg(who);
    case EventKind::MoneyChanged:
        if (event.source != Source::Income)
            return {};
        return eventWords(QT_TRANSLATE_NOOP("OutpostEvent", "%1 earns %2."))
            .arg(who, elektro(event.amount));
    case EventKind::WorkersReturned:
        return eventWords(QT_TRANSLATE_NOOP("OutpostEvent", "%1: %2 back to the worker market."))
            .arg(who, workers(event.amount));
    case EventKind::CitiesSupplied:
        return eventWords(QT_TRANSLATE_NOOP("OutpostEvent", "%1 supplies %2."))
            .arg(who, cities(event.amount));
    case EventKind::EndReached:
        return eventWords(QT_TRANSLATE_NOOP(
            "OutpostEvent", "The end is reached: only supply counts now, no income."));
    default:
        return cardsText(event);
    }
}

} // namespace outpost
