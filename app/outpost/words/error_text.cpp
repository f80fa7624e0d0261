#include "app/outpost/words/error_text.h"

#include <QCoreApplication>

#include "app/common/convert.h"

namespace outpost {

namespace {

/// %1 and %2 stand for the two figures of the error. Without a default, so that the compiler finds
/// a code that has no sentence.
const char* reasonFor(ErrorCode code) {
    switch (code) {
    case ErrorCode::WrongPhase:
        return QT_TRANSLATE_NOOP("OutpostError", "Something else has to be done first");
    case ErrorCode::WrongPlayer:
        return QT_TRANSLATE_NOOP("OutpostError", "It is somebody else's decision");
    case ErrorCode::NoSuchThing:
        return QT_TRANSLATE_NOOP("OutpostError", "There is no such thing in the game");
    case ErrorCode::WrongPlayerCount:
        return QT_TRANSLATE_NOOP("OutpostError", "The game is for 2 to 6 players, not for %1");
    case ErrorCode::WrongOrder:
        return QT_TRANSLATE_NOOP("OutpostError", "The player order does not name everybody once");
    case ErrorCode::WrongAreas:
        return QT_TRANSLATE_NOOP("OutpostError", "%1 small areas are in play, %2 have to be");
    case ErrorCode::WrongMap:
        return QT_TRANSLATE_NOOP("OutpostError", "The map that was entered cannot be right");
    case ErrorCode::MapTooSmall:
        return QT_TRANSLATE_NOOP("OutpostError",
                                 "The Syndicate begins in %2 adjoining cities, the map has %1");
    case ErrorCode::WrongCards:
        return QT_TRANSLATE_NOOP("OutpostError", "The list of cards cannot be right");
    case ErrorCode::WrongOptions:
        return QT_TRANSLATE_NOOP("OutpostError",
                                 "The payout or the prices of workers cannot be right");
    case ErrorCode::ImplausibleCard:
        return QT_TRANSLATE_NOOP("OutpostError", "There is no such card in the game");
    case ErrorCode::NotAPlugCard:
        return QT_TRANSLATE_NOOP("OutpostError",
                                 "Number %1 cannot be: the first cards have numbers up to %2");
    case ErrorCode::NotInDeck:
        return QT_TRANSLATE_NOOP("OutpostError", "This card cannot be in the deck any more");
    case ErrorCode::Step3NotYet:
        return QT_TRANSLATE_NOOP("OutpostError",
                                 "The Step 3 card cannot come yet: %1 cards lie above it");
    case ErrorCode::Step3Expected:
        return QT_TRANSLATE_NOOP("OutpostError", "Only the Step 3 card is left to come now");
    case ErrorCode::TooManyOfTheKind:
        return QT_TRANSLATE_NOOP("OutpostError",
                                 "There are already %1 cards of this kind, the game has %2");
    case ErrorCode::TooManyOfTheBack:
        return QT_TRANSLATE_NOOP("OutpostError",
                                 "There are already %1 cards with this back, the game has %2; "
                                 "numbers up to 14 have a plug, higher ones a socket");
    case ErrorCode::NoSuchSpace:
        return QT_TRANSLATE_NOOP("OutpostError", "There is no card on this space of the market");
    case ErrorCode::FutureCard:
        return QT_TRANSLATE_NOOP("OutpostError", "Cards of the future market cannot be put up");
    case ErrorCode::BidTooLow:
        return QT_TRANSLATE_NOOP("OutpostError", "The bid of %1 is too low: at least %2");
    case ErrorCode::BidMustBeLeast:
        return QT_TRANSLATE_NOOP("OutpostError",
                                 "The last one to buy pays exactly the minimum bid, %2");
    case ErrorCode::NotEnoughMoney:
        return QT_TRANSLATE_NOOP("OutpostError", "There is not enough money: %1 of %2 needed");
    case ErrorCode::CannotPass:
        return QT_TRANSLATE_NOOP("OutpostError", "Nobody may pass now");
    case ErrorCode::NotInAuction:
        return QT_TRANSLATE_NOOP("OutpostError", "This player takes no part in the auction");
    case ErrorCode::NotInPlay:
        return QT_TRANSLATE_NOOP("OutpostError", "This city is not in play");
    case ErrorCode::CityFull:
        return QT_TRANSLATE_NOOP("OutpostError",
                                 "The city already has %1 stations, in this Step %2 are allowed");
    case ErrorCode::AlreadyThere:
        return QT_TRANSLATE_NOOP("OutpostError",
                                 "There is already an own piece of this kind in the city");
    case ErrorCode::FieldTaken:
        return QT_TRANSLATE_NOOP("OutpostError", "The field is taken");
    case ErrorCode::WrongField:
        return QT_TRANSLATE_NOOP("OutpostError", "The city has no field for this piece");
    case ErrorCode::NoPieceLeft:
        return QT_TRANSLATE_NOOP("OutpostError", "No piece of this kind is left");
    case ErrorCode::WrongConnection:
        return QT_TRANSLATE_NOOP("OutpostError", "The connections cost %2, not %1");
    case ErrorCode::NotReachable:
        return QT_TRANSLATE_NOOP("OutpostError", "No way leads there");
    case ErrorCode::Blocked:
        return QT_TRANSLATE_NOOP("OutpostError", "In Step 1 the Syndicate's cities are closed");
    case ErrorCode::NotAdjacent:
        return QT_TRANSLATE_NOOP("OutpostError", "The city is not beside one of the Syndicate's");
    case ErrorCode::NoOutpost:
        return QT_TRANSLATE_NOOP("OutpostError", "There is no such Outpost card");
    case ErrorCode::PieceThere:
        return QT_TRANSLATE_NOOP("OutpostError", "This piece already lies on the Outpost card");
    case ErrorCode::NotInPool:
        return QT_TRANSLATE_NOOP("OutpostError", "The card is not in the card pool");
    case ErrorCode::WrongSlot:
        return QT_TRANSLATE_NOOP("OutpostError", "The card does not belong on this kind of slot");
    case ErrorCode::NoFreeSlot:
        return QT_TRANSLATE_NOOP("OutpostError",
                                 "There is no free slot: %1 cards on %2 unlocked slots");
    case ErrorCode::NotOnBoard:
        return QT_TRANSLATE_NOOP("OutpostError",
                                 "The card to be replaced is not on the company board");
    case ErrorCode::NotBetter:
        return QT_TRANSLATE_NOOP("OutpostError", "A card is replaced by a better one only");
    case ErrorCode::WrongNumber:
        return QT_TRANSLATE_NOOP("OutpostError",
                                 "%1 seasonal workers are not what the plants need; allowed: %2");
    case ErrorCode::NoRobotsCard:
        return QT_TRANSLATE_NOOP("OutpostError", "There is no Robots card");
    case ErrorCode::NoRobotLeft:
        return QT_TRANSLATE_NOOP("OutpostError", "All 9 robots are made");
    case ErrorCode::NobodyForRobot:
        return QT_TRANSLATE_NOOP("OutpostError", "Nobody is there to work on the Robots card");
    case ErrorCode::TooManySupplied:
        return QT_TRANSLATE_NOOP("OutpostError", "%1 cities cannot be supplied, only %2");
    case ErrorCode::CloserFieldFree:
        return QT_TRANSLATE_NOOP("OutpostError", "There is a free field that comes first");
    case ErrorCode::FieldFree:
        return QT_TRANSLATE_NOOP("OutpostError", "There is still a field for the piece");
    case ErrorCode::OutOfRange:
        return QT_TRANSLATE_NOOP("OutpostError", "%1 is not possible: at most %2");
    case ErrorCode::NotSorted:
        return QT_TRANSLATE_NOOP("OutpostError",
                                 "The market would not be in the order of the numbers");
    case ErrorCode::TooManyPieces:
        return QT_TRANSLATE_NOOP("OutpostError", "There are not so many pieces");
    case ErrorCode::CountMismatch:
        return QT_TRANSLATE_NOOP("OutpostError", "The numbers would not fit together any more");
    case ErrorCode::NotThere:
        return QT_TRANSLATE_NOOP("OutpostError", "The card does not lie there");
    }
    return "";
}

} // namespace

QString sentenceFor(const Error& error) {
    QString reason = QCoreApplication::translate("OutpostError", reasonFor(error.code));
    reason.replace(QLatin1String("%1"), QString::number(error.args[0]));
    reason.replace(QLatin1String("%2"), QString::number(error.args[1]));
    return QStringLiteral("%1 (%2).").arg(reason, toQt(error.rule));
}

} // namespace outpost
