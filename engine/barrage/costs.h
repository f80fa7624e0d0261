#pragma once

#include "engine/barrage/data/technology_tiles.h"
#include "engine/barrage/move.h"
#include "engine/barrage/state.h"

/// What a construction costs.
namespace barrage {

/// The tile whose structure and effect count: Krylov's is the one it copies.
[[nodiscard]] Tile effectiveTile(const Build& build);

/// The special effect in force for this construction.
[[nodiscard]] TileEffect effectOf(const CompanyState& company, const Build& build);
[[nodiscard]] bool needsNoEngineers(TileEffect effect);

/// Credits of the red outline, if due (B-8.8, B-22.5).
[[nodiscard]] int surchargeOf(Site site, TileEffect effect);

/// One way to pay: this many machines, of each kind at most so many.
struct PaymentOption {
    int amount = 0;
    int mostExcavators = 0;
    int mostMixers = 0;

    [[nodiscard]] bool allowsExcavators() const { return mostExcavators > 0; }
    [[nodiscard]] bool allowsMixers() const { return mostMixers > 0; }
};
/// The ways to pay for a piece (B-8.5 to B-8.7, B-21.1, B-21.4, B-22.8, B-22.10, B-22.11, B-25.15,
/// B-25.23b).
using PaymentOptions = core::FixedVector<PaymentOption, 2>;
[[nodiscard]] PaymentOptions paymentOptions(const State& state, Company company, Site site,
                                            TileEffect effect);
/// How many machines of a construction may be paid with credits (B-21.5).
[[nodiscard]] int maxReplaced(const State& state, Company company);
inline constexpr int kCreditsPerReplacedMachine = 3;

} // namespace barrage
