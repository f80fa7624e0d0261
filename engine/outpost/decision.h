#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/outpost/instructions.h"
#include "engine/outpost/move.h"

/// What the Syndicate does and why, as data. The app makes sentences of it.
namespace outpost {

enum class ReasonKind : std::uint8_t {
    HighestCard,        // O-14.6: card is the highest of the current market
    AfterAuction,       // OA-4: the first player put up that very card, so the pick waited
    HighestNotUpForBid, // OA-4: card is the highest that is not under the hammer
    OutpostPieces,      // O-14.7: pieces go on the Outpost card at once
    TechnologyUnused,   // O-14.7: card stays in the pool
    SlotUnlocked,       // O-14.10: card goes on the slot unlocked for it
    NoSlot,             // O-14.10: card stays in the pool, no field is left for a piece
    BetterCard,         // O-14.11: card replaces other, which is the worst
    NotBetter,          // O-14.11: card stays in the pool, all cards on the board are better
    WorkersLacking,     // O-14.12: amount seasonal workers beyond the places
    PlacesToFill,       // O-14.12: amount empty places
    MarketEmpty         // O-9.4: amount workers that the market does not have
};

struct Reason {
    ReasonKind kind = ReasonKind::HighestCard;
    std::string_view rule;
    Card card;
    Card other;
    int amount = 0;

    friend bool operator==(const Reason&, const Reason&) = default;
};

struct Decision {
    Move move;                             // SyndicateTake or SyndicateOperate
    std::vector<Reason> reasons;           // in the order of what is done
    std::vector<Instruction> instructions; // what to do with the pieces
};

} // namespace outpost
