#include "engine/barrage/data/external_works.h"
#include "engine/barrage/data/private_buildings.h"
#include "engine/barrage/external_works.h"
#include "engine/barrage/turn/effects.h"

namespace barrage {

void takeWork(Effects& e, Company company, Work work) {
    e.state.works.open[static_cast<std::size_t>(openSlotOf(e.state, work))] = Work();
    e.state.of(company).works.insert(work);
    e.tell(EventKind::WorkTaken, ownerOf(company), work.value);
    const CauseScope scope(e, {CauseKind::WorkReward, ownerOf(company), work.value});
    receive(e, company, infoOf(work).reward, Source::ExternalWork);
}

void carryOutBuildingAction(Effects& e, Company company, PrivateBuilding building) {
    const Owner who = ownerOf(company);
    const CauseScope scope(e,
                           {CauseKind::BuildingAction, who, static_cast<std::uint8_t>(building)});
    e.tell(EventKind::BuildingUsed, who, static_cast<int>(building));
    gainCredits(e, company, -infoOf(building).cost, Source::BuildingAction);
    // Of a lightly tracked player's wheel nothing is known (P-4).
    const bool hasWheel = e.state.of(company).hasKnownSupply();
    switch (building) {
    case PrivateBuilding::Cofferdam:
        return e.push({TaskKind::PlaceInDam, who, BaseSpace::kNothing, true, 0});
    case PrivateBuilding::ControlStation:
        return e.push({TaskKind::ProduceAgain, who, PowerhouseSpace::kNothing,
                       static_cast<std::uint8_t>(SecondProduction::ControlStation),
                       kControlStationBonus});
    case PrivateBuilding::CustomerOffice:
        return e.push({TaskKind::FulfilContract, who, false, 0, kAnyContract});
    case PrivateBuilding::DevelopmentOffice:
        if (hasWheel)
            e.push({TaskKind::TakeBackTile, who, 0, 0, 0});
        return;
    case PrivateBuilding::EnergyRelayField:
        return moveEnergy(e, company, kRelayFieldEnergy, Source::BuildingAction);
    case PrivateBuilding::FinancialDivision:
        return gainCredits(e, company, kFinancialCredits, Source::BuildingAction);
    case PrivateBuilding::LoanAgency:
        return e.push({TaskKind::BuyWork, who, 0, 0, 0});
    case PrivateBuilding::ResearchLab:
        if (hasWheel)
            e.push({TaskKind::TakeBackMachines, who, 0, 0, 0});
        return;
    case PrivateBuilding::RobotFactory:
        return e.push({TaskKind::ChooseMachines, who, 0, 0, kRobotFactoryMachines});
    case PrivateBuilding::WindFarm:
        return gainUsableEnergy(e, company, kWindFarmEnergy, Source::BuildingAction);
    }
}

} // namespace barrage
