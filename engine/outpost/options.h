#pragma once

#include <array>
#include <cstdint>

#include "engine/outpost/types.h"

namespace outpost {

enum class SlidingCard : std::uint8_t { JoinsPile, LiesBeside };
enum class DiscountedPile : std::uint8_t { NoDraw, Draw };
enum class HighestPile : std::uint8_t { TopCard, WholePile };
enum class SyndicateSameCard : std::uint8_t { AfterAuction, NextHighest };
enum class SyndicateRefill : std::uint8_t { AtOnce, AfterAuction };
enum class BlockedCity : std::uint8_t { KeepStation, NextField };
enum class NewRobot : std::uint8_t { WorksAtOnce, WorksNextRound };
enum class PlantRanking : std::uint8_t { OutputFirst, OutputPerWorkerFirst };
enum class RobotsCardWorker : std::uint8_t { SeasonalToo, PermanentOnly };
enum class SecondRunPass : std::uint8_t { Allowed, Forbidden };
enum class EarlyStep3 : std::uint8_t { HighestLeaves, HighestStays };

/// Readings a table may choose for a game; the defaults are those of RULES.md.
struct Rulings {
    SlidingCard slidingCard = SlidingCard::JoinsPile;                      // OA-1
    DiscountedPile discountedPile = DiscountedPile::NoDraw;                // OA-3
    HighestPile highestPile = HighestPile::TopCard;                        // OA-3
    SyndicateSameCard syndicateSameCard = SyndicateSameCard::AfterAuction; // OA-4
    SyndicateRefill syndicateRefill = SyndicateRefill::AtOnce;             // OA-4
    BlockedCity blockedCity = BlockedCity::KeepStation;                    // OA-6
    NewRobot newRobot = NewRobot::WorksAtOnce;                             // OA-7
    PlantRanking plantRanking = PlantRanking::OutputFirst;                 // OA-15
    RobotsCardWorker robotsCardWorker = RobotsCardWorker::SeasonalToo;     // OA-16
    SecondRunPass secondRunPass = SecondRunPass::Allowed;                  // OA-17
    EarlyStep3 earlyStep3 = EarlyStep3::HighestLeaves;                     // OA-18

    friend bool operator==(const Rulings&, const Rulings&) = default;
};

/// Income by supplied cities, from 0 to all 18 (O-10.2). The rulebook names only two of them; the
/// others are those of the first Power Grid, so the table compares them with its summary card.
using Payout = std::array<std::uint8_t, kStations + 1>;
inline constexpr Payout kSuggestedPayout{10,  22,  33,  44,  54,  64,  73,  82,  90, 98,
                                         105, 112, 118, 124, 129, 134, 138, 142, 145};
inline constexpr std::array kPayoutsInRulebook{0, 6}; // supplied cities

/// What a worker of each sector costs (O-9.1). The rulebook names only the last sector's price; its
/// two examples agree with the others.
using SectorPrices = std::array<std::uint8_t, kSectorCount>;
inline constexpr SectorPrices kSuggestedPrices{1, 2, 3, 4, 5, 6, 7, 8, 10};
inline constexpr int kPriceInRulebook = kSectorCount - 1; // of this sector

struct Options {
    Rulings rulings;
    Payout payout = kSuggestedPayout;
    SectorPrices prices = kSuggestedPrices;

    friend bool operator==(const Options&, const Options&) = default;
};

} // namespace outpost
