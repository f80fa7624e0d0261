#pragma once

#include <array>
#include <span>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/nucleum/error.h"
#include "engine/nucleum/facts.h"
#include "engine/nucleum/options.h"
#include "engine/nucleum/state.h"
#include "engine/nucleum/types.h"

namespace nucleum {

struct Seat {
    PlayerColour colour = PlayerColour::Red;
    Experiment experiment = Experiment::A;
    Contract initialContract;

    friend bool operator==(const Seat&, const Seat&) = default;
};

struct NeutralPlace {
    City city = City::None;
    Neutral neutral;

    friend bool operator==(const NeutralPlace&, const NeutralPlace&) = default;
};

/// Every choice and draw before the first turn, from the seeded generator or copied from the table,
/// and the facts that are known by then.
struct Setup {
    Options options;
    core::FixedVector<Seat, kMaxPlayers> seats; // the first player first, then clockwise
    std::array<Contract, 2> silver{};           // the market
    std::array<Contract, 2> gold{};
    std::array<Contract, kPurpleSlots> purple{};
    std::array<MilestoneTile, kSegmentCount> milestones{};
    std::array<SetupCard, kSetupCardsDrawn> cards{}; // the first one counts with all its rows
    core::FixedVector<NeutralPlace, kNeutralPlaces> neutrals; // in the order of the cards
    Facts facts;

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// The state before the first turn, or the first thing wrong with the setup (N-3).
[[nodiscard]] Result<State> begin(const Setup& setup);

/// The same without the state.
[[nodiscard]] Check checkSetup(const Setup& setup);

/// What the setup cards put where (N-3.11); where on the city is printed on the board (N-3.12).
struct MapInstructions {
    std::array<City, kSetupCardsDrawn> neutralBuildings{}; // None: none by this card
    Plant nucleum = Plant::Zittau;
    core::FixedVector<City, 6> urbanRubble; // a city twice: two tiles
    core::FixedVector<City, 3> miningRubble;
    int turbineRubble = 0;         // on the marked spaces
    int emptyCoalSpaces = 0;       // in each area
    bool isRubbleDoubtful = false; // the card names more or fewer cities than other cards (S2, S6)
};
[[nodiscard]] MapInstructions mapInstructions(const std::array<SetupCard, kSetupCardsDrawn>& cards,
                                              int players);

/// Action tiles and contracts of a game (N-3.9).
struct StackSizes {
    int actionTiles = 0; // with those of the offer
    int silver = 0;      // with those of the market
    int gold = 0;
};
[[nodiscard]] StackSizes stackSizes(int players);

/// A random setup for so many players with these facts; experiments are dealt as well, an app may
/// let the players choose instead, from the last player on (N-3.14).
[[nodiscard]] Setup dealSetup(const Options& options, int players, const Facts& facts,
                              core::Rng& rng);

} // namespace nucleum
