#pragma once

#include <string_view>
#include <vector>

#include "engine/outpost/decision.h"
#include "engine/outpost/instructions.h"
#include "engine/outpost/state.h"

/// The Syndicate's face: what it decides and why, and what that asks of the hands at the table. It
/// is the dummy opponent of the game for two (section 14). Pure functions: nothing is applied here.
namespace outpost {

/// Whether the open question is the Syndicate's own: SyndicateTakes or SyndicateOperates. It leaves
/// cities to the players: SyndicateBuilds and PlaceSyndicateStation are theirs.
[[nodiscard]] bool isSyndicateToDecide(const State& state);

/// Only if isSyndicateToDecide.
[[nodiscard]] Decision decide(const State& state);

/// Where the next piece may go and which part of O-14.10 says so.
enum class PlacePriority : std::uint8_t {
    OwnCity,     // a free field in a city with a Syndicate station
    NearestCity, // a neighbour of its structure with the lowest connection cost
    Table,       // without a map the players look for themselves; cities lists what they know
    Nowhere      // no field is left: the piece is not built
};
struct SyndicatePlace {
    Piece piece = Piece::Plant;
    Card card; // the card that needs the slot
    PlacePriority priority = PlacePriority::Nowhere;
    std::vector<City> cities; // that may be picked; without a map a new city is possible, too
};
/// Only if SyndicateBuilds is the open question.
[[nodiscard]] SyndicatePlace syndicatePlace(const State& state);

/// Whether the first plant is better than the second for the Syndicate (O-14.11, OA-15).
[[nodiscard]] bool isBetterPlant(const Card& a, const Card& b, PlantRanking ranking);
[[nodiscard]] bool isBetterHabitat(const Card& a, const Card& b);

} // namespace outpost
