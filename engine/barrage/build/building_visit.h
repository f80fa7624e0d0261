#pragma once

#include <algorithm>

#include "engine/barrage/abilities.h"
#include "engine/barrage/building.h"

/// What can be built, one construction after the other.
namespace barrage {

enum class BuildScope : std::uint8_t { WithEngineers, WithoutEngineers };

/// Whether the first option has led to this payment before: without machines of either kind the
/// options are alike.
[[nodiscard]] inline bool isRepeated(const PaymentOptions& options, const PaymentOption& option,
                                     const Payment& payment) {
    return &option != &options[0] && option.amount == options[0].amount &&
           payment.excavators <= options[0].mostExcavators &&
           payment.mixers <= options[0].mostMixers;
}

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
    const int mostMixers = std::min<int>(option.mostMixers, own.mixers);
    for (int r = 0; r <= replaced; ++r) {
        const int excamixers = std::min<int>(own.excamixers, option.amount - r);
        for (int x = 0; x <= excamixers; ++x) {
            const int machines = option.amount - r - x;
            const int mostExcavators =
                std::min({machines, option.mostExcavators, int{own.excavators}});
            for (int e = std::max(0, machines - mostMixers); e <= mostExcavators; ++e) {
                const Payment payment{static_cast<std::uint8_t>(e),
                                      static_cast<std::uint8_t>(machines - e),
                                      static_cast<std::uint8_t>(r), static_cast<std::uint8_t>(x)};
                if (!visit(payment))
                    return false;
            }
        }
    }
    return true;
}

/// Every construction the supply allows if `fee` credits are due as well, each once; visit returns
/// false to stop. Engineers and construction spaces are the caller's matter.
template <class Visit>
void forEachConstruction(const State& state, Company company, BuildScope scope, int fee,
                         Visit visit) {
    const CompanyState& own = state.of(company);
    const TileChoices choices = tileChoices(state, company);
    for (int s = 0; s < kStructureCount; ++s) {
        const auto structure = static_cast<Structure>(s);
        if (structure == Structure::Building && !state.options.leeghwater)
            continue;
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
                const PaymentOptions options = paymentOptions(state, company, build.site, effect);
                for (const PaymentOption& option : options) {
                    const bool goesOn =
                        forEachPayment(state, company, option, credits, [&](Payment payment) {
                            build.payment = payment;
                            return isRepeated(options, option, payment) || visit(build);
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
