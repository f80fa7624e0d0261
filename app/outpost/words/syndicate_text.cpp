#include "app/outpost/words/syndicate_text.h"

#include <QCoreApplication>

#include "app/common/convert.h"
#include "app/outpost/words/names.h"

namespace outpost {

namespace {

QString syndicateWords(const char* source) {
    return QCoreApplication::translate("OutpostSyndicate", source);
}

QString because(const Reason& reason) {
    const QString card = nameOf(reason.card);
    switch (reason.kind) {
    case ReasonKind::HighestCard:
        return syndicateWords(QT_TRANSLATE_NOOP("OutpostSyndicate",
                                                "%1 is the highest card of the current market."))
            .arg(card);
    case ReasonKind::AfterAuction:
        return syndicateWords(QT_TRANSLATE_NOOP(
            "OutpostSyndicate", "The first player put up the very card it would take, so it "
                                "waited for the auction."));
    case ReasonKind::HighestNotUpForBid:
        return syndicateWords(
                   QT_TRANSLATE_NOOP("OutpostSyndicate",
                                     "%1 is the highest card that is not under the hammer."))
            .arg(card);
    case ReasonKind::OutpostPieces:
        return syndicateWords(QT_TRANSLATE_NOOP(
            "OutpostSyndicate", "Pieces go on its Outpost card at once, as far as it has "
                                "them."));
    case ReasonKind::TechnologyUnused:
        return syndicateWords(
                   QT_TRANSLATE_NOOP("OutpostSyndicate",
                                     "It does not use technologies: %1 stays in its card pool."))
            .arg(card);
    case ReasonKind::SlotUnlocked:
        return syndicateWords(QT_TRANSLATE_NOOP("OutpostSyndicate", "A slot is unlocked for %1."))
            .arg(card);
    case ReasonKind::NoSlot:
        return syndicateWords(
                   QT_TRANSLATE_NOOP("OutpostSyndicate",
                                     "No field is left for a piece, so %1 stays in its card pool."))
            .arg(card);
    case ReasonKind::BetterCard:
        return syndicateWords(
                   QT_TRANSLATE_NOOP("OutpostSyndicate",
                                     "%1 is better than %2, the worst card on its board."))
            .arg(card, nameOf(reason.other));
    case ReasonKind::NotBetter:
        return syndicateWords(QT_TRANSLATE_NOOP("OutpostSyndicate",
                                                "All cards on its board are better than %1."))
            .arg(card);
    case ReasonKind::WorkersLacking:
        return syndicateWords(QT_TRANSLATE_NOOP(
                                  "OutpostSyndicate",
                                  "Its plants need more workers than it has places for: %1 more."))
            .arg(reason.amount);
    case ReasonKind::PlacesToFill:
        return syndicateWords(
                   QT_TRANSLATE_NOOP("OutpostSyndicate", "Empty places in its habitats: %1."))
            .arg(reason.amount);
    case ReasonKind::MarketEmpty:
        return syndicateWords(
                   QT_TRANSLATE_NOOP("OutpostSyndicate", "The worker market lacks %1 of them."))
            .arg(reason.amount);
    }
    return {};
}

} // namespace

QString instructionText(const Instruction& instruction, const Cast& cast) {
    const QString card = nameOf(instruction.card);
    const QString piece = nameOf(instruction.piece);
    switch (instruction.kind) {
    case InstructionKind::TakeCard:
        return syndicateWords(QT_TRANSLATE_NOOP("OutpostSyndicate", "%1: into its card pool"))
            .arg(card);
    case InstructionKind::PutOnOutpost:
        return syndicateWords(
                   QT_TRANSLATE_NOOP("OutpostSyndicate", "%1 from its board on the Outpost card"))
            .arg(piece);
    case InstructionKind::PutStation:
        return syndicateWords(
                   QT_TRANSLATE_NOOP("OutpostSyndicate",
                                     "Its station on the field %1 of %2; left on its board: %3"))
            .arg(instruction.amount)
            .arg(cast.nameOf(instruction.city))
            .arg(instruction.left);
    case InstructionKind::PutPiece:
        return syndicateWords(
                   QT_TRANSLATE_NOOP("OutpostSyndicate", "%1 in %2; left on its board: %3"))
            .arg(piece, cast.nameOf(instruction.city))
            .arg(instruction.left);
    case InstructionKind::PutCardOnSlot:
        return syndicateWords(QT_TRANSLATE_NOOP("OutpostSyndicate", "%1: on the unlocked slot"))
            .arg(card);
    case InstructionKind::SwapCards:
        return syndicateWords(QT_TRANSLATE_NOOP("OutpostSyndicate",
                                                "%1 on the slot, %2 back to its card pool"))
            .arg(card, nameOf(instruction.other));
    case InstructionKind::TakeSeasonal:
        return syndicateWords(QT_TRANSLATE_NOOP("OutpostSyndicate", "%1 beside its board, free"))
            .arg(workers(instruction.amount));
    case InstructionKind::FillPlaces:
        return syndicateWords(QT_TRANSLATE_NOOP("OutpostSyndicate", "%1 on its habitats, free"))
            .arg(workers(instruction.amount));
    case InstructionKind::ReturnWorkers:
        return syndicateWords(QT_TRANSLATE_NOOP("OutpostSyndicate", "%1 back to the worker market"))
            .arg(workers(instruction.amount));
    }
    return {};
}

QString signOf(const Instruction& instruction) {
    switch (instruction.kind) {
    case InstructionKind::TakeCard:
    case InstructionKind::PutCardOnSlot:
    case InstructionKind::SwapCards:
        return signOf(instruction.card);
    case InstructionKind::PutOnOutpost:
    case InstructionKind::PutPiece:
        return signOf(instruction.piece);
    case InstructionKind::PutStation:
        return signOf(Piece::Station);
    case InstructionKind::TakeSeasonal:
    case InstructionKind::FillPlaces:
    case InstructionKind::ReturnWorkers:
        return QStringLiteral("worker");
    }
    return {};
}

QString reasonText(const Reason& reason) {
    return QStringLiteral("%1 (%2)").arg(because(reason), toQt(reason.rule));
}

QString placeText(const SyndicatePlace& place) {
    const QString need =
        syndicateWords(
            QT_TRANSLATE_NOOP("OutpostSyndicate",
                              "It needs a slot for %1 and builds: %2. The last player in order "
                              "picks the city."))
            .arg(nameOf(place.card), nameOf(place.piece));
    const auto where = [&place] {
        switch (place.priority) {
        case PlacePriority::OwnCity:
            return syndicateWords(QT_TRANSLATE_NOOP(
                "OutpostSyndicate", "A free field in a city with its station comes first."));
        case PlacePriority::NearestCity:
            return syndicateWords(QT_TRANSLATE_NOOP(
                "OutpostSyndicate", "None of its own cities has a free field, so the cheapest "
                                    "neighbour of its structure is next."));
        case PlacePriority::Table:
            return syndicateWords(QT_TRANSLATE_NOOP(
                "OutpostSyndicate", "First a free field in a city with its station; if there "
                                    "is none, in the cheapest neighbour of its structure."));
        case PlacePriority::Nowhere:
            break;
        }
        return syndicateWords(
            QT_TRANSLATE_NOOP("OutpostSyndicate", "No field is left: nothing is built."));
    };
    return QStringLiteral("%1 %2 (O-14.10)").arg(need, where());
}

} // namespace outpost
