#include <QCoreApplication>

#include "app/outpost/words/move_text.h"
#include "app/outpost/words/names.h"

namespace outpost {

namespace {

QString text(const char* source) { return QCoreApplication::translate("OutpostEvent", source); }

QString cardsText(const Event& event) {
    const QString card = nameOf(event.card);
    switch (event.kind) {
    case EventKind::CardPiled:
        return text(QT_TRANSLATE_NOOP("OutpostEvent", "%1 goes on the pile of its number."))
            .arg(card);
    case EventKind::CardBoxed:
        return text(QT_TRANSLATE_NOOP("OutpostEvent", "%1 leaves the game: into the box."))
            .arg(card);
    case EventKind::CardUnderDeck:
        return text(QT_TRANSLATE_NOOP("OutpostEvent", "%1 goes face down under the deck."))
            .arg(card);
    case EventKind::DeckShuffled:
        return text(QT_TRANSLATE_NOOP("OutpostEvent", "Shuffle the deck."));
    case EventKind::TokenPlaced:
        return text(QT_TRANSLATE_NOOP("OutpostEvent", "Discount token %1 on %2."))
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
        return text(QT_TRANSLATE_NOOP("OutpostEvent", "Round %1 begins.")).arg(event.amount);
    case EventKind::OrderSet:
        return text(QT_TRANSLATE_NOOP("OutpostEvent", "Place %1 in the order: %2."))
            .arg(event.amount)
            .arg(who);
    case EventKind::StepBegan:
        return text(QT_TRANSLATE_NOOP("OutpostEvent", "Step %1 begins.")).arg(event.amount);
    case EventKind::CardBought:
        return text(QT_TRANSLATE_NOOP("OutpostEvent", "%1 pays %2 and takes %3."))
            .arg(who, elektro(event.amount), nameOf(event.card));
    case EventKind::NoFieldForPiece:
        return text(QT_TRANSLATE_NOOP("OutpostEvent", "%1: no field is left for its piece."))
            .arg(who);
    case EventKind::MoneyChanged:
        if (event.source != Source::Income)
            return {};
        return text(QT_TRANSLATE_NOOP("OutpostEvent", "%1 earns %2."))
            .arg(who, elektro(event.amount));
    case EventKind::WorkersReturned:
        return text(QT_TRANSLATE_NOOP("OutpostEvent", "%1: %2 back to the worker market."))
            .arg(who, workers(event.amount));
    case EventKind::CitiesSupplied:
        return text(QT_TRANSLATE_NOOP("OutpostEvent", "%1 supplies %2."))
            .arg(who, cities(event.amount));
    case EventKind::EndReached:
        return text(QT_TRANSLATE_NOOP("OutpostEvent",
                                      "The end is reached: only supply counts now, no income."));
    default:
        return cardsText(event);
    }
}

} // namespace outpost
