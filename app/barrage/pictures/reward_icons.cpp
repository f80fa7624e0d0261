#include "app/barrage/pictures/reward_icons.h"

namespace barrage {

namespace {

QString atMost(int value) { return QStringLiteral("≤%1").arg(value); }

bool allows(const Reward& reward, Area area) { return (reward.amount & areaBit(area)) != 0; }

/// A free base shows the areas it may stand in.
QList<PictureIcon> iconsOfBase(const Reward& reward) {
    QList<PictureIcon> icons{{"base", {}}};
    if (reward.amount == kAllAreas)
        return icons;
    if (allows(reward, Area::Hills))
        icons.append(PictureIcon{"hills", {}});
    if (allows(reward, Area::Plains))
        icons.append(PictureIcon{"plains", {}});
    return icons;
}

QList<PictureIcon> iconsOf(const Reward& reward) {
    const QString amount = QString::number(reward.amount);
    switch (reward.kind) {
    case RewardKind::None:
        return {};
    case RewardKind::Vp:
        return {{"vp", amount}};
    case RewardKind::Credits:
        return {{"credit", amount}};
    case RewardKind::Excavators:
        return {{"excavator", amount}};
    case RewardKind::Mixers:
        return {{"mixer", amount}};
    case RewardKind::AnyMachines:
        return {{"machine", amount}};
    case RewardKind::Energy:
        return {{"energy", amount}};
    case RewardKind::WheelSteps:
        return {{"wheel", amount}};
    case RewardKind::WaitingDrops:
        return {{"waiting", amount}};
    case RewardKind::FlowingDrops:
        return {{"flow", amount}};
    case RewardKind::PlaceBase:
        return iconsOfBase(reward);
    case RewardKind::PlaceElevation:
        return {{"elevation", {}}};
    case RewardKind::PlaceConduit:
        return {{"conduit", atMost(reward.amount)}};
    case RewardKind::PlacePowerhouse:
        return {{"powerhouse", {}}};
    case RewardKind::UsableEnergy:
        return {{"energy", amount}, {"contract", QStringLiteral("≤%1").arg(reward.amount)}};
    case RewardKind::FulfilContract:
        return {{"contract",
                 reward.amount == kAnyContract ? QStringLiteral("✓") : atMost(reward.amount)}};
    case RewardKind::AdvancedTile:
        return {{"tile", amount}};
    }
    return {};
}

} // namespace

QList<PictureIcon> iconsOf(const Rewards& rewards) {
    QList<PictureIcon> icons;
    for (const Reward& reward : rewards)
        icons.append(iconsOf(reward));
    return icons;
}

} // namespace barrage
