#pragma once

#include <array>

#include "engine/nucleum/types.h"

namespace nucleum {

/// What a technology does (N-16); some stand in two experiments.
enum class TechnologyEffect : std::uint8_t {
    // used when it is unlocked, as a whole or not at all
    UrbanizeNow,
    IndustrializeNow, // anywhere
    EnergizeNow,
    WorkersAndThaler,
    AchievementNow,
    FreeTile, // and it may be laid at once
    SpecialTiles,
    // lasting
    UraniumForIndustry,
    ThalerForEnergize,
    WorkerOrTileForEnergize,
    CheapUrbanizeAnywhere,
    AchievementForRailway,
    VirtualTurbine,
    OtherSpaceReward,
    ThalerForRailway,
    AchievementForContract,
    NoLinesNeeded,
    WildRailways,
    // scored at the end
    Goal
};

/// By Experiment and position.
inline constexpr auto kTechnologies = [] {
    using enum TechnologyEffect;
    return std::array<std::array<TechnologyEffect, kTechnologyCount>, kExperimentCount>{
        {{UraniumForIndustry, ThalerForEnergize, UrbanizeNow, WorkerOrTileForEnergize,
          WorkersAndThaler, EnergizeNow, CheapUrbanizeAnywhere, Goal},
         {AchievementForRailway, VirtualTurbine, IndustrializeNow, OtherSpaceReward,
          ThalerForRailway, AchievementNow, SpecialTiles, Goal},
         {ThalerForEnergize, VirtualTurbine, UrbanizeNow, WorkerOrTileForEnergize, FreeTile,
          EnergizeNow, NoLinesNeeded, Goal},
         {AchievementForRailway, AchievementForContract, IndustrializeNow, ThalerForRailway,
          FreeTile, AchievementNow, WildRailways, Goal}}};
}();

/// By position.
inline constexpr std::array<std::uint8_t, kTechnologyCount> kTechnologyLevels{1, 1, 1, 2,
                                                                              2, 2, 3, 3};
inline constexpr int kTopTechnologyLevel = 3;

[[nodiscard]] constexpr TechnologyEffect effectOf(Experiment experiment, int position) {
    return kTechnologies[indexOf(experiment)][static_cast<std::size_t>(position)];
}

[[nodiscard]] constexpr TechnologyKind kindOf(TechnologyEffect effect) {
    if (effect == TechnologyEffect::Goal)
        return TechnologyKind::PriorityGoal;
    return effect <= TechnologyEffect::SpecialTiles ? TechnologyKind::Immediate
                                                    : TechnologyKind::Permanent;
}

inline constexpr int kTechnologyUrbanizeDiscount = 2; // A3, C3, A7
inline constexpr int kTechnologyEnergy = 4;           // A6, C6
inline constexpr int kTechnologyWorkers = 3;          // A5
inline constexpr int kTechnologyThaler = 3;           // A5
inline constexpr int kTechnologyAchievement = 8;      // B6, D6
inline constexpr int kSpecialTiles = 2;               // B7
inline constexpr int kThalerPerRailway = 2;           // B5, D4

} // namespace nucleum
