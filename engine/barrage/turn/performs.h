#pragma once

#include "engine/barrage/turn/effects.h"

/// What each kind of move does, once it is known to be allowed. apply() is the way in.
namespace barrage {

void perform(Effects& e, Company company, const Build& move);
void perform(Effects& e, Company company, const Produce& move);
void perform(Effects& e, Company company, const ManageWater& move);
void perform(Effects& e, Company company, const UseBank& move);
void perform(Effects& e, Company company, const UseWorkshop& move);
void perform(Effects& e, Company company, const BuyMachines& move);
void perform(Effects& e, Company company, const TakeContracts& move);
void perform(Effects& e, Company company, const TakePatent& move);
void perform(Effects& e, Company company, const Pass& move);
void perform(Effects& e, Company company, const CopyOfficer& move);

void perform(Effects& e, Company company, const TakeWork& move);
void perform(Effects& e, Company company, const UseBuilding& move);
void perform(Effects& e, Company company, const UseOfficer& move);

void perform(Effects& e, Company company, const PlaceDrops& move);
void perform(Effects& e, Company company, const ChooseMachines& move);
void perform(Effects& e, Company company, const PlacePiece& move);
void perform(Effects& e, Company company, const FulfilContract& move);
void perform(Effects& e, Company company, const DiscardContract& move);
void perform(Effects& e, Company company, const Decline& move);
void perform(Effects& e, Company company, const DeclareLeftovers& move);
void perform(Effects& e, Company company, const PlaceInDam& move);
void perform(Effects& e, Company company, const TakeBackTile& move);
void perform(Effects& e, Company company, const TakeBackMachines& move);
void perform(Effects& e, Company company, const ChooseTile& move);
void perform(Effects& e, Company company, const GoOn& move);
void perform(Effects& e, Company company, const AddSource& move);

void perform(Effects& e, Company company, const AutomaProduce& move);
void perform(Effects& e, Company company, const AutomaManageWater& move);
void perform(Effects& e, Company company, const AutomaSweepContracts& move);
void perform(Effects& e, Company company, const AutomaBuild& move);
void perform(Effects& e, Company company, const AutomaUseWorkshop& move);
void perform(Effects& e, Company company, const AutomaBuyMachines& move);
void perform(Effects& e, Company company, const AutomaTakePatent& move);
void perform(Effects& e, Company company, const AutomaUseBank& move);
void perform(Effects& e, Company company, const AutomaTakeWork& move);

void perform(Effects& e, const Proceed& move);
void perform(Effects& e, const RevealContract& move);
void perform(Effects& e, const RevealTile& move);
void perform(Effects& e, const RevealAutomaTile& move);
void perform(Effects& e, const RevealWork& move);

/// Sets what the correction says, without looking at what always holds; see checkCorrection.
void correct(State& state, const Correct& move);

/// Steps 2 to 6 of a construction (B-8.2b to B-8.2f).
void construct(Effects& e, Company company, const Build& build);
/// The machines of an external work go to the general supply or on the wheel (B-25.9, B-25.27).
void payForWork(Effects& e, Company company, const TakeWork& take);
/// The open tile of a patent slot goes to the company's supply (B-15.2).
void takeTile(Effects& e, Company company, int slot);

} // namespace barrage
