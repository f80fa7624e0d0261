#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/result.h"
#include "engine/core/rule_error.h"

namespace nucleum {

/// The comment names the figures in `args`.
enum class ErrorCode : std::uint8_t {
    WrongPhase,
    WrongPlayer,
    FactUnknown,      // FactKind, index
    NotEnoughThaler,  // there, needed
    NotEnoughWorkers, // there, needed
    NotEnoughUranium, // there, needed
    NoTile,
    NoFreeSlot,
    DirectiveIsNoRailway,
    DirectiveIsOnBoard,
    NoActionLeft,
    OnlyMainActions,
    WrongDiscount, // given, highest allowed
    NoSuchConnection,
    NoSuchSpace,
    TrackSpaceTaken,
    TrackSpaceNotReachable,
    CityNotOnMap,
    NotInNetwork,
    AlreadyBuilt,
    NotAPlant,
    NoTurbineSpace,
    SpaceShowsNoUranium,
    NoSuchOffer, // slot
    SameTileTwice,
    ContractNotOpen,
    ContractSpaceTaken,
    ContractNotReachable,
    RequirementNotMet, // there, needed
    NoContractNow,
    NoCoalLink,    // CoalArea
    NoUraniumLink, // row
    NoNucleum,
    TooMuchUranium, // used, limit
    WrongFees,      // paid, due
    NoSuchTurbine,  // Player
    NoSuchBuilding,
    AlreadyEnergized,
    BuildingNotLinked,
    NotEnoughEnergy, // there, needed
    TechnologyUnlocked,
    TechnologyTooHigh, // level, allowed
    NoRoomInMine,      // row
    WrongNumber,       // given, needed
    SameContractSpace,
    NotOnTrack,   // space
    TooFewTokens, // there, needed
    TierTaken,    // tier from 0
    PlantHasNucleum,
    CannotDecline,
    NotInStack,
    IncomeByHand, // figures given though the tracks are known, or not given
    WrongPlayerCount,
    UsedTwice,
    WrongContractKind,
    WrongCard,
    OutOfRange, // value, allowed
    FactImplausible,
    FactContradictsTable,
    CountMismatch,
    TooManyPieces
};

using Error = core::RuleError<ErrorCode>;
template <class T>
using Result = core::Result<T, Error>;
using Check = Result<core::Done>;

inline Check allowed() { return core::Done{}; }
using core::refuse;

} // namespace nucleum
