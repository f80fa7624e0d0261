#include "app/nucleum/words/contract_text.h"

#include "app/common/convert.h"
#include "app/nucleum/words/names.h"
#include "app/nucleum/words/words.h"
#include "engine/nucleum/data/contracts.h"
#include "engine/nucleum/ids.h"

namespace nucleum {

namespace {

QString buildingsText(BuildingType type, int count) {
    switch (type) {
    case BuildingType::Residence:
        return Nucleum::tr("Residences on the map: %1").arg(count);
    case BuildingType::Factory:
        return Nucleum::tr("Factories on the map: %1").arg(count);
    case BuildingType::Laboratory:
        return Nucleum::tr("Laboratories on the map: %1").arg(count);
    }
    return {};
}

} // namespace

QString numberOf(Contract contract) { return toQt(idOf(contract)); }

QString requirementText(Contract contract) {
    const auto& wanted = infoOf(contract).requirement;
    const int count = wanted.count;
    switch (wanted.what) {
    case Requirement::StructuresInColour:
        return Nucleum::tr("Buildings, mines and turbines in cities of one colour (%1): %2")
            .arg(nameOf(wanted.colour))
            .arg(count);
    case Requirement::BuildingsOfType:
        return buildingsText(wanted.type, count);
    case Requirement::GovernmentBuildings:
        return Nucleum::tr("Government buildings on the map: %1").arg(count);
    case Requirement::ActionTiles:
        return Nucleum::tr("Action tiles in the pool and on the board: %1").arg(count);
    case Requirement::Achievement:
        return Nucleum::tr("Achievement tokens held: %1").arg(count);
    case Requirement::Railways:
        return Nucleum::tr("Railways on the map: %1").arg(count);
    case Requirement::Turbines:
        return Nucleum::tr("Turbines on the map: %1").arg(count);
    case Requirement::Mines:
        return Nucleum::tr("Mines on the map: %1").arg(count);
    case Requirement::Uranium:
        return Nucleum::tr("Uranium on own mines: %1").arg(count);
    case Requirement::EnergizedBuildings:
        return Nucleum::tr("Energized urban buildings: %1").arg(count);
    case Requirement::BuildingInPraha:
        return Nucleum::tr("An urban building in Praha");
    case Requirement::EnergizedBuildingInPraha:
        return Nucleum::tr("An energized urban building in Praha");
    case Requirement::NetworkSize:
        return Nucleum::tr("Cities in one own network: %1").arg(count);
    case Requirement::CityColours:
        return Nucleum::tr("Urban buildings in cities of different colours, Praha left out: %1")
            .arg(count);
    case Requirement::FulfilledContracts:
        return Nucleum::tr("Other contracts fulfilled before: %1").arg(count);
    }
    return {};
}

QString rewardText(Contract contract) { return rewardText(infoOf(contract).reward); }

} // namespace nucleum
