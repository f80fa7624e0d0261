#pragma once

#include <cstdint>
#include <variant>

#include "engine/core/correction.h"
#include "engine/outpost/card.h"
#include "engine/outpost/types.h"

/// Everything that can be entered into a log. Each struct is data only; legal.h says when it is
/// allowed, apply.h what it does.
namespace outpost {

// --- the table ----------------------------------------------------------------------------------

/// The card turned over from the deck.
struct Draw {
    Card card;
    friend bool operator==(const Draw&, const Draw&) = default;
};

/// The hammer falls in the open auction: who won at which price, where bids were called out and not
/// entered one by one. By the table.
struct HammerFalls {
    Seat winner = Seat::P1;
    std::int16_t price = 0;
    friend bool operator==(const HammerFalls&, const HammerFalls&) = default;
};

// --- phase 2 ------------------------------------------------------------------------------------

/// Puts the top card of a market space (from 0) up for auction with an opening bid (O-5.3). The
/// last player who may buy has it at once for the minimum bid (O-5.9).
struct PutUp {
    std::uint8_t space = 0;
    std::int16_t bid = 0;
    friend bool operator==(const PutUp&, const PutUp&) = default;
};

struct Bid {
    std::int16_t amount = 0;
    friend bool operator==(const Bid&, const Bid&) = default;
};

/// Out of this auction only.
struct PassBid {
    friend bool operator==(const PassBid&, const PassBid&) = default;
};

/// Instead of putting a card up: out of the whole phase (O-5.8).
struct Pass {
    friend bool operator==(const Pass&, const Pass&) = default;
};

// --- phase 3 ------------------------------------------------------------------------------------

/// Builds a piece. With a map `connection` is the cheapest sum, which costs.h finds; without one it
/// is what the player counts. A city number equal to the number of cities so far is a new city, in
/// games without a map only.
struct Build {
    Piece piece = Piece::Station;
    City city;
    std::int16_t connection = 0;
    friend bool operator==(const Build&, const Build&) = default;
};

/// Puts a piece on the first (0) or second (1) own Outpost card, free of charge (O-13.5).
struct BuildOnOutpost {
    std::uint8_t outpost = 0;
    Piece piece = Piece::Station;
    friend bool operator==(const BuildOnOutpost&, const BuildOnOutpost&) = default;
};

/// A card from the pool on an unlocked slot; `replaced`, if set, is the card that goes back to the
/// pool (O-8.3).
struct PlaceCard {
    Card card;
    Slot slot = Slot::Plant;
    Card replaced;
    friend bool operator==(const PlaceCard&, const PlaceCard&) = default;
};

/// Hires so many seasonal workers, then fills the empty places free of charge, makes a robot if
/// wanted, and ends the turn (O-9.2, O-9.3, O-13.3).
struct Hire {
    std::uint8_t seasonal = 0;
    bool makesRobot = false;
    friend bool operator==(const Hire&, const Hire&) = default;
};

/// Ends the turn without hiring anybody (O-9.5).
struct EndTurn {
    friend bool operator==(const EndTurn&, const EndTurn&) = default;
};

// --- phase 4 ------------------------------------------------------------------------------------

struct Declare {
    std::uint8_t supplied = 0;
    friend bool operator==(const Declare&, const Declare&) = default;
};

// --- the Syndicate ------------------------------------------------------------------------------

/// One of its first six stations (O-14.3), by the player whose turn it is to place it.
struct PlaceSyndicateStation {
    City city;
    friend bool operator==(const PlaceSyndicateStation&, const PlaceSyndicateStation&) = default;
};

/// It takes its card of the auction phase (O-14.6). By the Syndicate.
struct SyndicateTake {
    friend bool operator==(const SyndicateTake&, const SyndicateTake&) = default;
};

/// The last player picks the city for the piece it has to build (O-14.10); not set: no field for it
/// is left.
struct SyndicateBuild {
    City city;
    friend bool operator==(const SyndicateBuild&, const SyndicateBuild&) = default;
};

/// It places and swaps its cards and takes its workers (O-14.11, O-14.12). By the Syndicate.
struct SyndicateOperate {
    friend bool operator==(const SyndicateOperate&, const SyndicateOperate&) = default;
};

// --- corrections --------------------------------------------------------------------------------

using core::CorrectionReason;

/// What a correction sets. The table in correction.cpp says what its numbers mean.
enum class Corrected : std::uint8_t {
    Money,
    Housed,
    Seasonal,
    Robots,
    MadeRobot,
    HasActed,
    Supplied,
    Station,
    CityBuilding,
    OutpostPiece,
    Tokens,
    DeckCards,
    Round,
    Step,
    OrderPlace,
    SyndicateHasTaken,
    MarketSpaces,
    ConnectionCost
};
inline constexpr int kCorrectedCount = 18;

using Correct = core::Correction<Corrected, Owner>;

enum class CardPlaceKind : std::uint8_t {
    Deck,        // among the cards nobody has seen
    UnderDeck,   // at the bottom, or in the shuffled deck after the Step 3 card
    Box,         // out of the game
    MarketSpace, // index: a space of its own there, from 0
    MarketPile,  // index: on top of the pile of that space
    Pool,        // owner
    PlantSlot,   // owner
    HabitatSlot  // owner
};
inline constexpr int kCardPlaceKindCount = 8;

struct CardPlace {
    CardPlaceKind kind = CardPlaceKind::Deck;
    Owner owner = Owner::Nobody;
    std::uint8_t index = 0;
    friend bool operator==(const CardPlace&, const CardPlace&) = default;
};

/// A card lies elsewhere than the log says: "arrange as on the table" is a row of these (O-6.12).
/// From the market it is the top card of the space, whichever kind of place is named.
struct MoveCard {
    Card card;
    CardPlace from;
    CardPlace to;
    CorrectionReason reason = CorrectionReason::TableDiffers;
    friend bool operator==(const MoveCard&, const MoveCard&) = default;
};

/// A card was entered with wrong facts; it changes wherever it lies.
struct ChangeCard {
    Card from;
    Card to;
    CorrectionReason reason = CorrectionReason::WrongEntry;
    friend bool operator==(const ChangeCard&, const ChangeCard&) = default;
};

using MoveKind =
    std::variant<Draw, HammerFalls, PutUp, Bid, PassBid, Pass, Build, BuildOnOutpost, PlaceCard,
                 Hire, EndTurn, Declare, PlaceSyndicateStation, SyndicateTake, SyndicateBuild,
                 SyndicateOperate, Correct, MoveCard, ChangeCard>;

struct Move {
    Actor by = Actor::Table;
    MoveKind what;

    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace outpost
