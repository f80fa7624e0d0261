#pragma once

#include "engine/outpost/error.h"
#include "engine/outpost/move.h"
#include "engine/outpost/state.h"

/// The rules for each kind of move, once it is known that such a move is asked for and who has to
/// make it. check() in legal.h is the way in.
namespace outpost {

Check checkDraw(const State& state, const Draw& move);

Check checkPutUp(const State& state, Seat seat, const PutUp& move);
Check checkPass(const State& state, Seat seat);
Check checkBid(const State& state, Seat seat, const Bid& move);
Check checkHammer(const State& state, const HammerFalls& move);

/// Everything about a building but its cost.
Check checkSite(const State& state, Seat seat, Piece piece, City city);
Check checkBuild(const State& state, Seat seat, const Build& move);
Check checkOutpost(const State& state, Seat seat, const BuildOnOutpost& move);
Check checkPlaceCard(const State& state, Seat seat, const PlaceCard& move);
Check checkHire(const State& state, Seat seat, const Hire& move);
Check checkDeclare(const State& state, Seat seat, const Declare& move);

Check checkSyndicateStation(const State& state, const PlaceSyndicateStation& move);
Check checkSyndicateBuild(const State& state, const SyndicateBuild& move);

/// A correction is refused only if its values make no sense or would break what always holds.
Check checkCorrection(const State& state, const Correct& move);
Check checkCorrection(const State& state, const MoveCard& move);
Check checkCorrection(const State& state, const ChangeCard& move);

/// Outpost cards in the pool.
[[nodiscard]] int outpostsOf(const Company& company);

} // namespace outpost
