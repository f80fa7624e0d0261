#pragma once

#include <array>

#include "engine/nucleum/data/reward.h"
#include "engine/nucleum/types.h"

namespace nucleum {

/// What a contract counts of a player's own; see N-15.1 for what counts how.
enum class Requirement : std::uint8_t {
    StructuresInColour,
    BuildingsOfType,
    GovernmentBuildings,
    ActionTiles, // in the pool or on top of the board
    Achievement, // tokens held
    Railways,
    Turbines,
    Mines,
    Uranium, // cubes on mines
    EnergizedBuildings,
    BuildingInPraha,
    EnergizedBuildingInPraha,
    NetworkSize,
    CityColours, // of cities with a building
    FulfilledContracts
};

struct RequirementInfo {
    Requirement what;
    std::uint8_t count;
    CityColour colour = CityColour::Unknown; // of StructuresInColour
    BuildingType type{};                     // of BuildingsOfType
};

struct ContractInfo {
    ContractKind kind;
    RequirementInfo requirement;
    Reward reward;
};

/// By Contract.
// clang-format off
inline constexpr std::array<ContractInfo, kContractCount> kContracts{{
    {ContractKind::Initial, {Requirement::StructuresInColour, 2, CityColour::Green}, {.thaler = 2, .vp = 2, .technology = 1}}, // C01
    {ContractKind::Initial, {Requirement::StructuresInColour, 2, CityColour::Purple}, {.technology = 1}}, // C02
    {ContractKind::Initial, {Requirement::StructuresInColour, 2, CityColour::White}, {.technology = 1}}, // C03
    {ContractKind::Initial, {Requirement::StructuresInColour, 2, CityColour::Orange}, {.technology = 1}}, // C04
    {ContractKind::Silver, {Requirement::BuildingsOfType, 2, CityColour::Unknown, BuildingType::Laboratory}, {.uranium = 1, .vp = 3}}, // C05
    {ContractKind::Silver, {Requirement::ActionTiles, 8}, {.workers = 1, .technology = 1}}, // C06
    {ContractKind::Silver, {Requirement::Achievement, 6}, {.vp = 4}}, // C07
    {ContractKind::Silver, {Requirement::Railways, 5}, {.vp = 2, .technology = 1}}, // C08
    {ContractKind::Silver, {Requirement::Turbines, 2}, {.workers = 1, .vp = 2}}, // C09
    {ContractKind::Silver, {Requirement::EnergizedBuildings, 2}, {.thaler = 2, .vp = 2}}, // C10
    {ContractKind::Silver, {Requirement::BuildingsOfType, 2, CityColour::Unknown, BuildingType::Residence}, {.technology = 1}}, // C11
    {ContractKind::Silver, {Requirement::BuildingsOfType, 2, CityColour::Unknown, BuildingType::Factory}, {.vp = 2, .technology = 1}}, // C12
    {ContractKind::Silver, {Requirement::BuildingInPraha, 1}, {.technology = 1}}, // C13
    {ContractKind::Silver, {Requirement::NetworkSize, 4}, {.vp = 3, .technology = 1}}, // C14
    {ContractKind::Silver, {Requirement::GovernmentBuildings, 1}, {.incomeVp = 2, .technology = 1}}, // C15
    {ContractKind::Silver, {Requirement::CityColours, 2}, {.thaler = 2, .vp = 3}}, // C16
    {ContractKind::Silver, {Requirement::Mines, 2}, {.thaler = 2, .vp = 2}}, // C17
    {ContractKind::Gold, {Requirement::StructuresInColour, 5, CityColour::Orange}, {.vp = 6, .technology = 2}}, // C18
    {ContractKind::Gold, {Requirement::StructuresInColour, 5, CityColour::Green}, {.workers = 2, .vp = 6, .technology = 2}}, // C19
    {ContractKind::Gold, {Requirement::StructuresInColour, 5, CityColour::Purple}, {.vp = 6, .technology = 2}}, // C20
    {ContractKind::Gold, {Requirement::StructuresInColour, 5, CityColour::White}, {.vp = 6, .technology = 2}}, // C21
    {ContractKind::Gold, {Requirement::CityColours, 3}, {.vp = 6}}, // C22
    {ContractKind::Gold, {Requirement::EnergizedBuildings, 4}, {.thaler = 3, .vp = 6}}, // C23
    {ContractKind::Gold, {Requirement::EnergizedBuildingInPraha, 1}, {.thaler = 4, .technology = 2}}, // C24
    {ContractKind::Gold, {Requirement::Railways, 7}, {.vp = 6, .technology = 2}}, // C25
    {ContractKind::Gold, {Requirement::ActionTiles, 11}, {.workers = 2, .vp = 5, .technology = 2}}, // C26
    {ContractKind::Gold, {Requirement::Achievement, 13}, {.vp = 8}}, // C27
    {ContractKind::Gold, {Requirement::BuildingsOfType, 3, CityColour::Unknown, BuildingType::Residence}, {.vp = 3, .technology = 2}}, // C28
    {ContractKind::Gold, {Requirement::BuildingsOfType, 3, CityColour::Unknown, BuildingType::Factory}, {.vp = 5, .technology = 2}}, // C29
    {ContractKind::Gold, {Requirement::BuildingsOfType, 3, CityColour::Unknown, BuildingType::Laboratory}, {.uranium = 2, .vp = 5}}, // C30
    {ContractKind::Gold, {Requirement::GovernmentBuildings, 2}, {.incomeVp = 2, .technology = 2}}, // C31
    {ContractKind::Gold, {Requirement::Turbines, 3}, {.workers = 2, .vp = 5}}, // C32
    {ContractKind::Gold, {Requirement::Mines, 3}, {.thaler = 4, .vp = 6}}, // C33
    {ContractKind::Gold, {Requirement::NetworkSize, 7}, {.vp = 6, .technology = 2}}, // C34
    {ContractKind::Gold, {Requirement::FulfilledContracts, 5}, {.vp = 2, .technology = 2}}, // C35
    {ContractKind::Purple, {Requirement::Turbines, 4}, {.vp = 6, .technology = 3}}, // C36
    {ContractKind::Purple, {Requirement::Achievement, 17}, {.vp = 4, .technology = 3}}, // C37
    {ContractKind::Purple, {Requirement::GovernmentBuildings, 3}, {.vp = 6, .technology = 3}}, // C38
    {ContractKind::Purple, {Requirement::Mines, 4}, {.vp = 6, .technology = 3}}, // C39
    {ContractKind::Purple, {Requirement::Uranium, 8}, {.vp = 6, .technology = 3}}, // C40
    {ContractKind::Purple, {Requirement::StructuresInColour, 6, CityColour::Purple}, {.vp = 7, .technology = 3}}, // C41
    {ContractKind::Purple, {Requirement::StructuresInColour, 6, CityColour::Orange}, {.vp = 7, .technology = 3}}, // C42
    {ContractKind::Purple, {Requirement::StructuresInColour, 6, CityColour::Green}, {.vp = 10, .technology = 3}}, // C43
    {ContractKind::Purple, {Requirement::StructuresInColour, 6, CityColour::White}, {.vp = 7, .technology = 3}}, // C44
    {ContractKind::Purple, {Requirement::BuildingsOfType, 4, CityColour::Unknown, BuildingType::Factory}, {.vp = 5, .technology = 3}}, // C45
    {ContractKind::Purple, {Requirement::BuildingsOfType, 4, CityColour::Unknown, BuildingType::Laboratory}, {.vp = 7, .technology = 3}}, // C46
    {ContractKind::Purple, {Requirement::BuildingsOfType, 4, CityColour::Unknown, BuildingType::Residence}, {.vp = 6, .technology = 3}}, // C47
    {ContractKind::Purple, {Requirement::EnergizedBuildings, 6}, {.vp = 12}}, // C48
    {ContractKind::Purple, {Requirement::FulfilledContracts, 8}, {.vp = 12}}, // C49
    {ContractKind::Purple, {Requirement::Railways, 9}, {.vp = 12}}, // C50
}};
// clang-format on

[[nodiscard]] constexpr const ContractInfo& infoOf(Contract contract) {
    return kContracts[contract.index()];
}

} // namespace nucleum
