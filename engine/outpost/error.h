#pragma once

#include "engine/core/result.h"
#include "engine/core/rule_error.h"

namespace outpost {

/// Why something is refused. The comment says what the two figures of the error mean, if any.
enum class ErrorCode : unsigned char {
    WrongPhase, // the move answers another question than the one that is open
    WrongPlayer,
    NoSuchThing, // an index outside its table
    // setup
    WrongPlayerCount, // players
    WrongOrder,
    WrongAreas,   // small areas in play, needed
    WrongMap,     // index of the city or connection, 0 for a city, 1 for a connection
    MapTooSmall,  // adjoining cities in play, needed
    WrongCards,   // index of the first card that cannot be
    WrongOptions, // index of the figure, 0 for the payout, 1 for the sector prices
    // draws
    ImplausibleCard,
    NotAPlugCard,     // number, highest plug number
    NotInDeck,        // the card cannot be in the deck any more
    Step3NotYet,      // cards that lie above it
    Step3Expected,    // all cards above it are drawn
    TooManyOfTheKind, // cards of this kind, in the game
    TooManyOfTheBack, // cards with this back, in the game
    // auction
    NoSuchSpace,
    FutureCard,
    BidTooLow,      // bid, least
    BidMustBeLeast, // bid, the minimum bid
    NotEnoughMoney, // there, needed
    CannotPass,
    NotInAuction,
    // building
    NotInPlay,
    CityFull,     // stations there, allowed in this Step
    AlreadyThere, // the own station or building
    FieldTaken,
    WrongField,
    NoPieceLeft,
    WrongConnection, // entered, right
    NotReachable,
    Blocked,     // a city of the Syndicate in Step 1
    NotAdjacent, // to a station of the Syndicate
    NoOutpost,
    PieceThere, // already on the Outpost card
    // company board
    NotInPool,
    WrongSlot,
    NoFreeSlot, // cards on the slots, unlocked slots
    NotOnBoard,
    NotBetter,
    // workers
    WrongNumber, // asked for, allowed
    NoRobotsCard,
    NoRobotLeft,
    NobodyForRobot, // no worker or robot to put on the card
    // Bureaucracy
    TooManySupplied, // declared, possible
    // Syndicate
    CloserFieldFree, // a field of higher priority is free
    FieldFree,       // there is a field, so the piece must be built
    // corrections
    OutOfRange, // value, allowed
    NotSorted,
    TooManyPieces,
    CountMismatch,
    NotThere // the card does not lie where the correction takes it from
};

using Error = core::RuleError<ErrorCode>;
template <class T>
using Result = core::Result<T, Error>;
using Check = Result<core::Done>;

inline Check allowed() { return core::Done{}; }
using core::refuse;

} // namespace outpost
