#pragma once

#include <array>
#include <cstddef>

#include "engine/outpost/card.h"
#include "engine/outpost/types.h"

/// What is in the box and how a game is set up (sections 2 and 3).
namespace outpost {

inline constexpr int kPlants = 22;
inline constexpr int kHabitats = 15;
inline constexpr int kTechnologies = 8;
inline constexpr int kPlugCards = 13;
inline constexpr int kSocketCards = kCardCount - kPlugCards;
inline constexpr int kPlugCardsOnTop = 9;
inline constexpr int kLeastNumber = 2;
inline constexpr int kMostPlugNumber = 14;
inline constexpr int kStartMoney = 60;
inline constexpr int kSyndicateStations = 16;
inline constexpr int kSyndicateStartStations = 6;
inline constexpr int kLastDiscountRound = 5;

inline constexpr int kCurrentSpaces = 4;
inline constexpr int kMarketSpaces = 8;
inline constexpr int kMarketSpacesStep3 = 6;
inline constexpr int kMarketCapacity = 12; // OA-3 may draw beyond the spaces

/// The back follows from the number (O-2.5).
[[nodiscard]] constexpr bool isPlug(const Card& card) { return card.number <= kMostPlugNumber; }
/// How many cards of the box have the same back.
[[nodiscard]] constexpr int cardsLike(const Card& card) {
    return isPlug(card) ? kPlugCards : kSocketCards;
}

struct PlayerCountRow {
    int smallAreas;
    int workersPerSector;
    int step2At;
    int endAt;
    int plugBoxed;
    int socketBoxed;
};

/// By the number of players.
[[nodiscard]] constexpr PlayerCountRow setupRow(int players) {
    constexpr std::array<PlayerCountRow, kMaxPlayers - kMinPlayers + 1> kRows{{
        {0, 3, 7, 18, 2, 6},
        {0, 3, 7, 17, 2, 6},
        {1, 4, 7, 17, 1, 3},
        {2, 5, 7, 15, 0, 0},
        {2, 5, 6, 14, 0, 0},
    }};
    return kRows[static_cast<std::size_t>(players - kMinPlayers)];
}

/// Workers of the whole game: eight sectors and a last one of double size (O-3.2).
[[nodiscard]] constexpr int workersInGame(int players) {
    return (kSectorCount + 1) * setupRow(players).workersPerSector;
}
/// Cards of the deck without the Step 3 card (O-3.8).
[[nodiscard]] constexpr int cardsInGame(int players) {
    return kCardCount - setupRow(players).plugBoxed - setupRow(players).socketBoxed;
}

[[nodiscard]] constexpr int copiesOf(Technology technology) {
    return technology == Technology::Outpost ? 2 : 1;
}

/// Field costs (O-7.3, O-7.5).
inline constexpr std::array<int, kStationFields> kStationCosts{10, 15, 20};
inline constexpr int kBuildingCost = 5;

/// What the technologies do, in figures (section 13).
inline constexpr int kDataLibraryDiscount = 5;
inline constexpr int kEcoplantsDiscount = 3;
inline constexpr int kMoonBasePlaces = 3;
inline constexpr int kMoonBaseWorkers = 3;
inline constexpr int kMoonBaseCities = 4;

} // namespace outpost
