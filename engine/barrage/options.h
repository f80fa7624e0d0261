#pragma once

#include <cstdint>

namespace barrage {

enum class Reshuffle : std::uint8_t { All, KeepCriteria };
enum class ThirdStructure : std::uint8_t { AsPrinted, CompletingOnly };
enum class TiedFirst : std::uint8_t { NotFirst, First };
enum class ProductionOrder : std::uint8_t { ContractFirst, FlowFirst };
enum class WaterTies : std::uint8_t { Letters, FewestDrops };
enum class BuildingSlots : std::uint8_t { ByPlayers, All };

/// Readings a table may choose for a game; the defaults are those of RULES.md.
struct Rulings {
    Reshuffle reshuffle = Reshuffle::All;                               // R-A1
    ThirdStructure thirdStructure = ThirdStructure::AsPrinted;          // R-A2
    TiedFirst tiedFirst = TiedFirst::NotFirst;                          // R-A3
    ProductionOrder productionOrder = ProductionOrder::ContractFirst;   // R-B1
    ProductionOrder automaProductionOrder = ProductionOrder::FlowFirst; // R-A14
    WaterTies waterTies = WaterTies::Letters;                           // R-A16
    std::uint8_t sekiboCredits = 6;                                     // R-B25: 6 or 9
    BuildingSlots buildingSlots = BuildingSlots::ByPlayers;             // R-B34

    friend bool operator==(const Rulings&, const Rulings&) = default;
};

struct Options {
    bool introductory = false;
    bool leeghwater = false;    // the Leeghwater Project (B-25)
    bool promoOfficers = false; // the promo officers join the others (B-25.30)
    Rulings rulings;

    friend bool operator==(const Options&, const Options&) = default;
};

} // namespace barrage
