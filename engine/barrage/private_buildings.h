#pragma once

#include "engine/barrage/data/private_buildings.h"
#include "engine/barrage/error.h"
#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

/// Private buildings: where buildings may stand and who may use the actions (B-25.15 to B-25.20).
namespace barrage {

[[nodiscard]] bool isInPlay(const State& state, PrivateBuilding building);

/// Whether the slot is there with this number of players (R-B34).
[[nodiscard]] bool isBlocked(const State& state, BuildingSlot slot);

/// Whether a building of the company may stand there (B-25.15, B-25.16).
[[nodiscard]] Check checkBuildingSlot(const State& state, Company company, BuildingSlot slot);

[[nodiscard]] bool hasBuildingOn(const State& state, Company company, PrivateBuilding building);

/// Whether the left space is closed because an Automa has a building there (B-25.31).
[[nodiscard]] bool isLeftClosed(const State& state, PrivateBuilding building);

/// Engineers and fee of a space; the officer's takes one engineer (B-25.28).
[[nodiscard]] BuildingSpaceInfo engineersAndFee(PrivateBuilding building, BuildingSpace space);

/// Whether the action can be paid and carried out if `fee` credits are due as well (B-7.6,
/// B-25.19).
[[nodiscard]] Check checkBuildingAction(const State& state, Company company,
                                        PrivateBuilding building, int fee);

/// The action as a turn, or at once with the level I tile (B-25.18, B-25.23a, B-25.28).
[[nodiscard]] Check checkUseBuilding(const State& state, Company company, const UseBuilding& move);

/// Whether a drop may go straight into this dam: of the company, or for the cofferdam neutral.
[[nodiscard]] Check checkDamForDrop(const State& state, Company company, BaseSpace dam,
                                    const Task& task);
[[nodiscard]] bool canPlaceInDam(const State& state, Company company, const Task& task);

/// What can be taken back from the own wheel (B-25.20d, B-25.20h).
[[nodiscard]] Check checkTakeBack(const State& state, Company company, const TakeBackTile& move);
[[nodiscard]] Check checkTakeBack(const State& state, Company company,
                                  const TakeBackMachines& move);

/// VP of all private buildings with a building of the company (B-25.21).
[[nodiscard]] int buildingVp(const State& state, Company company);

} // namespace barrage
