#include "app/barrage/pictures/reward_icons.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/explain/words.h"

namespace barrage {

namespace {

using explain::counted;
using explain::Listed;
using explain::Object;

QString text(const char* source) { return QCoreApplication::translate("Pictures", source); }

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
    }
    return {};
}

QString textOfBase(const Reward& reward) {
    if (reward.amount == kAllAreas)
        return text(QT_TRANSLATE_NOOP("Pictures", "a free base"));
    return allows(reward, Area::Hills)
               ? text(QT_TRANSLATE_NOOP("Pictures", "a free base in the hills or plains"))
               : text(QT_TRANSLATE_NOOP("Pictures", "a free base in the plains"));
}

QString textOf(const Reward& reward) {
    const int amount = reward.amount;
    switch (reward.kind) {
    case RewardKind::None:
        return {};
    case RewardKind::Vp:
        return text(QT_TRANSLATE_NOOP("Pictures", "%1 VP")).arg(amount);
    case RewardKind::Credits:
        return counted(amount, Object::Credit);
    case RewardKind::Excavators:
        return counted(amount, Listed::Excavator);
    case RewardKind::Mixers:
        return counted(amount, Listed::Mixer);
    case RewardKind::AnyMachines:
        return counted(amount, Listed::AnyMachine);
    case RewardKind::Energy:
        return text(QT_TRANSLATE_NOOP("Pictures", "energy +%1")).arg(amount);
    case RewardKind::WheelSteps:
        return text(QT_TRANSLATE_NOOP("Pictures", "wheel +%1")).arg(amount);
    case RewardKind::WaitingDrops:
        return text(QT_TRANSLATE_NOOP("Pictures", "%1 on headstreams"))
            .arg(counted(amount, Listed::Drop));
    case RewardKind::FlowingDrops:
        return text(QT_TRANSLATE_NOOP("Pictures", "%1 flowing at once"))
            .arg(counted(amount, Listed::Drop));
    case RewardKind::PlaceBase:
        return textOfBase(reward);
    case RewardKind::PlaceElevation:
        return text(QT_TRANSLATE_NOOP("Pictures", "a free elevation"));
    case RewardKind::PlaceConduit:
        return text(QT_TRANSLATE_NOOP("Pictures", "a free conduit of at most %1")).arg(amount);
    case RewardKind::PlacePowerhouse:
        return text(QT_TRANSLATE_NOOP("Pictures", "a free powerhouse"));
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

QString textOf(const Rewards& rewards) {
    QStringList parts;
    for (const Reward& reward : rewards)
        parts.append(textOf(reward));
    return parts.join(", ");
}

} // namespace barrage
