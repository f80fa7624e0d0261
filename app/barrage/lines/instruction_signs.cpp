#include "app/barrage/lines/instruction_signs.h"

#include "app/common/convert.h"
#include "engine/barrage/ids.h"

namespace automa {

namespace {

using namespace barrage;

void addMark(const Place& place, MapMarks& marks) {
    switch (place.kind) {
    case PlaceKind::Headstream:
        marks.list.push_back(markOf(static_cast<Headstream>(place.index), MarkKind::Concerned));
        break;
    case PlaceKind::Dam:
        marks.list.push_back(markOf(Site{Structure::Base, place.index}, MarkKind::Concerned));
        break;
    case PlaceKind::Powerhouse:
        marks.list.push_back(markOf(Site{Structure::Powerhouse, place.index}, MarkKind::Concerned));
        break;
    case PlaceKind::OffMap:
        marks.list.push_back(
            {MapMark::Target::Basin, {}, place.index, MarkKind::Concerned, QString()});
        break;
    case PlaceKind::None:
    case PlaceKind::Supply:
        break;
    }
}

} // namespace

MapMark markOf(Site site, MarkKind kind) { return {MapMark::Target::Site, site, 0, kind, {}}; }

MapMark markOf(Headstream headstream, MarkKind kind) {
    return {MapMark::Target::Headstream, {}, static_cast<std::uint8_t>(headstream), kind, {}};
}

MapMarks marksOf(const Instruction& what) {
    MapMarks marks;
    if (what.kind == InstructionKind::PlacePiece && what.site.structure != Structure::Building)
        marks.list.push_back(markOf(what.site, MarkKind::Concerned));
    addMark(what.start, marks);
    addMark(what.end, marks);
    return marks;
}

QString pictogramOf(const Instruction& what) {
    switch (what.kind) {
    case InstructionKind::FlipAutomaTile:
    case InstructionKind::UncoverAutomaTile:
    case InstructionKind::ShuffleAutomaTiles:
        return QStringLiteral("automa");
    case InstructionKind::PutEngineersOnSpace:
    case InstructionKind::PutEngineersOnBoard:
    case InstructionKind::PutEngineersBeside:
    case InstructionKind::PutEngineersInBank:
    case InstructionKind::PutEngineersOnWork:
    case InstructionKind::UseArchitect:
    case InstructionKind::PutEngineersOnOfficer:
    case InstructionKind::PutEngineersOnBuilding:
        return QStringLiteral("engineer");
    case InstructionKind::MoveVpMarker:
        return QStringLiteral("vp");
    case InstructionKind::MoveEnergyMarker:
        return QStringLiteral("energy");
    case InstructionKind::TakeCredits:
        return QStringLiteral("credit");
    case InstructionKind::TakeMachinesOfChoice:
    case InstructionKind::TakeExcamixers:
    case InstructionKind::TakeBackExcamixers:
        return QStringLiteral("machine");
    case InstructionKind::TakeMachines:
    case InstructionKind::TakeBackMachines:
    case InstructionKind::ReturnMachines:
        return what.machine == Machine::Excavator ? QStringLiteral("excavator")
                                                  : QStringLiteral("mixer");
    case InstructionKind::PutOnWheel:
    case InstructionKind::TurnWheel:
        return QStringLiteral("wheel");
    case InstructionKind::TakeBackTile:
    case InstructionKind::TakePatentTile:
    case InstructionKind::RevealTile:
        return QStringLiteral("tile");
    case InstructionKind::PlacePiece:
        return pictogramOf(what.site.structure);
    case InstructionKind::PlaceDrop:
        return QStringLiteral("drop");
    case InstructionKind::MoveDrop:
        return QStringLiteral("flow");
    case InstructionKind::TakeContract:
    case InstructionKind::PutContractUnderPile:
    case InstructionKind::RevealContract:
    case InstructionKind::KeepContract:
    case InstructionKind::DiscardContract:
        return QStringLiteral("contract");
    case InstructionKind::TakeWork:
    case InstructionKind::RevealWork:
        return QStringLiteral("work");
    case InstructionKind::CloseLeftSpace:
        return QStringLiteral("closed");
    }
    return {};
}

QString pictogramOf(const AutomaAction& action) {
    switch (action.kind) {
    case AutomaActionKind::Production:
        return QStringLiteral("production");
    case AutomaActionKind::WaterManagement:
        return action.flowsAtOnce ? QStringLiteral("flow") : QStringLiteral("waiting");
    case AutomaActionKind::ContractOffice:
        return QStringLiteral("contract");
    case AutomaActionKind::Construction:
        return action.needsLeeghwater ? QStringLiteral("building") : pictogramOf(action.structure);
    case AutomaActionKind::Workshop:
        return QStringLiteral("wheel");
    case AutomaActionKind::MachineryShop:
        return QStringLiteral("machine");
    case AutomaActionKind::PatentOffice:
        return QStringLiteral("tile");
    case AutomaActionKind::ExternalWork:
        return QStringLiteral("work");
    case AutomaActionKind::Bank:
        return QStringLiteral("credit");
    }
    return {};
}

/// Pictograms of pieces are called like the pieces.
QString pictogramOf(Structure structure) { return toQt(idOf(structure)); }

} // namespace automa
