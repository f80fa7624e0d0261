#include "app/barrage/words/instruction_text.h"

#include <array>
#include <cstdlib>

#include <QCoreApplication>
#include <QStringList>

#include "app/barrage/words/decision_text.h"
#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"
#include "app/common/convert.h"
#include "engine/barrage/data/action_spaces.h"

namespace explain {

namespace {

using namespace barrage;

QString instruction(const char* source) { return QCoreApplication::translate("Automa", source); }

QString placeText(const Place& place) {
    switch (place.kind) {
    case PlaceKind::Supply:
        return instruction(QT_TRANSLATE_NOOP("Automa", "the supply"));
    case PlaceKind::Headstream:
        return instruction(QT_TRANSLATE_NOOP("Automa", "headstream %1"))
            .arg(toQt(idOf(static_cast<Headstream>(place.index))));
    case PlaceKind::Dam:
        return instruction(QT_TRANSLATE_NOOP("Automa", "dam %1"))
            .arg(nameOf(Site{Structure::Base, place.index}));
    case PlaceKind::Powerhouse:
        return instruction(QT_TRANSLATE_NOOP("Automa", "powerhouse %1"))
            .arg(nameOf(Site{Structure::Powerhouse, place.index}));
    case PlaceKind::OffMap:
        return instruction(QT_TRANSLATE_NOOP("Automa", "off the map below basin %1"))
            .arg(place.index);
    case PlaceKind::None:
        break;
    }
    return {};
}

} // namespace

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
        QT_TRANSLATE_NOOP("Automa", "correction"),
        QT_TRANSLATE_NOOP("Automa", "external work"),
        QT_TRANSLATE_NOOP("Automa", "private building"),
        QT_TRANSLATE_NOOP("Automa", "buildings")};
    return QCoreApplication::translate("Automa", kTexts[static_cast<std::size_t>(source)]);
}

namespace {

QString machineText(const Instruction& what) {
    return counted(what.amount,
                   what.machine == Machine::Excavator ? Object::Excavator : Object::Mixer);
}

/// `sentence` has room for the two ends and the source.
QString markerText(const char* sentence, const Instruction& what) {
    return instruction(sentence).arg(what.from).arg(what.to).arg(sourceText(what.source));
}

/// "2 engineers → Bank".
QString arrow(const QString& what, const QString& where) {
    return QStringLiteral("%1 → %2").arg(what, where);
}

QString engineersTo(const Instruction& what, const QString& where) {
    return arrow(counted(what.amount, Listed::Engineer), where);
}

/// Rows are counted from the top. Patent offices have one for each tile.
QString spaceText(ActionSpace space) {
    const Section section = infoOf(space).section;
    if (section == Section::PatentOffice)
        return nameOf(space);
    const SectionRange& range = spacesOf(section);
    const int rows = range.count / 2;
    const int place = space.value - range.first;
    return (place < rows ? instruction(QT_TRANSLATE_NOOP("Automa", "%1, row %2 left"))
                         : instruction(QT_TRANSLATE_NOOP("Automa", "%1, row %2 right")))
        .arg(nameOf(section))
        .arg(place % rows + 1);
}

QString wheelText(const Instruction& what) {
    QStringList things;
    if (what.tile != Tile::None)
        things.append(nameOf(what.tile));
    if (what.excavators > 0)
        things.append(counted(what.excavators, Listed::Excavator));
    if (what.mixers > 0)
        things.append(counted(what.mixers, Listed::Mixer));
    if (what.excamixers > 0)
        things.append(counted(what.excamixers, Listed::Excamixer));
    if (things.isEmpty()) // of a lightly tracked player
        things.append(instruction(QT_TRANSLATE_NOOP("Automa", "tile and machines")));
    return arrow(things.join(QStringLiteral(", ")),
                 instruction(QT_TRANSLATE_NOOP("Automa", "open segment of the wheel")));
}

QString tilesText(const Instruction& what) {
    if (what.kind == InstructionKind::FlipAutomaTile)
        return instruction(QT_TRANSLATE_NOOP("Automa", "flip Automa tile %1 onto the discard pile"))
            .arg(tileText(what.index));
    if (what.kind == InstructionKind::UncoverAutomaTile)
        return instruction(QT_TRANSLATE_NOOP("Automa", "the stack now shows Automa tile %1"))
            .arg(tileText(what.index));
    if (what.index == 0)
        return instruction(
            QT_TRANSLATE_NOOP("Automa", "shuffle all Automa tiles into a new stack"));
    return instruction(
               QT_TRANSLATE_NOOP("Automa", "shuffle all Automa tiles but %1 into a new stack"))
        .arg(what.index);
}

QString creditsText(const Instruction& what) {
    return (what.amount < 0 ? instruction(QT_TRANSLATE_NOOP("Automa", "pay %1 (%2)"))
                            : instruction(QT_TRANSLATE_NOOP("Automa", "take %1 (%2)")))
        .arg(counted(std::abs(what.amount), Object::Credit), sourceText(what.source));
}

QString excamixersText(const Instruction& what) {
    const QString machines = counted(std::abs(what.amount), Listed::Excamixer);
    if (what.kind == InstructionKind::TakeBackExcamixers)
        return instruction(QT_TRANSLATE_NOOP("Automa", "take %1 back from the wheel"))
            .arg(machines);
    return (what.amount < 0
                ? instruction(QT_TRANSLATE_NOOP("Automa", "put %1 back into the general supply"))
                : instruction(QT_TRANSLATE_NOOP("Automa", "take %1 from the general supply")))
        .arg(machines);
}

/// What no Automa does.
QString humansText(const Instruction& what) {
    const Contract contract(what.index);
    switch (what.kind) {
    case InstructionKind::PutEngineersOnOfficer:
        return engineersTo(what, instruction(QT_TRANSLATE_NOOP("Automa", "executive officer")));
    case InstructionKind::PutEngineersOnBuilding:
        return engineersTo(
            what, QStringLiteral("%1, %2").arg(
                      nameOf(static_cast<PrivateBuilding>(what.index / kSpacesPerBuilding)),
                      nameOf(static_cast<BuildingSpace>(what.index % kSpacesPerBuilding))));
    case InstructionKind::KeepContract:
        return instruction(QT_TRANSLATE_NOOP("Automa", "take from the contract office: %1"))
            .arg(nameOf(contract));
    case InstructionKind::DiscardContract:
        return instruction(QT_TRANSLATE_NOOP("Automa", "discard: %1")).arg(nameOf(contract));
    case InstructionKind::RevealTile:
        return instruction(QT_TRANSLATE_NOOP("Automa", "reveal in the patent office: %1"))
            .arg(nameOf(what.tile));
    case InstructionKind::RevealWork:
        return instruction(QT_TRANSLATE_NOOP("Automa", "reveal at place %2: %1"))
            .arg(nameOf(Work(what.index)))
            .arg(what.amount + 1);
    case InstructionKind::TakeExcamixers:
    case InstructionKind::TakeBackExcamixers:
        return excamixersText(what);
    default:
        return {};
    }
}

} // namespace

QString orderText(const Instruction& what) {
    switch (what.kind) {
    case InstructionKind::FlipAutomaTile:
    case InstructionKind::UncoverAutomaTile:
    case InstructionKind::ShuffleAutomaTiles:
        return tilesText(what);
    case InstructionKind::PutEngineersOnSpace:
        return engineersTo(what, spaceText(ActionSpace(what.index)));
    case InstructionKind::PutEngineersOnBoard:
        return engineersTo(what, instruction(QT_TRANSLATE_NOOP("Automa", "company board")));
    case InstructionKind::PutEngineersBeside:
        return engineersTo(what, instruction(QT_TRANSLATE_NOOP("Automa", "beside the section %1"))
                                     .arg(nameOf(static_cast<Section>(what.index))));
    case InstructionKind::PutEngineersInBank:
        return engineersTo(what, nameOf(Section::Bank));
    case InstructionKind::MoveVpMarker:
        return markerText(QT_TRANSLATE_NOOP("Automa", "VP %1 → %2 (%3)"), what);
    case InstructionKind::MoveEnergyMarker:
        return markerText(QT_TRANSLATE_NOOP("Automa", "energy %1 → %2 (%3)"), what);
    case InstructionKind::TakeCredits:
        return creditsText(what);
    case InstructionKind::TakeMachines:
        return instruction(QT_TRANSLATE_NOOP("Automa", "take %1 from the general supply"))
            .arg(machineText(what));
    case InstructionKind::TakeMachinesOfChoice:
        return instruction(QT_TRANSLATE_NOOP("Automa", "take %1 of choice from the general supply"))
            .arg(counted(what.amount, Object::Machine));
    case InstructionKind::PutOnWheel:
        return wheelText(what);
    case InstructionKind::TurnWheel:
        return rewardText({RewardKind::WheelSteps, static_cast<std::uint8_t>(what.amount)});
    case InstructionKind::TakeBackMachines:
        return instruction(QT_TRANSLATE_NOOP("Automa", "take %1 back from the wheel"))
            .arg(machineText(what));
    case InstructionKind::TakeBackTile:
        return instruction(QT_TRANSLATE_NOOP("Automa", "take %1 back from the wheel"))
            .arg(nameOf(what.tile));
    case InstructionKind::TakePatentTile:
        return instruction(QT_TRANSLATE_NOOP("Automa", "take %1 from the patent office"))
            .arg(nameOf(what.tile));
    case InstructionKind::PlacePiece:
        return arrow(instruction(QT_TRANSLATE_NOOP("Automa", "leftmost %1"))
                         .arg(nameOf(what.site.structure)),
                     nameOf(what.site));
    case InstructionKind::PlaceDrop:
        return arrow(counted(what.amount, Listed::Drop), placeText(what.end));
    case InstructionKind::MoveDrop:
        return QStringLiteral("%1: %2 → %3")
            .arg(counted(what.amount, Listed::Drop), placeText(what.start), placeText(what.end));
    case InstructionKind::TakeContract:
        return instruction(QT_TRANSLATE_NOOP("Automa", "lay aside as fulfilled: %1"))
            .arg(nameOf(Contract(what.index)));
    case InstructionKind::PutContractUnderPile:
        return instruction(QT_TRANSLATE_NOOP("Automa", "put under its pile: %1"))
            .arg(nameOf(Contract(what.index)));
    case InstructionKind::RevealContract:
        return instruction(QT_TRANSLATE_NOOP("Automa", "reveal in slot %2: %1"))
            .arg(nameOf(Contract(what.index)))
            .arg(what.amount + 1);
    case InstructionKind::PutEngineersOnWork:
        return engineersTo(what, instruction(QT_TRANSLATE_NOOP("Automa", "external work, place %1"))
                                     .arg(what.index + 1));
    case InstructionKind::TakeWork:
        return instruction(QT_TRANSLATE_NOOP("Automa", "lay aside as fulfilled: %1"))
            .arg(nameOf(Work(what.index)));
    case InstructionKind::ReturnMachines:
        return instruction(QT_TRANSLATE_NOOP("Automa", "put %1 back into the general supply"))
            .arg(machineText(what));
    case InstructionKind::UseArchitect:
        return instruction(
            QT_TRANSLATE_NOOP("Automa", "the engineer is the architect: another turn"));
    case InstructionKind::CloseLeftSpace:
        return instruction(QT_TRANSLATE_NOOP(
                               "Automa", "%1: left action space closed for the rest of the game"))
            .arg(nameOf(static_cast<PrivateBuilding>(what.index)));
    default:
        return humansText(what);
    }
}

QString instructionText(const Instruction& instruction) {
    return isCompany(instruction.who)
               ? QStringLiteral("%1: %2").arg(nameOf(instruction.who), orderText(instruction))
               : orderText(instruction);
}

QString wayText(const System& system, int drops) {
    return QStringLiteral("%1: %2").arg(
        counted(drops, Listed::Drop),
        QStringList{placeText({PlaceKind::Dam, system.dam.value}),
                    instruction(QT_TRANSLATE_NOOP("Automa", "conduit %1"))
                        .arg(nameOf(Site{Structure::Conduit, system.conduit.value})),
                    placeText({PlaceKind::Powerhouse, system.powerhouse.value})}
            .join(QStringLiteral(" → ")));
}

} // namespace explain
