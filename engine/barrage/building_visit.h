#pragma once

#include <algorithm>

#include "engine/barrage/abilities.h"
#include "engine/barrage/building.h"

/// The template part of building.h.
namespace barrage {

/// Tiles the company could use for a construction, with what they would copy.
struct TileChoice {
    Tile tile = Tile::None;
    Tile copied = Tile::None;
};
using TileChoices = core::FixedVector<TileChoice, 3 * kTileCount>;
[[nodiscard]] TileChoices tileChoices(const State& state, Company company);

/// Calls visit(payment) for every payment the supply allows; false stops. Returns false if stopped.
template <class Visit>
bool forEachPayment(const State& state, Company company, const PaymentOption& option,
                    int otherCredits, Visit visit) {
    const CompanyState& own = state.of(company);
    if (!own.hasKnownSupply())
        return visit(Payment{});
    const int credits = own.credits - otherCredits;
    if (!own.isAutoma() && credits < 0)
        return true;
    int replaced = std::min(maxReplaced(state, company), option.amount);
    if (!own.isAutoma())
        replaced = std::min(replaced, credits / kCreditsPerReplacedMachine);
    for (int r = 0; r <= replaced; ++r) {
        const int machines = option.amount - r;
        const int leastExcavators =
            std::max(0, option.allowsMixers ? machines - own.mixers : machines);
        const int mostExcavators =
            option.allowsExcavators ? std::min<int>(machines, own.excavators) : 0;
        for (int e = leastExcavators; e <= mostExcavators; ++e) {
            const Payment payment{static_cast<std::uint8_t>(e),
                                  static_cast<std::uint8_t>(machines - e),
                                  static_cast<std::uint8_t>(r)};
            if (!visit(payment))
                return false;
        }
    }
    return true;
}

template <class Visit>
void forEachConstruction(const State& state, Company company, BuildScope scope, int fee,
                         Visit visit) {
    const CompanyState& own = state.of(company);
    const TileChoices choices = tileChoices(state, company);
    for (int s = 0; s < kStructureCount; ++s) {
        const auto structure = static_cast<Structure>(s);
        for (int i = 0; i < siteCount(structure); ++i) {
            Build build;
            build.site = Site{structure, static_cast<std::uint8_t>(i)};
            if (!checkSite(state, company, build.site))
                continue;
            for (const TileChoice& choice : choices) {
                build.tile = choice.tile;
                build.copied = choice.copied;
                if (!canBuild(effectiveTile(build), structure))
                    continue;
                const TileEffect effect = effectOf(own, build);
                if (needsNoEngineers(effect) != (scope == BuildScope::WithoutEngineers))
                    continue;
                const int credits = fee + surchargeOf(build.site, effect);
                for (const PaymentOption& option :
                     paymentOptions(state, company, build.site, effect)) {
                    const bool goesOn =
                        forEachPayment(state, company, option, credits, [&](Payment payment) {
                            build.payment = payment;
                            return visit(build);
                        });
                    if (!goesOn)
                        return;
                    if (!own.hasKnownSupply())
                        break; // every option is the same empty payment
                }
            }
        }
    }
}

} // namespace barrage
