#include <array>

#include <QCoreApplication>

#include "app/barrage/words/names.h"
#include "app/barrage/words/words.h"
#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/private_buildings.h"

namespace explain {

namespace {

using namespace barrage;

QString expansionName(const char* source) { return QCoreApplication::translate("Names", source); }

} // namespace

QString nameOf(PrivateBuilding building) {
    static constexpr std::array kWords{QT_TRANSLATE_NOOP("Names", "Cofferdam"),
                                       QT_TRANSLATE_NOOP("Names", "Control station"),
                                       QT_TRANSLATE_NOOP("Names", "Customer office"),
                                       QT_TRANSLATE_NOOP("Names", "Development office"),
                                       QT_TRANSLATE_NOOP("Names", "Energy relay field"),
                                       QT_TRANSLATE_NOOP("Names", "Financial division"),
                                       QT_TRANSLATE_NOOP("Names", "Loan agency"),
                                       QT_TRANSLATE_NOOP("Names", "Research lab"),
                                       QT_TRANSLATE_NOOP("Names", "Robot factory"),
                                       QT_TRANSLATE_NOOP("Names", "Wind farm")};
    static_assert(kWords.size() == kPrivateBuildingCount);
    return expansionName(kWords[static_cast<std::size_t>(building)]);
}

QString nameOf(Work work) {
    if (!work.isSet() || work.value >= kWorkCount)
        return expansionName(QT_TRANSLATE_NOOP("Names", "no external work"));
    const WorkInfo& info = infoOf(work);
    return expansionName(QT_TRANSLATE_NOOP("Names", "external work %1, %2: %3"))
        .arg(codeOf(work), paymentText({info.excavators, info.mixers, 0, 0}),
             rewardsText(info.reward));
}

QString codeOf(Work work) {
    return QChar(u'A' + pileOf(work)) + QString::number(work.value % kWorksPerPile + 1);
}

QString nameOf(BuildingSpace space) {
    switch (space) {
    case BuildingSpace::Left:
        return expansionName(QT_TRANSLATE_NOOP("Names", "left space"));
    case BuildingSpace::Right1:
    case BuildingSpace::Right2:
    case BuildingSpace::Right3:
        return expansionName(QT_TRANSLATE_NOOP("Names", "right space %1"))
            .arg(static_cast<int>(space));
    case BuildingSpace::Officer:
        return expansionName(QT_TRANSLATE_NOOP("Names", "officer's space"));
    case BuildingSpace::None:
        break;
    }
    return expansionName(QT_TRANSLATE_NOOP("Names", "at once"));
}

QString actionText(PrivateBuilding building) {
    switch (building) {
    case PrivateBuilding::Cofferdam:
        return expansionName(QT_TRANSLATE_NOOP("Names", "1 drop into an own or neutral dam"));
    case PrivateBuilding::ControlStation:
        return expansionName(QT_TRANSLATE_NOOP("Names", "production +%1"))
            .arg(kControlStationBonus);
    case PrivateBuilding::CustomerOffice:
        return expansionName(QT_TRANSLATE_NOOP("Names", "fulfil any own contract"));
    case PrivateBuilding::DevelopmentOffice:
        return expansionName(
            QT_TRANSLATE_NOOP("Names", "take a technology tile back from the wheel"));
    case PrivateBuilding::EnergyRelayField:
        return rewardText({RewardKind::Energy, kRelayFieldEnergy});
    case PrivateBuilding::FinancialDivision:
        return rewardText({RewardKind::Credits, kFinancialCredits});
    case PrivateBuilding::LoanAgency:
        return expansionName(
            QT_TRANSLATE_NOOP("Names", "an external work, 2 credits for each machine"));
    case PrivateBuilding::ResearchLab:
        return expansionName(
            QT_TRANSLATE_NOOP("Names", "take half the machines of a wheel segment back"));
    case PrivateBuilding::RobotFactory:
        return rewardText({RewardKind::AnyMachines, kRobotFactoryMachines});
    case PrivateBuilding::WindFarm:
        return rewardText({RewardKind::UsableEnergy, kWindFarmEnergy});
    }
    return {};
}

QString costText(int engineers, int credits) {
    QStringList parts;
    if (engineers > 0)
        parts.append(counted(engineers, Listed::Engineer));
    if (credits > 0)
        parts.append(counted(credits, Object::Credit));
    return parts.join(QStringLiteral(", "));
}

} // namespace explain
