#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/outpost/card.h"
#include "engine/outpost/data/box.h"
#include "engine/outpost/map.h"
#include "engine/outpost/options.h"
#include "engine/outpost/types.h"

namespace outpost {

using Cards = core::FixedVector<Card, kCardCount>;

// --- companies ----------------------------------------------------------------------------------

/// Pieces on one Outpost card (O-13.5).
struct OutpostPieces {
    std::array<bool, kPieceCount> has{};

    [[nodiscard]] bool of(Piece piece) const { return has[static_cast<std::size_t>(piece)]; }

    friend bool operator==(const OutpostPieces&, const OutpostPieces&) = default;
};

/// A player's company, or the Syndicate's (no money, no robots).
struct Company {
    std::int16_t money = 0;
    Cards pool;                                      // technologies included
    core::FixedVector<Card, kSlotsOfAKind> plants;   // on plant slots; Moon Base possible
    core::FixedVector<Card, kSlotsOfAKind> habitats; // on habitat slots; Moon Base possible
    std::array<std::uint8_t, kPieceCount> built{};   // pieces in cities and on Outpost cards
    std::array<OutpostPieces, 2> outposts{};         // of the first and second Outpost card owned
    std::uint8_t housed = 0;                         // permanent workers, robots not counted
    std::uint8_t seasonal = 0;
    std::uint8_t robots = 0;
    bool usesTechnologies = true; // the Syndicate does not (O-14.7)
    bool madeRobot = false;       // this round: one worker or robot is busy on the Robots card
    bool hasActed = false;        // the order marker stands in the right column
    bool hasDeclared = false;     // in this phase 4
    std::uint8_t supplied = 0;    // cities, as last declared

    /// Cities of the network, Outpost cards included.
    [[nodiscard]] int network() const { return builtOf(Piece::Station); }
    [[nodiscard]] int builtOf(Piece piece) const { return built[static_cast<std::size_t>(piece)]; }
    /// Unlocked slots of a kind (O-8.1).
    [[nodiscard]] int unlocked(Slot slot) const {
        return builtOf(slot == Slot::Plant ? Piece::Plant : Piece::Habitat);
    }
    [[nodiscard]] const core::FixedVector<Card, kSlotsOfAKind>& on(Slot slot) const {
        return slot == Slot::Plant ? plants : habitats;
    }
    [[nodiscard]] core::FixedVector<Card, kSlotsOfAKind>& on(Slot slot) {
        return slot == Slot::Plant ? plants : habitats;
    }

    friend bool operator==(const Company&, const Company&) = default;
};

// --- cities -------------------------------------------------------------------------------------

struct CityState {
    std::array<Owner, kStationFields> stations{}; // on the fields 10, 15, 20
    Owner building = Owner::Nobody;               // on the field for a plant or a habitat
    FieldKind field = FieldKind::Unknown;
    bool isInPlay = true;

    [[nodiscard]] int stationCount() const {
        int count = 0;
        for (const Owner owner : stations)
            count += owner != Owner::Nobody ? 1 : 0;
        return count;
    }
    [[nodiscard]] bool hasStation(Owner owner) const {
        return stations[0] == owner || stations[1] == owner || stations[2] == owner;
    }
    [[nodiscard]] bool belongsTo(Owner owner) const {
        return building == owner || hasStation(owner);
    }

    friend bool operator==(const CityState&, const CityState&) = default;
};

// --- cards --------------------------------------------------------------------------------------

inline constexpr int kMaxPile = 8;

/// One space of the market: a card, or a pile of cards with the same number.
struct MarketSpace {
    core::FixedVector<Card, kMaxPile> cards;         // the top card is the last one
    std::array<std::uint8_t, kTokenValues> tokens{}; // how many tokens of value 1 to 5
    bool isUnderHammer = false;

    [[nodiscard]] const Card& top() const { return cards.back(); }
    [[nodiscard]] bool isPile() const { return cards.size() > 1; }
    [[nodiscard]] int discount() const {
        int sum = 0;
        for (std::size_t i = 0; i < tokens.size(); ++i)
            sum += tokens[i] * (static_cast<int>(i) + 1);
        return sum;
    }

    friend bool operator==(const MarketSpace&, const MarketSpace&) = default;
};

/// The draw deck from top to bottom: cards nobody has seen, the Step 3 card, then the cards that
/// went under it, first one first. When the Step 3 card is drawn these are shuffled.
struct Deck {
    std::uint8_t total = 0; // cards of this game, the Step 3 card not counted
    std::uint8_t unseen = 0;
    std::uint8_t drawn = 0; // cards ever drawn from the unseen ones
    bool hasStep3 = true;
    Cards shuffled; // in unknown order, on top once the Step 3 card is gone
    Cards under;    // in this order
    Cards unknown;  // cards of the box nobody has seen, if the table knows all cards; else empty
    bool isKnown = false;

    [[nodiscard]] bool empty() const {
        return unseen == 0 && !hasStep3 && shuffled.empty() && under.empty();
    }

    friend bool operator==(const Deck&, const Deck&) = default;
};

// --- the course of the game ---------------------------------------------------------------------

struct Auction {
    bool isOpen = false;
    Seat chooser = Seat::P1;
    Seat bidder = Seat::P1; // who made the highest bid
    Seat next = Seat::P1;   // who has to raise or pass
    SeatSet in;             // who has not passed, the bidder included
    std::int16_t bid = 0;

    friend bool operator==(const Auction&, const Auction&) = default;
};

/// How far phase 4 has come.
enum class BureaucracyStage : std::uint8_t { Income, Discounts, Highest };

/// What is left to do because the Step 3 card was drawn.
enum class Step3State : std::uint8_t {
    NotDrawn,
    InMarket,     // drawn in phase 2, starts with phase 3
    LowestLeaves, // as soon as the Step 2 replacement, if any, was drawn (O-11.7)
    StartsLater,  // drawn in phase 4, starts with the next round
    Started
};

/// The whole game. Always a pure function of setup and moves.
struct State {
    Options options;
    Map map;
    std::uint8_t players = 0;
    std::uint8_t round = 1;
    std::uint8_t step = 1;
    Phase phase = Phase::Setup;
    core::FixedVector<Seat, kMaxPlayers> order;   // players only; the Syndicate is always second
    std::array<Company, kMaxPlayers> companies{}; // by seat
    Company syndicate;                            // in the game for two
    core::FixedVector<CityState, kMaxCities> cities;
    std::uint8_t workers = 0;                               // in the worker market
    core::FixedVector<MarketSpace, kMarketCapacity> market; // ascending
    std::uint8_t marketSpaces = kMarketSpaces;              // how many should be filled now
    std::uint8_t currentGaps = 0; // empty spaces of the current market while a draw is due (O-6.3)
    Deck deck;
    Cards boxed; // cards that left the game face up
    Step3State step3 = Step3State::NotDrawn;
    // phase 2
    std::uint8_t run = 1; // of the auction phase; round 1 has two
    Auction auction;
    bool syndicateHasTaken = false; // its card of this run
    bool firstHasPassed = false;    // before the Syndicate took its card
    bool isRefillHeld = false;      // the market is refilled after the auction (OA-4)
    // phase 3
    std::uint8_t turn = 0;        // turns of this phase that are over
    bool isBoardBegun = false;    // the player has placed a card: no more building (O-7.1)
    std::uint8_t unplaceable = 0; // bit 0, 1: no field left for a Syndicate plant, habitat
    // phase 4
    BureaucracyStage stage = BureaucracyStage::Income;
    bool isLastRound = false; // the end was reached in phase 3 (O-12.1)

    [[nodiscard]] bool isOver() const { return phase == Phase::GameOver; }
    [[nodiscard]] bool hasSyndicate() const { return players == 2; }
    [[nodiscard]] Company& of(Seat seat) { return companies[indexOf(seat)]; }
    [[nodiscard]] const Company& of(Seat seat) const { return companies[indexOf(seat)]; }
    /// A player's company or the Syndicate's.
    [[nodiscard]] Company& of(Owner owner) {
        return owner == Owner::Syndicate ? syndicate : of(seatOf(owner));
    }
    [[nodiscard]] const Company& of(Owner owner) const {
        return owner == Owner::Syndicate ? syndicate : of(seatOf(owner));
    }
    [[nodiscard]] const CityState& at(City city) const { return cities[city.index()]; }
    [[nodiscard]] CityState& at(City city) { return cities[city.index()]; }
    /// How many spaces of the market may be put up: 4, or all in Step 3 (O-5.2); fewer while a draw
    /// is due.
    [[nodiscard]] std::size_t currentSpaces() const {
        const std::size_t most = step == 3 ? kMarketSpacesStep3 : kCurrentSpaces - currentGaps;
        return market.size() < most ? market.size() : most;
    }

    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State>);

} // namespace outpost
