#pragma once

#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

/// Private to the table of corrections: things that take others along when they are set, so that
/// pieces, drops and piles still add up.
namespace barrage {

void setEngineers(State& state, const Correct& to);
void setHeadstreamDrops(State& state, const Correct& to);
void setDamDrops(State& state, const Correct& to);
void setDam(State& state, const Correct& to);
void setPiece(State& state, Owner& there, Owner owner, Structure structure);
void setTileInSupply(State& state, const Correct& to);
void setWheelTile(State& state, const Correct& to);
void setOpenTile(State& state, const Correct& to);
void setContractHeld(State& state, const Correct& to);
void setContractFulfilled(State& state, const Correct& to);
void setOpenContract(State& state, const Correct& to);
void setNationalContract(State& state, const Correct& to);
void setTurnOrderPlace(State& state, const Correct& to);
void setWorkFulfilled(State& state, const Correct& to);
void setOpenWork(State& state, const Correct& to);
void setBuildingInPlay(State& state, const Correct& to);

} // namespace barrage
