#pragma once

#include "engine/nucleum/turn/effects.h"

/// What each kind of move does, once it is known to be allowed. apply() is the way in.
namespace nucleum {

void perform(Effects& e, Player player, const PlayTile& move);
void perform(Effects& e, Player player, const LayRailway& move);
void perform(Effects& e, Player player, const Recharge& move);

void perform(Effects& e, Player player, const Urbanize& move);
void perform(Effects& e, Player player, const Industrialize& move);
void perform(Effects& e, Player player, const Develop& move);
void perform(Effects& e, Player player, const TakeContract& move);
void perform(Effects& e, Player player, const Energize& move);
void perform(Effects& e, Player player, const Subsidize& move);
void perform(Effects& e, Player player, const FulfilContract& move);
void perform(Effects& e, Player player, const Exchange& move);

void perform(Effects& e, Player player, const UnlockTechnology& move);
void perform(Effects& e, Player player, const TakeTechnologyVp& move);
void perform(Effects& e, Player player, const PlaceUranium& move);
void perform(Effects& e, Player player, const AdvanceIncome& move);
void perform(Effects& e, Player player, const TakeSpaceReward& move);
void perform(Effects& e, Player player, const TakeWorker& move);
void perform(Effects& e, Player player, const TakeOfferedTile& move);
void perform(Effects& e, Player player, const PlaceMarker& move);
void perform(Effects& e, Player player, const PlaceNucleum& move);
void perform(Effects& e, Player player, const Decline& move);

void perform(Effects& e, const RevealContract& move);
void perform(Effects& e, const Proceed& move);
void perform(Effects& e, const Learn& move);
/// Sets what the correction says, without looking at what always holds; see checkCorrection.
void perform(Effects& e, const Correct& move);
void correct(State& state, const Correct& move);

} // namespace nucleum
