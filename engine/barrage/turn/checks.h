#pragma once

#include "engine/barrage/error.h"
#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

/// The rules for each kind of move, once it is known that such a move is asked for and who has to
/// make it. check() in legal.h is the way in.
namespace barrage {

Check checkMove(const State& state, Company company, const Build& move);
Check checkMove(const State& state, Company company, const Produce& move);
Check checkMove(const State& state, Company company, const ManageWater& move);
Check checkMove(const State& state, Company company, const UseBank& move);
Check checkMove(const State& state, Company company, const UseWorkshop& move);
Check checkMove(const State& state, Company company, const BuyMachines& move);
Check checkMove(const State& state, Company company, const TakeContracts& move);
Check checkMove(const State& state, Company company, const TakePatent& move);
Check checkMove(const State& state, Company company, const Pass& move);
Check checkMove(const State& state, Company company, const CopyOfficer& move);

Check checkMove(const State& state, Company company, const TakeWork& move);
Check checkMove(const State& state, Company company, const UseBuilding& move);
Check checkMove(const State& state, Company company, const UseOfficer& move);

Check checkMove(const State& state, Company company, const PlaceDrops& move);
Check checkMove(const State& state, Company company, const ChooseMachines& move);
Check checkMove(const State& state, Company company, const PlacePiece& move);
Check checkMove(const State& state, Company company, const FulfilContract& move);
Check checkMove(const State& state, Company company, const DiscardContract& move);
Check checkMove(const State& state, Company company, const Decline& move);
Check checkMove(const State& state, Company company, const DeclareLeftovers& move);
Check checkMove(const State& state, Company company, const PlaceInDam& move);
Check checkMove(const State& state, Company company, const TakeBackTile& move);
Check checkMove(const State& state, Company company, const TakeBackMachines& move);
Check checkMove(const State& state, Company company, const ChooseTile& move);
Check checkMove(const State& state, Company company, const GoOn& move);
Check checkMove(const State& state, Company company, const AddSource& move);

Check checkMove(const State& state, Company company, const AutomaProduce& move);
Check checkMove(const State& state, Company company, const AutomaManageWater& move);
Check checkMove(const State& state, Company company, const AutomaSweepContracts& move);
Check checkMove(const State& state, Company company, const AutomaBuild& move);
Check checkMove(const State& state, Company company, const AutomaUseWorkshop& move);
Check checkMove(const State& state, Company company, const AutomaBuyMachines& move);
Check checkMove(const State& state, Company company, const AutomaTakePatent& move);
Check checkMove(const State& state, Company company, const AutomaUseBank& move);
Check checkMove(const State& state, Company company, const AutomaTakeWork& move);

Check checkReveal(const State& state, const RevealContract& move);
Check checkReveal(const State& state, const RevealTile& move);
Check checkReveal(const State& state, const RevealAutomaTile& move);
Check checkReveal(const State& state, const RevealWork& move);

/// A correction is refused only if its values make no sense or would break what always holds.
Check checkCorrection(const State& state, const Correct& move);

} // namespace barrage
