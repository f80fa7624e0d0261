#pragma once

#include <cstdint>
#include <vector>

#include "engine/outpost/card.h"
#include "engine/outpost/types.h"

namespace outpost {

/// Why money changes.
enum class Source : std::uint8_t { Card, Building, Workers, Income, Correction };
inline constexpr int kSourceCount = 5;

enum class EventKind : std::uint8_t {
    RoundBegan, // amount: round
    PhaseBegan, // amount: phase, from 1 to 4; run 2 of the auction tells phase 2 again
    OrderSet,   // who; amount: place from 1, the Syndicate's included
    StepBegan,  // amount: 2 or 3
    TurnBegan,  // who: in phase 3
    // cards
    CardDrawn,     // card
    CardPiled,     // card: it joined a card of its number
    CardToFuture,  // card: pushed out of the current market
    CardToCurrent, // card: slid into the current market
    CardBoxed,     // card; amount: tokens' sum that left with it
    CardUnderDeck, // card
    DeckShuffled,  // amount: cards in it
    TokenPlaced,   // card; amount: value
    CardPutUp,     // who; card; amount: opening bid
    BidMade,       // who; amount
    BidPassed,     // who
    CardBought,    // who; card; amount: paid, after the discount of the Data Library
    Passed,        // who
    CardTaken,     // the Syndicate; card
    CardPlaced,    // who; card; other: the card replaced, if any; index: Slot
    // pieces
    PiecePlaced,     // who; piece; city; amount: field cost; index: station field from 0
    PieceOnOutpost,  // who; piece; index: which Outpost card
    NoFieldForPiece, // the Syndicate; piece
    // workers and money
    MoneyChanged,    // who; amount; source
    SeasonalHired,   // who; amount
    WorkersHoused,   // who; amount
    RobotMade,       // who; amount: robots now
    WorkersReturned, // who; amount: to the worker market
    CitiesSupplied,  // who; amount
    Corrected,       // index: what; amount: new value
    CardCorrected,   // card; other: what it was called before, if its facts changed
    EndReached,      // the last Bureaucracy begins
    GameEnded
};

/// Something that happened, in the order in which it happened: what the app narrates and animates.
/// Fields that a kind does not name keep their default.
struct Event {
    EventKind kind = EventKind::RoundBegan;
    Owner who = Owner::Nobody;
    Source source = Source::Card;
    Piece piece = Piece::Station;
    City city;
    std::uint8_t index = 0;
    std::int16_t amount = 0;
    Card card;
    Card other;

    friend bool operator==(const Event&, const Event&) = default;
};

using Events = std::vector<Event>;

} // namespace outpost
