#pragma once

#include <vector>

#include "engine/outpost/error.h"
#include "engine/outpost/move.h"
#include "engine/outpost/state.h"

namespace outpost {

/// What has to be entered next.
enum class Question : std::uint8_t {
    Nothing,               // the game is over
    DrawCard,              // the table turns over the next card: Draw
    PlaceSyndicateStation, // PlaceSyndicateStation
    PutUpOrPass,           // PutUp or Pass
    RaiseOrPass,           // Bid or PassBid; at any time the table may say HammerFalls
    SyndicateTakes,        // SyndicateTake
    BuildAndHire,          // Build, BuildOnOutpost, PlaceCard, at last Hire or EndTurn
    SyndicateBuilds,       // SyndicateBuild
    SyndicateOperates,     // SyndicateOperate
    DeclareSupply          // Declare
};
[[nodiscard]] Question question(const State& state);

/// Who has to answer: a player, the Syndicate (its moves have no choice, syndicate.h makes
/// them) or the table. Only while the game is not over.
[[nodiscard]] Actor decider(const State& state);

/// Whether the move may be made now; if not, the first rule against it.
[[nodiscard]] Check check(const State& state, const Move& move);

/// The moves that check allows now, except corrections, in a fixed order, each once. Where a number
/// is open it stands with its least value, and check allows greater ones: the opening bid of PutUp,
/// the amount of Bid, the price of HammerFalls, without a map the connection of Build. Cards the
/// table does not know cannot be listed: then a draw offers nothing and drawable() says what fits.
[[nodiscard]] std::vector<Move> legalMoves(const State& state);
/// The same into a vector that is used again.
void legalMoves(const State& state, std::vector<Move>& moves);

/// The move with its open number at the least value, as legalMoves offers it.
[[nodiscard]] Move asOffered(const State& state, const Move& move);

} // namespace outpost
