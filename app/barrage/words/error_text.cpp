#include "app/barrage/words/error_text.h"

#include <QCoreApplication>

#include "app/common/convert.h"

namespace barrage {

namespace {

/// %1 and %2 stand for the two figures of the error. Without a default, so that the compiler finds
/// a code that has no sentence.
const char* reasonFor(ErrorCode code) {
    switch (code) {
    case ErrorCode::WrongPhase:
        return QT_TRANSLATE_NOOP("RuleError", "Something else has to be done first");
    case ErrorCode::WrongPlayer:
        return QT_TRANSLATE_NOOP("RuleError", "It is somebody else's decision");
    case ErrorCode::NoSuchThing:
        return QT_TRANSLATE_NOOP("RuleError", "There is no such thing in the game");
    case ErrorCode::NotEnoughEngineers:
        return QT_TRANSLATE_NOOP("RuleError", "There are not enough engineers: %1 of %2 needed");
    case ErrorCode::NotEnoughCredits:
        return QT_TRANSLATE_NOOP("RuleError", "There are not enough credits: %1 of %2 needed");
    case ErrorCode::NotEnoughMachines:
        return QT_TRANSLATE_NOOP("RuleError", "There are not enough machines: %1 of %2 needed");
    case ErrorCode::SpaceTaken:
        return QT_TRANSLATE_NOOP("RuleError", "This action space is taken");
    case ErrorCode::SpaceBlocked:
        return QT_TRANSLATE_NOOP("RuleError",
                                 "With %1 players this action space is blocked: it needs %2");
    case ErrorCode::SpaceNotInGame:
        return QT_TRANSLATE_NOOP("RuleError", "This action space is not used in this game");
    case ErrorCode::WrongSection:
        return QT_TRANSLATE_NOOP("RuleError", "This action space has another action");
    case ErrorCode::NoConstructionSpaceLeft:
        return QT_TRANSLATE_NOOP("RuleError", "All construction spaces of this round are used");
    case ErrorCode::NoPieceLeft:
        return QT_TRANSLATE_NOOP("RuleError", "No piece of this kind is left");
    case ErrorCode::NoTile:
        return QT_TRANSLATE_NOOP("RuleError", "The technology tile is not in the supply");
    case ErrorCode::TileCannotBuild:
        return QT_TRANSLATE_NOOP("RuleError", "The technology tile cannot build this piece");
    case ErrorCode::NothingToCopy:
        return QT_TRANSLATE_NOOP("RuleError", "There is no such tile on the wheel to copy");
    case ErrorCode::WrongPayment:
        return QT_TRANSLATE_NOOP("RuleError", "The construction is not paid this way");
    case ErrorCode::SiteTaken:
        return QT_TRANSLATE_NOOP("RuleError", "Something already stands on this building space");
    case ErrorCode::SecondBaseInBasin:
        return QT_TRANSLATE_NOOP("RuleError", "The company already has a base in basin %1");
    case ErrorCode::SecondPowerhouseInBasin:
        return QT_TRANSLATE_NOOP("RuleError", "The company already has a powerhouse in basin %1");
    case ErrorCode::NotOwnDam:
        return QT_TRANSLATE_NOOP("RuleError", "An elevation stands on an own dam only");
    case ErrorCode::DamAtFullHeight:
        return QT_TRANSLATE_NOOP("RuleError", "The dam already has two elevations");
    case ErrorCode::OutsideRewardLimits:
        return QT_TRANSLATE_NOOP("RuleError", "The reward does not reach this building space");
    case ErrorCode::NotOwnPowerhouse:
        return QT_TRANSLATE_NOOP("RuleError", "The powerhouse does not belong to the company");
    case ErrorCode::ForeignDam:
        return QT_TRANSLATE_NOOP("RuleError", "The dam is neither an own nor a neutral one");
    case ErrorCode::NoConduit:
        return QT_TRANSLATE_NOOP("RuleError", "No conduit stands on this space");
    case ErrorCode::NotConnected:
        return QT_TRANSLATE_NOOP("RuleError",
                                 "The conduit does not lead from the dam to the powerhouse");
    case ErrorCode::NotEnoughDrops:
        return QT_TRANSLATE_NOOP("RuleError", "There is not enough water: %1 of %2 drops needed");
    case ErrorCode::TooManyDrops:
        return QT_TRANSLATE_NOOP("RuleError", "These are too many drops: %1 where %2 are allowed");
    case ErrorCode::NoDrop:
        return QT_TRANSLATE_NOOP("RuleError", "At least one drop is needed");
    case ErrorCode::NoEnergy:
        return QT_TRANSLATE_NOOP("RuleError", "The production would yield %1 energy");
    case ErrorCode::SamePowerhouse:
        return QT_TRANSLATE_NOOP("RuleError", "The second production needs another powerhouse");
    case ErrorCode::ContractNotHeld:
        return QT_TRANSLATE_NOOP("RuleError", "The contract is not one the company can fulfil");
    case ErrorCode::ContractNotOpen:
        return QT_TRANSLATE_NOOP("RuleError", "The contract does not lie open");
    case ErrorCode::SameContractTwice:
        return QT_TRANSLATE_NOOP("RuleError", "The same contract is named twice");
    case ErrorCode::EnergyTooLow:
        return QT_TRANSLATE_NOOP("RuleError", "The contract asks for more energy: %1 of %2");
    case ErrorCode::WrongNumber:
        return QT_TRANSLATE_NOOP("RuleError", "The number is not the one asked for");
    case ErrorCode::NotInPile:
        return QT_TRANSLATE_NOOP("RuleError", "This tile cannot come from the pile");
    case ErrorCode::CannotPass:
        return QT_TRANSLATE_NOOP("RuleError", "A player with engineers has to act");
    case ErrorCode::CannotDecline:
        return QT_TRANSLATE_NOOP("RuleError", "This cannot be declined");
    case ErrorCode::OfficerNotAvailable:
        return QT_TRANSLATE_NOOP("RuleError", "This officer cannot be copied");
    case ErrorCode::NoCopyLeft:
        return QT_TRANSLATE_NOOP("RuleError", "No officer can be copied any more this round");
    case ErrorCode::NoActionLeft:
        return QT_TRANSLATE_NOOP("RuleError", "No action would be possible after that");
    case ErrorCode::AlreadyDoneThisTurn:
        return QT_TRANSLATE_NOOP("RuleError", "This was already done in this turn");
    case ErrorCode::WrongPlayerCount:
        return QT_TRANSLATE_NOOP("RuleError", "The number of players does not fit");
    case ErrorCode::PieceUsedTwice:
        return QT_TRANSLATE_NOOP("RuleError", "Something that exists once is in two places");
    case ErrorCode::WrongIntroductorySetup:
        return QT_TRANSLATE_NOOP("RuleError", "The introductory game has a fixed setup");
    case ErrorCode::NoAutomaInIntroductoryGame:
        return QT_TRANSLATE_NOOP("RuleError", "An Automa cannot play the introductory game");
    case ErrorCode::NoHuman:
        return QT_TRANSLATE_NOOP("RuleError", "At least one player has to be human");
    case ErrorCode::WrongOfficer:
        return QT_TRANSLATE_NOOP("RuleError", "The officer does not fit the company");
    case ErrorCode::WrongStartingContract:
        return QT_TRANSLATE_NOOP("RuleError", "The starting contract does not fit the company");
    case ErrorCode::WrongTurnOrder:
        return QT_TRANSLATE_NOOP("RuleError", "The turn order does not fit");
    case ErrorCode::OutOfRange:
        return QT_TRANSLATE_NOOP("RuleError", "The value %1 is out of range, the limit is %2");
    case ErrorCode::TooManyPieces:
        return QT_TRANSLATE_NOOP("RuleError", "There are more pieces of a kind than the box holds");
    case ErrorCode::TooMuchWater:
        return QT_TRANSLATE_NOOP("RuleError", "A dam holds %1 drops and has room for %2");
    case ErrorCode::CountMismatch:
        return QT_TRANSLATE_NOOP("RuleError", "The counts do not agree");
    case ErrorCode::NotInThisGame:
        return QT_TRANSLATE_NOOP("RuleError", "This belongs to an expansion that is not played");
    case ErrorCode::NoSuchBuilding:
        return QT_TRANSLATE_NOOP("RuleError", "This private building is not in play");
    case ErrorCode::SecondBuildingOnTile:
        return QT_TRANSLATE_NOOP("RuleError", "The company already has a building there");
    case ErrorCode::NoOwnBuilding:
        return QT_TRANSLATE_NOOP("RuleError", "The company has no building there");
    case ErrorCode::BuildingUsedAlready:
        return QT_TRANSLATE_NOOP("RuleError", "This private building was used this round");
    case ErrorCode::SpaceClosed:
        return QT_TRANSLATE_NOOP("RuleError", "An Automa's building closes the left space");
    case ErrorCode::WorkNotOpen:
        return QT_TRANSLATE_NOOP("RuleError", "This external work cannot be taken");
    case ErrorCode::NothingToTakeBack:
        return QT_TRANSLATE_NOOP("RuleError", "There is no such thing on the wheel");
    case ErrorCode::NoRoomInDam:
        return QT_TRANSLATE_NOOP("RuleError", "There is no room in the dam");
    case ErrorCode::SameDam:
        return QT_TRANSLATE_NOOP("RuleError", "It has to be another dam than the one just used");
    }
    return "";
}

} // namespace

QString sentenceFor(const Error& error) {
    QString sentence = QCoreApplication::translate("RuleError", reasonFor(error.code));
    sentence.replace(QLatin1String("%1"), QString::number(error.args[0]));
    sentence.replace(QLatin1String("%2"), QString::number(error.args[1]));
    return QStringLiteral("%1 (%2).").arg(sentence, toQt(error.rule));
}

} // namespace barrage
