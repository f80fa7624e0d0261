#pragma once

#include <vector>

#include "engine/barrage/event.h"
#include "engine/barrage/state.h"

namespace barrage {

enum class InstructionKind : std::uint8_t {
    FlipAutomaTile,       // index: tile, its criteria side up on the discard pile
    UncoverAutomaTile,    // index: tile now on top of the stack
    ShuffleAutomaTiles,   // index: the criteria tile that is kept out, 0 for none
    PutEngineersOnSpace,  // index: action space; amount
    PutEngineersOnBoard,  // amount
    PutEngineersBeside,   // index: section; amount
    PutEngineersInBank,   // amount
    MoveVpMarker,         // from, to; source
    MoveEnergyMarker,     // from, to; source
    TakeCredits,          // amount; negative: pay; source
    TakeMachines,         // machine; amount from the general supply
    TakeMachinesOfChoice, // amount, kinds chosen at the table
    PutOnWheel,           // tile or None; excavators, mixers, excamixers
    TurnWheel,            // by one segment
    TakeBackMachines,     // machine; amount that arrived in the open segment
    TakeBackTile,         // tile
    TakePatentTile,       // tile from the patent office
    PlacePiece,           // site
    PlaceDrop,            // to; amount
    MoveDrop,             // from, to; amount
    TakeContract,         // index: contract, laid aside as fulfilled
    PutContractUnderPile, // index: contract
    RevealContract,       // index: contract; amount: slot from 0
    PutEngineersOnWork,   // index: slot of the external work from 0; amount
    TakeWork,             // index: work, laid aside as fulfilled
    ReturnMachines,       // machine; amount to the general supply
    UseArchitect,         // the engineer put next is the architect; another turn follows
    CloseLeftSpace,       // index: private building whose left space nobody may use any more
    // what only humans do, or the table for them
    PutEngineersOnOfficer,  // amount
    PutEngineersOnBuilding, // index: private building * 4 + space; amount
    KeepContract,           // index: contract from the office, now held
    DiscardContract,        // index: contract held so far
    RevealTile,             // tile; amount: slot of the patent office from 0
    RevealWork,             // index: work; amount: slot from 0
    TakeExcamixers,         // amount; negative: back to the general supply
    TakeBackExcamixers      // amount that arrived in the open segment
};

/// One thing to do with the pieces. Fields that a kind does not name keep their default.
struct Instruction {
    InstructionKind kind = InstructionKind::TurnWheel;
    Owner who = Owner::Nobody;
    std::int16_t from = 0;
    std::int16_t to = 0;
    std::int16_t amount = 0;
    std::uint8_t index = 0;
    std::uint8_t excavators = 0;
    std::uint8_t mixers = 0;
    std::uint8_t excamixers = 0;
    Machine machine = Machine::Excavator;
    Tile tile = Tile::None;
    Source source = Source::Income;
    Cause cause;
    Place start;
    Place end;
    Site site;

    friend bool operator==(const Instruction&, const Instruction&) = default;
};

/// What has to be done with the pieces, whoever's they are, in order, so that the table shows what
/// the events say. `before` is the state before the first of them. What is cleared away at the end
/// of a round is not told.
[[nodiscard]] std::vector<Instruction> instructionsFor(const State& before, const Events& events);

} // namespace barrage
