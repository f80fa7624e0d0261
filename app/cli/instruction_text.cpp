#include "app/cli/instruction_text.h"

#include <array>
#include <cstdlib>

#include "app/cli/decision_text.h"
#include "app/cli/game_text.h"
#include "app/cli/placement_json.h"
#include "app/common/convert.h"
#include "engine/barrage/ids.h"

namespace cli {

namespace {

using namespace barrage;

template <class T>
QString nameOf(T thing) {
    return toQt(idOf(thing));
}

QString placeText(const Place& place) {
    switch (place.kind) {
    case PlaceKind::Supply:
        return QStringLiteral("the supply");
    case PlaceKind::Headstream:
        return QStringLiteral("headstream ") + nameOf(static_cast<Headstream>(place.index));
    case PlaceKind::Dam:
        return QStringLiteral("the dam at ") + nameOf(BaseSpace(place.index));
    case PlaceKind::Powerhouse:
        return QStringLiteral("the powerhouse at ") + nameOf(PowerhouseSpace(place.index));
    case PlaceKind::OffMap:
        return QStringLiteral("the supply, off the map below basin %1").arg(place.index);
    case PlaceKind::None:
        break;
    }
    return {};
}

QString sourceText(Source source) {
    static constexpr std::array<const char*, kSourceCount> kTexts{"income",
                                                                  "contract reward",
                                                                  "use of a conduit",
                                                                  "cost of the action",
                                                                  "red outline",
                                                                  "for machines",
                                                                  "bank",
                                                                  "effect of the tile",
                                                                  "production",
                                                                  "ability",
                                                                  "passing water",
                                                                  "contract office",
                                                                  "officer",
                                                                  "energy ranking",
                                                                  "energy track",
                                                                  "bonus tile",
                                                                  "objective",
                                                                  "leftovers",
                                                                  "water in dams",
                                                                  "correction"};
    return QLatin1String(kTexts[static_cast<std::size_t>(source)]);
}

QString machineText(const Instruction& what) {
    return counted(what.amount, what.machine == Machine::Excavator ? "excavator" : "mixer");
}

QString markerText(const char* marker, const Instruction& what) {
    return QStringLiteral("move its %1 marker from %2 to %3 (%4)")
        .arg(QLatin1String(marker))
        .arg(what.from)
        .arg(what.to)
        .arg(sourceText(what.source));
}

QString engineersText(const Instruction& what, const QString& where) {
    return QStringLiteral("put %1 %2").arg(counted(what.amount, "engineer"), where);
}

QString wheelText(const Instruction& what) {
    QStringList things;
    if (what.tile != Tile::None)
        things.append(nameOf(what.tile));
    if (what.excavators > 0)
        things.append(counted(what.excavators, "excavator"));
    if (what.mixers > 0)
        things.append(counted(what.mixers, "mixer"));
    return QStringLiteral("put into the open segment of its wheel: ") +
           things.join(QStringLiteral(", "));
}

/// Without the company.
QString words(const Instruction& what) {
    switch (what.kind) {
    case InstructionKind::FlipAutomaTile:
        return QStringLiteral("flip Automa tile %1 onto the discard pile")
            .arg(tileText(what.index));
    case InstructionKind::UncoverAutomaTile:
        return QStringLiteral("the stack now shows Automa tile %1").arg(tileText(what.index));
    case InstructionKind::ShuffleAutomaTiles:
        return what.index == 0 ? QStringLiteral("shuffle all Automa tiles into a new stack")
                               : QStringLiteral("shuffle all Automa tiles but %1 into a new stack")
                                     .arg(what.index);
    case InstructionKind::PutEngineersOnSpace:
        return engineersText(what, QStringLiteral("on ") + nameOf(ActionSpace(what.index)));
    case InstructionKind::PutEngineersOnBoard:
        return engineersText(what, QStringLiteral("on its company board"));
    case InstructionKind::PutEngineersBeside:
        return engineersText(what, QStringLiteral("beside the section ") +
                                       nameOf(static_cast<Section>(what.index)));
    case InstructionKind::PutEngineersInBank:
        return engineersText(what, QStringLiteral("in the bank"));
    case InstructionKind::MoveVpMarker:
        return markerText("VP", what);
    case InstructionKind::MoveEnergyMarker:
        return markerText("energy", what);
    case InstructionKind::TakeCredits:
        return QStringLiteral("%1 %2 (%3)")
            .arg(QLatin1String(what.amount < 0 ? "pay" : "take"),
                 counted(std::abs(what.amount), "credit"), sourceText(what.source));
    case InstructionKind::TakeMachines:
        return QStringLiteral("take %1 from the general supply").arg(machineText(what));
    case InstructionKind::TakeMachinesOfChoice:
        return QStringLiteral("take %1 of choice from the general supply")
            .arg(counted(what.amount, "machine"));
    case InstructionKind::PutOnWheel:
        return wheelText(what);
    case InstructionKind::TurnWheel:
        return QStringLiteral("turn its wheel by one segment");
    case InstructionKind::TakeBackMachines:
        return QStringLiteral("take %1 back from the wheel").arg(machineText(what));
    case InstructionKind::TakeBackTile:
        return QStringLiteral("take %1 back from the wheel").arg(nameOf(what.tile));
    case InstructionKind::TakePatentTile:
        return QStringLiteral("take %1 from the patent office").arg(nameOf(what.tile));
    case InstructionKind::PlacePiece:
        return QStringLiteral("place its leftmost %1 on %2")
            .arg(nameOf(what.site.structure), idOfSite(what.site));
    case InstructionKind::PlaceDrop:
        return QStringLiteral("place %1 on %2")
            .arg(counted(what.amount, "drop"), placeText(what.end));
    case InstructionKind::MoveDrop:
        return QStringLiteral("move %1 from %2 to %3")
            .arg(counted(what.amount, "drop"), placeText(what.start), placeText(what.end));
    case InstructionKind::TakeContract:
        return QStringLiteral("set contract %1 aside as fulfilled")
            .arg(nameOf(Contract(what.index)));
    case InstructionKind::PutContractUnderPile:
        return QStringLiteral("put contract %1 under its pile").arg(nameOf(Contract(what.index)));
    case InstructionKind::RevealContract:
        return QStringLiteral("reveal contract %1 in slot %2")
            .arg(nameOf(Contract(what.index)))
            .arg(what.amount + 1);
    }
    return {};
}

} // namespace

QString instructionText(const Instruction& instruction) {
    return isCompany(instruction.who) ? nameOf(instruction.who) + ": " + words(instruction)
                                      : words(instruction);
}

} // namespace cli
