#include "app/barrage/words/names.h"

#include <array>

#include <QCoreApplication>

#include "app/barrage/words/words.h"
#include "app/common/convert.h"
#include "engine/barrage/building.h"
#include "engine/barrage/data/action_spaces.h"
#include "engine/barrage/data/contracts.h"
#include "engine/barrage/data/map.h"
#include "engine/barrage/data/technology_tiles.h"

namespace explain {

namespace {

using namespace barrage;

QString nameText(const char* source) { return QCoreApplication::translate("Names", source); }

/// The word at the place of a value of an enumeration.
template <class T, std::size_t N>
QString wordOf(T thing, const std::array<const char*, N>& words) {
    const auto index = static_cast<std::size_t>(thing);
    return index < N ? nameText(words[index]) : QString();
}

QString baseAreas(int areas) {
    if (areas == kAllAreas)
        return nameText(QT_TRANSLATE_NOOP("Names", "free base in any area"));
    if (areas == areaBit(Area::Plains))
        return nameText(QT_TRANSLATE_NOOP("Names", "free base in the plains"));
    return nameText(QT_TRANSLATE_NOOP("Names", "free base in the hills or plains"));
}

QString machinesOf(const ActionSpaceInfo& info) {
    QStringList machines;
    if (info.excavators > 0)
        machines.append(counted(info.excavators, Listed::Excavator));
    if (info.mixers > 0)
        machines.append(counted(info.mixers, Listed::Mixer));
    if (info.anyMachines > 0)
        machines.append(counted(info.anyMachines, Listed::AnyMachine));
    return machines.join(QStringLiteral(" + "));
}

QString dropsOf(const ActionSpaceInfo& info) {
    return (info.flowsAtOnce ? nameText(QT_TRANSLATE_NOOP("Names", "%1, flowing at once"))
                             : nameText(QT_TRANSLATE_NOOP("Names", "%1, waiting")))
        .arg(counted(info.drops, Listed::Drop));
}

} // namespace

QString nameOf(Owner owner) {
    if (isCompany(owner))
        return barrage::nameOf(companyOf(owner));
    return owner == Owner::Neutral ? nameText(QT_TRANSLATE_NOOP("Names", "neutral"))
                                   : nameText(QT_TRANSLATE_NOOP("Names", "nobody"));
}

QString nameOf(Structure structure) {
    static constexpr std::array kWords{
        QT_TRANSLATE_NOOP("Names", "base"), QT_TRANSLATE_NOOP("Names", "elevation"),
        QT_TRANSLATE_NOOP("Names", "conduit"), QT_TRANSLATE_NOOP("Names", "powerhouse"),
        QT_TRANSLATE_NOOP("Names", "building")};
    static_assert(kWords.size() == kStructureCount);
    return wordOf(structure, kWords);
}

QString nameOf(Colour colour) {
    static constexpr std::array kWords{QT_TRANSLATE_NOOP("Names", "green"),
                                       QT_TRANSLATE_NOOP("Names", "yellow"),
                                       QT_TRANSLATE_NOOP("Names", "red")};
    return wordOf(colour, kWords);
}

QString nameOf(Section section) {
    static constexpr std::array kWords{QT_TRANSLATE_NOOP("Names", "Turbine station"),
                                       QT_TRANSLATE_NOOP("Names", "Water management"),
                                       QT_TRANSLATE_NOOP("Names", "Bank"),
                                       QT_TRANSLATE_NOOP("Names", "Workshop"),
                                       QT_TRANSLATE_NOOP("Names", "Machinery shop"),
                                       QT_TRANSLATE_NOOP("Names", "Contract office"),
                                       QT_TRANSLATE_NOOP("Names", "Patent office")};
    return wordOf(section, kWords);
}

QString nameOf(Phase phase) {
    static constexpr std::array kWords{QT_TRANSLATE_NOOP("Names", "income and headstreams"),
                                       QT_TRANSLATE_NOOP("Names", "actions"),
                                       QT_TRANSLATE_NOOP("Names", "water flow"),
                                       QT_TRANSLATE_NOOP("Names", "scoring"),
                                       QT_TRANSLATE_NOOP("Names", "end of the round"),
                                       QT_TRANSLATE_NOOP("Names", "game over")};
    return wordOf(phase, kWords);
}

QString nameOf(Officer officer) {
    // The names of people are the same in every language.
    static constexpr std::array kNames{"",
                                       "Wilhelm Adler",
                                       "Graziano Del Monte",
                                       "Viktor Fiesler",
                                       "Jill McDowell",
                                       "Solomon P. Jordan",
                                       "Anton Krylov",
                                       "Mahiri Sekibo",
                                       "Simone Luciani",
                                       "Tommaso Battista",
                                       "Leslie Spencer",
                                       "Margot Fouche",
                                       "Elon Audia",
                                       "Gennaro Grasso",
                                       "Wu Fang",
                                       "Dr. Octavius",
                                       "Amir Zahir"};
    static_assert(kNames.size() == kOfficerCount);
    return officer == Officer::None
               ? nameText(QT_TRANSLATE_NOOP("Names", "no officer"))
               : QString::fromLatin1(kNames[static_cast<std::size_t>(officer)]);
}

QString nameOf(BonusTile tile) {
    static constexpr std::array kWords{QT_TRANSLATE_NOOP("Names", "fulfilled contracts"),
                                       QT_TRANSLATE_NOOP("Names", "bases"),
                                       QT_TRANSLATE_NOOP("Names", "elevations"),
                                       QT_TRANSLATE_NOOP("Names", "conduits"),
                                       QT_TRANSLATE_NOOP("Names", "powerhouses"),
                                       QT_TRANSLATE_NOOP("Names", "advanced tiles"),
                                       QT_TRANSLATE_NOOP("Names", "external works"),
                                       QT_TRANSLATE_NOOP("Names", "buildings")};
    static_assert(kWords.size() == kBonusTileCount);
    return wordOf(tile, kWords);
}

QString nameOf(Objective objective) {
    static constexpr std::array kWords{
        QT_TRANSLATE_NOOP("Names", "spaces with a red outline"),
        QT_TRANSLATE_NOOP("Names", "most in one area"),
        QT_TRANSLATE_NOOP("Names", "connected bases"),
        QT_TRANSLATE_NOOP("Names", "fewest in one area"),
        QT_TRANSLATE_NOOP("Names", "basins with one structure or more"),
        QT_TRANSLATE_NOOP("Names", "basins with three structures or more")};
    return wordOf(objective, kWords);
}

QString nameOf(Site site) {
    if (site.structure == Structure::Building)
        return nameText(QT_TRANSLATE_NOOP("Names", "%1, slot %2"))
            .arg(nameOf(buildingOf(site.building())))
            .arg(placeOf(site.building()) + 1);
    if (site.structure != Structure::Powerhouse)
        return idOfSite(site);
    const Basin basin = infoOf(site.powerhouse()).basin;
    return QStringLiteral("P%1-%2")
        .arg(basin.value)
        .arg(site.index - infoOf(basin).firstPowerhouse + 1);
}

QString nameOf(Tile tile) {
    static constexpr std::array kLevels{"", "I", "II", "III"};
    if (tile == Tile::None)
        return nameText(QT_TRANSLATE_NOOP("Names", "no tile"));
    if (tile == Tile::Krylov)
        return nameText(QT_TRANSLATE_NOOP("Names", "Krylov's tile"));
    if (tile == Tile::Spencer)
        return nameText(QT_TRANSLATE_NOOP("Names", "Spencer's tile"));
    const TileInfo& info = infoOf(tile);
    const QString builds = info.structure ? nameOf(*info.structure)
                                          : nameText(QT_TRANSLATE_NOOP("Names", "any structure"));
    if (info.level == 0)
        return nameText(QT_TRANSLATE_NOOP("Names", "basic tile (%1)")).arg(builds);
    return nameText(QT_TRANSLATE_NOOP("Names", "tile %1 (%2)"))
        .arg(QString::fromLatin1(kLevels[info.level]), builds);
}

QString kindOf(Contract contract) {
    if (isStarting(contract))
        return nameText(QT_TRANSLATE_NOOP("Names", "starting contract"));
    if (isNational(contract))
        return nameText(QT_TRANSLATE_NOOP("Names", "national contract"));
    static constexpr std::array kColours{QT_TRANSLATE_NOOP("Names", "green contract"),
                                         QT_TRANSLATE_NOOP("Names", "yellow contract"),
                                         QT_TRANSLATE_NOOP("Names", "red contract")};
    return wordOf(colourOf(contract), kColours);
}

QString nameOf(Contract contract) {
    if (!contract.isSet() || contract.value >= kContractCount)
        return nameText(QT_TRANSLATE_NOOP("Names", "no contract"));
    const ContractInfo& info = infoOf(contract);
    return nameText(QT_TRANSLATE_NOOP("Names", "%1, %2 energy: %3"))
        .arg(kindOf(contract))
        .arg(info.energy)
        .arg(rewardsText(info.reward));
}

QString nameOf(ActionSpace space) {
    const ActionSpaceInfo& info = infoOf(space);
    switch (info.section) {
    case Section::TurbineStation:
        return nameText(QT_TRANSLATE_NOOP("Names", "Production %1"))
            .arg(info.bonus > 0   ? QStringLiteral("+%1").arg(info.bonus)
                 : info.bonus < 0 ? QStringLiteral("−%1").arg(-info.bonus)
                                  : QStringLiteral("+0"));
    case Section::WaterManagement:
        return dropsOf(info);
    case Section::Workshop:
        return rewardText({RewardKind::WheelSteps, info.segments});
    case Section::MachineryShop:
        return machinesOf(info);
    case Section::ContractOffice:
        return info.contracts == 1 ? nameText(QT_TRANSLATE_NOOP("Names", "1 contract"))
                                   : nameText(QT_TRANSLATE_NOOP("Names", "2 contracts"));
    case Section::PatentOffice:
        return nameText(QT_TRANSLATE_NOOP("Names", "Patent %1")).arg(info.patentSlot + 1);
    case Section::Bank:
        break;
    }
    return nameOf(info.section);
}

QString rewardText(const Reward& reward) {
    const int amount = reward.amount;
    switch (reward.kind) {
    case RewardKind::None:
        break;
    case RewardKind::Vp:
        return nameText(QT_TRANSLATE_NOOP("Names", "%1 VP")).arg(amount);
    case RewardKind::Credits:
        return counted(amount, Object::Credit);
    case RewardKind::Excavators:
        return counted(amount, Listed::Excavator);
    case RewardKind::Mixers:
        return counted(amount, Listed::Mixer);
    case RewardKind::AnyMachines:
        return counted(amount, Listed::AnyMachine);
    case RewardKind::Energy:
        return nameText(QT_TRANSLATE_NOOP("Names", "%1 energy")).arg(amount);
    case RewardKind::WheelSteps:
        return nameText(QT_TRANSLATE_NOOP("Names", "turn the wheel: %1"))
            .arg(counted(amount, Listed::Segment));
    case RewardKind::WaitingDrops:
        return nameText(QT_TRANSLATE_NOOP("Names", "%1, waiting"))
            .arg(counted(amount, Listed::Drop));
    case RewardKind::FlowingDrops:
        return nameText(QT_TRANSLATE_NOOP("Names", "%1, flowing at once"))
            .arg(counted(amount, Listed::Drop));
    case RewardKind::PlaceBase:
        return baseAreas(amount);
    case RewardKind::PlaceElevation:
        return nameText(QT_TRANSLATE_NOOP("Names", "free elevation"));
    case RewardKind::PlaceConduit:
        return nameText(QT_TRANSLATE_NOOP("Names", "free conduit up to value %1")).arg(amount);
    case RewardKind::PlacePowerhouse:
        return nameText(QT_TRANSLATE_NOOP("Names", "free powerhouse"));
    case RewardKind::UsableEnergy:
        return nameText(QT_TRANSLATE_NOOP("Names", "%1 energy, also for a contract")).arg(amount);
    case RewardKind::FulfilContract:
        return amount == kAnyContract
                   ? nameText(QT_TRANSLATE_NOOP("Names", "fulfil any own contract"))
                   : nameText(QT_TRANSLATE_NOOP("Names", "fulfil an own contract up to %1"))
                         .arg(amount);
    case RewardKind::AdvancedTile:
        return nameText(QT_TRANSLATE_NOOP("Names", "an open advanced tile"));
    }
    return {};
}

QString rewardsText(const Rewards& rewards) {
    QStringList texts;
    for (const Reward& reward : rewards)
        texts.append(rewardText(reward));
    return texts.join(QStringLiteral(" + "));
}

QString tileText(Tile tile, Tile copied) {
    return copied == Tile::None
               ? nameOf(tile)
               : nameText(QT_TRANSLATE_NOOP("Names", "copy of the %1")).arg(nameOf(copied));
}

QString paymentText(const Payment& payment) {
    QStringList parts;
    if (payment.excavators > 0)
        parts.append(counted(payment.excavators, Listed::Excavator));
    if (payment.mixers > 0)
        parts.append(counted(payment.mixers, Listed::Mixer));
    if (payment.excamixers > 0)
        parts.append(counted(payment.excamixers, Listed::Excamixer));
    if (payment.replaced > 0)
        parts.append(
            nameText(QT_TRANSLATE_NOOP("Names", "%1 instead of machines"))
                .arg(counted(kCreditsPerReplacedMachine * payment.replaced, Object::Credit)));
    return parts.join(QStringLiteral(", "));
}

} // namespace explain
