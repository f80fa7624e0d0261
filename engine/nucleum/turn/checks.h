#pragma once

#include "engine/nucleum/costs.h"
#include "engine/nucleum/error.h"
#include "engine/nucleum/move.h"
#include "engine/nucleum/state.h"

/// The rules for each kind of move, once it is known that such a move is asked for and who has to
/// make it. check() in legal.h is the way in.
namespace nucleum {

Check checkMove(const State& state, Player player, const PlayTile& move);
Check checkMove(const State& state, Player player, const LayRailway& move);
Check checkMove(const State& state, Player player, const Recharge& move);

Check checkMove(const State& state, Player player, const Urbanize& move);
Check checkMove(const State& state, Player player, const Industrialize& move);
Check checkMove(const State& state, Player player, const Develop& move);
Check checkMove(const State& state, Player player, const TakeContract& move);
Check checkMove(const State& state, Player player, const Energize& move);
Check checkMove(const State& state, Player player, const Subsidize& move);
Check checkMove(const State& state, Player player, const FulfilContract& move);
Check checkMove(const State& state, Player player, const Exchange& move);

Check checkMove(const State& state, Player player, const UnlockTechnology& move);
Check checkMove(const State& state, Player player, const TakeTechnologyVp& move);
Check checkMove(const State& state, Player player, const PlaceUranium& move);
Check checkMove(const State& state, Player player, const AdvanceIncome& move);
Check checkMove(const State& state, Player player, const TakeSpaceReward& move);
Check checkMove(const State& state, Player player, const TakeWorker& move);
Check checkMove(const State& state, Player player, const TakeOfferedTile& move);
Check checkMove(const State& state, Player player, const PlaceMarker& move);
Check checkMove(const State& state, Player player, const PlaceNucleum& move);
Check checkMove(const State& state, Player player, const Decline& move);

Check checkTable(const State& state, const RevealContract& move);
Check checkTable(const State& state, const Proceed& move);

Check checkFact(const State& state, const Fact& fact);
/// A correction is refused only if its values make no sense or would break what always holds.
Check checkCorrection(const State& state, const Correct& move);

} // namespace nucleum
