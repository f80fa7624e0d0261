#pragma once

#include "engine/nucleum/move.h"
#include "engine/nucleum/state.h"

/// Prices of the actions, as figures an app can show before anything is entered.
namespace nucleum {

/// What an action costs less than printed: by the Special Directive, and where it comes from a
/// technology.
struct ActionTerms {
    bool isDirective = false;
    int extraDiscount = 0;   // Thaler, of A3 and C3
    int extraEnergy = 0;     // of A6 and C6
    bool isAnywhere = false; // B3, D3
};

/// The terms of the action that is asked for now.
[[nodiscard]] ActionTerms termsOf(const State& state);

/// N-5.1 with the discounts of tile, technologies and terms.
[[nodiscard]] int urbanizeCost(const State& state, Player player, const Urbanize& action,
                               const ActionTerms& terms);

struct IndustrializeCost {
    int workers = 0;
    int thaler = 0; // N-6.2
};
[[nodiscard]] IndustrializeCost industrializeCost(const Industrialize& action,
                                                  const ActionTerms& terms);
/// Cubes a new mine gives (N-6.4).
[[nodiscard]] int mineUranium(const State& state, Player player, bool hasSpaceUranium);

/// N-7.1; needs the prices of the offer.
[[nodiscard]] int developCost(const State& state, const Develop& action, const ActionTerms& terms);

/// The first slot of the offer with a tile; kOfferSlots if there is none.
[[nodiscard]] int firstOfferedSlot(const State& state);

} // namespace nucleum
