#include "app/nucleum/words/error_text.h"

#include <QtGlobal>

#include "app/common/convert.h"
#include "app/nucleum/words/words.h"

namespace nucleum {

namespace {

/// %1 and %2 stand for the two figures of the error. Without a default, so that the compiler finds
/// a code that has no sentence.
const char* reasonFor(ErrorCode code) {
    switch (code) {
    case ErrorCode::WrongPhase:
        return QT_TRANSLATE_NOOP("Nucleum", "Something else has to be done first");
    case ErrorCode::WrongPlayer:
        return QT_TRANSLATE_NOOP("Nucleum", "It is somebody else's decision");
    case ErrorCode::FactUnknown:
        return QT_TRANSLATE_NOOP("Nucleum", "Something printed on the pieces has to be entered "
                                            "first");
    case ErrorCode::NotEnoughThaler:
        return QT_TRANSLATE_NOOP("Nucleum", "Too little money: %1 Thaler there, %2 needed");
    case ErrorCode::NotEnoughWorkers:
        return QT_TRANSLATE_NOOP("Nucleum", "Too few workers: %1 there, %2 needed");
    case ErrorCode::NotEnoughUranium:
        return QT_TRANSLATE_NOOP("Nucleum", "Too little uranium: %1 there, %2 needed");
    case ErrorCode::NoTile:
        return QT_TRANSLATE_NOOP("Nucleum", "No action tile is left in the pool");
    case ErrorCode::NoFreeSlot:
        return QT_TRANSLATE_NOOP("Nucleum", "Every place on top of the board has a tile: recharge");
    case ErrorCode::DirectiveIsNoRailway:
        return QT_TRANSLATE_NOOP("Nucleum", "The Special Directive is never laid as a railway");
    case ErrorCode::DirectiveIsOnBoard:
        return QT_TRANSLATE_NOOP("Nucleum", "The Special Directive lies on the board already");
    case ErrorCode::NoActionLeft:
        return QT_TRANSLATE_NOOP("Nucleum", "No action is left");
    case ErrorCode::OnlyMainActions:
        return QT_TRANSLATE_NOOP("Nucleum", "Only a main action is possible here");
    case ErrorCode::WrongDiscount:
        return QT_TRANSLATE_NOOP("Nucleum", "A symbol worth %1 is not possible here, %2 at most");
    case ErrorCode::NoSuchConnection:
        return QT_TRANSLATE_NOOP("Nucleum", "These cities are not connected");
    case ErrorCode::NoSuchSpace:
        return QT_TRANSLATE_NOOP("Nucleum", "The connection has no such track space");
    case ErrorCode::TrackSpaceTaken:
        return QT_TRANSLATE_NOOP("Nucleum", "A railway lies on this track space");
    case ErrorCode::TrackSpaceNotReachable:
        return QT_TRANSLATE_NOOP("Nucleum",
                                 "The track space is next to neither a city nor a railway");
    case ErrorCode::CityNotOnMap:
        return QT_TRANSLATE_NOOP("Nucleum", "The city is not on this side of the map");
    case ErrorCode::NotInNetwork:
        return QT_TRANSLATE_NOOP("Nucleum", "The city is not in the player's own network");
    case ErrorCode::AlreadyBuilt:
        return QT_TRANSLATE_NOOP("Nucleum", "It is on the map already");
    case ErrorCode::NotAPlant:
        return QT_TRANSLATE_NOOP("Nucleum", "There is no power plant for it");
    case ErrorCode::NoTurbineSpace:
        return QT_TRANSLATE_NOOP("Nucleum", "All turbine spaces are taken");
    case ErrorCode::SpaceShowsNoUranium:
        return QT_TRANSLATE_NOOP("Nucleum", "Only mine spaces show uranium");
    case ErrorCode::NoSuchOffer:
        return QT_TRANSLATE_NOOP("Nucleum", "There is no tile on this place of the offer");
    case ErrorCode::SameTileTwice:
        return QT_TRANSLATE_NOOP("Nucleum", "The same tile cannot be taken twice");
    case ErrorCode::ContractNotOpen:
        return QT_TRANSLATE_NOOP("Nucleum", "This contract is not in the market");
    case ErrorCode::ContractSpaceTaken:
        return QT_TRANSLATE_NOOP("Nucleum", "The contract space is taken");
    case ErrorCode::ContractNotReachable:
        return QT_TRANSLATE_NOOP("Nucleum", "The contract is neither the player's own nor purple");
    case ErrorCode::RequirementNotMet:
        return QT_TRANSLATE_NOOP("Nucleum", "Not met yet: %1 of %2");
    case ErrorCode::NoContractNow:
        return QT_TRANSLATE_NOOP("Nucleum", "No contract can be fulfilled in this turn any more");
    case ErrorCode::NoCoalLink:
        return QT_TRANSLATE_NOOP("Nucleum", "No railway line brings this coal to the plant");
    case ErrorCode::NoUraniumLink:
        return QT_TRANSLATE_NOOP("Nucleum", "No railway line brings this uranium to the plant");
    case ErrorCode::NoNucleum:
        return QT_TRANSLATE_NOOP("Nucleum", "The plant has no nucleum");
    case ErrorCode::TooMuchUranium:
        return QT_TRANSLATE_NOOP("Nucleum", "The plant takes %2 uranium, not %1");
    case ErrorCode::WrongFees:
        return QT_TRANSLATE_NOOP("Nucleum", "For turbines of others %2 Thaler are due, not %1");
    case ErrorCode::NoSuchTurbine:
        return QT_TRANSLATE_NOOP("Nucleum", "This player has no such turbine there");
    case ErrorCode::NoSuchBuilding:
        return QT_TRANSLATE_NOOP("Nucleum", "There is no such building");
    case ErrorCode::AlreadyEnergized:
        return QT_TRANSLATE_NOOP("Nucleum", "The building is energized already");
    case ErrorCode::BuildingNotLinked:
        return QT_TRANSLATE_NOOP("Nucleum", "No railway line links the building with the plant");
    case ErrorCode::NotEnoughEnergy:
        return QT_TRANSLATE_NOOP("Nucleum", "Too little energy: %1 there, %2 needed");
    case ErrorCode::TechnologyUnlocked:
        return QT_TRANSLATE_NOOP("Nucleum", "The technology is unlocked already");
    case ErrorCode::TechnologyTooHigh:
        return QT_TRANSLATE_NOOP("Nucleum", "The technology has level %1, the reward goes to %2");
    case ErrorCode::NoRoomInMine:
        return QT_TRANSLATE_NOOP("Nucleum", "The mine has no room for so much uranium");
    case ErrorCode::WrongNumber:
        return QT_TRANSLATE_NOOP("Nucleum", "%1 are chosen, it has to be %2");
    case ErrorCode::SameContractSpace:
        return QT_TRANSLATE_NOOP("Nucleum", "It has to be another contract space");
    case ErrorCode::NotOnTrack:
        return QT_TRANSLATE_NOOP("Nucleum", "The milestone track has no such space");
    case ErrorCode::TooFewTokens:
        return QT_TRANSLATE_NOOP("Nucleum", "Too few achievement tokens: %1 there, %2 needed");
    case ErrorCode::TierTaken:
        return QT_TRANSLATE_NOOP("Nucleum", "The player has a marker in this tier already");
    case ErrorCode::PlantHasNucleum:
        return QT_TRANSLATE_NOOP("Nucleum", "The plant has its nucleum already");
    case ErrorCode::CannotDecline:
        return QT_TRANSLATE_NOOP("Nucleum", "This has to be done");
    case ErrorCode::NotInStack:
        return QT_TRANSLATE_NOOP("Nucleum", "This contract cannot be in the stack any more");
    case ErrorCode::IncomeByHand:
        return QT_TRANSLATE_NOOP("Nucleum", "The income of this table is entered in another way");
    case ErrorCode::WrongPlayerCount:
        return QT_TRANSLATE_NOOP("Nucleum", "The game is for 2 to 4 players");
    case ErrorCode::UsedTwice:
        return QT_TRANSLATE_NOOP("Nucleum", "Something is chosen twice of which there is one");
    case ErrorCode::WrongContractKind:
        return QT_TRANSLATE_NOOP("Nucleum", "It has to be a contract of another kind");
    case ErrorCode::WrongCard:
        return QT_TRANSLATE_NOOP("Nucleum", "The setup cards say something else");
    case ErrorCode::OutOfRange:
        return QT_TRANSLATE_NOOP("Nucleum", "The value %1 is not possible here");
    case ErrorCode::FactImplausible:
        return QT_TRANSLATE_NOOP("Nucleum", "Such values cannot be printed there");
    case ErrorCode::FactContradictsTable:
        return QT_TRANSLATE_NOOP("Nucleum", "What lies on the table already says otherwise");
    case ErrorCode::CountMismatch:
        return QT_TRANSLATE_NOOP("Nucleum", "The numbers do not fit together");
    case ErrorCode::TooManyPieces:
        return QT_TRANSLATE_NOOP("Nucleum", "There are not so many pieces");
    }
    return "";
}

} // namespace

QString sentenceFor(const Error& error) {
    QString sentence = QCoreApplication::translate("Nucleum", reasonFor(error.code));
    sentence.replace(QStringLiteral("%1"), QString::number(error.args[0]));
    sentence.replace(QStringLiteral("%2"), QString::number(error.args[1]));
    return QStringLiteral("%1 (%2).").arg(sentence, toQt(error.rule));
}

} // namespace nucleum
