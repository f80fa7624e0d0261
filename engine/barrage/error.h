#pragma once

#include "engine/core/result.h"
#include "engine/core/rule_error.h"

namespace barrage {

/// Why something is refused. The comment says what the two figures of the error mean, if any.
enum class ErrorCode : unsigned char {
    WrongPhase, // the move answers another question than the one that is open
    WrongPlayer,
    NoSuchThing,        // an index outside its table
    NotEnoughEngineers, // there, needed
    NotEnoughCredits,   // there, needed
    NotEnoughMachines,  // there, needed
    SpaceTaken,
    SpaceBlocked,   // players, players needed
    SpaceNotInGame, // patent office in the introductory game
    WrongSection,
    NoConstructionSpaceLeft,
    NoPieceLeft,
    NoTile,
    TileCannotBuild,
    NothingToCopy,
    WrongPayment,
    SiteTaken,
    SecondBaseInBasin,       // basin
    SecondPowerhouseInBasin, // basin
    NotOwnDam,
    DamAtFullHeight,
    OutsideRewardLimits,
    NotOwnPowerhouse,
    ForeignDam,
    NoConduit,
    NotConnected,
    NotEnoughDrops, // there, needed
    TooManyDrops,   // placed, allowed
    NoDrop,
    NoEnergy, // result of the production
    SamePowerhouse,
    ContractNotHeld,
    ContractNotOpen,
    SameContractTwice,
    EnergyTooLow, // there, needed
    WrongNumber,
    NotInPile,
    CannotPass,
    CannotDecline,
    OfficerNotAvailable,
    NoCopyLeft,
    NoActionLeft,
    AlreadyDoneThisTurn,
    WrongPlayerCount,
    PieceUsedTwice,
    WrongIntroductorySetup,
    NoAutomaInIntroductoryGame,
    NoHuman,
    WrongOfficer,
    WrongStartingContract,
    WrongTurnOrder,
    OutOfRange, // value, allowed
    TooManyPieces,
    TooMuchWater, // drops, capacity
    CountMismatch,
    NotInThisGame, // needs the Leeghwater Project or the promos
    NoSuchBuilding,
    SecondBuildingOnTile,
    NoOwnBuilding,
    BuildingUsedAlready,
    SpaceClosed, // by an Automa's building
    WorkNotOpen,
    NothingToTakeBack,
    NoRoomInDam,
    SameDam
};

using Error = core::RuleError<ErrorCode>;
template <class T>
using Result = core::Result<T, Error>;
using Check = Result<core::Done>;

inline Check allowed() { return core::Done{}; }
using core::refuse;

} // namespace barrage
