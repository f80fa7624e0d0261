#pragma once

#include <QString>

#include "engine/nucleum/data/reward.h"
#include "engine/nucleum/move.h"
#include "engine/nucleum/types.h"

/// What things are called, as on a button or within a sentence.
namespace nucleum {

[[nodiscard]] QString nameOf(PlayerColour colour);
[[nodiscard]] QString nameOf(Experiment experiment);
[[nodiscard]] QString nameOf(City city);
[[nodiscard]] QString nameOf(CityColour colour);
[[nodiscard]] QString nameOf(EndColour colour);
[[nodiscard]] QString nameOf(Plant plant);
[[nodiscard]] QString nameOf(CoalArea area);
[[nodiscard]] QString nameOf(BuildingType type);
[[nodiscard]] QString nameOf(Building building); // "Factory II"
[[nodiscard]] QString nameOf(IndustryKind kind);
[[nodiscard]] QString nameOf(IndustryKind kind, int row); // "Mine 2"
[[nodiscard]] QString nameOf(Neutral neutral);
[[nodiscard]] QString nameOf(ContractKind kind);
[[nodiscard]] QString nameOf(ContractSpace space);
[[nodiscard]] QString nameOf(IncomeTrack track);
[[nodiscard]] QString nameOf(MilestoneTile tile);
[[nodiscard]] QString nameOf(EndCondition condition);
[[nodiscard]] QString nameOf(Subsidy subsidy);
/// I to IV, from 0.
[[nodiscard]] QString levelName(int level);
/// "Leipzig – Grimma"
[[nodiscard]] QString lineName(City a, City b);

[[nodiscard]] QString thaler(int amount);
[[nodiscard]] QString workers(int amount);
[[nodiscard]] QString uranium(int amount);
[[nodiscard]] QString tokens(int amount);
[[nodiscard]] QString vp(int amount);

/// "3 VP, technology 1", or a dash for nothing.
[[nodiscard]] QString rewardText(const Reward& reward);

} // namespace nucleum
