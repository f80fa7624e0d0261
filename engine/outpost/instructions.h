#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/outpost/event.h"
#include "engine/outpost/state.h"

namespace outpost {

enum class InstructionKind : std::uint8_t {
    TakeCard,      // card to its pool
    PutOnOutpost,  // piece from its board on the Outpost card
    PutStation,    // city; amount: field cost; left: stations on its board
    PutPiece,      // piece; city; left: pieces of the kind on its board
    PutCardOnSlot, // card
    SwapCards,     // card on the slot, other back to the pool
    TakeSeasonal,  // amount of workers beside its board
    FillPlaces,    // amount of workers on its habitats
    ReturnWorkers  // amount back to the worker market
};

/// One thing to do with the Syndicate's pieces. Fields that a kind does not name keep their
/// default.
struct Instruction {
    InstructionKind kind = InstructionKind::TakeCard;
    Piece piece = Piece::Station;
    City city;
    std::int16_t amount = 0;
    std::int16_t left = 0;
    Card card;
    Card other;

    friend bool operator==(const Instruction&, const Instruction&) = default;
};

/// What has to be done with the Syndicate's pieces so that the table shows what the events say, in
/// their order. `before` is the state before the first of them. Fits the events of any move: a
/// player's station may bring one of the Syndicate (O-14.8), the last Declare returns its workers.
[[nodiscard]] std::vector<Instruction> instructionsFor(const State& before, const Events& events);

} // namespace outpost
