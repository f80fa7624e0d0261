#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "engine/core/ruling.h"
#include "engine/nucleum/options.h"

namespace nucleum {

using Ruling = core::Ruling<Rulings>;

/// The way to one of the multipliers that the rulebook's text does not name (NA-13).
template <std::size_t Index>
struct MultiplierOf {
    constexpr auto& operator()(auto& rulings) const { return rulings.multipliers[Index]; }
};

/// Every ruling, in the order in which logs name them; NA-1 and so on stand in options.h. The
/// multipliers go on as the row does, or are like their neighbours.
inline constexpr std::array kRulings{
    core::rulingOf<Rulings, &Rulings::governmentInPraha, GovernmentInPraha::AsPrinted>(
        "government_in_praha", "doubled", "as_printed"),
    core::rulingOf<Rulings, &Rulings::turbineEnergy, TurbineEnergy::OneThenTwo>(
        "turbine_energy", "two_then_one", "one_then_two"),
    core::rulingOf<Rulings, &Rulings::directiveCounts, DirectiveCounts::No>("directive_counts",
                                                                            "yes", "no"),
    core::rulingOf<Rulings, &Rulings::easternCoal, EasternCoal::RiesaAndDresden>(
        "eastern_coal", "dresden", "riesa_and_dresden"),
    core::rulingOf<Rulings, MultiplierOf<0>{}, 2>("multiplier_1", "1", "2"),
    core::rulingOf<Rulings, MultiplierOf<1>{}, 1>("multiplier_2", "2", "1"),
    core::rulingOf<Rulings, MultiplierOf<2>{}, 5>("multiplier_6", "6", "5"),
    core::rulingOf<Rulings, &Rulings::wildRailways, WildRailways::LaidAfterwards>(
        "wild_railways", "all_own", "laid_afterwards"),
    core::rulingOf<Rulings, &Rulings::incomeFrom, IncomeFrom::Hand>("income_from", "tracks",
                                                                    "hand"),
};

/// Logs have the multipliers as a list of numbers, because a table may enter others still.
inline constexpr std::span<const Ruling> kRulingsBeforeMultipliers = std::span(kRulings).first<4>();
inline constexpr std::span<const Ruling> kRulingsAfterMultipliers =
    std::span(kRulings).subspan<7>();

} // namespace nucleum
