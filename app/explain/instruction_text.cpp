#include "app/explain/instruction_text.h"

#include <array>
#include <cstdlib>

#include <QCoreApplication>

#include "app/common/convert.h"
#include "app/explain/decision_text.h"
#include "app/explain/words.h"

namespace explain {

namespace {

using namespace barrage;

template <class T>
QString nameOf(T thing) {
    return toQt(idOf(thing));
}

QString placeText(const Place& place) {
    switch (place.kind) {
    case PlaceKind::Supply:
        return QCoreApplication::translate("Automa", "the supply");
    case PlaceKind::Headstream:
        return QCoreApplication::translate("Automa", "headstream %1")
            .arg(nameOf(static_cast<Headstream>(place.index)));
    case PlaceKind::Dam:
        return QCoreApplication::translate("Automa", "the dam at %1")
            .arg(nameOf(BaseSpace(place.index)));
    case PlaceKind::Powerhouse:
        return QCoreApplication::translate("Automa", "the powerhouse at %1")
            .arg(nameOf(PowerhouseSpace(place.index)));
    case PlaceKind::OffMap:
        return QCoreApplication::translate("Automa", "the supply, off the map below basin %1")
            .arg(place.index);
    case PlaceKind::None:
        break;
    }
    return {};
}

QString sourceText(Source source) {
    static constexpr std::array<const char*, kSourceCount> kTexts{
        QT_TRANSLATE_NOOP("Automa", "income"),
        QT_TRANSLATE_NOOP("Automa", "contract reward"),
        QT_TRANSLATE_NOOP("Automa", "use of a conduit"),
        QT_TRANSLATE_NOOP("Automa", "cost of the action"),
        QT_TRANSLATE_NOOP("Automa", "red outline"),
        QT_TRANSLATE_NOOP("Automa", "for machines"),
        QT_TRANSLATE_NOOP("Automa", "bank"),
        QT_TRANSLATE_NOOP("Automa", "effect of the tile"),
        QT_TRANSLATE_NOOP("Automa", "production"),
        QT_TRANSLATE_NOOP("Automa", "ability"),
        QT_TRANSLATE_NOOP("Automa", "passing water"),
        QT_TRANSLATE_NOOP("Automa", "contract office"),
        QT_TRANSLATE_NOOP("Automa", "officer"),
        QT_TRANSLATE_NOOP("Automa", "energy ranking"),
        QT_TRANSLATE_NOOP("Automa", "energy track"),
        QT_TRANSLATE_NOOP("Automa", "bonus tile"),
        QT_TRANSLATE_NOOP("Automa", "objective"),
        QT_TRANSLATE_NOOP("Automa", "leftovers"),
        QT_TRANSLATE_NOOP("Automa", "water in dams"),
        QT_TRANSLATE_NOOP("Automa", "correction")};
    return QCoreApplication::translate("Automa", kTexts[static_cast<std::size_t>(source)]);
}

QString machineText(const Instruction& what) {
    return counted(what.amount,
                   what.machine == Machine::Excavator ? Object::Excavator : Object::Mixer);
}

/// `sentence` has room for the two ends and the source.
QString markerText(const QString& sentence, const Instruction& what) {
    return sentence.arg(what.from).arg(what.to).arg(sourceText(what.source));
}

QString engineersText(const Instruction& what) { return counted(what.amount, Object::Engineer); }

QString wheelText(const Instruction& what) {
    QStringList things;
    if (what.tile != Tile::None)
        things.append(nameOf(what.tile));
    if (what.excavators > 0)
        things.append(counted(what.excavators, Object::Excavator));
    if (what.mixers > 0)
        things.append(counted(what.mixers, Object::Mixer));
    return QCoreApplication::translate("Automa", "put into the open segment of its wheel: %1")
        .arg(things.join(QStringLiteral(", ")));
}

/// Without the company.
QString words(const Instruction& what) {
    switch (what.kind) {
    case InstructionKind::FlipAutomaTile:
        return QCoreApplication::translate("Automa", "flip Automa tile %1 onto the discard pile")
            .arg(tileText(what.index));
    case InstructionKind::UncoverAutomaTile:
        return QCoreApplication::translate("Automa", "the stack now shows Automa tile %1")
            .arg(tileText(what.index));
    case InstructionKind::ShuffleAutomaTiles:
        return what.index == 0
                   ? QCoreApplication::translate("Automa",
                                                 "shuffle all Automa tiles into a new stack")
                   : QCoreApplication::translate("Automa",
                                                 "shuffle all Automa tiles but %1 into a new stack")
                         .arg(what.index);
    case InstructionKind::PutEngineersOnSpace:
        return QCoreApplication::translate("Automa", "put %1 on %2")
            .arg(engineersText(what), nameOf(ActionSpace(what.index)));
    case InstructionKind::PutEngineersOnBoard:
        return QCoreApplication::translate("Automa", "put %1 on its company board")
            .arg(engineersText(what));
    case InstructionKind::PutEngineersBeside:
        return QCoreApplication::translate("Automa", "put %1 beside the section %2")
            .arg(engineersText(what), wordFor(static_cast<Section>(what.index)));
    case InstructionKind::PutEngineersInBank:
        return QCoreApplication::translate("Automa", "put %1 in the bank").arg(engineersText(what));
    case InstructionKind::MoveVpMarker:
        return markerText(
            QCoreApplication::translate("Automa", "move its VP marker from %1 to %2 (%3)"), what);
    case InstructionKind::MoveEnergyMarker:
        return markerText(
            QCoreApplication::translate("Automa", "move its energy marker from %1 to %2 (%3)"),
            what);
    case InstructionKind::TakeCredits:
        return (what.amount < 0 ? QCoreApplication::translate("Automa", "pay %1 (%2)")
                                : QCoreApplication::translate("Automa", "take %1 (%2)"))
            .arg(counted(std::abs(what.amount), Object::Credit), sourceText(what.source));
    case InstructionKind::TakeMachines:
        return QCoreApplication::translate("Automa", "take %1 from the general supply")
            .arg(machineText(what));
    case InstructionKind::TakeMachinesOfChoice:
        return QCoreApplication::translate("Automa", "take %1 of choice from the general supply")
            .arg(counted(what.amount, Object::Machine));
    case InstructionKind::PutOnWheel:
        return wheelText(what);
    case InstructionKind::TurnWheel:
        return QCoreApplication::translate("Automa", "turn its wheel by one segment");
    case InstructionKind::TakeBackMachines:
        return QCoreApplication::translate("Automa", "take %1 back from the wheel")
            .arg(machineText(what));
    case InstructionKind::TakeBackTile:
        return QCoreApplication::translate("Automa", "take %1 back from the wheel")
            .arg(nameOf(what.tile));
    case InstructionKind::TakePatentTile:
        return QCoreApplication::translate("Automa", "take %1 from the patent office")
            .arg(nameOf(what.tile));
    case InstructionKind::PlacePiece:
        return QCoreApplication::translate("Automa", "place its leftmost %1 on %2")
            .arg(wordFor(what.site.structure), idOfSite(what.site));
    case InstructionKind::PlaceDrop:
        return QCoreApplication::translate("Automa", "place %1 on %2")
            .arg(counted(what.amount, Object::Drop), placeText(what.end));
    case InstructionKind::MoveDrop:
        return QCoreApplication::translate("Automa", "move %1 from %2 to %3")
            .arg(counted(what.amount, Object::Drop), placeText(what.start), placeText(what.end));
    case InstructionKind::TakeContract:
        return QCoreApplication::translate("Automa", "set contract %1 aside as fulfilled")
            .arg(nameOf(Contract(what.index)));
    case InstructionKind::PutContractUnderPile:
        return QCoreApplication::translate("Automa", "put contract %1 under its pile")
            .arg(nameOf(Contract(what.index)));
    case InstructionKind::RevealContract:
        return QCoreApplication::translate("Automa", "reveal contract %1 in slot %2")
            .arg(nameOf(Contract(what.index)))
            .arg(what.amount + 1);
    }
    return {};
}

} // namespace

QString instructionText(const Instruction& instruction) {
    return isCompany(instruction.who) ? wordFor(instruction.who) + ": " + words(instruction)
                                      : words(instruction);
}

} // namespace explain
