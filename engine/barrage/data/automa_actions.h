#pragma once

#include <array>
#include <cstdint>

namespace barrage {

/// The forms in which actions are printed on the Automa tiles. With fewer engineers left an
/// action is done with what is left.
struct AutomaProductionForm {
    std::uint8_t engineers;
    std::int8_t bonus;
};
inline constexpr std::array<AutomaProductionForm, 5> kAutomaProductions{
    {{1, -2}, {1, -1}, {2, 0}, {2, 1}, {2, 2}}};

struct AutomaWaterForm {
    std::uint8_t drops;
    bool flowsAtOnce;
};
inline constexpr std::array<AutomaWaterForm, 2> kAutomaWater{{{2, false}, {1, true}}};

struct AutomaWorkshopForm {
    std::uint8_t engineers;
    std::uint8_t vpCost;
    std::uint8_t segments;
};
inline constexpr std::array<AutomaWorkshopForm, 3> kAutomaWorkshops{
    {{1, 0, 1}, {1, 2, 2}, {2, 5, 3}}};

struct AutomaMachineForm {
    std::uint8_t engineers;
    std::uint8_t vpCost;
    std::uint8_t excavators;
    std::uint8_t mixers;
    std::uint8_t any;
};
inline constexpr std::array<AutomaMachineForm, 5> kAutomaMachines{
    {{1, 2, 1, 0, 0}, {1, 3, 0, 1, 0}, {1, 3, 0, 0, 1}, {2, 4, 2, 0, 0}, {2, 5, 1, 1, 0}}};

inline constexpr int kAutomaConstructionEngineers = 2;
inline constexpr int kAutomaSmallActionEngineers = 1; // water, contract office, patent, bank
inline constexpr int kAutomaSweepEnergy = 2;
inline constexpr int kAutomaPatentVp = 2;

} // namespace barrage
