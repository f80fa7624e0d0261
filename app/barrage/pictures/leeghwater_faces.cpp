#include <QCoreApplication>

#include "app/barrage/pictures/faces.h"
#include "app/barrage/pictures/reward_icons.h"
#include "app/barrage/words/names.h"
#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/private_buildings.h"

namespace barrage {

namespace {

QString expansionText(const char* source) {
    return QCoreApplication::translate("Pictures", source);
}

QList<PictureIcon> machines(int excavators, int mixers) {
    QList<PictureIcon> icons;
    if (excavators > 0)
        icons.append(PictureIcon{"excavator", QString::number(excavators)});
    if (mixers > 0)
        icons.append(PictureIcon{"mixer", QString::number(mixers)});
    return icons;
}

QList<PictureIcon> actionIcons(PrivateBuilding building) {
    switch (building) {
    case PrivateBuilding::Cofferdam:
        return {{"drop", "1"}, {"base", {}}};
    case PrivateBuilding::ControlStation:
        return {{"production", QStringLiteral("+%1").arg(kControlStationBonus)}};
    case PrivateBuilding::CustomerOffice:
        return {{"contract", QStringLiteral("✓")}};
    case PrivateBuilding::DevelopmentOffice:
        return {{"tile", "1"}, {"wheel", QStringLiteral("↑")}};
    case PrivateBuilding::EnergyRelayField:
        return {{"energy", QString::number(kRelayFieldEnergy)}};
    case PrivateBuilding::FinancialDivision:
        return {{"credit", QString::number(kFinancialCredits)}};
    case PrivateBuilding::LoanAgency:
        return {{"work", {}}, {"credit", "2"}, {"machine", "/"}};
    case PrivateBuilding::ResearchLab:
        return {{"machine", QStringLiteral("½")}, {"wheel", QStringLiteral("↑")}};
    case PrivateBuilding::RobotFactory:
        return {{"machine", QString::number(kRobotFactoryMachines)}};
    case PrivateBuilding::WindFarm:
        return iconsOf(Rewards{{RewardKind::UsableEnergy, kWindFarmEnergy}});
    }
    return {};
}

} // namespace

PictureFace faceOf(Work work) {
    const WorkInfo& info = infoOf(work);
    PictureFace face;
    face.group = pileOf(work);
    face.head = explain::codeOf(work);
    face.cost = machines(info.excavators, info.mixers);
    face.icons = iconsOf(info.reward);
    face.title = expansionText(QT_TRANSLATE_NOOP("Pictures", "External work %1")).arg(face.head);
    face.text =
        QStringLiteral("%1: %2").arg(explain::paymentText({info.excavators, info.mixers, 0, 0}),
                                     explain::rewardsText(info.reward));
    return face;
}

PictureFace faceOf(PrivateBuilding building) {
    const PrivateBuildingInfo& info = infoOf(building);
    PictureFace face;
    face.head = QString::number(info.vp);
    face.cost = machines(info.excavators, info.mixers);
    if (info.cost > 0)
        face.icons.append(PictureIcon{"credit", QStringLiteral("−%1").arg(info.cost)});
    face.icons.append(actionIcons(building));
    face.title = explain::nameOf(building);
    face.text =
        expansionText(QT_TRANSLATE_NOOP("Pictures", "Costs %1; worth %2 VP at the end. Action: %3"))
            .arg(explain::paymentText({info.excavators, info.mixers, 0, 0}))
            .arg(info.vp)
            .arg(info.cost > 0 ? QStringLiteral("−%1, %2").arg(explain::costText(0, info.cost),
                                                               explain::actionText(building))
                               : explain::actionText(building));
    return face;
}

} // namespace barrage
