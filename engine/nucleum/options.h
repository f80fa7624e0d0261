#pragma once

#include <array>
#include <cstdint>

namespace nucleum {

enum class GovernmentInPraha : std::uint8_t { Doubled, AsPrinted };
enum class TurbineEnergy : std::uint8_t { TwoThenOne, OneThenTwo };
enum class DirectiveCounts : std::uint8_t { Yes, No };
enum class EasternCoal : std::uint8_t { DresdenOnly, RiesaAndDresden };
enum class WildRailways : std::uint8_t { AllOwn, LaidAfterwards };
enum class IncomeFrom : std::uint8_t { Tracks, Hand };

/// Readings a table may choose for a game; the defaults are those of RULES.md.
struct Rulings {
    GovernmentInPraha governmentInPraha = GovernmentInPraha::Doubled; // NA-1
    TurbineEnergy turbineEnergy = TurbineEnergy::TwoThenOne;          // NA-3
    DirectiveCounts directiveCounts = DirectiveCounts::Yes;           // NA-5, for C06 and C26
    EasternCoal easternCoal = EasternCoal::DresdenOnly;               // NA-7, map for two
    /// NA-13: the multipliers of tiers 1, 2 and 6.
    std::array<std::uint8_t, 3> multipliers{1, 2, 6};
    WildRailways wildRailways = WildRailways::AllOwn; // NA-14
    IncomeFrom incomeFrom = IncomeFrom::Tracks;       // NA-16

    friend bool operator==(const Rulings&, const Rulings&) = default;
};

struct Options {
    bool firstGames = false; // one more worker at the start (N-3.13)
    Rulings rulings;

    friend bool operator==(const Options&, const Options&) = default;
};

} // namespace nucleum
