#pragma once

#include "app/tour/demo_games.h"

namespace outpost {

/// What the table of Power Grid: Outpost waits for.
enum class Situation {
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
[[nodiscard]] QString keyOf(Situation situation);

/// Puts a game for every situation into the store, and what was entered once in them.
[[nodiscard]] tour::Kept keepDemoGames(const database::DatabaseFile& store, tour::DemoGames& games);

} // namespace outpost
