#pragma once

#include <array>

#include "engine/nucleum/data/reward.h"
#include "engine/nucleum/types.h"

namespace nucleum {

// By level or row, both from 0 (N-5.1, N-6.1, N-2.2, NA-6).
inline constexpr std::array<int, kLevelCount> kUrbanizeCost{2, 3, 4, 5};
inline constexpr std::array<int, kRowCount> kIndustrializeCost{1, 2, 2, 3};
inline constexpr std::array<int, kRowCount> kMineCapacity{3, 2, 3, 2};

inline constexpr int kRedBorderCost = 2;     // N-5.1, N-6.2
inline constexpr int kRedTrackCost = 2;      // N-3.8
inline constexpr int kSecondTileCost = 2;    // N-7.1
inline constexpr int kMostTilePrice = 2;     // N-7.1
inline constexpr int kMostDiscount = 2;      // N-5.1, N-7.1
inline constexpr int kDirectiveDiscount = 1; // N-4.3
inline constexpr int kTileActions = 2;       // N-4.2

inline constexpr int kWorkers = 18;
inline constexpr int kStartThaler = 4;
inline constexpr int kStartWorkers = 2;
inline constexpr int kStartWorkersFirstGames = 3;
inline constexpr int kStartTiles = 4; // the Special Directive is the fifth

/// The pair of the last row; those of the others are pictures (N-6.5).
inline constexpr Reward kLastPairReward{.technology = 3};
inline constexpr int kPicturedPairs = kRowCount - 1;

/// By ContractSpace (N-8.1).
inline constexpr std::array<Reward, kContractSpaceCount> kSpaceRewards{
    {{.thaler = 2}, {.workers = 1}, {.uranium = 1}, {.achievement = 2}}};

// Effects of turbines (N-9.8); rows 2 and 3 share their energy by NA-3.
inline constexpr int kFirstTurbineDiscount = 1;
inline constexpr int kSecondTurbineDiscount = 2; // experiment A
inline constexpr int kTurbineAchievement = 2;    // experiment B
inline constexpr int kEnergyPerUranium = 2;
inline constexpr int kEnergyPerUraniumRaised = 3; // experiment C
inline constexpr int kMostTileEnergy = 9;         // what an entry may claim of a tile's bonus

} // namespace nucleum
