#include <QCoreApplication>

#include "app/barrage/pictures/faces.h"
#include "engine/barrage/data/technology_tiles.h"

namespace barrage {

namespace {

QString tileText(const char* source) { return QCoreApplication::translate("Pictures", source); }

QString iconOf(const TileInfo& info) {
    if (!info.structure)
        return info.wild ? QStringLiteral("wild") : QStringLiteral("officer");
    switch (*info.structure) {
    case Structure::Base:
        return QStringLiteral("base");
    case Structure::Elevation:
        return QStringLiteral("elevation");
    case Structure::Conduit:
        return QStringLiteral("conduit");
    case Structure::Powerhouse:
        return QStringLiteral("powerhouse");
    case Structure::Building:
        return QStringLiteral("building");
    }
    return {};
}

QList<PictureIcon> iconsOf(TileEffect effect) {
    switch (effect) {
    case TileEffect::None:
        return {};
    case TileEffect::DropInEmptyOwnDams:
        return {{"drop", "1"}, {"base", "/"}};
    case TileEffect::WheelStepPerElevation:
        return {{"wheel", "1"}, {"elevation", "/"}};
    case TileEffect::CreditsForConduit:
        return {{"credit", {}}, {"conduit", "2 ×"}};
    case TileEffect::NoEngineers:
        return {{"engineer", "0"}};
    case TileEffect::NoSurcharge:
        return {{"outline", {}}, {"credit", "0"}};
    case TileEffect::EnergyPerBase:
        return {{"energy", "1"}, {"base", "/"}};
    case TileEffect::FillRaisedDam:
        return {{"fill", {}}};
    case TileEffect::ConduitCostAtMostFive:
        return {{"excavator", "≤5"}};
    case TileEffect::ProductionPlusTwo:
        return {{"production", "+2"}};
    case TileEffect::AnyMachines:
        return {{"excavator", {}}, {"mixer", "="}};
    case TileEffect::NoEngineersNoMachines:
        return {{"engineer", "0"}, {"excavator", "0"}};
    case TileEffect::VpPerRaisedDam:
        return {{"vp", "3"}, {"elevation", "/"}};
    case TileEffect::EnergyForConduit:
        return {{"energy", {}}, {"conduit", "2 ×"}};
    case TileEffect::VpPerPowerhouse:
        return {{"vp", "3"}, {"powerhouse", "/"}};
    case TileEffect::VpPerAdvancedTile:
        return {{"vp", "3"}, {"tile", "/"}};
    case TileEffect::UseBuildingAtOnce:
        return {{"building", "▶"}, {"engineer", "0"}};
    case TileEffect::OneMachineKind:
        return {{"excavator", {}}, {"mixer", "/"}};
    case TileEffect::VpOfBuilding:
        return {{"vp", {}}, {"building", "="}};
    }
    return {};
}

QString textOf(TileEffect effect) {
    switch (effect) {
    case TileEffect::None:
        return {};
    case TileEffect::DropInEmptyOwnDams:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "1 drop into every own empty dam"));
    case TileEffect::WheelStepPerElevation:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Wheel +1 for each own elevation"));
    case TileEffect::CreditsForConduit:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Credits: twice the conduit's value"));
    case TileEffect::NoEngineers:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Builds without engineers"));
    case TileEffect::NoSurcharge:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Red outlined spaces cost no credits"));
    case TileEffect::EnergyPerBase:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Energy +1 for each own base"));
    case TileEffect::FillRaisedDam:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Fills the raised dam"));
    case TileEffect::ConduitCostAtMostFive:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "A conduit costs at most 5 excavators"));
    case TileEffect::ProductionPlusTwo:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "A production at once with +2"));
    case TileEffect::AnyMachines:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Machines of either kind"));
    case TileEffect::NoEngineersNoMachines:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Builds without engineers and machines"));
    case TileEffect::VpPerRaisedDam:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "3 VP for each own dam with an elevation"));
    case TileEffect::EnergyForConduit:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Energy: twice the conduit's value"));
    case TileEffect::VpPerPowerhouse:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "3 VP for each own powerhouse"));
    case TileEffect::VpPerAdvancedTile:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "3 VP for each own advanced tile"));
    case TileEffect::UseBuildingAtOnce:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Uses the private building at once"));
    case TileEffect::OneMachineKind:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Only one of the two kinds of machines"));
    case TileEffect::VpOfBuilding:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Scores the private building at once"));
    }
    return {};
}

QString nameOf(Tile tile) {
    const TileInfo& info = infoOf(tile);
    if (tile == Tile::Krylov)
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Krylov's tile"));
    if (tile == Tile::Spencer)
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Spencer's tile"));
    if (!info.structure)
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Wild"));
    switch (*info.structure) {
    case Structure::Base:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Base"));
    case Structure::Elevation:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Elevation"));
    case Structure::Conduit:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Conduit"));
    case Structure::Powerhouse:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Powerhouse"));
    case Structure::Building:
        return tileText(QT_TRANSLATE_NOOP("Pictures", "Building"));
    }
    return {};
}

} // namespace

PictureFace faceOf(Tile tile) {
    if (tile == Tile::None)
        return {};
    const TileInfo& info = infoOf(tile);
    const QString level(info.level, QChar('I'));
    PictureFace face;
    face.group = info.level;
    face.head = iconOf(info);
    face.icons = iconsOf(info.effect);
    face.title = level.isEmpty() ? nameOf(tile) : QStringLiteral("%1 %2").arg(level, nameOf(tile));
    face.text = textOf(info.effect);
    return face;
}

} // namespace barrage
