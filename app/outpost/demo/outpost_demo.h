#pragma once

#include "app/launch/demo_games.h"

namespace launch {

/// What the table of Power Grid: Outpost waits for.
enum class OutpostSituation {
    // with the Syndicate
    FirstCards,
    StartStation,
    Auction,
    Bidding,
    SyndicateTakes,
    SyndicateBuilds,
    SyndicateOperates,
    Turn,
    Supply,
    LateTurn, // with cards of all kinds
    Over,
    // with four players
    GroupAuction,
    GroupBidding,
    GroupSupply,
    // on a map that was entered
    MapTurn,
};

/// Under which the games of the demo have it.
[[nodiscard]] QString keyOf(OutpostSituation situation);

/// Puts a game for every situation into the store, and what was entered once in them.
[[nodiscard]] core::Result<core::Done, std::string>
keepOutpostGames(const database::DatabaseFile& store, DemoGames& games);

} // namespace launch
